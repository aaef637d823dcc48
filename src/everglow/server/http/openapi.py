"""OpenAPI 3.1 document, made of the routes and the types that they name."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import msgspec

from everglow import __version__
from everglow.server.http.request_info import COOKIE
from everglow.server.http.responses import Refusal
from everglow.server.http.route import ANYBODY, BEARER, JSON, PERSON, VISITOR, Answer, Route
from everglow.server.live.streams import LINES
from everglow.server.table.requests import AnyRequest
from everglow.server.views.messages import AnyMessage
from everglow.words.message import Message

ABOUT: Final = """The table server of Everglow: who you are, the lobby, tables, records and replays.

Requests that change something are `POST` with `Content-Type: application/json`, and from a browser they must
come from a page of this server. What cannot be done is answered with a status of 400 or more and a sentence.

What people read is a message, `[name, arguments]`, the same in every language. With `?lang=` (en, de, fr,
nl) an answer gives sentences as well: every object that carries messages has a field `words`, with sentences
under the same names. Refusals and sentences are in the language of `?lang=`, of the person, or of
`Accept-Language`.

A game itself is played over the WebSocket of its table, with the messages `AnyRequest` and `AnyMessage`."""
REFERENCE: Final = "#/components/schemas/{name}"
MESSAGE: Final = msgspec.json.schema(Message)
ABOUT_MESSAGES: Final = "Something that people read: its name, and its arguments by their names."
SECURITY: Final[dict[str, list[dict[str, list[str]]]]] = {
    ANYBODY: [],
    VISITOR: [{}, {"cookie": []}],
    PERSON: [{"cookie": []}],
    BEARER: [{"bearer": []}],
}
SCHEMES: Final = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "Given by `POST /api/me` to whoever says a name; every device has its own.",
    },
    "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a bot: docs/bot-api.md."},
}
REFUSALS: Final = {
    400: "Something else was expected, and the sentence says what.",
    401: "Say your name first; if you are a bot, your token.",
    403: "This is not for you, or the request came from a page of another server.",
    404: "There is no such table, bot or challenge.",
    408: "The request did not arrive in time.",
    413: "The request is too large.",
    421: "The server is not known under the name in `Host`.",
    429: "Too many; wait a moment.",
    500: "Something went wrong in the server, and nothing was changed.",
}
EVERYWHERE: Final = {400, 403, 421, 500}
Part: TypeAlias = dict[str, object]  # of the document; the standard says what stands in it
POSTED: Final = {408, 413, 429}


def document(routes: Sequence[Route]) -> Part:
    """Build the OpenAPI document: everything that a program needs to know to speak to us."""
    schemas = components(routes)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Everglow",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "tags": tags(routes),
        "paths": paths(routes, schemas),
        "components": {"schemas": schemas.named, "securitySchemes": SCHEMES},
    }


class Schemas:
    """The JSON Schemas of all types, each named once."""

    def __init__(self, kinds: list[Any]) -> None:
        schemas, named = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        self.of = dict(zip(kinds, map(refer_to_messages, schemas), strict=True))
        self.named: Part = {name: refer_to_messages(schema) for name, schema in named.items()}
        self.named["Message"] = {"title": "Message", "description": ABOUT_MESSAGES, **MESSAGE}


def refer_to_messages(schema: Any) -> Any:
    """Name the type of messages wherever it occurs: msgspec names classes only, and it is a tuple."""
    if schema == MESSAGE:
        return {"$ref": REFERENCE.format(name="Message")}
    if isinstance(schema, dict):
        return {key: refer_to_messages(part) for key, part in schema.items()}
    return [refer_to_messages(part) for part in schema] if isinstance(schema, list) else schema


def components(routes: Sequence[Route]) -> Schemas:
    """Describe all types that go in and out, the messages of the WebSocket too."""
    answers = [answer.kind for route in routes for answer in (route.answer, *route.also) if answer.kind]
    bodies = [route.body for route in routes if route.body]
    schemas = Schemas([*answers, *bodies, Refusal, AnyRequest, AnyMessage])
    schemas.named |= {"AnyRequest": schemas.of[AnyRequest], "AnyMessage": schemas.of[AnyMessage]}
    return schemas


def tags(routes: Sequence[Route]) -> list[Part]:
    """List the modules in which the routes stand."""
    modules = {tag(route): inspect.getmodule(route.handler) for route in routes}
    return [{"name": name, "description": inspect.getdoc(module)} for name, module in modules.items()]


def tag(route: Route) -> str:
    return route.handler.__module__.rpartition(".")[2]


def paths(routes: Sequence[Route], schemas: Schemas) -> dict[str, Part]:
    by_path: dict[str, Part] = {}
    for route in routes:
        by_path.setdefault(route.path, {})[route.method.lower()] = operation(route, schemas)
    return by_path


def operation(route: Route, schemas: Schemas) -> Part:
    summary, _, more = (inspect.getdoc(route.handler) or "").partition("\n\n")
    told: Part = {
        "tags": [tag(route)],
        "operationId": route.handler.__name__,
        "summary": summary,
        "security": SECURITY[route.who],
        "parameters": parameters(route),
        "responses": responses(route, schemas),
    }
    if more:
        told["description"] = more
    if route.body:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas.of[route.body]}}}
    return told


def parameters(route: Route) -> list[Part]:
    """Describe parameters: those in braces stand in the path, the others in the query."""
    if route.parameters is None:
        return []
    _, named = msgspec.json.schema_components([route.parameters])
    fields = named[route.parameters.__name__]["properties"]
    return [parameter(name, dict(schema), f"{{{name}}}" in route.path) for name, schema in fields.items()]


def parameter(name: str, schema: Part, in_path: bool) -> Part:
    about = schema.pop("description", "")
    required = in_path or "default" not in schema
    where = "path" if in_path else "query"
    return {"name": name, "in": where, "required": required, "description": about, "schema": schema}


def responses(route: Route, schemas: Schemas) -> Part:
    told = {refusal: describe_error(refusal, schemas) for refusal in refusals(route)}
    answers = (route.answer, *route.also)
    for status in {answer.status for answer in answers}:
        told[status] = describe_answers([answer for answer in answers if answer.status == status], schemas)
    return {str(status): told[status] for status in sorted(told)}


def refusals(route: Route) -> set[int]:
    """Describe the errors that a route may answer with."""
    known = {401} if route.who in (PERSON, BEARER) else set()
    return EVERYWHERE | known | {*route.refusals} | (POSTED if route.method in ("POST", "PUT") else set())


def describe_error(status: int, schemas: Schemas) -> Part:
    return {"description": REFUSALS[status], "content": {JSON: {"schema": schemas.of[Refusal]}}}


def describe_answers(answers: list[Answer], schemas: Schemas) -> Part:
    """Describe answers of one status, all in the same form."""
    status, media = answers[0].status, answers[0].media
    about = HTTPStatus(status).phrase + ("; one of these a line" if media == LINES else "")
    bodies = [schemas.of[answer.kind] for answer in answers if answer.kind]
    if not bodies:
        return {"description": about}
    schema = bodies[0] if len(bodies) == 1 else {"anyOf": bodies}
    return {"description": about, "content": {media: {"schema": schema}}}
