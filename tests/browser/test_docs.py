"""The API as a page: everything can be found and tried, with what the server itself serves."""

import shlex

import pytest
from playwright.sync_api import expect

from .conftest import SIZES
from .player import wait_until


def described(page):
    return page.request.get("/openapi.json").json()


def curled(page, line):
    """Send the request that a line of curl would send, with the browser's cookies as its jar."""
    _, address, *told = shlex.split(line.replace("\\\n", ""))
    given = dict(zip(told[::2], told[1::2], strict=True))
    assert given.keys() <= {"-b", "-c", "-H", "-d"}
    headers = dict([given["-H"].split(": ")]) if "-H" in given else {}
    return page.request.fetch(
        address, method="POST" if "-d" in given else "GET", headers=headers, data=given.get("-d")
    )


@pytest.mark.parametrize("size", SIZES)
def test_every_route_and_every_type_is_shown(visit, size):
    page = visit("/docs", viewport=size)
    page.wait_for_selector("article")
    told = described(page)
    names = [route["operationId"] for methods in told["paths"].values() for route in methods.values()]
    schemas = told["components"]["schemas"]
    types = [name for name, schema in schemas.items() if schema.keys() & {"properties", "prefixItems"}]
    assert sorted(page.locator("article h3").evaluate_all("all => all.map(one => one.id)")) == sorted(names)
    assert sorted(page.locator("[data-type] h3").all_inner_texts()) == sorted(types)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_sought_is_found_and_a_type_leads_to_where_it_is_told(visit):
    page = visit("/docs")
    page.wait_for_selector("article")
    page.get_by_label("Find").fill("/api/games")
    page.wait_for_selector("text=1 address,")
    expect(page.locator("article")).to_have_count(1)
    page.locator("article").get_by_role("link", name="GameTold").click()
    wait_until(page, "document.getElementById('GameTold')?.getBoundingClientRect().top < innerHeight")
    expect(page.get_by_label("Find")).to_have_value("")


def test_the_lines_to_try_work_as_they_stand(visit):
    page = visit("/docs")
    page.wait_for_selector("article")
    for name in ("introduce", "who_am_i"):
        line = page.locator(f"article[aria-labelledby={name}] pre").inner_text()
        assert curled(page, line).json() == {"name": "Ann"}


def test_the_page_about_us_leads_there(visit):
    page = visit("/about")
    page.get_by_role("link", name="the API of this server").click()
    page.wait_for_selector("article")
    assert page.url.endswith("/docs")
