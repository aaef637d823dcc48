"""A browser context serves many tests, and so does its page; who comes next finds nothing of those before."""

import pytest

from .player import slow_down

REMEMBERED = """async () => ({
  local: Object.keys(localStorage), session: Object.keys(sessionStorage), cookie: document.cookie,
  caches: await caches.keys(),
})"""
WRITTEN = """async () => {
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  document.cookie = "left=1";
  await caches.open("left");
}"""


def looked_into(context):
    """Open a page that loads nothing of ours, and return it with all that the browser remembers there."""
    page = context.new_page()
    page.goto("/health")
    return page, page.evaluate(REMEMBERED)


def test_a_device_that_was_given_back_is_like_a_new_one(devices):
    context = devices.take(locale="de")
    _, fresh = looked_into(context)
    context.request.post("/api/me", data={"name": "Mira"})
    page = context.new_page()
    page.goto("/")
    page.evaluate(WRITTEN)
    devices.give_back(context)
    assert devices.take(locale="de") is context
    page, found = looked_into(context)
    assert found == fresh
    assert not page.evaluate("'serviceWorker' in navigator")  # so none was left either
    assert context.cookies() == []
    assert page.request.get("/api/me").json() == {"name": None}
    devices.give_back(context)


def test_a_page_that_was_given_back_is_like_a_new_one(devices):
    page = devices.page(devices.take(locale="de"), viewport={"width": 390, "height": 844})
    page.goto("/")
    page.goto("/cards/vale")
    page.evaluate(WRITTEN)
    devices.give_back(page.context)
    assert devices.page(devices.take(locale="de")) is page
    assert page.evaluate("[history.length, innerWidth]") == [1, 1440]
    page.goto("/health")
    assert page.evaluate(REMEMBERED) == {"local": ["everglow"], "session": [], "cookie": "", "caches": []}
    devices.give_back(page.context)


@pytest.mark.parametrize(
    "change",
    [
        lambda page: page.add_init_script("window.left = 1"),
        lambda page: page.emulate_media(media="print"),
        lambda page: page.on("response", lambda answer: answer.url),
        lambda page: page.route("**/api/*", lambda route: route.abort()),
        lambda page: slow_down(page, 0.5),
    ],
    ids=["script", "media", "listener", "route", "session"],
)
def test_a_page_that_was_changed_for_good_is_given_to_nobody(devices, change):
    page = devices.page(devices.take(locale="de"))
    change(page)
    devices.give_back(page.context)
    assert page.is_closed()
