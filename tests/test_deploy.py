"""Files in deploy/ name only settings, paths and commands that there are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from everglow.cli import _parser
from everglow.commands import settings
from everglow.server.http.app import INVITATION
from everglow.server.http.proxies import Proxies
from everglow.server.http.routes import ROUTES
from everglow.words.wording import Wording

DEPLOY = Path(__file__).parent.parent / "deploy"
UNIT = (DEPLOY / "everglow.service").read_text()
CONTAINER = (DEPLOY / "Containerfile").read_text()
COMPOSE = (DEPLOY / "compose.yaml").read_text()
KUBERNETES = (DEPLOY / "kubernetes.yaml").read_text()
NGINX = (DEPLOY / "nginx.conf").read_text()
HAPROXY = (DEPLOY / "haproxy.cfg").read_text()
CADDY = (DEPLOY / "Caddyfile").read_text()


def test_the_settings_are_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EVERGLOW_NAME", raising=False)
    args = _parser(Wording()).parse_args(["serve", "--config", str(DEPLOY / "everglow.toml")])
    settings.settle(args, settings.SERVING)
    assert (args.host, args.port, args.name) == ("127.0.0.1", 8080, ["play.example"])
    assert Proxies(args.proxy).networks


def test_the_unit_starts_a_command_that_there_is() -> None:
    found = re.search(r"^ExecStart=\S+/everglow (.*)$", UNIT, re.MULTILINE)
    assert found is not None
    assert _parser(Wording()).parse_args(found[1].split()).config == Path("/etc/everglow.toml")


@pytest.mark.parametrize("text", [UNIT, CONTAINER, COMPOSE, KUBERNETES])
def test_every_variable_is_one_of_ours(text: str) -> None:
    known = {setting.variable for setting in settings.SERVING} | {"EVERGLOW_PASSWORD"}  # of the database
    assert set(re.findall(r"EVERGLOW_[A-Z]+", text)) <= known


def test_the_unit_limits_memory_and_processes() -> None:
    assert re.search(r"^MemoryMax=\d+[MG]$", UNIT, re.MULTILINE)
    assert re.search(r"^TasksMax=\d+$", UNIT, re.MULTILINE)


def test_the_base_of_a_container_can_be_given_by_digest() -> None:
    assert re.search(r"^ARG BASE=", CONTAINER, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)) == {"${BASE}"}


def test_systemd_understands_every_line() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd here")
    told = subprocess.run(
        ["systemd-analyze", "verify", DEPLOY / "everglow.service"], capture_output=True, text=True, timeout=60
    )
    complaints = [line for line in told.stderr.splitlines() if "everglow.service" in line]
    assert [line for line in complaints if "is not executable" not in line] == []


# Several processes. Tests have neither a container engine nor a load balancer: this is what can be known
# without them.


def test_a_composed_server_is_a_command_that_there_is_and_waits_for_its_database() -> None:
    services: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    server = services["everglow"]
    command = server["command"][-1].replace('"$$(hostname -i)"', "10.0.0.5")
    args = _parser(Wording()).parse_args(command.removeprefix("exec everglow ").split())
    assert args.internal == "10.0.0.5"
    assert server["depends_on"]["database"] == {"condition": "service_healthy"}
    assert "healthcheck" in services["database"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert (DEPLOY / services["balancer"]["volumes"][0].split(":")[0]).is_file()


def test_the_objects_of_kubernetes_find_each_other() -> None:
    found: dict[str, Any] = {one["kind"]: one for one in yaml.safe_load_all(KUBERNETES)}
    pod = found["Deployment"]["spec"]["template"]
    for chosen in (found["Deployment"]["spec"]["selector"], found["PodDisruptionBudget"]["spec"]["selector"]):
        assert chosen["matchLabels"] == pod["metadata"]["labels"]
    service = found["Service"]
    assert service["spec"]["selector"] == pod["metadata"]["labels"]
    backend = found["Ingress"]["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend["name"] == service["metadata"]["name"]
    assert backend["port"]["name"] == service["spec"]["ports"][0]["name"]
    [container] = pod["spec"]["containers"]
    assert service["spec"]["ports"][0]["targetPort"] == container["ports"][0]["name"]
    assert _parser(Wording()).parse_args(container["args"][1:]).plain


def test_kubernetes_asks_at_paths_that_there_are() -> None:
    [container] = next(yaml.safe_load_all(KUBERNETES))["spec"]["template"]["spec"]["containers"]
    asked = {container[probe]["httpGet"]["path"] for probe in ("readinessProbe", "livenessProbe")}
    assert asked == {"/healthz", "/health"}
    assert asked <= {route.path for route in ROUTES}


def test_kubectl_knows_every_field_of_a_server() -> None:
    """It reads an object by the API's own types, and leaves out what they do not have."""
    if not shutil.which("kubectl"):
        pytest.skip("there is no kubectl here")
    given: dict[str, Any] = next(yaml.safe_load_all(KUBERNETES))
    [container] = given["spec"]["template"]["spec"]["containers"]
    command = ["kubectl", "set", "image", "--local", "-f", "-", "everglow=other", "-o", "json"]
    told = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, timeout=60)
    container["image"] = "other"
    assert list(left_out(given, json.loads(told.stdout))) == []


def left_out(given: Any, read: Any, path: str = "") -> Iterator[str]:
    """Paths of values that were read otherwise, or not at all."""
    if isinstance(given, dict) and isinstance(read, dict):
        for name, value in given.items():
            yield from left_out(value, read.get(name), f"{path}/{name}")
    elif isinstance(given, list) and isinstance(read, list):
        for number, (value, other) in enumerate(zip(given, read, strict=True)):
            yield from left_out(value, other, f"{path}/{number}")
    elif given != read:
        yield path


BY_CODE = [route.path for route in ROUTES if "{code}" in route.path]


@pytest.mark.parametrize("path", [*BY_CODE, INVITATION])
def test_a_load_balancer_finds_the_code_in_every_path_with_one(path: str) -> None:
    asked = path.replace("{code}", "K7MQ2P")
    patterns = re.findall(r"^ +~(\^\S+) +\$code;$", NGINX, re.MULTILINE)
    found = [re.match(pattern.replace("(?<", "(?P<"), asked) for pattern in patterns]
    assert [match["code"] for match in found if match] == ["K7MQ2P"]
    fields = re.findall(r"path,field\((\d),/\) if { path_beg (\S+) }", HAPROXY)
    assert [asked.split("/")[int(n) - 1] for n, begin in fields if asked.startswith(begin)] == ["K7MQ2P"]


@pytest.mark.parametrize("text", [NGINX, HAPROXY, CADDY])
def test_braces_of_a_load_balancer_are_closed(text: str) -> None:
    bare = re.sub(r"#.*", "", text)
    assert bare.count("{") == bare.count("}") > 0


def test_nginx_understands_its_file() -> None:
    if not shutil.which("nginx"):
        pytest.skip("there is no nginx here")
    told = subprocess.run(
        ["nginx", "-t", "-c", DEPLOY / "nginx.conf"], capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0 or "host not found in upstream" in told.stderr, told.stderr
