"""A browser context serves many tests; whoever comes next finds nothing of those before."""

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
