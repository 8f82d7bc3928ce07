"""Everything the engine can refuse: a code for programs, and a sentence that helps a player."""

from typing import Final, final

from tercet.engine.value import Value


@final
class Refusal(Value, frozen=True):
    """Why a command is not allowed. Nothing has changed."""

    code: str
    why: str


@final
class Problem(Value, frozen=True):
    """Why rules cannot be played: a code for words, a sentence, and the slots that clash."""

    code: str
    why: str
    slots: tuple[str, ...]


def problem(code: str, why: str, *slots: str) -> Problem:
    """`problem("seats", "One to twelve may sit at a table.", "seats")`."""
    return Problem(code, why, slots)


CALL_FIRST: Final = Refusal("call-first", "Call SET first, then point at the cards.")
CALLED_ALREADY: Final = Refusal("called-already", "Somebody has called. Wait until the call is settled.")
YOU_CALLED: Final = Refusal("you-called", "You have called already. Point at your cards.")
NO_CALL_NEEDED: Final = Refusal("no-call-needed", "No call is needed here. Point at the cards.")
NOT_YOUR_CALL: Final = Refusal("not-your-call", "Only the player who called may do that.")
LOCKED_OUT: Final = Refusal("locked-out", "You may play again after another player has found a SET.")
TOO_LATE: Final = Refusal("too-late", "It is too late for that.")
TOO_EARLY: Final = Refusal("too-early", "The time is not up yet.")
BACK_IN_TIME: Final = Refusal("back-in-time", "That time is earlier than the last entry of this table.")
OVER: Final = Refusal("over", "This round has ended.")
NOT_OPEN: Final = Refusal("not-open", "No match has been opened yet.")
NOT_DEALT: Final = Refusal("not-dealt", "The first round has not been dealt yet.")
NOT_NOW: Final = Refusal("not-now", "You cannot do that right now.")
NOT_HERE: Final = Refusal("not-here", "The rules of this table do not allow that.")
NOT_SEATED: Final = Refusal("not-seated", "You are not seated at this table.")
NOT_PLAYING: Final = Refusal("not-playing", "You are not playing in this round.")
AWAY: Final = Refusal("away", "You have left the table. Come back first.")
HERE_ALREADY: Final = Refusal("here-already", "You are at this table already.")
REMOVED: Final = Refusal("removed", "The host has removed you from this table.")
FULL: Final = Refusal("full", "This table is full.")
HAS_JUDGE: Final = Refusal("has-judge", "This table has a judge already.")
NO_SUCH_PLAYER: Final = Refusal("no-such-player", "That player is not at this table.")
HOST_ONLY: Final = Refusal("host-only", "Only the host can do that.")
HOST_STAYS: Final = Refusal("host-stays", "The host cannot be removed. Hand the table over first.")
JUDGE_ONLY: Final = Refusal("judge-only", "Only the judge can do that.")
NO_JUDGE: Final = Refusal("no-judge", "There is no judge here: more cards come when everybody says “no SET”.")
DEALER_ONLY: Final = Refusal("dealer-only", "Only the dealer can do that.")
OWN_CALL: Final = Refusal("own-call", "You cannot rule on your own call.")
SAID_ALREADY: Final = Refusal("said-already", "You have said so already.")
NOT_ON_TABLE: Final = Refusal("not-on-table", "These cards do not all lie on the table.")
CARD_TWICE: Final = Refusal("card-twice", "Point at different cards: you chose one of them twice.")
TURN_INSTEAD: Final = Refusal("turn-instead", "The cards lie face down. Turn them up one by one.")
TURNED_ALREADY: Final = Refusal("turned-already", "You have turned this card up already. Turn up another one.")
CARDS_UNSEEN: Final = Refusal("cards-unseen", "With a real deck, show the cards on the table and name none here.")
NOTHING_SEEN: Final = Refusal("nothing-seen", "No card was seen. Look again.")
NOT_IN_THE_BOX: Final = Refusal("not-in-the-box", "That is none of the 81 cards of the box.")
SEEN_TWICE: Final = Refusal("seen-twice", "Each card exists once, and one of these was seen twice.")
TAKEN_ALREADY: Final = Refusal("taken-already", "One of these cards was taken earlier in this round.")
NOTHING_CLAIMED: Final = Refusal("nothing-claimed", "No cards are waiting for a verdict.")
FOUND_ALREADY: Final = Refusal("found-already", "This one has been found already.")
NOTHING_TO_DEAL: Final = Refusal("nothing-to-deal", "No card is missing from the layout.")
DECK_EMPTY: Final = Refusal("deck-empty", "The deck is used up.")
CARDS_COME: Final = Refusal("cards-come", "Cards are added automatically when there is no SET.")
SETS_TO_FIND: Final = Refusal("sets-to-find", "There is still a SET to find here.")
FLIP_INSTEAD: Final = Refusal("flip-instead", "Flip a card instead: there are cards left in the piles.")
NOT_YOUR_TURN: Final = Refusal("not-your-turn", "It is another player's turn to flip.")
NO_FLIP: Final = Refusal("no-flip", "The others flip for you in this round.")
SUPER_ROUND: Final = Refusal("super-round", "A super round is running. Only the players in it may call.")
WAIT_FOR_SUPER: Final = Refusal("wait-for-super", "A super round is running. Wait until it is over.")
NO_POINT_TO_TAKE: Final = Refusal("no-point-to-take", "The caller has no points to lose.")
ON_ITS_WAY: Final = Refusal("on-its-way", "Somebody is already taking that point.")
DID_NOT_CALL: Final = Refusal("did-not-call", "That player did not call. Name one of those who did.")
OWN_FLIP: Final = Refusal("own-flip", "You cannot vote on your own flipping.")
FLIP_TAKEN: Final = Refusal("flip-taken", "The table flips for that player already.")
NO_HINT: Final = Refusal("no-hint", "There is no hint to give.")
NOT_THE_RIGHT_PILE: Final = Refusal("not-the-right-pile", "That deck does not hold just the cards that belong in it.")


def pick(sizes: range, given: int) -> Refusal:
    """The wrong number of cards was pointed at."""
    count = f"{sizes[0]}" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
    return Refusal("wrong-count", f"Point at {count} cards, not {given}.")


def take_off(count: int, given: int) -> Refusal:
    """The wrong number of cards was to be taken off."""
    return Refusal("wrong-count", f"Take {count} cards off, not {given}.")


def seats(least: int, most: int, given: int) -> Refusal:
    """The rules do not allow this number of players (R-16)."""
    wanted = f"{least}" if least == most else f"{least} to {most}"
    players = "player" if most == 1 else "players"
    return Refusal("wrong-number-of-players", f"These rules are for {wanted} {players}, not {given}.")


def bad_table(why: str) -> Refusal:
    """The round cannot be opened; `why` says what is wrong."""
    return Refusal("bad-table", why)


def bad_rules(why: str) -> Refusal:
    """These slot values cannot be combined."""
    return Refusal("bad-rules", why)


def bad_deck(why: str) -> Refusal:
    """The deck is not the one that the rules require."""
    return Refusal("bad-deck", why)
