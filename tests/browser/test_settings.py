"""Language, edition, colours and theme: switched at any time, and remembered."""

from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.people import until
from tests.browser.table import PHONE, WRONG, Table, table
from tests.browser.test_access import violations
from tests.browser.test_looks import faults


def choose(shown: Table, name: str) -> None:
    """Choose something in the settings, by the name it has there, and close them again."""
    shown.page.locator(".menu").click()
    shown.page.get_by_role("dialog").get_by_text(name, exact=True).first.click()
    shown.page.keyboard.press("Escape")
    expect(shown.page.get_by_role("dialog")).to_be_hidden()


def is_drawn_in(page: Page, card: str, colour: str) -> None:
    """Wait until a card has this colour."""
    expect(page.locator(f'[data-card="{card}"] .face')).to_have_css("color", colour)


def test_the_language_is_switched_in_mid_trio_and_remembered(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.point(*WRONG)
        choose(shown, "Français")
        expect(shown.page.locator("#why-title")).to_have_text("Pas un SET")
        assert shown.findings()[1] == "Deux vertes, une violette"
        expect(shown.place("2gsh")).to_have_accessible_name("deux vagues vertes hachurées")
        expect(shown.page.locator("html")).to_have_attribute("lang", "fr")
        shown.page.reload()
        expect(shown.page.locator("#why-title")).to_have_text("Choisissez trois cartes")


def test_the_browsers_language_is_spoken_first(browser: Browser, served: str) -> None:
    with table(browser, served, locale="es-MX") as shown:
        shown.is_titled("Elige tres cartas")
        expect(shown.page).to_have_title("Práctica · Tercet")


def test_a_language_that_cannot_be_fetched_is_said_and_can_be_chosen_again(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        shown.page.context.set_offline(True)
        choose(shown, "Deutsch")
        expect(shown.page.get_by_role("alert")).to_contain_text("could not be loaded")
        shown.is_titled("Choose three cards")
        shown.page.context.set_offline(False)
        shown.complaints.clear()  # the browser noted that it was offline
        choose(shown, "Deutsch")
        expect(shown.page.locator("#why-title")).to_have_text("Wähle drei Karten")


def test_the_european_edition_has_its_own_shapes_words_and_colours(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        choose(shown, "European")
        expect(shown.place("2gsh")).to_have_accessible_name("two turquoise half-full waves")
        expect(shown.place("2gsh").locator("use").first).to_have_attribute("href", "#wave-h-2")
        expect(shown.page.locator(".feature h3")).to_have_text(["Quantity", "Colour", "Shape", "Filling"])
        is_drawn_in(shown.page, "2gsh", "rgb(15, 132, 126)")


def test_the_distinct_palette_changes_words_and_colours_in_either_edition(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        choose(shown, "easiest to tell apart")
        is_drawn_in(shown.page, "2gsh", "rgb(20, 24, 26)")
        expect(shown.place("2gsh")).to_have_accessible_name("two black striped squiggles")
        choose(shown, "European")
        expect(shown.place("2gsh")).to_have_accessible_name("two black half-full waves")
        choose(shown, "red, violet, turquoise")
        choose(shown, "American")
        expect(shown.place("2gsh")).to_have_accessible_name("two green striped squiggles")


def test_a_card_that_is_black_in_the_light_is_called_white_in_the_dark(browser: Browser, served: str) -> None:
    with table(browser, served, color_scheme="dark") as shown:
        choose(shown, "easiest to tell apart")
        expect(shown.place("2gsh")).to_have_accessible_name("two white striped squiggles")
        is_drawn_in(shown.page, "2gsh", "rgb(247, 249, 245)")
        shown.page.emulate_media(color_scheme="light")  # the evening is over while the page is open
        expect(shown.place("2gsh")).to_have_accessible_name("two black striped squiggles")
        choose(shown, "Dark")
        expect(shown.place("2gsh")).to_have_accessible_name("two white striped squiggles")


def test_dark_and_light_follow_the_device_until_one_is_chosen(browser: Browser, served: str) -> None:
    with table(browser, served, color_scheme="dark") as shown:
        is_drawn_in(shown.page, "1rof", "rgb(255, 80, 62)")
        choose(shown, "Light")
        is_drawn_in(shown.page, "1rof", "rgb(219, 10, 20)")
        choose(shown, "Dark")
        shown.page.emulate_media(color_scheme="light")
        is_drawn_in(shown.page, "1rof", "rgb(255, 80, 62)")
        choose(shown, "Same as device")
        is_drawn_in(shown.page, "1rof", "rgb(219, 10, 20)")


def test_the_edge_bar_is_off_until_it_is_wanted_or_contrast_is(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        bar = shown.place("2gsh").locator(".edge-bar")
        expect(bar).to_have_css("fill-opacity", "0")
        choose(shown, "Edge bar")
        expect(bar).to_have_css("fill-opacity", "1")
        choose(shown, "Edge bar")
        shown.page.emulate_media(contrast="more")
        expect(bar).to_have_css("fill-opacity", "1")


def test_high_contrast_is_black_on_white_with_the_edge_bar(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        choose(shown, "High")
        expect(shown.page.locator(".cloth")).to_have_css("background-color", "rgb(255, 255, 255)")
        expect(shown.page.locator("body")).to_have_css("color", "rgb(0, 0, 0)")
        expect(shown.place("2gsh").locator(".edge-bar")).to_have_css("fill-opacity", "1")
        assert violations(shown.page) == []


def test_large_cards_are_larger_and_so_are_their_symbols(browser: Browser, served: str) -> None:
    with table(browser, served, viewport=PHONE) as shown:
        symbol = shown.place("1rof").locator("use").first

        def width() -> float:
            return (symbol.bounding_box() or {"width": 0})["width"]

        before = width()
        choose(shown, "Large cards")
        until(shown.page, lambda: width() > 1.1 * before)
        assert faults(shown.page) == []


def corner(place: Locator) -> FloatRect:
    """Where a place is."""
    box = place.bounding_box()
    assert box
    return box


def test_the_order_can_be_flipped_on_either_kind_of_screen(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        first, last = (shown.page.locator(f'[data-place="{place}"]') for place in (0, 11))
        choose(shown, "Flip the order")
        until(shown.page, lambda: corner(first)["x"] > corner(last)["x"])
        first.focus()
        shown.page.keyboard.press("ArrowLeft")
        expect(shown.page.locator('[data-place="3"]')).to_be_focused()
        shown.page.set_viewport_size(PHONE)
        expect(shown.page.get_by_role("row")).to_have_count(4)
        until(shown.page, lambda: corner(first)["y"] > corner(last)["y"])


def test_what_was_chosen_is_there_after_coming_back(browser: Browser, served: str) -> None:
    with table(browser, served) as shown:
        for name in ("European", "Dark", "Edge bar"):
            choose(shown, name)
        shown.page.reload()
        root = shown.page.locator("html")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-palette", "european")
        expect(root).to_have_attribute("data-edge-bar", "on")
        expect(shown.place("2gsh")).to_have_accessible_name("two turquoise half-full waves")
