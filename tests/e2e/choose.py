"""A player who chooses at random from their legal list."""
import random


def choose(legal: dict, cards: list, pick: random.Random, folds: float = 0.1,
           raises: float = 0.3) -> dict:
    """Something legal, as a player's client would send it, with how often to fold or raise."""
    if legal["draw"]:
        thrown = pick.sample(cards, pick.randint(0, 3))
        return {"type": "draw", "cards": thrown} if thrown else {"type": "stand"}
    ways = [name for name in ("check", "decline", "call") if legal[name]]
    if legal["fold"] and pick.random() < folds:
        ways = ["fold"]
    for name in ("bet", "raise"):
        if legal[name] and (not ways or pick.random() < raises):
            size = pick.choice([legal["low"], legal["high"]]) if legal["listed"] else legal["low"]
            return {"type": name, "to": size}
    if not ways:
        ways = ["tap_out"] if legal["tap_out"] else ["fold"]
    return {"type": pick.choice(ways)}
