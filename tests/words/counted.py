"""Which variables of the messages are numbers, and where a number needs no noun that goes with it."""

from typing import Final

from tercet.words.languages import Language


def _all(words: str) -> frozenset[str]:
    return frozenset(words.split())


# How many of something: a noun beside such a number goes with it.
COUNTS: Final = _all(
    "bots bound breakers broken cards chosen clashes come conflicts corrections count days dealt entrants entries "
    "expected features finalists finds found games hands here landing late least left linked links logs lying "
    "many matches minutes most moved needed of pages patience penalty people players points price repeats "
    "right rounds said seats seconds sets size slots step tables taken taken_off ties time times trouble_at "
    "missed invented photos against values vote wait window without wrong"
)
# A number that names or measures something: table 1, 500 ms, 20 %.
LABELS: Final = _all(
    "age before chance deck doubt first game high line low ms n number odds page played player question "
    "questions rank rare round row score seed slot started steps status table version level levels volume within_ms"
)
# Names, keys and phrases.
TEXTS: Final = _all(
    "a address aim asked at b by caller callers card cell champion code codes colour column columns created date "
    "day dealer easiest edge ends feature file find finding fitting folder group hardest key known last letter log "
    "clock field login me middle more name names nearest new next now numbers occasion odd old one option organiser "
    "other pair part path place points_per port problem reshuffled role ruleset same shading shape share sizes "
    "sought stage starts server stopped_counts test text title token touch touched turning usage used value was who "
    "example others whole letters why with_flipped what kind confirmed open differ choice usual quickest slow quick"
)
# Phrases that bear the name of a count: “table 3: Ann, Bea”, “Solved in 1:05”, “green on the left”.
PHRASES: Final = frozenset(
    {
        ("schedule-table", "players"),
        ("schedule-table-of-round", "players"),
        ("competition-unsettled", "games"),
        ("competition-results-missing", "games"),
        ("rehearsal-end", "finalists"),
        ("daily-rule-counts", "time"),
        ("daily-from", "time"),
        ("daily-seconds-each", "seconds"),
        ("edge-bar-how", "left"),
        ("edge-bar-how", "right"),
    }
)

# What may follow a number without being counted by it.
NOT_COUNTED: Final[dict[Language, frozenset[str]]] = {
    "en": _all(
        "against ahead are at back behind cannot do each found in is let lie more must of off owed play s to was"
    ),
    "fr": _all("au d dans de en interrompue jouent la ne par s sont sur terminée à"),
    "es": _all("a al como de en encontrados ha juegan la más no por s se y"),
    "de": _all("bis der für sein gefunden insgesamt ist lassen liegen minus müssen nicht s sind spielen von")
    | _all("voraus weitere wurde zurück zurücklegen zurückmischen"),
}
# The same word for one and for many.
INVARIABLE: Final[dict[Language, frozenset[str]]] = {
    "en": frozenset(),
    "fr": frozenset({"SET", "Ultra", "fois"}),
    "es": frozenset({"SET", "Ultra"}),
    "de": frozenset({"Spieler", "Zeichen"}),
}
# Numbers that are never one, and why.
NEVER_ONE: Final = {
    ("cli-picture-too-large", "most"): "a picture may have many pixels",
    ("judge-lay", "cards"): "three at least",
    ("competition-finalists", "most"): "a final may have several players",
    ("competition-sheet-bounds", "sets"): "a player may find many SETs",
    ("competition-sheet-bounds", "against"): "a player may have many points against",
    ("competition-sheet-bounds", "cards"): "a deck has 81 cards",
    ("competition-walkover", "most"): "a game may give many points",
    ("competition-list-too-long", "most"): "a competition may have a thousand players",
    ("competition-announcement-too-long", "most"): "an announcement may have many characters",
    ("competition-list-too-much-text", "most"): "a cell may hold many characters",
    ("competition-rounds-of-a-day", "most"): "a day may have several rounds",
    ("competition-tables-of-a-hall", "most"): "a hall may have many tables",
    ("competition-title-too-long", "most"): "a title may have many characters",
    ("competition-too-many-divisions", "most"): "a competition may have several divisions",
    ("competition-too-many-players", "most"): "a competition may have a thousand players",
    ("competition-wrong-number-of-players", "most"): "a draw is for six players or more",
    ("competition-wrong-number-of-rounds", "most"): "several rounds can be drawn for any number of players",
    ("competition-wrong-number-of-rounds", "players"): "a draw is for six players or more",
    ("competition-wrong-number-of-tables", "players"): "a draw is for six players or more",
    ("dock-call", "count"): "three cards are a SET, four an Ultra",
    ("dock-mine", "count"): "three cards are a SET, four an Ultra",
    ("late-why", "count"): "three cards are a SET, four an Ultra",
    ("completes-first", "count"): "two cards or more come before the last one",
    ("dock-point-dots", "cards"): "a find has three cards or more",
    ("dock-turn", "cards"): "a find has three cards or more",
    ("dock-mine-face-down", "count"): "a find has three cards or more",
    ("dock-call-face-down", "count"): "a find has three cards or more",
    ("dock-point-dots", "most"): "a find has three cards or more",
    ("slot-pattern-pattern", "cards"): "a find has three cards or more",
    ("slot-pattern-pattern", "most"): "a find has three cards or more",
    ("dock-off-first", "count"): "six cards go back into the deck (G-14)",
    ("odds-cards", "cards"): "12 or 15 cards",
    ("odds-so-far", "cards"): "a game has nine cards or more on the table",
    ("eye-many", "cards"): "four cards at least",
    ("eye-odds", "cards"): "three cards at least",
    ("eye-odds-always", "cards"): "ten cards at least",
    ("replay-proved", "count"): "a record has several events",
    ("odds-how", "games"): "many thousand games",
    ("try-many", "many"): "a hundred deals",
    ("try-share", "cards"): "a hand has three cards at least",
    ("cli-sets-known", "cards"): "of one card it is known that there is no SET",
    ("cli-too-few-sets", "sets"): "five SETs are the least that is fitted to",
    ("odds-all-cards-lie", "cards"): "a deck has nine cards at least",
    ("puzzle-too-rare", "cards"): "one card holds no SET",
    ("slot-layout-rectangle", "size"): "a layout has nine cards at least",
    ("slot-layout-face-down", "size"): "a layout has nine cards at least",
}
