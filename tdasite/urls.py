"""The root of all addresses: staff under /admin/, everything else is the web layer's."""

from django.contrib import admin
from django.urls import include, path

from rules.web.site.signin import sign_in

urlpatterns = [
    path("admin/login/", sign_in),
    path("admin/", admin.site.urls),
    path("", include("rules.web.urls")),
]

handler400 = "rules.web.errors.bad_request"
handler403 = "rules.web.errors.permission_denied"
handler404 = "rules.web.errors.not_found"
handler500 = "rules.web.errors.server_error"
