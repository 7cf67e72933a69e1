"""Sets Django up where it is imported, for scripts that pytest does not run."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
django.setup()
