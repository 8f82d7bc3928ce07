"""For a class: a table where nobody has a name or writes, and puzzles with solutions on paper."""

from playwright.sync_api import Browser, expect

from tests.browser.people import person
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.paper.pages import pages_of, texts_of


def test_pupils_are_numbers_and_nobody_writes(browser: Browser, served: str) -> None:
    with (
        person(browser, served, "Mme Lefèvre", "/class", viewport=LAPTOP) as teacher,
        person(browser, served, "Ilyas", "/odds", viewport=PHONE, locale="fr-FR") as pupil,
    ):
        teacher.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Mme Lefèvre"})
        teacher.page.evaluate("localStorage['tercet.name'] = 'Mme Lefèvre'")
        teacher.page.reload()
        expect(teacher.page.get_by_role("heading", name="For a class", exact=True)).to_be_visible()
        assert violations(teacher.page) == []
        teacher.page.get_by_role("button", name="Open the table").click()
        teacher.sees("gather")
        pupil.page.goto(f"{served.rstrip('/')}/t/{teacher.code}")
        expect(pupil.page.locator(".doorway")).to_contain_text("Personne ne voit votre nom.")
        expect(pupil.page.locator('.doorway input[name="name"]')).to_have_count(0)
        pupil.page.locator(".doorway .main").click()
        expect(pupil.page.locator(".doorway")).to_have_count(0)
        for someone in (teacher, pupil):
            expect(someone.page.locator(".sitting li b")).to_have_text(["1", "2"])
            assert "Lefèvre" not in str(someone.frames[-3:])
        teacher.press("Start")
        for someone in (teacher, pupil):
            someone.sees("play")
            expect(someone.page.locator(".player")).to_have_count(2)
        expect(teacher.page.get_by_role("button", name="Talk")).to_have_count(0)
        assert "Lefèvre" not in pupil.page.locator(".table-page").inner_text()


def test_a_sheet_of_puzzles_comes_with_its_solutions(browser: Browser, served: str) -> None:
    with person(browser, served, "", "/class", viewport=PHONE, locale="de-DE", accept_downloads=True) as teacher:
        page = teacher.page
        page.get_by_label("Wie viele Rätsel").select_option("6")
        assert faults(page) == []
        assert violations(page) == []
        with page.expect_download() as download:
            page.get_by_role("button", name="Mit Lösungen drucken (PDF)").click()
        pdf = download.value.path().read_bytes()
        assert len(pages_of(pdf)) >= 2
        assert "Lösung" in " ".join(texts_of(pdf))
