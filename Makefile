# `make run` opens the program with the sample campaign, `make test` runs all tests.
# Both prepare what they need first; `make help` lists the rest.

# The first Python that works and is new enough; one that can make virtual environments is preferred.
# To use another one: make setup PYTHON=/path/to/python
PYTHON ?= $(shell for module in ensurepip sys; do \
	for name in .venv/bin/python python3.13 python3.12 python3.11 python3 python; do \
		if "$$name" -c "import $$module, sys, venv, ctypes, sqlite3, ssl; sys.exit(sys.version_info < (3, 11))"; \
		then echo "$$name"; exit; fi; \
	done; done 2>/dev/null)

BIN := .venv/bin
PREPARE = @python="$(PYTHON)"; if [ -z "$$python" ]; then \
	echo "Python 3.11, 3.12 or 3.13 is needed, and none was found. Install one, or name it: make setup PYTHON=/path/to/python" >&2; \
	exit 1; fi; "$$python" scripts/prepare.py

.PHONY: help setup run tour test check rules texts bench clean ready-to-run ready-to-test

help:
	@echo "make run     open the program with the sample campaign"
	@echo "make test    run all tests"
	@echo "make tour    draw every screen into build/tour, without a display"
	@echo "make check   lint, check types and imports"
	@echo "make rules   list the rules of the game and the tests that show them"
	@echo "make texts   bring the translation files up to date with the texts in the code, and list what is untranslated"
	@echo "make bench   measure speed"
	@echo "make setup   only prepare: system libraries, virtual environment, pinned packages"
	@echo "make clean   remove what the other commands made, except the virtual environment"

ready-to-run:
	$(PREPARE) run

ready-to-test:
	$(PREPARE) test

setup: ready-to-run ready-to-test

run: ready-to-run
	@if [ "$$(uname)" = Linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY$$QT_QPA_PLATFORM" ]; then \
		echo "No window can open, because there is no display here; \`make tour\` draws every screen into build/tour." >&2; \
		exit 1; fi
	$(BIN)/blackbook --sample

tour: export QT_QPA_PLATFORM = offscreen
tour: ready-to-run
	$(BIN)/python -m ui.tour build/tour

test: export QT_QPA_PLATFORM = offscreen
test: ready-to-test
	$(BIN)/pytest

check: ready-to-test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: ready-to-test
	$(BIN)/python -m tests.coverage_of_rules

texts: ready-to-test
	$(BIN)/python scripts/texts.py

bench: export QT_QPA_PLATFORM = offscreen
bench: ready-to-test
	$(BIN)/python -m tests.benchmarks.bench

clean:
	rm -rf build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -not -path './.venv/*' -prune -exec rm -rf {} +
