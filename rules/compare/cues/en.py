"""English: the words around a figure that say what it is."""

from rules.compare.cues.cue import HALF_GAP, IS, NEAR, OR_MORE, Cue, count_of

NUMBERS = {"a": 1, "an": 1, "one": 1, "single": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7}
NUMBERS |= {"eight": 8, "nine": 9, "ten": 10, "both": 2}

_COUNT = count_of(NUMBERS)
_SORT = r"(?:(?:of|the|his|her|their|those|these|new|single|more|other|further|last|silent|prior) ){0,3}"
_A_CHIP = r"s(?!\w)|[ -]?(?:\w+ )?chips?(?!\w)"
_NO_CHIP = (
    r"(?![ -]?(?:bet|raise|call|pot|all|stack|total|blind|ante|big|small|opening|re-?raise|more|in|to"
    r"|or|back|is|are|comes|goes"
    r"|behind|on top|over|between|level|levels|chip)(?!\w))"
)

CHIPS = (
    Cue("chip", rf"{_COUNT} {_SORT}", _A_CHIP),
    Cue("chip", rf"{_COUNT} {_SORT}chips? (?:of|worth) "),
    Cue("chip", r"(?:the|his|her|their|that|this|another|every|each|other) (?:\w+ )?", _A_CHIP),
    Cue("chip", "", r"[ -]chips?(?!\w)|s(?= (?:in|are|were|stay|behind|out|chips?)(?!\w))"),
    Cue("chip", rf"{_COUNT} (?:new |single |more )?(?<!\ba )(?<!\ban )", _NO_CHIP),
    Cue("chip", rf"{_COUNT} ", r"(?= and (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) \d)"),
)

_LEGAL = r"(?:(?:minimum|full|smallest|legal|next|complete) ){1,2}(?:re-?)?raise"

ROLES = (
    Cue("half", "", OR_MORE),
    Cue("half of", r"(?:50 ?%|50 per ?cent|half) of (?:(?!is |are |comes |at )[^\W\d]+ ){0,3}?", IS),
    Cue("half of", r"(?:50 ?%|50 per ?cent|half) of "),
    Cue("half", rf"(?:50 ?%|50 per ?cent|half|halfway|threshold|half-?way mark){HALF_GAP}"),
    Cue("half", r"(?:50 ?%|half) (?:[^.;]|\.\d){0,30}(?:is|are|at|comes to|makes|=) "),
    Cue("half", r"(?:raise|raising|it) (?:\w+ )?(?:starts?|begins?) (?:only )?(?:at|from|with) "),
    Cue(
        "returned",
        "",
        r"(?:(?! and )[^.:;,\d]){0,30}(?:back(?!\w)|returned|in change|change(?!\w))",
    ),
    Cue(
        "returned",
        r"(?:change of|(?:gives?|gets?|takes?|receives?|has|collects?) back|returns?"
        r"|returned)(?: only| the| his| her)? ",
    ),
    Cue("forfeited", r"(?:forfeits?|loses|gives up|abandons)(?: the| his| her| only)? "),
    Cue("forfeited", "", r" (?:\w+ )?(?:is|are) (?:forfeited|lost)|(?: chips)? stays? in the pot"),
    Cue(
        "adds",
        r"(?:missing|lacks?|short by|owes|(?:must|has to|needs to|still has to) (?:still )?(?:add"
        r"|put in|put out|put up|find)) (?:a further |another |only |the )?",
    ),
    Cue(
        "adds",
        "",
        r"(?: more| chips?)?(?: is| are)? (?:still )?(?:missing|short(?! )|lacking|to add|to be added"
        r"|has to be added|have to be added)",
    ),
    Cue("pot", r"(?:brings?|takes?|makes?) the pot (?:to )?|pot (?:grows|rises|comes) to "),
    Cue("pot", "", r"(?: chips)? (?:already )?in the pot(?!\w)"),
    Cue(
        "pot",
        r"(?:(?:side|main|first|second)[ -]?)?pot(?: \w+)? (?:of|is|holds|worth|at|contains|comes to|has) (?:now )?",
    ),
    Cue(
        "minimum",
        rf"(?:min(?:imum)?[ -]raise|{_LEGAL})(?: \w+)? (?:is|to|of|would be|comes to|goes to|at|is to"
        rf"|would be to|at least) (?:a total of )?(?:at least )?",
    ),
    Cue(
        "to",
        r"(?:rais\w*|re-?rais\w+|completes?|completed|corrected|made up|tops? up|bumps?|shoves?|makes it"
        r"|all-in)[^.;\d]{0,25}? (?:up )?to (?:a total of |exactly |at least )?|makes it ",
    ),
    Cue("total", r"(?:total(?:s|ling|ing)?(?: of| is| comes to)?|in all|altogether|all told)(?: \w+)? "),
    Cue("total", "", r"(?: chips)? (?:in all|in total|altogether|total)(?!\w)"),
    Cue(
        "by",
        r"(?:rais\w*|re-?rais\w+|increas\w+|increment|bumps? it)(?: (?!to )\w+){0,2}? (?:by"
        r"|is) (?:another |a further |only )?",
    ),
    Cue("to or by", r"(?:raise|re-?raise)(?: (?!to )\w+){0,2}? of "),
    Cue("adds", r"(?:needs?|takes) (?:another )?", r" more"),
    Cue("by", "", r"(?: chips)? (?:was|were|is|are) added"),
    Cue("call", "", r"(?: more)? to (?:call|match|pay|cover)(?!\w)"),
    Cue("by", "", r" (?:more|on top|extra|above the|over the)(?!\w)"),
    Cue(
        "call",
        r"(?:calls?|calling|to match|to cover|bet to match|amount to call|call amount)(?: (?:the|a|an"
        r"|his|her|full))? (?:of |is |at |for )?",
    ),
    Cue("bet", rf"(?:bets?|opens?|leads(?: out)?|all[ -]in|shoves|fires|betting){NEAR} (?:of |for |with |at )?"),
    Cue("bet", "", r"[ -](?:bet|open|opener|all[ -]in|big blind|blind|shove)(?!\w)"),
    Cue(
        "out",
        "",
        r"(?: chips)? (?:in front|out in front|stand in front|before him|before her|lies? in front"
        r"|are out|is out)(?!\w)",
    ),
    Cue(
        "out", r"(?:puts? (?:out|in|up)|puts|pushes|slides|in front:?|sets) (?:out |in )?(?:a total of )?(?:silently )?"
    ),
    Cue("left", r"(?:leaves?|leaving|remain|remains|left)(?: \w+){0,3} "),
    Cue("left", "", r"(?: chips)? (?:remains?|(?:is|are|stays?) left|left|behind)(?!\w)"),
    Cue("stack", r"stack (?:of|is) |(?:has|with|holds) "),
)

CONDITIONAL = (
    r"(?:if|otherwise|unless|would(?:n[’']t)?|could|might|were (?:he|she|they|it)|should (?:he|she|the|they)"
    r"|had (?:he|she|they|it|the|[a-z]{1,3}) |as though|even with|whether|without|suppose)"
)

REMOVED = r"remov\w+|tak\w+ away|takes? back|took|instead of|in place of|spared?|fewer"
REMOVED += r"|without(?! (?:\w+ ){0,2}(?:declar\w+|say\w*|announc\w+|words?|speak\w*|anything))"
REMOVED += r"|too (?:few|many|little|much)|more than|less"

UNREAL = r"(?:would(?:n[’']t)?|could|might|were|had (?:he|she|they|it|the|[a-z]{1,3}) )"

SUPPOSED = r"(?:think(?:s|ing)?|thought|believ(?:es|ed|ing)|hop(?:es|ed|ing)|wanted|wants|meant|expect(?:s|ed|ing))"
