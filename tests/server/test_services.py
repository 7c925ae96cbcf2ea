"""Programs that tests need: found, named when they are missing, installed on the build machine."""

from __future__ import annotations

import environment
import pytest
import services


@pytest.fixture(autouse=True)
def _without_nginx(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "find", lambda name: None if name == "nginx" else f"/bin/{name}")


def test_what_is_missing_is_told_with_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert services.prepare() == ["nginx"]
    assert "apt-get install nginx" in capsys.readouterr().out


def test_on_the_build_machine_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(title: str, words: list[str], env: dict[str, str]) -> tuple[int, str]:
        ran.append(words)
        return len(ran) // 3, "no such package"

    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(environment, "run", run)
    assert services.prepare() == []
    assert ran[1][-1] == "nginx"
    with pytest.raises(environment.Trouble, match="The tests need nginx"):
        services.prepare()
