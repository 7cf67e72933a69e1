"""The addresses of the pages.  One that worked once works for ever, or says what became of it."""

from django.urls import include, path, register_converter

from rules.web.api import describing
from rules.web.offline import views as offline_views
from rules.web.quiz import views as quiz
from rules.web.reading import booklet, case, previews
from rules.web.reading import views as reading_views
from rules.web.search import finder
from rules.web.search import views as search_views
from rules.web.site import well_known
from rules.web.site.addresses import CONVERTERS
from rules.web.table import views as table_views
from rules.web.text import glossary
from rules.web.translators import audit, compare, overviews
from rules.web.wayfinding import jumps
from rules.web.whatif import card
from rules.web.whatif import views as whatif_views

for name, converter in CONVERTERS.items():
    register_converter(converter, name)

WITHOUT_LANGUAGE = ("audit", "concordance", "coverage", "find", "glossary", "quiz")
"""Pages that can be asked for without a language."""

urlpatterns = [
    path("", jumps.front, name="front"),
    path("<language:language>/", reading_views.home, name="home"),
    path("<language:language>/search/", search_views.search, name="search"),
    path("<language:language>/audit/", audit.audit, name="audit"),
    path("<language:language>/concordance/", overviews.concordance, name="concordance"),
    path("<language:language>/coverage/", overviews.coverage, name="coverage"),
    path("<language:language>/glossary/", glossary.glossary, name="glossary"),
    path("<language:language>/preview/term/<slug:key>/", previews.term, name="preview-term"),
    path("<language:language>/preview/<edition:edition>/<rule:rule>/", previews.rule, name="preview"),
    path("<language:language>/compare/<rule:rule>/", compare.compare, name="compare"),
    path("<language:language>/what-if/", whatif_views.what_if, name="what-if"),
    path("<language:language>/find/", finder.find, name="find"),
    path("<language:language>/find/<way:way>/", finder.find, name="find"),
    path("<language:language>/quiz/", quiz.quiz, name="quiz"),
    path("<language:language>/quiz/<question:question>/", quiz.question, name="question"),
    path("<language:language>/card/", card.card, name="card"),
    path("<language:language>/hand.svg", table_views.picture, {"kind": "svg"}, name="hand-svg"),
    path("<language:language>/hand.png", table_views.picture, {"kind": "png"}, name="hand-png"),
    path("<language:language>/offline/", offline_views.offline, name="offline"),
    path("<language:language>/manifest.webmanifest", offline_views.manifest, name="manifest"),
    path("robots.txt", well_known.robots),
    path("favicon.ico", well_known.favicon),
    path("worker.js", offline_views.worker, name="worker"),
    path("<language:language>/api/", describing.page, name="api-page"),
    path("<language:language>/<edition:edition>/", reading_views.contents, name="contents"),
    path("<language:language>/<edition:edition>/stock.json", offline_views.stock, name="stock"),
    path("<language:language>/<edition:edition>/booklet/", booklet.booklet, name="booklet"),
    path("<language:language>/<edition:edition>/<rule:rule>/", reading_views.rule, name="rule"),
    path("<language:language>/<edition:edition>/<rule:rule>/<case:case>/", case.case, name="case"),
    path("api/1/", include("rules.web.api.urls")),
    # Addresses without a language lead to the page in the reader's.
    path("find/<way:way>/", jumps.to_page, {"name": "find"}),
    path("quiz/<question:question>/", jumps.to_page, {"name": "question"}),
    path("api/", jumps.to_page, {"name": "api-page"}),
    *(path(f"{name}/", jumps.to_page, {"name": name}) for name in WITHOUT_LANGUAGE),
    path("compare/<rule:rule>/", jumps.to_page, {"name": "compare"}),
    # Short addresses, with and without a slash at the end, lead to the page in the reader's language.
    path("what-if/", jumps.to_what_if, name="jump-what-if"),
    path("<edition:edition>", jumps.to_contents, name="jump-contents"),
    path("<edition:edition>/", jumps.to_contents),
    path("<jump:name>", jumps.to_rule, name="jump"),
    path("<jump:name>/", jumps.to_rule),
    path("<edition:edition>/<jump:name>", jumps.to_rule, name="jump-edition"),
    path("<edition:edition>/<jump:name>/", jumps.to_rule),
]
