// Tournaments at random: every format, with a director who gives legal and wrong orders, takes them
// back and corrects, and with a room that is killed in the middle of rounds. Whatever happens, the
// chips are all there, the money balances, everybody has one place, and the journal says the same.
#include <set>

#include "at_night.h"
#include "changes.h"
#include "codec/json.h"
#include "likely_fields.h"
#include "room/records/tournament_snapshot.h"
#include "tournament/format/formats.h"
#include "tournament/format/schedule.h"
#include "tournament/players/proposals.h"

namespace cardroom::room {
namespace {

namespace command = tournament::command;
using tournament::Entry;
using tournament::EntryStatus;
using tournament::TableNumber;
using tournament::TournamentPhase;

class RandomNight : public AtNight {
 public:
  RandomNight(const tournament::Format& format, std::uint64_t seed) : fields_(seed, {}) {
    const std::string by = one_in(3) ? R"(,"directing":"room")" : R"(,"directing":"director")";
    const std::string at = one_in(4) ? R"(,"tables":"reported")" : "";
    announce(std::string(format.key), 0, additions(format), by + at + R"(,"starts_ms":0)");
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
  // Nothing more at random. A night that does not end is cancelled.
  void end() {
    for (int step = 0; step < 4'000 && !night().is_over(); ++step)
      if (!direct() || one_in(3)) pass_some();
    if (!night().is_over()) CHECK(order(Role::operator_, command::Cancel{}) == "");
    check_whole();
    check_end();
  }

 private:
  bool one_in(std::uint32_t times) { return fields_.chance().below(times) == 0; }
  // What the house adds, at random, as far as the book lets it.
  std::string additions(const tournament::Format& format) {
    std::string list;
    const auto add = [&](std::string_view one) {
      if (one_in(2)) list += (list.empty() ? "" : ",") + std::string(one);
    };
    add(R"(["late-entry","60"])");
    add(R"(["bounty","20"])");
    add(R"(["guarantee","2000"])");
    add(R"(["league","10/7/5"])");
    add(R"(["prizes-from","8 40/30/20/10"])");
    const bool may_divide = !format.articles->cite.division;
    if (may_divide) add(R"(["deals","yes"])");
    if (may_divide) add(R"(["re-entries","1"])");
    return "[" + list + "]";
  }
  const tournament::Tournament& state() const { return night().state; }

  ConnectionId connection_of(Role role) {
    const auto [found, is_new] = connections_.try_emplace(role);
    if (is_new) {
      const ConnectionId known = back(role);
      found->second = known != 0 ? known : staff(role);
    }
    return found->second;
  }
  // Empty: it was done. What is refused has changed nothing.
  std::string order(ConnectionId from, const tournament::Command& command) {
    boost::json::object text = codec::to_json(command).as_object();
    text["tournament"] = number;
    pass(0);  // Nothing else is due just now.
    const auto before = journal.head().sequence;
    const std::string rule = refusal(from, boost::json::serialize(text));
    CAPTURE(boost::json::serialize(text));
    CAPTURE(rule);
    CHECK(rule.find("at_fault") == std::string::npos);
    if (!rule.empty()) CHECK_FALSE(has_changed_since(journal, before));
    return rule;
  }
  std::string order(Role role, const tournament::Command& command) {
    return order(connection_of(role), command);
  }
  bool director(const tournament::Command& command) {
    return order(Role::director, command).empty();
  }

  void one_step() {
    const std::uint32_t what = fields_.chance().below(100);
    if (what < 45)
      pass_some();
    else if (what < 70)
      (void)direct();
    else if (what < 90)
      order_anything();
    else if (what < 96)
      correct();
    else
      kill();
  }
  void pass_some() {
    const std::int64_t due_ms = room->next_due_ms();
    const std::int64_t most_ms = one_in(20) ? 600'000 : 30'000;
    const std::int64_t wait_ms = due_ms == LiveTable::never ? most_ms : due_ms - now_ms;
    pass(std::clamp<std::int64_t>(wait_ms, 1, most_ms));
  }
  void order_anything() {
    constexpr Role roles[] = {Role::director,  Role::director,  Role::director,
                              Role::operator_, Role::inspector, Role::dealer};
    std::vector<PlayerId> players = guests_;
    for (const Entry& entry : state().entries) players.push_back(entry.player);
    LikelyFields fields(fields_.chance().next(), players);
    const auto command = fields.some<tournament::Command>();
    if (std::holds_alternative<command::Cancel>(command) && !one_in(20)) return;
    if (one_in(4))
      order(connect(guests_[fields_.chance().below(3)]), command);
    else
      order(roles[fields_.chance().below(std::size(roles))], command);
  }

  // What a director would do now. False: nothing.
  bool direct() {
    switch (state().phase) {
      case TournamentPhase::entries:
        return before_play();
      case TournamentPhase::playing:
        return in_play();
      case TournamentPhase::over:
        return director(command::Award{});
      case TournamentPhase::finished:
      case TournamentPhase::cancelled:
        break;
    }
    return false;
  }
  bool before_play() {
    if (state().articles().director_nominated && !state().director)
      return order(Role::operator_, command::Nominate{*ShortText::from("Dee")}).empty();
    if (state().articles().gate == tournament::Gate::approval && !state().approved)
      return order(Role::inspector, command::Approve{*Note::from("17/2")}).empty();
    for (const PlayerId guest : guests_)
      if (find_entry(state(), guest) == nullptr && one_in(2))
        return order(connect(guest), command::Enter{guest, true}).empty();
    const int missing = std::max<int>(state().conditions.players_least, 6) - entrants(state());
    if (missing > 0)
      return refusal(connection_of(Role::director),
                     in("enter_bots", R"(,"count":)" + std::to_string(missing))) == "";
    if (!state().balloted) return director(command::Ballot{});
    return director(command::Start{});
  }
  bool in_play() {
    if (state().clock.on_break) return director(command::EndBreak{});
    for (const Entry& entry : state().entries)
      if (entry.status == EntryStatus::busted)
        return one_in(3) && director(command::Rebuy{entry.player})
                   ? true
                   : director(command::Eliminate{entry.player});
    if (const TableNumber table = table_to_break(state()))
      if (director(command::BreakTable{table, {}})) return true;
    if (const auto move = move_to_balance(state()))
      if (director(command::Move{move->player, move->to, move->seat})) return true;
    if (one_in(30)) return director(command::StartBreak{300});
    bool done = false;
    for (TableNumber own = 1; own <= state().tables.size(); ++own) {
      if (!state().tables.has(own)) continue;
      const Chips chip = state().table(own).chip;
      if (race_off_due(state().conditions, chip, clock_s(state())))
        done = director(command::RaceOff{own, chip, {}, {}, true}) || done;
      else if (is_counted(state(), own))
        done = count(own) || done;
      else if (!night().has_dealt_tables())
        done = report(own) || done;
    }
    return done;
  }
  // At a physical table somebody has lost everything, or all chips are counted.
  bool count(TableNumber own) {
    const tournament::TournamentTable& table = state().table(own);
    const auto seats = seats_taken(table);
    const Entry& first = state().entry_at(table, *seats.begin());
    if (one_in(2) && players_left(state()) > 1)
      return director(command::Bust{first.player, first.stake});
    command::EnterCount counted{own, {}};
    Chips there = state().uncounted;
    for (const Seat seat : seats) there += state().entry_at(table, seat).stake;
    for (const Seat seat : seats) {
      counted.stakes[seat.index()] = there;
      there = Chips(0);
    }
    return director(counted) ||
           (one_in(4) && director(command::ChooseDealing{own, tournament::Stacks::dealt}));
  }
  // A round at a table that reports: somebody takes from another.
  bool report(TableNumber own) {
    const tournament::TournamentTable& table = state().table(own);
    if (!table.dealing) return director(command::StartRound{own});
    command::EndRound ended{own, {}};
    Seat winner;
    for (const Seat seat : table.dealt) {
      ended.stakes[seat.index()] = state().entry_at(table, seat).stake;
      if (winner.is_none() || one_in(3)) winner = seat;
    }
    for (const Seat seat : table.dealt) {
      if (seat == winner || one_in(2)) continue;
      ended.stakes[winner.index()] += ended.stakes[seat.index()];
      ended.stakes[seat.index()] = Chips(0);
      break;
    }
    return director(ended);
  }
  void correct() {
    const Note why = *Note::from("a mistake");
    const auto& entries = state().entries;
    if (entries.empty()) return;
    const Entry& entry =
        entries[fields_.chance().below(static_cast<std::uint32_t>(entries.size()))];
    const Chips chip = state().table(entry.table).chip;
    switch (fields_.chance().below(8)) {
      case 0:
        return void(director(command::CorrectStake{entry.player, entry.stake + chip, why}));
      case 1:
        return void(director(command::CorrectPlace{
            entry.player, static_cast<std::uint16_t>(players_left(state()) + 1), why}));
      case 2:
        return void(director(command::Reinstate{
            entry.player, 1, Seat(static_cast<int>(1 + fields_.chance().below(8))), chip * 10,
            why}));
      case 3:
        return void(director(command::SetClock{clock_s(state()) + 600, why}));
      case 4:
        return divide();
      case 5:
        return void(director(command::AwardBounty{
            entries[fields_.chance().below(static_cast<std::uint32_t>(entries.size()))].player,
            entry.player}));
      default:
        return void(director(command::Undo{}));
    }
  }
  // The last players agree to a deal, or most of them do.
  void divide() {
    if (!director(command::ProposeDeal{tournament::DealKind::icm})) return;
    const std::vector<tournament::DealShare> shares = state().deal->shares;
    for (const tournament::DealShare& share : shares)
      if (!one_in(20)) (void)director(command::AgreeDeal{share.player});
  }
  // A restart is as if nothing had happened.
  void kill() {
    const tournament::Tournament before = state();
    const std::string whole = tournament_snapshot(night());
    restart(one_in(2));
    CHECK(tournament_snapshot(night()) == whole);
    connections_.clear();
    operator_connection = back(Role::operator_);
    CHECK(clock_s(state()) == clock_s(before));
    CHECK(state().phase == before.phase);
    CHECK(state().entries.tally() == before.entries.tally());
    REQUIRE(state().entries.size() == before.entries.size());
    for (std::size_t at = 0; at < before.entries.size(); ++at)
      CHECK(state().entries[at] == before.entries[at]);
    for (TableNumber at = 1; at <= before.tables.size(); ++at)
      CHECK(state().table(at) == before.table(at));
    for (const PlayerId guest : guests_)
      if (one_in(2)) connect(guest);
  }

  void check_whole() {
    REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
    CHECK(conserved(state()));
    CHECK(room->ledger().sum() == Cents(0));
    for (const auto& [at, table] : room->tables())
      CHECK_MESSAGE(!table.stopped, table.stopped.value_or(Stop{}).why);
    if (night().is_over()) {
      CHECK(held() == Cents(0));
      return;
    }
    Cents paid;
    for (const Entry& entry : state().entries) paid += money_in(entry);
    CHECK(held() == paid);
  }
  void check_end() {
    if (state().phase == TournamentPhase::finished) {
      std::multiset<int> places;
      for (const Entry& entry : state().entries)
        if (took_part(entry)) places.insert(entry.place);
      CHECK(places.count(0) == 0);
      CHECK(places.count(1) >= 1);
      // Those who share a place leave as many behind it empty.
      for (const int place : places)
        CHECK(static_cast<std::size_t>(std::distance(places.begin(), places.lower_bound(place))) ==
              static_cast<std::size_t>(place - 1));
    }
    check_audit();
    check_cut_off();
  }
  // The journal up to a commit in the middle: what a room finds that was killed just then.
  void check_cut_off() {
    std::vector<store::Sequence> ends;
    REQUIRE(journal.read_heads(0, [&](const store::SignedHead& head) {
      ends.push_back(head.head.sequence);
      return store::Reading::go_on;
    }));
    const std::size_t kept = 1 + fields_.chance().below(static_cast<std::uint32_t>(ends.size()));
    ends.resize(kept);
    store::MemoryJournal part;
    std::size_t commit = 0;
    store::Batch batch;
    REQUIRE(journal.read_all(0, [&](const store::StoredRecord& record) {
      batch.appends.push_back({std::string(record.stream),
                               record.version - 1,
                               {{record.time_ms, std::string(record.bytes)}}});
      if (record.sequence < ends[commit]) return store::Reading::go_on;
      (void)store::commit_one(part, std::exchange(batch, {}));
      return ++commit == ends.size() ? store::Reading::stop : store::Reading::go_on;
    }));
    const store::Sequence end = ends.back();
    CHECK(part.head().sequence == end);
    Room again(options_);
    REQUIRE(again.restore(part, now_ms));
    CHECK(again.ledger().sum() == Cents(0));
    for (const auto& [at, live] : again.tournaments()) {
      CHECK_MESSAGE(!live.stopped, live.stopped.value_or(""));
      CHECK(conserved(live.state));
    }
    const auto report = audit::audit(part);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
  }

  LikelyFields fields_;
  std::vector<PlayerId> guests_;
  std::map<Role, ConnectionId> connections_;
};

void play_random(const tournament::Format& format, std::uint64_t seed, int steps) {
  CAPTURE(format.key);
  CAPTURE(seed);
  RandomNight night(format, seed);
  night.play_on(steps);
  night.end();
}

TEST_CASE("tournaments at random keep chips, money, places and records together") {
  std::uint64_t seed = 0;
  for (const tournament::Format* const format : tournament::all_formats)
    play_random(*format, ++seed, 300);
}

TEST_CASE("many tournaments at random keep chips, money, places and records together" *
          doctest::skip()) {
  for (std::uint64_t seed = 100; seed < 140; ++seed)
    for (const tournament::Format* const format : tournament::all_formats)
      play_random(*format, seed, 1'500);
}

}  // namespace
}  // namespace cardroom::room
