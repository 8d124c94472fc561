// Tournaments of Canberra Poker at random: legal and wrong orders, rounds that the room deals or
// staff report, and a room that is killed in between. The money balances, everybody has one place,
// and the journal says the same.
#include "audit/audit.h"
#include "canberra/tournament/standings.h"
#include "changes.h"
#include "codec/json.h"
#include "in_room.h"
#include "likely_fields.h"

namespace cardroom::room {
namespace {

namespace act = contest::command;
using contest::CanberraPhase;
using contest::Entrant;
using contest::EntrantStatus;

// Sessions with a repechage, points with a catch-up session, buy-backs.
constexpr std::string_view kinds[] = {
    R"(["competition","sessions"],["sessions","2"],["advance","2"],["repechage","1"],)"
    R"(["buy-backs","none"],["points","10/6/4/3"],["catch-up","off"])",
    R"(["competition","points"],["sessions","2"],["advance","2"],["repechage","none"],)"
    R"(["buy-backs","none"],["points","10/6/4/3"],["catch-up","on"])",
    R"(["competition","sessions"],["sessions","3"],["advance","1"],["repechage","none"],)"
    R"(["buy-backs","1 50 2"],["points","10/6/4/3"],["catch-up","off"])"};
constexpr std::string_view in_all =
    R"(,["start","at eight"],["entry","at the desk"],["eligibility","everybody"],["rounds","3"],)"
    R"(["seats","4"],["fee","100"],["commission","10"],["chips","1000"],["least","2"],)"
    R"(["most","20"],["group","open"],["minimum","50"],["maximum","500"],)"
    R"(["elimination","the best go on"],["session-tie","play-off"],["points-tie","share"],)"
    R"(["prizes","50/30/20"],["tie","share"])";

class RandomContest : public InRoom {
 public:
  RandomContest(std::size_t kind, std::uint64_t seed) : fields_(seed, {}) {
    const std::string by = one_in(2) ? R"(,"directing":"room")" : R"(,"directing":"director")";
    reported_ = one_in(2);
    const auto answer = put(
        connection_of(Role::operator_),
        R"({"type":"announce_tournament","name":"Canberra","format":"tournament-canberra-2017",)"
        R"("house":[["bot-pace-ms","1000"]],"conditions":[)" +
            std::string(kinds[kind]) + std::string(in_all) + "]" + by +
            (reported_ ? R"(,"tables":"reported")" : "") + "}");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    for (int guest = 0; guest < 3; ++guest)
      guests_.push_back(this->guest("guest " + std::to_string(guest)));
  }

  void play_on(int steps) {
    for (int step = 0; step < steps && !night().is_over(); ++step) {
      CAPTURE(step);
      one_step();
      check_whole();
    }
  }
  // Nothing more at random. What does not end is cancelled.
  void end() {
    for (int step = 0; step < 3'000 && !night().is_over(); ++step)
      if (!direct() || one_in(3)) pass_some();
    if (!night().is_over()) CHECK(order(Role::operator_, act::Cancel{}) == "");
    check_whole();
    if (state().phase == CanberraPhase::awarded)
      for (const Entrant& entrant : state().entrants)
        CHECK((entrant.place > 0 || entrant.status == EntrantStatus::reserve ||
               entrant.status == EntrantStatus::forfeited ||
               entrant.status == EntrantStatus::excluded));
    kill();
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
  }

 private:
  const LiveContest& night() const { return room->contests().at(1); }
  const contest::Tournament& state() const { return night().state; }
  bool one_in(std::uint32_t times) { return fields_.chance().below(times) == 0; }

  ConnectionId connection_of(Role role) {
    const auto [found, is_new] = connections_.try_emplace(role);
    if (!is_new) return found->second;
    for (const auto& [player, account] : room->accounts().all())
      if (account.role == role) return found->second = connect(player);
    return found->second = staff(role);
  }
  // Empty: it was done. What is refused has changed nothing.
  std::string order(ConnectionId from, const contest::Command& asked) {
    boost::json::object text = codec::to_json(asked).as_object();
    text["tournament"] = 1;
    pass(0);  // Nothing else is due just now.
    const auto before = journal.head().sequence;
    const std::string rule = refusal(from, boost::json::serialize(text));
    CAPTURE(boost::json::serialize(text));
    CAPTURE(rule);
    CHECK(rule.find("at_fault") == std::string::npos);
    if (!rule.empty()) CHECK_FALSE(has_changed_since(journal, before));
    return rule;
  }
  std::string order(Role role, const contest::Command& asked) {
    return order(connection_of(role), asked);
  }
  bool director(const contest::Command& asked) { return order(Role::director, asked).empty(); }

  void one_step() {
    const std::uint32_t what = fields_.chance().below(100);
    if (what < 45)
      pass_some();
    else if (what < 75)
      (void)direct();
    else if (what < 92)
      order_anything();
    else if (what < 96)
      (void)director(act::Undo{});
    else
      kill();
  }
  void pass_some() {
    const std::int64_t due_ms = room->next_due_ms();
    const std::int64_t wait_ms = due_ms == LiveTable::never ? 30'000 : due_ms - now_ms;
    pass(std::clamp<std::int64_t>(wait_ms, 1, 60'000));
  }
  void order_anything() {
    constexpr Role roles[] = {Role::director, Role::director, Role::operator_, Role::dealer,
                              Role::inspector};
    std::vector<PlayerId> players = guests_;
    for (const Entrant& entrant : state().entrants) players.push_back(entrant.player);
    LikelyFields fields(fields_.chance().next(), players);
    const auto asked = fields.some<contest::Command>();
    if (std::holds_alternative<act::Cancel>(asked) && !one_in(20)) return;
    if (one_in(4))
      order(connect(guests_[fields_.chance().below(3)]), asked);
    else
      order(roles[fields_.chance().below(std::size(roles))], asked);
  }

  // What staff would do now. False: nothing.
  bool direct() {
    if (state().on_break) return director(act::EndBreak{});
    switch (state().phase) {
      case CanberraPhase::conditions:
        return order(Role::operator_, act::Document{}).empty() ||
               order(Role::operator_, act::Publish{}).empty();
      case CanberraPhase::entries:
        return before_first();
      case CanberraPhase::between:
        return between();
      case CanberraPhase::session:
        return reported_ && count_tables();
      case CanberraPhase::play_off:
        return reported_ && play_off();
      case CanberraPhase::finished:
        return director(act::AwardPlaces{});
      case CanberraPhase::awarded:
      case CanberraPhase::cancelled:
        break;
    }
    return false;
  }
  bool before_first() {
    if (!state().notified)
      return order(Role::operator_, act::Notify{Role::operator_, *Note::from("17/3")}).empty();
    if (!state().director)
      return order(Role::operator_, act::Nominate{Role::operator_, *Note::from("Dee")}).empty();
    for (const PlayerId guest : guests_)
      if (find_entrant(state(), guest) == nullptr && one_in(2))
        return order(connect(guest), act::Enter{guest}).empty();
    if (still_in(state()) < 6)
      return refusal(connection_of(Role::director),
                     R"({"type":"enter_bots","tournament":1,"count":4})") == "";
    return next_session();
  }
  bool next_session() {
    if (!state().balloted || waits_for_seat(state())) return director(act::Ballot{});
    for (const PlayerId player : next_players(state())) {
      const Entrant& entrant = *find_entrant(state(), player);
      if (entrant.table != 0 && !entrant.seated && !one_in(10))
        (void)director(act::TakeSeat{player});
    }
    return director(act::StartSession{});
  }
  bool between() {
    if (state().balloted) return next_session();
    if (one_in(2) && director(act::BeginExtra{Role::director, contest::SessionKind::repechage}))
      return true;
    if (one_in(2) && director(act::BeginExtra{Role::director, contest::SessionKind::catch_up}))
      return true;
    return next_session() || director(act::AwardPlaces{});
  }
  bool count_tables() {
    bool done = false;
    for (contest::TableNumber own = 1; own <= contest::tables_most; ++own) {
      if (state().phase != CanberraPhase::session || !state().table(own).in_use) continue;
      act::CountTable counted{Role::director, own, {}, {}};
      for (const Seat seat : seats_at(state(), own)) {
        counted.players.push_back(at_seat(state(), own, seat)->player);
        counted.chips.push_back(Chips(50 * static_cast<int>(fields_.chance().below(60))));
      }
      done = director(counted) || done;
    }
    return done;
  }
  bool play_off() {
    act::PlayOff off;
    for (const PlayerId player : state().tied) {
      off.players.push_back(player);
      off.chips.push_back(Chips(50 * static_cast<int>(1 + fields_.chance().below(60))));
    }
    return director(off);
  }
  // A restart is as if nothing had happened.
  void kill() {
    const contest::Tournament before = state();
    restart(one_in(2));
    connections_.clear();
    CHECK(state() == before);
    operator_connection = connection_of(Role::operator_);
    for (const PlayerId guest : guests_)
      if (one_in(2)) connect(guest);
  }
  void check_whole() {
    REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
    CHECK(room->ledger().sum() == Cents(0));
    for (const auto& [at, table] : room->tables())
      CHECK_MESSAGE(!table.stopped, table.stopped.value_or(Stop{}).why);
    const Cents held = room->ledger().balance(cage::tournament_account(1));
    Cents paid;
    for (const Entrant& entrant : state().entrants)
      paid += entrant.paid + entrant.bought - entrant.refunded - entrant.prize;
    CHECK(held == (night().is_over() ? Cents(0) : paid));
  }

  LikelyFields fields_;
  bool reported_ = false;
  std::vector<PlayerId> guests_;
  std::map<Role, ConnectionId> connections_;
};

void play_random(std::uint64_t seed, int steps) {
  CAPTURE(seed);
  RandomContest contest(seed % std::size(kinds), seed);
  contest.play_on(steps);
  contest.end();
}

TEST_CASE("tournaments of Canberra Poker at random keep money, places and records together") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) play_random(seed, 300);
}

TEST_CASE("many tournaments of Canberra Poker at random keep money and records together" *
          doctest::skip()) {
  for (std::uint64_t seed = 100; seed < 300; ++seed) play_random(seed, 1'500);
}

}  // namespace
}  // namespace cardroom::room
