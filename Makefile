# For developers. Playing and testing need no make: ./play and ./test.
DEV = .venv-dev/bin/python

.PHONY: check fix compile bench dev

check:
	./test

fix: dev
	$(DEV) -m ruff check --fix .
	$(DEV) -m ruff format .

compile: dev
	$(DEV) tools/compile.py build/compiled

bench: compile
	PYTHONPATH=build/compiled $(DEV) tools/bench.py

dev:
	@python3 tools/environment.py
