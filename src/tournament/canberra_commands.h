// Commands put to a tournament of Canberra Poker: what entrants do, what the operator and the
// director do, and what the dealers of its tables report. The order of a ballot comes in as data.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"

namespace cardroom::canberra {

inline constexpr std::size_t entrants_most = 128;
inline constexpr std::size_t tables_most = 32;
using TableNumber = std::uint8_t;  // From 1.

// CP17-17.3(a)(ii)(E): a session beside the ordinary ones.
enum class SessionKind : std::uint8_t { ordinary, repechage, catch_up };
inline constexpr std::string_view word(SessionKind kind) {
  constexpr std::string_view words[] = {"ordinary", "repechage", "catch-up"};
  return words[static_cast<std::size_t>(kind)];
}

// What somebody has: chips back from a round, or chips after additional rounds.
struct Holding {
  PlayerId player;
  Chips chips;
  friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

namespace command {

#define CARDROOM_ROLE_ONLY(Type, text, role)                                          \
  struct Type {                                                                       \
    static constexpr std::string_view name = text;                                    \
    Role by = role;                                                                   \
    static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); } \
  }
CARDROOM_ROLE_ONLY(Document, "document_conditions", Role::operator_);
CARDROOM_ROLE_ONLY(Publish, "publish_conditions", Role::operator_);
CARDROOM_ROLE_ONLY(RequireAgreement, "require_agreement", Role::director);
CARDROOM_ROLE_ONLY(StartSession, "start_session", Role::director);
CARDROOM_ROLE_ONLY(EndBreak, "end_break", Role::director);
CARDROOM_ROLE_ONLY(AwardPlaces, "award_places", Role::director);
CARDROOM_ROLE_ONLY(Cancel, "cancel", Role::operator_);
#undef CARDROOM_ROLE_ONLY

#define CARDROOM_ROLE_AND_NOTE(Type, text_, role)             \
  struct Type {                                               \
    static constexpr std::string_view name = text_;           \
    Role by = role;                                           \
    Note text;                                                \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("by", self.by);                                   \
      visit("text", self.text);                               \
    }                                                         \
  }
CARDROOM_ROLE_AND_NOTE(Notify, "notify_commission", Role::operator_);    // Its reference.
CARDROOM_ROLE_AND_NOTE(Nominate, "nominate_director", Role::operator_);  // Whom.
CARDROOM_ROLE_AND_NOTE(ChangeStart, "change_start", Role::director);     // To when.
CARDROOM_ROLE_AND_NOTE(Direct, "direct_play", Role::director);           // Speed of play.
#undef CARDROOM_ROLE_AND_NOTE

#define CARDROOM_PLAYER_ONLY(Type, text)                                                      \
  struct Type {                                                                               \
    static constexpr std::string_view name = text;                                            \
    PlayerId player;                                                                          \
    static constexpr void fields(auto&& self, auto&& visit) { visit("player", self.player); } \
  }
CARDROOM_PLAYER_ONLY(Agree, "agree");
CARDROOM_PLAYER_ONLY(Enter, "enter");
CARDROOM_PLAYER_ONLY(JoinReserve, "join_reserve");
CARDROOM_PLAYER_ONLY(TakeSeat, "take_seat");
CARDROOM_PLAYER_ONLY(BuyBack, "buy_back");
CARDROOM_PLAYER_ONLY(Bet, "bet");
CARDROOM_PLAYER_ONLY(Fold, "fold");
CARDROOM_PLAYER_ONLY(WagerJackpot, "wager_jackpot");
CARDROOM_PLAYER_ONLY(AddChips, "add_chips");  // Asked for, and always refused.
#undef CARDROOM_PLAYER_ONLY

#define CARDROOM_TABLE_ONLY(Type, text, role)                 \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    Role by = role;                                           \
    TableNumber table = 0;                                    \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("by", self.by);                                   \
      visit("table", self.table);                             \
    }                                                         \
  }
CARDROOM_TABLE_ONLY(StartRound, "start_round", Role::dealer);
CARDROOM_TABLE_ONLY(AskNext, "ask_next", Role::dealer);  // The next player's ante.
CARDROOM_TABLE_ONLY(VoidRound, "void_round", Role::director);
#undef CARDROOM_TABLE_ONLY

struct SetCondition {
  static constexpr std::string_view name = "set_condition";
  Role by = Role::operator_;
  ShortText key;
  Note value;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("key", self.key);
    visit("value", self.value);
  }
};

// Tables and seats in the order drawn: the first to table 1, the second to table 2, and so on.
struct Ballot {
  static constexpr std::string_view name = "ballot";
  Role by = Role::director;
  FixedList<PlayerId, entrants_most> drawn;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("drawn", self.drawn);
  }
};

#define CARDROOM_IN_PLACE_OF(Type, text_)                     \
  struct Type {                                               \
    static constexpr std::string_view name = text_;           \
    Role by = Role::director;                                 \
    PlayerId player;                                          \
    PlayerId instead_of;                                      \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("by", self.by);                                   \
      visit("player", self.player);                           \
      visit("instead_of", self.instead_of);                   \
    }                                                         \
  }
CARDROOM_IN_PLACE_OF(SeatReserve, "seat_reserve");
CARDROOM_IN_PLACE_OF(Substitute, "substitute");
#undef CARDROOM_IN_PLACE_OF

struct PlaceAnte {
  static constexpr std::string_view name = "place_ante";
  PlayerId player;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("amount", self.amount);
  }
};

// K-24: whether a further ante out of order stands.
struct RuleAnte {
  static constexpr std::string_view name = "rule_ante";
  Role by = Role::director;
  PlayerId player;
  bool stands = true;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("player", self.player);
    visit("stands", self.stands);
  }
};

// What each player has back from the round, wagers included; who is not named has nothing back.
struct Settle {
  static constexpr std::string_view name = "settle";
  Role by = Role::dealer;
  TableNumber table = 0;
  FixedList<PlayerId, 9> players;
  FixedList<Chips, 9> back;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("table", self.table);
    visit("players", self.players);
    visit("back", self.back);
  }
};

// The chips of every player when the session is over, where the rounds are not entered one by one.
struct CountTable {
  static constexpr std::string_view name = "count_table";
  Role by = Role::director;
  TableNumber table = 0;
  FixedList<PlayerId, 9> players;
  FixedList<Chips, 9> chips;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("table", self.table);
    visit("players", self.players);
    visit("chips", self.chips);
  }
};

struct BeginExtra {
  static constexpr std::string_view name = "begin_extra_session";
  Role by = Role::director;
  SessionKind kind = SessionKind::repechage;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("kind", self.kind);
  }
};

// CP17-17.3(a)(xii)(D): the chips of each after the additional rounds.
struct PlayOff {
  static constexpr std::string_view name = "play_off";
  Role by = Role::director;
  FixedList<PlayerId, entrants_most> players;
  FixedList<Chips, entrants_most> chips;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("players", self.players);
    visit("chips", self.chips);
  }
};

struct CallBreak {
  static constexpr std::string_view name = "call_break";
  Role by = Role::director;
  std::uint16_t minutes = 0;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("minutes", self.minutes);
  }
};

struct Penalise {
  static constexpr std::string_view name = "penalise";
  Role by = Role::director;
  PlayerId player;
  Clause breach;
  bool excluded = false;  // Else it is put on record.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("by", self.by);
    visit("player", self.player);
    visit("breach", self.breach);
    visit("excluded", self.excluded);
  }
};

}  // namespace command

using Command =
    std::variant<command::SetCondition, command::Document, command::Publish, command::Notify,
                 command::Nominate, command::RequireAgreement, command::Agree, command::Enter,
                 command::JoinReserve, command::SeatReserve, command::Substitute,
                 command::ChangeStart, command::Ballot, command::TakeSeat, command::StartSession,
                 command::StartRound, command::PlaceAnte, command::AskNext, command::RuleAnte,
                 command::Bet, command::Fold, command::WagerJackpot, command::AddChips,
                 command::Settle, command::CountTable, command::VoidRound, command::BeginExtra,
                 command::BuyBack, command::PlayOff, command::CallBreak, command::EndBreak,
                 command::Direct, command::Penalise, command::AwardPlaces, command::Cancel>;

}  // namespace cardroom::canberra
