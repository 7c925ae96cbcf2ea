# For developers. Playing and testing need no make: ./play and ./test.
DEV = .venv-dev/bin/python
# The installed, compiled product, which finds the test tools where the developers' are.
PRODUCT = HOUNDTABLE_TEST_TOOLS="$(wildcard $(CURDIR)/.venv-dev/lib/python3*/site-packages)" .venv-product/bin/python

.PHONY: check quick fix product release bench bench-abuse bench-adapters bench-bots bench-server bench-start floors ladder soak dev client screens measure-web

check:
	./test

quick:
	./test quick

fix: dev
	$(DEV) -m ruff check --fix .
	$(DEV) -m ruff format .

product: dev
	$(DEV) tools/checks.py

release: dev
	$(DEV) tools/release.py

bench: product
	$(PRODUCT) tools/bench.py

bench-abuse: product
	$(PRODUCT) tools/abuse_bench.py

bench-adapters: product
	$(DEV) -m pip install -q rlcard
	$(PRODUCT) tools/adapters_bench.py

bench-bots: product
	$(PRODUCT) tools/bots_bench.py
	$(PRODUCT) tools/against_openspiel.py

bench-server: product
	$(PRODUCT) tools/server_bench.py
	$(PRODUCT) tools/table_memory.py
	$(PRODUCT) tools/against_boardgame.py

bench-start: dev
	PYTHONPATH=tools $(DEV) tools/first_start.py

floors: dev
	PYTHONPATH=tools $(DEV) tools/floors.py

ladder: product
	$(PRODUCT) tools/ladder.py

# No limit of time, and no dump of what runs after some minutes, at which Python itself can crash.
SOAK = $(PRODUCT) -m pytest --timeout=0 -o faulthandler_timeout=0

soak: product
	HOUNDTABLE_SOAK=50 $(SOAK) tests/conformance/test_games.py
	HOUNDTABLE_KILLS=1000 $(SOAK) tests/server/test_crash.py
	HOUNDTABLE_CLUSTER_KILLS=1000 $(SOAK) tests/server/test_cluster_crash.py
	HOUNDTABLE_PRODUCT=$(CURDIR)/.venv-product/bin/python HOUNDTABLE_STRANGER=5 $(SOAK) tests/web/test_stranger.py

client: dev
	$(DEV) tools/client.py

screens: client
	PYTHONPATH=tools $(DEV) -m tests.web.screens build/screens

measure-web: client
	PYTHONPATH=tools $(DEV) -m tests.web.measure

dev:
	@python3 tools/environment.py
