#include "words/table_words.h"

#include "words/staff_words.h"
#include "words/text.h"

namespace cardroom {

namespace {

class TableSentences {
 public:
  TableSentences(const Table& table, const SeatNames& names, const std::string& player)
      : table_(table), names_(names), player_(player) {}

  std::string operator()(const Event& event) const {
    return say(event, table_.terms, table_.round, names_);
  }
  std::string operator()(const table_event::Sat& sat) const {
    return who(sat.seat) + " sits down with " + text(sat.stake);
  }
  std::string operator()(const table_event::SeatWanted& wanted) const {
    return player_ + " wants seat " + std::to_string(wanted.seat.number());
  }
  std::string operator()(const table_event::SeatGivenUp& given_up) const {
    return player_ + " no longer wants seat " + std::to_string(given_up.seat.number());
  }
  std::string operator()(const table_event::DrewForSeat& drew) const {
    return player_ + " draws " + to_string(drew.card) + " for seat " +
           std::to_string(drew.seat.number());
  }
  std::string operator()(const table_event::ListJoined&) const {
    return player_ + " joins the waiting list";
  }
  std::string operator()(const table_event::ListLeft&) const {
    return player_ + " leaves the waiting list";
  }
  std::string operator()(const table_event::SeatChanged& changed) const {
    return player_ + " moves from seat " + std::to_string(changed.from.number()) + " to seat " +
           std::to_string(changed.to.number());
  }
  std::string operator()(const table_event::LeaveAsked& asked) const {
    return who(asked.seat) + " leaves when the round of play is over";
  }
  std::string operator()(const table_event::Left& left) const {
    return who(left.seat) + " leaves the table with " + text(left.amount);
  }
  std::string operator()(const table_event::SatOut& out) const {
    return who(out.seat) + " sits out";
  }
  std::string operator()(const table_event::SatIn& in) const { return who(in.seat) + " sits in"; }
  std::string operator()(const table_event::PostChosen& chosen) const {
    return who(chosen.seat) + " will post";
  }
  std::string operator()(const table_event::WaitChosen& chosen) const {
    return who(chosen.seat) + " waits for the blind";
  }
  std::string operator()(const table_event::StandingRestored& restored) const {
    return who(restored.seat) + " has the minimum stake again";
  }
  std::string operator()(const table_event::MarkerPlaced& placed) const {
    return marker() + " is at " + who(placed.seat);
  }
  std::string operator()(const table_event::ToppedUp& topped_up) const {
    return who(topped_up.seat) + " adds " + text(topped_up.amount) + " to the stake";
  }
  std::string operator()(const table_event::TookOff& took_off) const {
    return who(took_off.seat) + " takes " + text(took_off.amount) + " off the table";
  }
  std::string operator()(const table_event::OverBlindAnnounced& announced) const {
    return who(announced.seat) + " will over-blind " + text(announced.amount);
  }
  std::string operator()(const table_event::StakeBelow& below) const {
    return who(below.seat) + " plays below the minimum stake: " + std::string(word(below.standing));
  }
  std::string operator()(const table_event::TimeCharged& charged) const {
    return who(charged.seat) + " pays " + text(charged.amount) + " for time";
  }
  std::string operator()(const table_event::RoundStarted& started) const {
    std::string words = "round of play " + std::to_string(started.number) + ": " + marker() +
                        " is at " + who(started.marker);
    // RWS17-3.1, RWS17-DEF-GameMarker: the marker, and the dealer's call.
    if (table_.game->game_marker)
      words += ". The marker says BETTING ROUND. The dealer calls: Place your Blind bets, please";
    return words;
  }
  std::string operator()(const table_event::Determined& made) const {
    return "determined: " + std::string(made.key.view()) + " " + std::string(made.value.view());
  }
  std::string operator()(const table_event::ClosureAnnounced& closure) const {
    return "notice: the table closes after " + std::to_string(closure.rounds) +
           " more rounds of play";
  }
  std::string operator()(const table_event::GroupRestricted& restriction) const {
    return restriction.restricted ? "the game is for a chosen group" : "the game is open to all";
  }
  std::string operator()(const table_event::Admitted&) const {
    return player_ + " is admitted to the group";
  }
  // The acts of staff have their own page.
  template <class Act>
  std::string operator()(const Act& act) const {
    return staff_sentence(act, {table_, names_, player_});
  }

 private:
  std::string who(Seat seat) const { return say(seat, names_); }
  std::string marker() const {
    return table_.game->marker == Marker::buck ? "the buck" : "the dealer button";
  }

  const Table& table_;
  const SeatNames& names_;
  const std::string& player_;
};

}  // namespace

std::string say(const TableEvent& event, const Table& table, const SeatNames& names,
                const std::string& player) {
  return std::visit(TableSentences(table, names, player), event);
}

Clause clause_of(const TableEvent& event) {
  return std::visit(
      [](const auto& happened) {
        if constexpr (std::is_same_v<std::decay_t<decltype(happened)>, Event>)
          return clause_of(happened);
        else
          return happened.clause;
      },
      event);
}

PlayerId player_in(const TableEvent& event) {
  return std::visit(
      [](const auto& happened) {
        if constexpr (requires { happened.player; })
          return PlayerId(happened.player);
        else
          return PlayerId();
      },
      event);
}

}  // namespace cardroom
