"""What the room's messages cost: bytes on the wire."""
import pathlib

from client import Client, Room

SEATS = 9


def nine_handed(room: Room, boss: Client) -> tuple[list[Client], int]:
    """Nine players; the first takes compressed messages, as browsers do."""
    table = boss.done("open_table", rulebook="rws-2017", name="nine",
                      settings={"stake": "100", "seats": str(SEATS)})["table"]
    boss.done("set_house", table=table, key="pause-seconds", value="600")
    players = []
    for seat in range(1, SEATS + 1):
        status, _, token = room.request("POST", "/api/guest", {"name": f"player {seat}"})
        assert status == 200, status
        player = Client(room, token, compressed=seat == 1)
        player.ask("watch", table=table)
        player.done("sit", table=table, seat=seat, stake=200)
        players.append(player)
    return players, table


def play_round(players: list[Client], table: int) -> None:
    """Everybody calls or checks, to the showdown."""
    while True:
        for player in players:
            player.drain()
        view = players[0].state(table)["view"]
        if view["rounds"] == 1 and not view["dealing"]:
            return
        for player in players:
            legal = player.state(table)["view"]["round"]["legal"]
            if not player.state(table)["view"]["dealing"] or legal["seat"] is None:
                continue
            player.done("check" if legal["check"] else "call", table=table)


def test_a_round_of_nine_players_costs_a_browser_little(program: pathlib.Path) -> None:
    with Room(program, extra=("--empty", "--rate", "100000")) as room:
        boss = room.operator()
        players, table = nine_handed(room, boss)
        first = players[0]
        first.drain()
        before = first.heard, first.told
        boss.done("set_house", table=table, key="pause-seconds", value="0")
        while not first.state(table)["view"]["dealing"]:
            first.receive()
        boss.done("set_house", table=table, key="pause-seconds", value="600")
        play_round(players, table)
        heard, told = first.heard - before[0], first.told - before[1]
        assert heard * 6 < told, f"{heard} bytes of {told}"
        print(f"note: a round of nine players: {heard} bytes on the wire of {told}")
