"""Files in deploy/ by the schemas of the programs that read them, which need not be installed."""

import json
from importlib.resources import files
from pathlib import Path

import jsonschema
import kubernetes_validate
import pytest
import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
OBJECTS = list(yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text()))
COMPOSED = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
VERSIONS = ["1.30", "1.37"]  # the oldest that our file names, and the newest that is known


def check_composed(composed):
    schemas = files("check_jsonschema.builtin_schemas.vendor")
    jsonschema.validate(composed, json.loads(schemas.joinpath("compose-spec.json").read_text()))


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("given", OBJECTS, ids=lambda given: given["kind"])
def test_kubernetes_knows_every_field_of_every_object(given, version):
    kubernetes_validate.validate(given, version, strict=True)


def test_a_field_that_kubernetes_does_not_know_would_be_found():
    wrong = OBJECTS[0] | {"spec": OBJECTS[0]["spec"] | {"replica": 3}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, VERSIONS[0], strict=True)


def test_the_composed_services_are_as_compose_specifies():
    check_composed(COMPOSED)


def test_a_field_that_compose_does_not_know_would_be_found():
    wrong = COMPOSED | {"services": {"everglow": {"bild": "."}}}
    with pytest.raises(jsonschema.ValidationError):
        check_composed(wrong)
