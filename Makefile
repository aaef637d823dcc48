# Every target does its own set-up: Python 3.11+ and make are all that must be there.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/
GAMES ?= 2000
SEED ?= 1

.DEFAULT_GOAL := help
.PHONY: help setup play test check cover bench fuzz clean

help: ## Say what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 18

setup: $(VENV)/ready ## Only the set-up: a virtual environment in .venv with everything in it

$(VENV)/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Everglow needs Python 3.11 or newer; set PYTHON=... to one." >&2; exit 1; }
	@echo "Setting up $(VENV) (once; about a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(RUN)pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt pip
	@echo "  installing Everglow and its tools ..."
	@$(RUN)pip install --quiet --disable-pip-version-check -c constraints.txt --build-constraint constraints.txt --group dev -e .
	@touch $@
	@echo "  ready."

play: setup ## A game of The Vale of Eternity against bots, in the terminal
	@$(RUN)everglow play vale

check: setup ## Format, lint, types, import contracts
	$(RUN)ruff format --check
	$(RUN)ruff check
	$(RUN)mypy
	$(RUN)lint-imports

test: check ## Everything that must be green
	rm -f .coverage .coverage.*
	$(RUN)coverage run -m pytest
	$(RUN)coverage combine --quiet
	$(RUN)coverage report --include='*/everglow/games/*,*/everglow/agenda.py,*/everglow/rng.py' --fail-under=100

bench: setup ## Measure the engine on this machine
	$(RUN)python -m benchmarks

fuzz: setup ## Long random play with every law on: make fuzz GAMES=10000 SEED=7
	$(RUN)python -m tests.fuzz --games $(GAMES) --seed $(SEED)

clean: ## Remove what set-up and tests have made
	rm -rf $(VENV) .coverage* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
