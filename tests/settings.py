"""The site's settings as the tests want them: a fixed key, static files as they lie in the tree, quick passwords."""

import os

os.environ["SECRET_KEY"] = "only-for-tests-" * 4
os.environ["DATABASE_LIMITS"] = "false"  # A slow machine may take its time.

from tdasite.settings import *  # noqa: F403

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
# The files are found where they lie: nothing is collected for a test.
WHITENOISE_AUTOREFRESH = True
WHITENOISE_USE_FINDERS = True
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
# A connection that a live server's thread kept would hold the test database when it is to be dropped.
DATABASES["default"]["CONN_MAX_AGE"] = 0  # noqa: F405
