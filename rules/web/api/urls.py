"""The addresses of the API; `document` tells them to programs."""

from django.urls import path

from rules.web.api import content, describing, rulings, understanding

urlpatterns = [
    path("", content.overview, name="api-overview"),
    path("openapi.json", describing.document, name="api-document"),
    path("editions", content.editions, name="api-editions"),
    path("editions/<edition:edition>/rules", content.rules, name="api-rules"),
    path("editions/<edition:edition>/rules/<rule:rule>", content.rule, name="api-rule"),
    path("editions/<edition:edition>/rules/<rule:rule>/cases/<case:case>", content.case, name="api-case"),
    path("editions/<edition:edition>/cases", content.cases, name="api-cases"),
    path("rulings", rulings.rulings, name="api-rulings"),
    path("understand", understanding.understood, name="api-understand"),
    path("<path:rest>", content.nothing),
]
