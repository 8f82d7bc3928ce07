"""Which slots and clauses of a rule set matter: the values of other slots can make one irrelevant."""

from tercet.engine import rules as r


def alone(rules: r.Rules) -> bool:
    """Is this a game for one player?"""
    return rules.seats.most == 1


def bears(slot: str, rules: r.Rules) -> bool:
    """Can this slot's question come up under these rules?"""
    match slot:
        case "ties" | "delay":
            return not alone(rules) and not isinstance(rules.calling, r.PointAtOnce)
        case "layout":
            return not isinstance(rules.reward, r.LeaveCards)  # the cards stay
        case "no_set":
            return not isinstance(rules.layout, r.Open) and bears("layout", rules)  # otherwise nobody adds any
        case "dealing":
            return not isinstance(rules.reward, r.LeaveCards)
        case _:
            return True


def holds(clause: str, rules: r.Rules) -> bool:
    """Does a clause that no slot cites apply under these rules?"""
    match clause:
        case "A-9":  # odds of a layout dealt from all cards
            return rules.deck == r.AllCards() and isinstance(rules.layout, r.Rectangle) and _of_three(rules)
        case "C-3" | "P-6":  # trios explained
            return _of_three(rules)
        case "P-3":  # the longer game, where there are calls and somebody to pass the deal to
            return isinstance(rules.match, r.SingleRound) and bears("ties", rules)
        case "R-11":
            return not alone(rules)
        case _:
            return True


def _of_three(rules: r.Rules) -> bool:
    """Are finds three cards that each feature explains?"""
    return (rules.pattern.cards, rules.pattern.most) == (3, None)
