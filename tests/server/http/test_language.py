"""Language in which people and programs are answered."""

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from everglow.server.http.language import language_of
from everglow.words.generated import messages as shared
from everglow.words.wording import Wording

from ..guests import a_bot, seated
from ..people import a_server, begin, leave, over_sockets, people


@pytest.mark.parametrize(
    ("path", "chosen", "accepted", "found"),
    [
        ("/?lang=de", "fr", "nl", "de"),
        ("/?lang=xx", "fr", "nl", "fr"),
        ("/", "fr", "nl", "fr"),
        ("/", "", "nl", "nl"),
        ("/", "", "en;q=0.3, fr-CA;q=0.8, xx", "fr"),
        ("/", "", "de;q=0, nl;q=nonsense", "nl"),
        ("/", "", "xx", "en"),
        ("/", "", "", "en"),
    ],
)
def test_the_address_comes_first_then_the_person_then_the_browser(path, chosen, accepted, found):
    request = make_mocked_request("GET", path, {"Accept-Language": accepted} if accepted else {})
    assert language_of(request, chosen) == found


async def speaks(person, language, status=200):
    async with person.http.put("/api/me", json={"language": language}) as answer:
        assert answer.status == status
        return await answer.json()


@over_sockets
async def test_a_choice_is_kept_with_the_person_and_another_device_learns_it(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "", "") as [ann, phone, nobody]:
        assert await ann.get("/api/me") == {"name": "Ann"}
        assert await speaks(ann, "de") == {"name": "Ann", "language": "de"}
        token = (await ann.post("/api/me/link"))["token"]
        await phone.post("/api/me/claim", {"token": token})
        assert await phone.get("/api/me") == {"name": "Ann", "language": "de"}
        assert "language" in (await speaks(ann, "xx", 400))["error"]
        assert (await speaks(nobody, "de", 401))["message"] == ["server.say_your_name", {}]
        assert await ann.get("/api/me") == {"name": "Ann", "language": "de"}


@over_sockets
async def test_a_face_is_chosen_beside_the_language_and_worn_at_the_next_seat(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "") as [ann, nobody]:
        await speaks(ann, "de")
        chosen = {"avatar": "owl", "colour": "sky"}
        async with ann.http.put("/api/me/face", json=chosen) as answer:
            assert await answer.json() == {"name": "Ann", "language": "de", **chosen}
        for wrong in ({"avatar": "<svg>"}, {"colour": "#fff"}, {"avatar": 3}, {"face": "owl"}):
            async with ann.http.put("/api/me/face", json=wrong) as answer:
                assert answer.status == 400
        async with nobody.http.put("/api/me/face", json=chosen) as answer:
            assert answer.status == 401
        assert await ann.get("/api/me") == {"name": "Ann", "language": "de", **chosen}
        async with ann.at(await ann.opens()) as table:
            await table.does("sit", seat=1)
            chair = table.table["chairs"][1]
            assert (chair["avatar"], chair["colour"]) == ("owl", "sky")


@over_sockets
async def test_details_of_a_malformed_request_are_in_the_language_too(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as [ann]:
        told = await ann.post("/api/tables?lang=de", {"game": "vale", "seats": "2"}, [400])
        assert told["error"].endswith(": seats muss eine ganze Zahl sein, ist aber ein Text.")
        told = await ann.post("/api/tables?lang=fr", {"game": "vale", "host": "me"}, [400])
        assert told["error"].endswith("y a pas de champ host ici.")
        told = await ann.get("/api/tables?list=all&lang=nl", 400)
        assert "list moet een van deze waarden hebben: " in told["error"]


@over_sockets
async def test_a_refusal_is_a_sentence_in_the_language_of_the_request_and_a_message(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann") as [ann]:
        message = ["server.no_table", {"code": "ZZZZZZ"}]
        for path in ("/api/tables/ZZZZZZ?lang=de", "/api/tables/ZZZZZZ?lang=xx"):
            told = await ann.get(path, 404)
            language = path.rpartition("=")[2].replace("xx", "en")
            assert told == {"error": Wording(language).say(tuple(message)), "message": message}


@over_sockets
async def test_a_link_preview_is_in_the_language_that_is_asked_for(tmp_path, monkeypatch):
    asked = []

    def client(_request, _table, language):
        asked.append(language)
        return aiohttp.web.Response(text="")

    monkeypatch.setattr("everglow.server.http.pages.client", client)
    async with a_server(tmp_path) as (base, _), aiohttp.ClientSession(base) as http:
        for path, accepted in (("/", "fr"), ("/?lang=nl", "fr"), ("/?lang=xx", "de")):
            async with http.get(path, headers={"Accept-Language": accepted}):
                pass
    assert asked == ["fr", "nl", "de"]


@over_sockets
async def test_sentences_stand_beside_messages_for_whoever_asks(tmp_path):
    async with a_server(tmp_path) as (base, _), people(base, "Ann", "Bo") as two:
        ann, bo = await begin(two)
        await ann.act(ann.question["legal"][0]) if ann.question.get("legal") else None
        path = f"/api/tables/{ann.code}/events"
        plain, worded = await two[0].get(path), await two[0].get(f"{path}?lang=en")
        assert "words" not in plain
        assert worded.pop("words") == {"log": Wording("en", ["Ann", "Bo"], 0).all(plain["log"])}
        assert worded == plain
        replay = await two[0].get(f"/api/tables/{ann.code}/replay?lang=xx")
        assert replay["words"]["log"] == Wording("en", ["Ann", "Bo"]).all(replay["log"])
        assert all(("words" in step) == bool(step["log"]) for step in replay["steps"])
        await leave([ann, bo])


@over_sockets
async def test_a_bot_reads_sentences_if_it_asks_for_them(tmp_path):
    async with (
        a_server(tmp_path) as (base, _),
        people(base, "Ann") as [ann],
        a_bot(base, ann) as bot,
        bot.listens() as events,
        ann.at(await ann.opens()) as table,
    ):
        await table.does("sit", seat=0)
        await seated(ann, bot, events, table.code)
        stream = bot.at(table.code)
        stream.path += "?lang=en"
        async with stream:
            await table.does("start")
            told = await stream.until("welcome")
            while told["view"] is None:
                told = await stream.until("welcome")
            wording = Wording("en", ["Ann", "Dreamer"], 1)
            assert told["words"]["log"] == wording.all(told["log"])
            assert all(len(line) % 1024 == 0 for line in stream.raw)
        act = f"tables/{table.code}/act?lang=en"
        refused = await bot.post(act, {"question": 99, "name": "x"}, 400)
        assert refused["message"] == ["server.question_not_asked_yet", {}]


def test_what_a_game_without_translations_says_reads_the_same_everywhere():
    message = shared.verbatim(text="Night 1")
    assert {Wording(language).say(message) for language in ("en", "de", "fr", "nl")} == {"Night 1"}
