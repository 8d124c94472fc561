"""Every message by every role, over sockets, against roles.tsv; and every path of HTTP."""
import pathlib

from client import Client, Room

ROLES = ["visitor", "guest", "player", "dealer", "supervisor", "operator", "director", "inspector"]
BOOKS = {"room": "holdem-1995", "poker": "holdem-1995", "canberra": "canberra-2017",
         "hosted": "holdem-1995", "hosted_canberra": "canberra-2017"}


def table_of_roles() -> list[tuple[str, str, set[str]]]:
    rows = []
    for line in (pathlib.Path(__file__).parent / "roles.tsv").read_text().splitlines():
        if not line.startswith("#"):
            where, by, messages = line.split("\t")
            roles = set() if by == "nobody" else set(by.split())
            roles |= {"guest"} if "player" in roles else set()
            rows += [(where, message, roles) for message in messages.split()]
    return rows


def everybody(room: Room, boss: Client) -> dict[str, Client]:
    clients = {"visitor": Client(room), "guest": room.guest("guest"), "operator": boss}
    token = room.request("POST", "/api/register", {"name": "ann", "password": "long enough"})[2]
    clients["player"] = Client(room, token)
    for role in ROLES:
        if role not in clients:
            clients[role] = room.staff(boss, role, role)
    return clients


def is_barred(answer: dict, may_cite: bool) -> bool:
    """Refused by the room itself for who sent it. Rulebooks also have rules with these names, with a clause."""
    return answer["type"] == "refused" and (may_cite or answer["clause"] is None) and \
        answer["rule"] in ("not_your_role", "not_signed_in", "unknown_type")


FORMATS = {"tournament": "tournament-stud-2005", "contest": "tournament-canberra-2017"}


def new_tournament(boss: Client, kind: str) -> int:
    answer = boss.done("announce_tournament", format=FORMATS[kind], name="T", directing="director")
    return answer["tournament"]


def test_every_message_by_every_role_is_let_through_or_refused_as_the_table_says(
        program: pathlib.Path) -> None:
    with Room(program, extra=("--empty", "--rate", "100000")) as room:
        boss = room.operator()
        clients = everybody(room, boss)
        wrong = []
        for where, message, allowed in table_of_roles():
            for role, client in clients.items():
                if where == "canberra" and message == "announce":
                    continue  # The room's own message of that name.
                if where in FORMATS:
                    fields = {"tournament": new_tournament(boss, where)}
                # Each role has its own table, because some of these close it.
                elif where != "room" or role == ROLES[0]:
                    table = boss.done("open_table", rulebook=BOOKS[where], name="T", settings={},
                                      hosted=where.startswith("hosted"))["table"]
                if where not in FORMATS:
                    fields = {} if (where, message) == ("room", "open_table") else {"table": table}
                answer = client.ask(message, **fields)
                # In a tournament the room cites the clause that gives the power to somebody else.
                if is_barred(answer, where in FORMATS and role not in allowed) == (role in allowed):
                    wrong.append((where, message, role, answer))
            if message in ("watch", "lobby"):
                for client in clients.values():
                    client.send("unwatch", table=table)
        assert not wrong, wrong[:5]


def test_every_path_of_http_by_every_role(program: pathlib.Path) -> None:
    expected = {
        ("GET", "/"): 200, ("GET", "/healthz"): 200, ("GET", "/metrics"): 404,
        ("GET", "/api/me"): 200, ("GET", "/api/rulebooks"): 200, ("GET", "/table/3"): 200, ("GET", "/none.js"): 404,
        ("GET", "/api/none"): 404, ("POST", "/api/none"): 404, ("POST", "/"): 405,
        ("PUT", "/healthz"): 405, ("DELETE", "/api/me"): 404, ("GET", "/api/guest"): 405,
        ("POST", "/api/guest"): 400, ("POST", "/api/register"): 400, ("POST", "/api/sign-in"): 400,
        ("POST", "/api/one-time"): 403, ("GET", "/../journal.sqlite"): 404,
        ("GET", "/%2e%2e/journal.key"): 404, ("GET", "/journal.key"): 404,
    }
    with Room(program, extra=("--empty", "--rate", "100000")) as room:
        clients = everybody(room, room.operator())
        for role in ROLES:
            token = clients[role].token
            for (method, path), status in expected.items():
                body = {} if method == "POST" else None
                got = room.request(method, path, body, token)
                assert got[0] == status, (role, method, path, got)
            account = room.request("GET", "/api/me", token=token)[1]["account"]
            assert (account is None) == (role == "visitor"), (role, account)
        # Nobody else can use a name that is taken, and its holder cannot open a second account with
        # it.
        for role in ("visitor", "guest", "player", "operator"):
            status, answer, _ = room.request("POST", "/api/register", {
                "name": "ann", "password": "long enough"}, clients[role].token)
            assert status == 409 and answer["rule"] == "name_taken", (role, answer)
