# Every target does its own set-up: Python 3.11+ and make are all that must be there.

PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
EXTRAS := .venv-extras
DOCS := .venv-docs
RUN := $(VENV)/bin/
NODE := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
# What is compiled: the engine, and what the server does after every action. Its tests run both ways.
ENGINE_TESTS := tests/games tests/laws tests/playthroughs tests/test_rng.py
# Folders with the tests of a game; a new game is tested because it has one.
GAME_TESTS := $(patsubst %/__init__.py,%,$(wildcard tests/games/*/__init__.py))
# Whole games, read aloud and with the laws on: compiled, and a sample interpreted, which covers every branch.
# test_compiled shows that both engines play, show, say and judge whole games alike.
READ_ALOUD := $(addsuffix /texts/test_every_game.py,$(GAME_TESTS))
SAMPLE := tests/laws -k '$(foreach game,$(notdir $(GAME_TESTS)),$(game)-2 or) declared'
# Whole games judged, played by many bots or worded in every language: only compiled ones end soon enough.
LONG_TESTS := tests/coach tests/arena tests/bots tests/words/test_languages.py $(addprefix tests/commands/test_,analyse.py arena.py)
# Interpreted only: the toy game of these subclasses the agenda, which a compiled one does not allow.
AGENDA_TESTS := tests/test_agenda.py tests/test_agenda_parts.py
# Of the server's tests, those of its compiled modules run interpreted too, and so does a sample of the judged games.
INTERPRETED_TESTS := $(addprefix tests/server/,table/test_session.py table/test_undo.py views/test_patch.py views/test_replay.py)
COACH_SAMPLE := tests/coach/test_laws.py -k vale-2
IN_A_BROWSER := tests/browser tests/third/test_browser.py $(addprefix tests/rooms/test_,law.py still.py dawn.py)
# Parts of `make test`: the longest first, so that none of them is alone at the end. As many run at once as
# JOBS says. Servers and browsers are waited for most of the time: BROWSERS of them share one part's tests.
PARTS := test-browser test-server test-compiled test-rest check test-rules test-interpreted test-client
JOBS ?= 3
BROWSERS ?= 3
# All parts are as polite as the processes in which bots think: beside ruder ones these would hardly run.
# A sample of every part that needs no browser: rules, cards, playthroughs, records, sessions, documents.
QUICK_TESTS := $(foreach room,rules scenario codec texts/test_questions.py,$(addsuffix /$(room),$(GAME_TESTS))) \
  $(addprefix tests/,playthroughs test_agenda.py test_record.py test_rng.py test_console.py test_readme.py test_project.py test_locks.py) \
  $(addprefix tests/bots/test_,roster.py levels.py) $(addprefix tests/arena/test_,sample.py terms.py) tests/commands/test_settings.py \
  $(addprefix tests/server/,table/test_session.py table/test_handlers.py table/test_clock.py views/test_patch.py)
GAMES ?= 2000
SEED ?= 1
GAME ?= vale
MINUTES ?= 100000
ARGS ?=
LAN ?=
POSTGRES ?=
PROCESSES ?=
KILLS ?= 100
LATE ?= 1
BALANCERS := nginx haproxy caddy

.DEFAULT_GOAL := help
.PHONY: help setup words engine client play text dev quick test $(PARTS) test-cases test-extras balancers rooms bench load ladder fuzz soak docs wheel test-wheel lock sbom clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(VENV)/ready build/words ## Create .venv with everything in it

# What locked/ names, file by file, and nothing else; then Everglow itself, whose hash nobody knows.
LOCKED := install --quiet --disable-pip-version-check --require-hashes --no-deps
OURSELVES := install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .

$(VENV)/ready: pyproject.toml locked/pip.txt locked/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Everglow needs Python 3.11 or newer; set PYTHON=... to one." >&2; exit 1; }
	@echo "Setting up $(VENV) (once; about a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(RUN)pip $(LOCKED) --upgrade -r locked/pip.txt
	@echo "  installing Everglow and its tools ..."
	@$(RUN)pip $(LOCKED) -r locked/dev.txt
	@$(RUN)pip $(OURSELVES)
	@touch $@
	@echo "  ready."

words: build/words ## Compile the words of all languages; make words ARGS='--missing de' lists what is not translated
	@$(if $(ARGS),$(RUN)python -m words $(ARGS))

# Every folder of words is compiled together: one look at the Fluent files finds what has changed.
build/words: $(VENV)/ready $(wildcard words/*.py) $(shell find src web/src tests/third -name '*.ftl' -not -path '*/node_modules/*')
	@mkdir -p build
	@$(RUN)python -m words
	@touch $@

engine: build/engine ## Compile the engine with mypyc, if there is a C compiler

build/engine: $(VENV)/ready build/words hatch_build.py src/everglow/bots/net/kernel.c $(shell find src/everglow -name '*.py' -not -path '*/scenario/*' -not -path '*/words/*')
	@mkdir -p build
	@$(RUN)python hatch_build.py
	@touch $@

client: build/client ## Build the browser client, with Node from .venv

web/node_modules/ready: $(VENV)/ready web/package.json web/package-lock.json
	@echo "Setting up the client (once; some seconds) ..."
	@cd web && $(NODE) npm ci --silent
	@touch $@

web/src/generated/messages.ts: build/words web/node_modules/ready web/generate.py web/typescript.py web/rulebook.py web/drawings.py web/src/emblems.json $(wildcard web/src/games/*/emblems.json) $(wildcard docs/rules/*.md docs/rules/*/*.md) \
    src/everglow/game.py src/everglow/words/message.py src/everglow/bots/levels.py \
    $(shell find src/everglow/server src/everglow/games src/everglow/coach -name '*.py')
	@$(RUN)python web/generate.py
	@touch $@

# Throws of dice, simulated: seconds, and the same on every machine.
web/src/generated/throws.json: web/src/generated/messages.ts $(wildcard web/throws/*.ts)
	@cd web && $(NODE) node throws/write.ts > src/generated/throws.json

build/client: web/src/generated/messages.ts web/src/generated/throws.json web/index.html web/vite.config.ts $(shell find web/src web/public -type f -not -path '*/generated/*')
	@mkdir -p build
	@cd web && $(NODE) npx vite build --logLevel warn
	@$(RUN)python web/compress.py
	@touch $@

play: setup engine client ## Play in your browser; make play LAN=1 serves your network too
	@$(RUN)everglow serve --open $(if $(LAN),--host 0.0.0.0) $(ARGS)

text: setup engine ## Play against bots in the terminal: make text GAME=glow ARGS='--players 3'
	@$(RUN)everglow play $(GAME) $(ARGS)

dev: setup client ## Serve at http://localhost:5173 and reload whatever is edited
	@$(NODE) $(RUN)python web/dev.py $(ARGS)

check: setup web/src/generated/messages.ts web/src/generated/throws.json ## Check format, lint, types and import contracts, of the client too
	$(RUN)ruff format --check
	$(RUN)ruff check
	$(RUN)mypy
	$(RUN)lint-imports
	cd web && $(NODE) npm run --silent check

quick: setup ## Give a first answer in under a minute: Python's checks and a sample of the tests
	@$(RUN)ruff format --check --quiet
	@$(RUN)ruff check --quiet
	@$(RUN)mypy
	@$(RUN)lint-imports >/dev/null || $(RUN)lint-imports
	@EVERGLOW_INTERPRETED=1 $(RUN)python -m pytest $(QUICK_TESTS)

test: setup engine client ## Run all checks and tests, the engine interpreted and compiled
	$(RUN)python -m tests.browser.chromium
	@$(RUN)everglow --version
	@nice -n 19 $(MAKE) --no-print-directory -j$(JOBS) $(PARTS)

test-client:
	@echo "The client without a browser:"
	@cd web && $(NODE) npm run --silent test

test-rules:
	@echo "Rules, interpreted, with every branch covered:"
	@rm -f .coverage .coverage.*
	@EVERGLOW_INTERPRETED=1 $(RUN)coverage run -m pytest $(filter-out tests/laws,$(ENGINE_TESTS)) $(AGENDA_TESTS) $(addprefix --ignore=,$(READ_ALOUD))
	@EVERGLOW_INTERPRETED=1 $(RUN)coverage run -m pytest $(SAMPLE)
	@$(RUN)coverage combine --quiet
	@$(RUN)coverage report --include='*/everglow/games/*,*/everglow/agenda.py,*/everglow/rng.py' --fail-under=100

test-interpreted:
	@echo "Compiled modules of the server, and the coach, interpreted:"
	@EVERGLOW_INTERPRETED=1 $(RUN)python -m pytest $(INTERPRETED_TESTS)
	@EVERGLOW_INTERPRETED=1 $(RUN)python -m pytest $(COACH_SAMPLE)

test-compiled:
	@echo "Rules, whole games, bots, arena and coach, compiled where there is a C compiler:"
	@$(RUN)python -m pytest $(ENGINE_TESTS) $(LONG_TESTS)

test-server:
	@echo "The server:"
	@$(RUN)python -m pytest tests/server

test-rest:
	@echo "Everything else without a browser, interpreted:"
	@EVERGLOW_INTERPRETED=1 $(RUN)python -m pytest $(addprefix --ignore=,tests/server $(LONG_TESTS) $(IN_A_BROWSER) $(ENGINE_TESTS) $(AGENDA_TESTS))

test-browser:
	@echo "In a browser, one case of every test:"
	@$(RUN)python -m pytest -n $(BROWSERS) --dist worksteal --cases one $(IN_A_BROWSER)

test-cases: setup engine client ## Run all other cases of the browser tests (sizes, games, languages, positions), and those that click for long
	$(RUN)python -m tests.browser.chromium
	@nice -n 19 $(RUN)python -m pytest -n $(BROWSERS) --dist worksteal --cases others $(IN_A_BROWSER)

test-extras: setup engine web/src/generated/messages.ts $(EXTRAS)/ready ## Test the learning environments, PostgreSQL and a wheel, with the optional dependencies
	@for balancer in $(BALANCERS); do command -v $$balancer >/dev/null || echo "No $$balancer is here, so nobody plays through it: make balancers"; done
	$(EXTRAS)/bin/python -m pytest tests/extras tests/third/extras

balancers: ## Install the load balancers that test-extras plays through, on Debian
	@sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	  $$sudo apt-get update --quiet && $$sudo apt-get install --yes --no-install-recommends $(BALANCERS)

$(EXTRAS)/ready: pyproject.toml locked/pip.txt locked/extras.txt
	@echo "Setting up $(EXTRAS) with the optional dependencies (once; about a minute) ..."
	@$(PYTHON) -m venv $(EXTRAS)
	@$(EXTRAS)/bin/pip $(LOCKED) --upgrade -r locked/pip.txt
	@$(EXTRAS)/bin/pip $(LOCKED) -r locked/extras.txt
	@$(EXTRAS)/bin/pip $(OURSELVES)
	@touch $@

bench: setup engine client $(BENCH)/ready ## Measure the engine beside other libraries
	$(BENCH)/bin/python -m benchmarks --write

$(BENCH)/ready: pyproject.toml locked/pip.txt locked/bench.txt
	@echo "Setting up $(BENCH) with the libraries to measure against (once; about a minute) ..."
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip $(LOCKED) --upgrade -r locked/pip.txt
	@$(BENCH)/bin/pip $(LOCKED) -r locked/bench.txt
	@$(BENCH)/bin/pip $(OURSELVES)
	@touch $@

load: setup engine benchmarks/peers/node_modules/ready $(EXTRAS)/ready ## Measure the server under load, beside other servers, and on PostgreSQL: make load ARGS='--rounds 0'
	$(NODE) $(RUN)python -m benchmarks.load --write $(ARGS)
	$(EXTRAS)/bin/python -m benchmarks.load.rungs --write

benchmarks/peers/node_modules/ready: $(VENV)/ready benchmarks/peers/package.json benchmarks/peers/package-lock.json
	@echo "Setting up the servers to measure against (once; some seconds) ..."
	@cd benchmarks/peers && $(NODE) npm ci --silent
	@touch $@

ladder: setup engine ## Measure how strong the bots are, into docs/bots.md: make ladder MINUTES=20 ARGS='--jobs 1'
	$(RUN)python -m benchmarks.ladder --minutes $(MINUTES) $(ARGS)

rooms: setup engine client ## Measure the layout of the hardest screens in every size, with pictures: make rooms ARGS='--size 390x844'
	$(RUN)python -m tests.browser.chromium
	$(RUN)python -m pytest $(addprefix tests/browser/,test_whole_games.py test_languages.py) -m long
	$(RUN)python -m tests.rooms $(ARGS)

fuzz: setup engine ## Play long random games and check the laws: make fuzz GAMES=10000 SEED=7
	$(RUN)python -m tests.fuzz --games $(GAMES) --seed $(SEED)

soak: MINUTES = 60
soak: setup engine $(if $(POSTGRES)$(PROCESSES),$(EXTRAS)/ready) ## Simulate a club on a server that is killed now and then: make soak MINUTES=60 SEED=7 POSTGRES=1 ARGS='--pace 5', or PROCESSES=3 KILLS=100
	$(if $(PROCESSES),$(EXTRAS)/bin/python -m tests.extras.postgres.soak --processes $(PROCESSES) --kills $(KILLS) --late $(LATE) --seed $(SEED) $(ARGS),$(if $(POSTGRES),$(EXTRAS)/bin/,$(RUN))python -m tests.soak --minutes $(MINUTES) --seed $(SEED) $(if $(POSTGRES),--postgres) $(ARGS))

docs: $(DOCS)/ready ## Build the documentation site into build/docs
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict
	@echo "build/docs/index.html"

$(DOCS)/ready: locked/pip.txt locked/docs.txt
	@echo "Setting up $(DOCS) with MkDocs (once; some seconds) ..."
	@$(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/pip $(LOCKED) --upgrade -r locked/pip.txt
	@$(DOCS)/bin/pip $(LOCKED) -r locked/docs.txt
	@touch $@

wheel: setup client ## Build a wheel into dist/, install it into an empty environment and play some games with it
	@rm -rf dist build/installed
	@$(RUN)pip wheel --quiet --no-deps --build-constraint constraints.txt --wheel-dir dist .
	@$(PYTHON) -m venv build/installed
	@build/installed/bin/pip $(LOCKED) -r locked/run.txt
	@build/installed/bin/pip install --quiet --no-deps dist/*.whl
	@cd build && installed/bin/everglow --version && installed/bin/everglow simulate vale --games 20 --seed 1

test-wheel: setup engine ## Test what pip builds and installs, with a C compiler and without one
	$(RUN)python -m pytest tests/extras/test_wheel.py

lock: setup ## Write the lock files in locked/ from constraints.txt
	$(RUN)python locked/write.py

sbom: setup ## Write a bill of materials (CycloneDX) into build/sbom.json
	@mkdir -p build
	@$(RUN)python locked/sbom.py build/sbom.json
	@echo "build/sbom.json"

clean: ## Remove everything that set-up, builds and tests have made
	rm -rf $(VENV) $(BENCH) $(EXTRAS) $(DOCS) build dist web/node_modules benchmarks/peers/node_modules web/src/generated src/everglow/server/client $(shell find src tests -type d -path '*/words/generated') .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
