"""Lists of entrants as teachers keep them."""

import pytest

from tercet.competition.lists import EntrantList, read_csv


def names(text: str) -> list[str]:
    return [each.name for each in read_csv(text).applicants]


@pytest.mark.parametrize(
    "header", ["Pupil,Age (years)", "Student,AGE:", "Élève,Âge", "Alumno,Edad*", "Schüler,Alter", "First name (s),Age"]
)
def test_columns_are_known_under_the_names_that_teachers_give_them(header: str) -> None:
    (found,) = read_csv(f"{header}\nAnn,8\n").applicants
    assert (found.name, found.age) == ("Ann", 8)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ('"Evans, Ella"', "Ella Evans"),
        ('"Roux,Amélie"', "Amélie Roux"),
        ('"King, Jr."', "King, Jr."),
        ('"Lee, Ann, Bea"', "Lee, Ann, Bea"),
        ('"Lee,"', "Lee,"),
        ("Ann Lee", "Ann Lee"),
    ],
)
def test_a_family_name_before_a_comma_goes_to_the_end(written: str, name: str) -> None:
    """So that the public sees the first name."""
    assert names(f"name,age\n{written},8\n") == [name]


def divided(listed: EntrantList) -> list[tuple[str, str]]:
    return [(each.division, each.group) for each in listed.applicants]


def test_a_column_klasse_names_divisions_or_else_school_classes() -> None:
    listed = read_csv("Name;Klasse\nAnn;4b\nBea;\n")
    assert divided(listed.fitting(["4b", "6a"])) == [("4b", ""), ("", "")]
    assert divided(listed.fitting(["Jüngere", "Ältere"])) == [("", "4b"), ("", "")]
    assert divided(listed.fitting([])) == [("", "4b"), ("", "")]
    other = read_csv("Name;Klasse;Schule\nAnn;4b;Nord\n")  # groups are given already
    assert divided(other.fitting(["Jüngere"])) == [("4b", "Nord")]
    assert divided(read_csv("Name\nAnn\n").fitting(["A"])) == [("", "")]


@pytest.mark.parametrize("header", ["Nom complet;Classe", "Nombre completo;Clase", "Name;Schulklasse", "Name;Class"])
def test_a_class_keeps_people_apart_in_every_language(header: str) -> None:
    assert divided(read_csv(f"{header}\nAnn;4b\n")) == [("", "4b")]
