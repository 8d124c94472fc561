#include "audit/tournaments/tournament_replay.h"

#include "base/overloaded.h"
#include "cards/lots.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "tournament/format/formats.h"
#include "tournament/play.h"
#include "tournament/rounds/race_off.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

namespace command = tournament::command;
namespace event = tournament::event;

constexpr std::string_view not_by_lot = "what was drawn by lot does not follow from its seed";

template <class List>
bool is_drawn(const List& drawn, const std::vector<PlayerId>& players, const Seed& seed) {
  if (drawn.size() != players.size()) return false;
  const std::vector<std::size_t> order = lots(players.size(), seed, 0);
  for (std::size_t at = 0; at < players.size(); ++at)
    if (drawn[at] != players[order[at]]) return false;
  return true;
}

std::vector<PlayerId> playing(const tournament::Tournament& state) {
  std::vector<PlayerId> players;
  for (const tournament::Entry& entry : state.entries)
    if (is_in(entry) || entry.status == tournament::EntryStatus::entered)
      players.push_back(entry.player);
  return players;
}

std::vector<PlayerId> playing_at(const tournament::Tournament& state,
                                 tournament::TableNumber number) {
  std::vector<PlayerId> players;
  const tournament::TournamentTable& table = state.table(number);
  for (const Seat seat : seats_taken(table)) players.push_back(state.entry_at(table, seat).player);
  return players;
}

bool is_drawn(const command::RaceOff& race, const Seed& seed) {
  constexpr std::size_t cards = 52;
  const std::vector<std::size_t> order = lots(cards, seed, 0);
  for (std::size_t at = 0; at < race.cards.size(); ++at)
    if (race.cards[at] != Card::from_index(static_cast<int>(order[at]))) return false;
  return true;
}

}  // namespace

TournamentReplay::TournamentReplay(const records::TournamentAnnounced& announced,
                                   const tournament::Format& format)
    : key_(announced.key), state_(tournament::make_tournament(format)) {}

Result<TournamentReplay, std::string> TournamentReplay::open(
    const records::TournamentAnnounced& announced) {
  const tournament::Format* const format = tournament::find_format(announced.format);
  if (format == nullptr) return "there is no format " + quoted(announced.format);
  return TournamentReplay(announced, *format);
}

std::string TournamentReplay::fault_in_draw(const tournament::Command& command,
                                            const Seed& seed) const {
  const overloaded right{[&](const command::Ballot& ballot) {
                           return (!key_ || seed == *key_) &&
                                  is_drawn(ballot.drawn, playing(state_), seed);
                         },
                         [&](const command::BreakTable& broken) {
                           return is_drawn(broken.drawn, playing_at(state_, broken.table), seed);
                         },
                         [&](const command::RaceOff& race) { return is_drawn(race, seed); },
                         [](const auto&) { return false; }};
  return std::visit(right, command) ? std::string() : std::string(not_by_lot);
}

void TournamentReplay::add_up(const tournament::Event& happened) {
  const overloaded moved{[&](const event::Entered& e) { held_ += e.fee; },
                         [&](const event::ReserveSeated& e) {
                           held_ += find_entry(state_, e.reserve)->paid - e.refunded;
                         },
                         [&](const event::Rebought& e) { held_ += e.price; },
                         [&](const event::ToppedUp& e) { held_ += e.price; },
                         [&](const event::Refunded& e) { held_ -= e.amount; },
                         [&](const event::PrizePaid& e) { held_ -= e.amount; },
                         [&](const event::Reopened& e) { held_ += e.commission; },
                         [&](const event::MoneyReturned& e) { held_ -= e.amount; },
                         [&](const event::ReEntered& e) { held_ += e.fee; },
                         [&](const event::BountyPaid& e) { held_ -= e.amount; },
                         [&](const event::GuaranteeFilled& e) { held_ += e.amount; },
                         [&](const event::GuaranteeReturned& e) { held_ -= e.amount; },
                         [](const auto&) {}};
  std::visit(moved, happened);
  // T01-14.2, S05-20.20, *95-19.4: what is left is the house's.
  if (state_.phase == tournament::TournamentPhase::finished ||
      state_.phase == tournament::TournamentPhase::cancelled)
    held_ = Cents(0);
}

void TournamentReplay::wind_up(const records::TournamentWoundUp&) {
  state_.phase = tournament::TournamentPhase::cancelled;
  held_ = Cents(0);
}

std::string TournamentReplay::fault_in_chips(tournament::TableNumber number,
                                             const Table& table) const {
  if (!state_.tables.has(number) || table.dealing) return {};
  const tournament::TournamentTable& own = state_.table(number);
  if (own.dealing) return {};
  // A table that staff have cleared is empty until the tournament seats its players again.
  if (seated(table).empty()) return {};
  for (unsigned at = 0; at < seats_max; ++at) {
    const Chips stake = own.who[at] == 0 ? Chips(0) : state_.entry_at(own, seat_at(at)).stake;
    if (table.places[at].stake != stake)
      return "has " + std::to_string(table.places[at].stake.count()) + " chips in seat " +
             std::to_string(at + 1) + " where its tournament has " + std::to_string(stake.count());
  }
  return {};
}

void TournamentReplay::step(const CommandRecord& record, const Lots& from, Complaints& complaints) {
  complaints.add(Subject::rules, wrong_role(record));
  const auto command = codec::from_json<tournament::Command>(record.command);
  if (!command) {
    lost_ = true;
    return complaints.add(Subject::record,
                          "the command cannot be read: " + to_string(command.error()));
  }
  if (from.seed) complaints.add(Subject::shuffle, fault_in_draw(*command, *from.seed));
  if (std::holds_alternative<command::Ballot>(*command)) expect_next(key_, from);
  tournament::Events events;
  const auto refusal = play(state_, *command, events);
  const std::string wrong = refusal ? "the rules refuse this command: " + say_cited(*refusal)
                                    : difference(record.events, codec::to_json(events).as_array());
  if (!wrong.empty()) {
    lost_ = true;
    return complaints.add(Subject::rules, wrong + "; the rest of this tournament is not replayed");
  }
  for (const tournament::Event& happened : events) add_up(happened);
  if (!conserved(state_)) complaints.add(Subject::chips, "chips were created or lost");
}

}  // namespace cardroom::audit
