# `make serve` runs the site, `make test` checks it; README.md tells the rest.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 2

BIN := .venv/bin
MANAGE := $(BIN)/python manage.py
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

# A stamp bears the hash of the file it stands for, so that nothing is installed twice.
stamp = .venv/.$(1)-$(firstword $(shell sha256sum $(1)))
RUNTIME := $(call stamp,requirements.txt)
TOOLS := $(call stamp,requirements-dev.txt)

.DELETE_ON_ERROR:
.PHONY: serve test check admin exhaustive bench check-content format messages lock clean

# A worker that dies is started again. A stop waits up to 30 seconds for the requests that are running.
GRANIAN := $(BIN)/granian --interface wsgi --blocking-threads 1 --respawn-failed-workers --workers-kill-timeout 30 \
	--log-level warning --log-config tdasite/granian_log.json

serve: $(RUNTIME) var/secret_key
	@$(BIN)/python -m tdasite.port $(HOST) $(PORT)
	@$(MANAGE) migrate --verbosity 0
	@$(MANAGE) loadlibrary
	@$(MANAGE) collectstatic --no-input --verbosity 0
	@echo "The site is at http://$(HOST):$(PORT)/ (stop it with Ctrl-C)."
	@exec $(GRANIAN) --host $(HOST) --port $(PORT) --workers $(WORKERS) tdasite.granian_worker:application

test: $(TOOLS)
	@tests/run

# The quick check while one works: style, types, the engine, and the tests of what differs from main.
check: $(TOOLS)
	@tests/check

admin: $(RUNTIME) var/secret_key
	$(MANAGE) migrate --verbosity 0
	$(MANAGE) createsuperuser

# Kills imports and loads at 30 moments each, on SQLite and, where its server is installed, on PostgreSQL; measures the
# table of every shipped hand at every step.
exhaustive: export MOMENTS = 30
exhaustive: $(TOOLS)
	$(BIN)/pytest --quiet tests/library/test_killed.py
	if tests/postgres --found; then tests/postgres $(BIN)/pytest --quiet tests/library/test_killed.py; fi
	EVERY_TABLE=1 $(BIN)/pytest --quiet tests/browser/test_drawn_tables.py

bench: $(TOOLS) var/secret_key
	$(BIN)/python -m tests.bench

check-content: $(RUNTIME) var/secret_key
	@$(MANAGE) checkcontent

format: $(TOOLS)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Needs GNU gettext (apt install gettext). Places in the source would change the catalogues with every edit.
messages: $(RUNTIME) var/secret_key
	$(MANAGE) makemessages --all --no-location --no-wrap --ignore .venv --ignore var --ignore tests
	$(MANAGE) compilemessages --ignore .venv

# Pins what pyproject.toml asks for; `make lock UPGRADE=--upgrade` takes the newest versions.
UPGRADE ?=
LOCK := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--only-binary :all: --emit-build-options --custom-compile-command "make lock" $(UPGRADE)

lock: | $(BIN)/pip
	$(PYTHON) -m venv .venv/lock
	.venv/lock/bin/pip install --quiet uv
	$(LOCK) pyproject.toml --output-file requirements.txt
	$(LOCK) pyproject.toml --group dev --constraint requirements.txt --output-file requirements-dev.txt

# The database and the secret key stay.
clean:
	rm -rf .venv var/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed.")'
	@echo "Making the virtual environment ..."
	@$(PYTHON) -m venv .venv

$(RUNTIME): | $(BIN)/pip
	@echo "Installing requirements.txt ..."
	@$(PIP_INSTALL) -r requirements.txt
	@touch $@

$(TOOLS): | $(BIN)/pip
	@echo "Installing requirements-dev.txt ..."
	@$(PIP_INSTALL) -r requirements-dev.txt
	@touch $@ $(RUNTIME)

var/secret_key: | $(BIN)/pip
	@mkdir -p var
	@umask 077; $(BIN)/python -c 'import secrets; print(secrets.token_urlsafe(50))' > $@
