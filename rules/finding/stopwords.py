"""Words that stand in every text and tell nothing apart, without accents.

What tells rules apart stays, small as it may be: not, without, before, only, two.
"""

_ITALIAN = """
a ad ai al all alla alle allo agli c che chi ci come con cui d da dai dal dall dalla dalle dallo dagli de degli dei
del dell della delle dello di e ed era essere gli ha hanno ho i il in io l la le lei lo loro lui ma mi ne nei nel
nell nella nelle nello negli o od poi puo quando quale quel quell quella quelle quelli quello quest questa queste
questi questo s se si sia sono su sua sue sugli sui sul sull sulla sulle sullo suo suoi ti un una uno vi
"""

_GERMAN = """
aber als am an auch auf aus bei beim bin bis da dann das dass dem den denn der des die dies diese diesem diesen
dieser dieses doch du ein eine einem einen einer eines er es fur hat habe haben ich ihm ihn ihr ihre im in ins ist
ja kann man mein mit nach noch oder sein seine seinem seinen seiner sich sie sind so und uns vom von war was welche
welcher wenn wer werden wie wird wo zu zum zur
"""

_SPANISH = """
a al como con cual cuando de del donde e el ella ellas ellos en era es esa ese eso esta estan este esto estos estas
ha han hay he la las le les lo los mas me mi muy ni o os para pero por porque que quien se ser si sobre son su sus
tambien te tiene tu u un una unas unos y ya
"""

_ENGLISH = """
a am an and any are as at be been but by can did do does for from had has have he her his how i if in is it its me
my of on or s she so t than that the their them then there they this those to was we were what when which who will
with would you your
"""

STOP_WORDS = {
    "it": frozenset(_ITALIAN.split()),
    "de": frozenset(_GERMAN.split()),
    "es": frozenset(_SPANISH.split()),
    "en": frozenset(_ENGLISH.split()),
}
