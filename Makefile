# For developers. Playing and testing need no make: ./play and ./test.
DEV = .venv-dev/bin/python

.PHONY: check fix compile bench bench-adapters bench-bots bench-server ladder soak dev client screens measure-web

check:
	./test

fix: dev
	$(DEV) -m ruff check --fix .
	$(DEV) -m ruff format .

compile: dev
	$(DEV) tools/compile.py build/compiled

bench: compile
	PYTHONPATH=build/compiled $(DEV) tools/bench.py

bench-adapters: compile
	$(DEV) -m pip install -q rlcard
	PYTHONPATH=build/compiled $(DEV) tools/adapters_bench.py

bench-bots: compile
	PYTHONPATH=build/compiled $(DEV) tools/bots_bench.py
	PYTHONPATH=build/compiled $(DEV) tools/against_openspiel.py

bench-server: compile
	PYTHONPATH=build/compiled $(DEV) tools/server_bench.py
	PYTHONPATH=build/compiled $(DEV) tools/table_memory.py
	PYTHONPATH=build/compiled $(DEV) tools/against_boardgame.py

ladder: compile
	PYTHONPATH=build/compiled $(DEV) tools/ladder.py

soak: compile
	HOUNDTABLE_SOAK=50 PYTHONPATH=build/compiled $(DEV) -m pytest --timeout=0 tests/conformance/test_*_conformance.py
	HOUNDTABLE_KILLS=1000 PYTHONPATH=build/compiled:. $(DEV) -m pytest --timeout=0 tests/server/test_crash.py
	HOUNDTABLE_CLUSTER_KILLS=1000 PYTHONPATH=build/compiled:. $(DEV) -m pytest --timeout=0 tests/server/test_cluster_crash.py

client: dev
	$(DEV) tools/client.py

screens: client
	PYTHONPATH=tools $(DEV) -m tests.web.screens build/screens

measure-web: client
	PYTHONPATH=tools $(DEV) -m tests.web.measure

dev:
	@python3 tools/environment.py
