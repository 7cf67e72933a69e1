"""The settings of the site, read from the environment; README.md lists the variables."""

from pathlib import Path

from rules.languages import ENDONYMS
from tdasite import environment

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = BASE_DIR / "var"  # what this machine's site owns; ignored by git

# The environment

DEBUG = environment.flag("DEBUG")
SECRET_KEY = environment.secret_key(DEBUG, VAR_DIR / "secret_key")
ALLOWED_HOSTS = environment.hosts("ALLOWED_HOSTS", ["127.0.0.1", "localhost", "[::1]"])
BEHIND_TLS = environment.flag("BEHIND_TLS")
DATABASE_LIMITS = environment.flag("DATABASE_LIMITS", default=True)
DATABASES = {"default": environment.database("DATABASE_URL", f"sqlite:///{VAR_DIR}/db.sqlite3", DATABASE_LIMITS)}
CACHES = {"default": environment.cache("CACHE_URL", "locmemcache://")}

REPORT_ADDRESS = environment.contact("REPORT_ADDRESS")
API_REQUESTS_PER_MINUTE = environment.number("API_REQUESTS_PER_MINUTE", 120)  # of one address; 0 is no limit

# The application

INSTALLED_APPS = [
    "modeltranslation",  # before the admin, which it extends
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "rules",
]

# Sessions, authentication and messages serve the admin alone; they look nothing up until a view asks.
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # pages; static files are compressed when they are collected
    "tdasite.middleware.content_policy",
    "tdasite.middleware.cache_control",
    "tdasite.middleware.interface_language",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "tdasite.middleware.renew_session",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "tdasite.urls"
WSGI_APPLICATION = "tdasite.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
            "builtins": ["rules.web.site.url_tag"],
            # The filters and tags of a room lie in the room.
            "libraries": {
                "words": "rules.web.site.template_tags",
                "remembering": "rules.web.site.fragment_cache",
                "results": "rules.web.search.template_tags",
                "comparing": "rules.web.translators.template_tags",
            },
        },
    },
]

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "filters": {
        "seldom": {"()": "tdasite.logs.Seldom"},
        "unlogged": {"()": "tdasite.logs.Unlogged"},
        "without_traceback": {"()": "tdasite.logs.WithoutTraceback"},
    },
    "handlers": {
        "console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["seldom", "unlogged"]},
        "security": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["without_traceback"]},
    },
    # Anyone can ask for another host, or send too many fields: a traceback for each would bury what matters.
    "loggers": {"django.security": {"handlers": ["security"], "propagate": False}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}

# Languages

LANGUAGES = list(ENDONYMS.items())
LANGUAGE_CODE = "en"  # of the sentences in the source
LANGUAGE_COOKIE_NAME = "language"
LANGUAGE_COOKIE_AGE = 365 * 24 * 60 * 60
LANGUAGE_COOKIE_SAMESITE = "Lax"
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# What one language lacks is an empty column, never another language's text.
MODELTRANSLATION_LANGUAGES = tuple(ENDONYMS)
MODELTRANSLATION_DEFAULT_LANGUAGE = "it"
MODELTRANSLATION_ENABLE_FALLBACKS = False

# Modeltranslation's tabbed admin would fetch both of these from another host. Django's own jQuery stands
# in their place; it brings no tabs, so our admin builds on the plain TranslationAdmin.
JQUERY_URL = "admin/js/vendor/jquery/jquery.min.js"
JQUERY_UI_URL = JQUERY_URL

# Static files: named by their content and compressed when they are collected.

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATICFILES_FINDERS = [
    "rules.web.site.stylesheet.JoinedStyles",
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True
WHITENOISE_ALLOW_ALL_ORIGINS = False

# Security

PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
SESSION_COOKIE_AGE = 24 * 60 * 60
X_FRAME_OPTIONS = "DENY"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "rules.web.errors.permission_denied"

# Said to a browser that came without TLS, these would lock it out, so a proxy in front must be vouched for.
SESSION_COOKIE_SECURE = BEHIND_TLS
CSRF_COOKIE_SECURE = BEHIND_TLS
LANGUAGE_COOKIE_SECURE = BEHIND_TLS
SECURE_SSL_REDIRECT = BEHIND_TLS
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60 if BEHIND_TLS else 0
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if BEHIND_TLS else None
