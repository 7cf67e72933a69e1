"""Which release of the site is running: a digest of everything that pages are made of, besides the content."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from django.conf import settings

PARTS = ("rules/**/*.py", "rules/**/*.toml", "templates/**/*", "static/**/*", "locale/**/*.mo", "tdasite/*.py")


@cache
def release() -> str:
    """Return the digest, reckoned once for each process."""
    root = Path(settings.BASE_DIR)
    digest = sha256()
    for path in sorted({path for part in PARTS for path in root.glob(part) if path.is_file()}):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
