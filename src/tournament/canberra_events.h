// Events of a tournament of Canberra Poker: what happened, and by which clause.
#pragma once

#include "tournament/canberra_commands.h"

namespace cardroom::canberra {

// Why a player is out of a session.
enum class Out : std::uint8_t {
  no_chips,       // CP17-17.14: he cannot wager the table minimum.
  not_advancing,  // The session is over and others go on.
  forfeited,      // CP17-17.9: he had not taken his seat.
  excluded,       // CP17-16.3
};
inline constexpr std::string_view word(Out why) {
  constexpr std::string_view words[] = {"no_chips", "not_advancing", "forfeited", "excluded"};
  return words[static_cast<std::size_t>(why)];
}

namespace event {

#define CARDROOM_CLAUSE_ONLY(Type, text)                                                      \
  struct Type {                                                                               \
    static constexpr std::string_view name = text;                                            \
    Clause clause;                                                                            \
    static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); } \
  }
CARDROOM_CLAUSE_ONLY(Documented, "conditions_documented");
CARDROOM_CLAUSE_ONLY(Published, "conditions_published");
CARDROOM_CLAUSE_ONLY(AgreementRequired, "agreement_required");
CARDROOM_CLAUSE_ONLY(BreakEnded, "break_ended");
CARDROOM_CLAUSE_ONLY(PlayOffTied, "play_off_tied");
CARDROOM_CLAUSE_ONLY(Finished, "finished");
CARDROOM_CLAUSE_ONLY(Cancelled, "cancelled");
#undef CARDROOM_CLAUSE_ONLY

#define CARDROOM_NOTED(Type, text_)                           \
  struct Type {                                               \
    static constexpr std::string_view name = text_;           \
    Note text;                                                \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("text", self.text);                               \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_NOTED(Notified, "commission_notified");
CARDROOM_NOTED(Nominated, "director_nominated");
CARDROOM_NOTED(StartChanged, "start_changed");
CARDROOM_NOTED(Directed, "play_directed");
#undef CARDROOM_NOTED

#define CARDROOM_OF_PLAYER(Type, text)                        \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    PlayerId player;                                          \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("player", self.player);                           \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_PLAYER(Agreed, "agreed");
CARDROOM_OF_PLAYER(ReserveJoined, "reserve_joined");
CARDROOM_OF_PLAYER(SeatTaken, "seat_taken");
CARDROOM_OF_PLAYER(AnteWarned, "ante_warned");      // K-24: it stands, with a warning.
CARDROOM_OF_PLAYER(AnteReferred, "ante_referred");  // K-24: the director rules on it.
CARDROOM_OF_PLAYER(OnlyFold, "only_fold");          // K-23: he has not twice the ante left.
CARDROOM_OF_PLAYER(Folded, "folded");
CARDROOM_OF_PLAYER(Advanced, "advanced");
CARDROOM_OF_PLAYER(Tied, "tied");  // Additional rounds are to decide.
#undef CARDROOM_OF_PLAYER

#define CARDROOM_OF_MONEY(Type, text)                         \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    PlayerId player;                                          \
    Cents amount;                                             \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("player", self.player);                           \
      visit("amount", self.amount);                           \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_MONEY(Entered, "entered");
CARDROOM_OF_MONEY(BoughtBack, "bought_back");
CARDROOM_OF_MONEY(PrizePaid, "prize_paid");
CARDROOM_OF_MONEY(Refunded, "refunded");
#undef CARDROOM_OF_MONEY

#define CARDROOM_OF_CHIPS(Type, text)                         \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    PlayerId player;                                          \
    Chips amount;                                             \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("player", self.player);                           \
      visit("amount", self.amount);                           \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_CHIPS(AntePlaced, "ante_placed");
CARDROOM_OF_CHIPS(BetPlaced, "bet_placed");
CARDROOM_OF_CHIPS(HadBack, "had_back");  // Of a round of play, wagers included.
CARDROOM_OF_CHIPS(Counted, "counted");   // At the end of a session.
#undef CARDROOM_OF_CHIPS

#define CARDROOM_OF_TABLE(Type, text)                         \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    TableNumber table = 0;                                    \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("table", self.table);                             \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_TABLE(AntesClosed, "antes_closed");
CARDROOM_OF_TABLE(RoundEnded, "round_ended");
CARDROOM_OF_TABLE(RoundVoided, "round_voided");
CARDROOM_OF_TABLE(TableCounted, "table_counted");  // Its session is over.
#undef CARDROOM_OF_TABLE

#define CARDROOM_OF_SEAT(Type, text)                          \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    TableNumber table = 0;                                    \
    Seat seat;                                                \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("table", self.table);                             \
      visit("seat", self.seat);                               \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_SEAT(RoundStarted, "round_started");  // The seat has the starting marker.
CARDROOM_OF_SEAT(AnteAsked, "ante_asked");
#undef CARDROOM_OF_SEAT

#define CARDROOM_IN_PLACE_OF(Type, text)                      \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    PlayerId player;                                          \
    PlayerId instead_of;                                      \
    Cents fee;                                                \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("player", self.player);                           \
      visit("instead_of", self.instead_of);                   \
      visit("fee", self.fee);                                 \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_IN_PLACE_OF(ReserveSeated, "reserve_seated");
CARDROOM_IN_PLACE_OF(Substituted, "substituted");
#undef CARDROOM_IN_PLACE_OF

struct ConditionSet {
  static constexpr std::string_view name = "condition_set";
  ShortText key;
  Note value;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("key", self.key);
    visit("value", self.value);
    visit("clause", self.clause);
  }
};

struct Drawn {
  static constexpr std::string_view name = "seat_drawn";
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("table", self.table);
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

#define CARDROOM_OF_SESSION(Type, text)                       \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    std::uint8_t number = 0;                                  \
    SessionKind kind = SessionKind::ordinary;                 \
    Clause clause;                                            \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("number", self.number);                           \
      visit("kind", self.kind);                               \
      visit("clause", self.clause);                           \
    }                                                         \
  }
CARDROOM_OF_SESSION(ExtraCalled, "extra_session_called");
CARDROOM_OF_SESSION(SessionStarted, "session_started");
CARDROOM_OF_SESSION(SessionEnded, "session_ended");
#undef CARDROOM_OF_SESSION

struct Eliminated {
  static constexpr std::string_view name = "eliminated";
  PlayerId player;
  Out why = Out::no_chips;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("why", self.why);
    visit("clause", self.clause);
  }
};

struct AnteRuled {
  static constexpr std::string_view name = "ante_ruled";
  PlayerId player;
  bool stands = true;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("stands", self.stands);
    visit("clause", self.clause);
  }
};

struct PlayedOff {
  static constexpr std::string_view name = "played_off";
  PlayerId player;
  Chips amount;
  std::uint8_t beaten = 0;  // How many of the equal players had less.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("amount", self.amount);
    visit("beaten", self.beaten);
    visit("clause", self.clause);
  }
};

struct PointsWon {
  static constexpr std::string_view name = "points_won";
  PlayerId player;
  std::int64_t points = 0;  // In parts of a point: canberra_conditions.h.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("points", self.points);
    visit("clause", self.clause);
  }
};

struct BreakCalled {
  static constexpr std::string_view name = "break_called";
  std::uint16_t minutes = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("minutes", self.minutes);
    visit("clause", self.clause);
  }
};

struct Penalised {
  static constexpr std::string_view name = "penalised";
  PlayerId player;
  bool excluded = false;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("excluded", self.excluded);
    visit("clause", self.clause);
  }
};

struct PlaceAwarded {
  static constexpr std::string_view name = "place_awarded";
  PlayerId player;
  std::uint16_t place = 0;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("place", self.place);
    visit("clause", self.clause);
  }
};

}  // namespace event

using Event = std::variant<
    event::ConditionSet, event::Documented, event::Published, event::Notified, event::Nominated,
    event::AgreementRequired, event::Agreed, event::Entered, event::ReserveJoined,
    event::ReserveSeated, event::Substituted, event::StartChanged, event::Drawn, event::SeatTaken,
    event::SessionStarted, event::RoundStarted, event::AnteAsked, event::AntePlaced,
    event::AnteWarned, event::AnteReferred, event::AnteRuled, event::AntesClosed, event::OnlyFold,
    event::BetPlaced, event::Folded, event::HadBack, event::RoundEnded, event::RoundVoided,
    event::Counted, event::TableCounted, event::SessionEnded, event::Eliminated, event::Advanced,
    event::PointsWon, event::Tied, event::PlayedOff, event::PlayOffTied, event::ExtraCalled,
    event::BoughtBack, event::BreakCalled, event::BreakEnded, event::Directed, event::Penalised,
    event::Finished, event::PlaceAwarded, event::PrizePaid, event::Refunded, event::Cancelled>;

// All that one command can cause: the end of a session, or the prizes.
using Events = FixedList<Event, 3 * entrants_most>;

}  // namespace cardroom::canberra
