// Commands of a tournament of Canberra Poker: what entrants do, what the operator and the director
// do, and what the dealers of its tables report. The order of a ballot comes in as data.
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
#include "canberra/table/enum_words.h"
#include "eval/order.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"

namespace cardroom::canberra::tournament {

inline constexpr std::size_t entrants_most = 128;
inline constexpr std::size_t tables_most = 32;
using TableNumber = std::uint8_t;  // Counted from 1.

// CP17-17.3(a)(ii)(E): a session beside the ordinary ones.
enum class SessionKind : std::uint8_t { ordinary, repechage, catch_up };
inline constexpr std::string_view word(SessionKind kind) {
  constexpr std::string_view words[] = {"ordinary", "repechage", "catch-up"};
  return words[static_cast<std::size_t>(kind)];
}

// What a player has: chips back from a round, or chips after additional rounds.
struct Holding {
  PlayerId player;
  Chips chips;
  friend constexpr bool operator==(const Holding&, const Holding&) = default;
};

namespace command {

struct Document {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("document_conditions", by);
};

struct Publish {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("publish_conditions", by);
};

struct RequireAgreement {
  Role by = Role::director;
  CARDROOM_DESCRIBED("require_agreement", by);
};

struct StartSession {
  Role by = Role::director;
  CARDROOM_DESCRIBED("start_session", by);
};

struct EndBreak {
  Role by = Role::director;
  CARDROOM_DESCRIBED("end_break", by);
};

struct AwardPlaces {
  Role by = Role::director;
  CARDROOM_DESCRIBED("award_places", by);
};

struct Cancel {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("cancel", by);
};

// With the reference of the notice.
struct Notify {
  Role by = Role::operator_;
  Note text;
  CARDROOM_DESCRIBED("notify_commission", by, text);
};

// Names the director.
struct Nominate {
  Role by = Role::operator_;
  Note text;
  CARDROOM_DESCRIBED("nominate_director", by, text);
};

// Says the new time.
struct ChangeStart {
  Role by = Role::director;
  Note text;
  CARDROOM_DESCRIBED("change_start", by, text);
};

// About the speed of play.
struct Direct {
  Role by = Role::director;
  Note text;
  CARDROOM_DESCRIBED("direct_play", by, text);
};

struct Agree {
  PlayerId player;
  CARDROOM_DESCRIBED("agree", player);
};

struct Enter {
  PlayerId player;
  CARDROOM_DESCRIBED("enter", player);
};

struct JoinReserve {
  PlayerId player;
  CARDROOM_DESCRIBED("join_reserve", player);
};

// Before their session begins.
struct Withdraw {
  PlayerId player;
  CARDROOM_DESCRIBED("withdraw", player);
};

struct TakeSeat {
  PlayerId player;
  CARDROOM_DESCRIBED("take_seat", player);
};

struct BuyBack {
  PlayerId player;
  CARDROOM_DESCRIBED("buy_back", player);
};

struct Bet {
  PlayerId player;
  CARDROOM_DESCRIBED("bet", player);
};

struct Fold {
  PlayerId player;
  CARDROOM_DESCRIBED("fold", player);
};

struct WagerJackpot {
  PlayerId player;
  CARDROOM_DESCRIBED("wager_jackpot", player);
};

// CP17-10.5: the dealer declares a hand that wins from the jackpot. `pool` is what the jackpot pool
// holds for it: all of it, or its part where several hands share it (CP17-11.3).
struct DeclareJackpot {
  Role by = Role::dealer;
  PlayerId player;
  Category hand = Category::odd_cards;
  Cents pool;
  CARDROOM_DESCRIBED("declare_jackpot", by, player, hand, pool);
};

// Asked for, and always refused.
struct AddChips {
  PlayerId player;
  CARDROOM_DESCRIBED("add_chips", player);
};

struct StartRound {
  Role by = Role::dealer;
  TableNumber table = 0;
  CARDROOM_DESCRIBED("start_round", by, table);
};

// Asks for the next player's ante.
struct AskNext {
  Role by = Role::dealer;
  TableNumber table = 0;
  CARDROOM_DESCRIBED("ask_next", by, table);
};

struct VoidRound {
  Role by = Role::director;
  TableNumber table = 0;
  CARDROOM_DESCRIBED("void_round", by, table);
};

struct SetCondition {
  Role by = Role::operator_;
  ShortText key;
  Note value;
  CARDROOM_DESCRIBED("set_condition", by, key, value);
};

// Tables and seats in the order drawn: the first to table 1, the second to table 2, and so on.
struct Ballot {
  Role by = Role::director;
  FixedList<PlayerId, entrants_most> drawn;
  CARDROOM_DESCRIBED("ballot", by, drawn);
};

struct SeatReserve {
  Role by = Role::director;
  PlayerId player;
  PlayerId instead_of;
  CARDROOM_DESCRIBED("seat_reserve", by, player, instead_of);
};

struct Substitute {
  Role by = Role::director;
  PlayerId player;
  PlayerId instead_of;
  CARDROOM_DESCRIBED("substitute", by, player, instead_of);
};

struct PlaceAnte {
  PlayerId player;
  Chips amount;
  CARDROOM_DESCRIBED("place_ante", player, amount);
};

// K-24: whether a further ante out of order stands.
struct RuleAnte {
  Role by = Role::director;
  PlayerId player;
  bool stands = true;
  CARDROOM_DESCRIBED("rule_ante", by, player, stands);
};

// What each player gets back from the round, wagers included; nothing for players not named.
struct Settle {
  Role by = Role::dealer;
  TableNumber table = 0;
  FixedList<PlayerId, 9> players;
  FixedList<Chips, 9> back;
  CARDROOM_DESCRIBED("settle", by, table, players, back);
};

// The chips of every player when the session is over, where the rounds are not entered one by one.
struct CountTable {
  Role by = Role::director;
  TableNumber table = 0;
  FixedList<PlayerId, 9> players;
  FixedList<Chips, 9> chips;
  CARDROOM_DESCRIBED("count_table", by, table, players, chips);
};

struct BeginExtra {
  Role by = Role::director;
  SessionKind kind = SessionKind::repechage;
  CARDROOM_DESCRIBED("begin_extra_session", by, kind);
};

// CP17-17.3(a)(xii)(D): the chips of each after the additional rounds.
struct PlayOff {
  Role by = Role::director;
  FixedList<PlayerId, entrants_most> players;
  FixedList<Chips, entrants_most> chips;
  CARDROOM_DESCRIBED("play_off", by, players, chips);
};

struct CallBreak {
  Role by = Role::director;
  std::uint16_t minutes = 0;
  CARDROOM_DESCRIBED("call_break", by, minutes);
};

// The last act that was not taken back yet, or the one with this number.
struct Undo {
  Role by = Role::director;
  std::uint32_t act = 0;
  CARDROOM_DESCRIBED("undo", by, act);
};

// Between rounds, what a player really has, with the reason.
struct CorrectStack {
  Role by = Role::director;
  PlayerId player;
  Chips chips;
  Note reason;
  CARDROOM_DESCRIBED("correct_stack", by, player, chips, reason);
};

struct Penalise {
  Role by = Role::director;
  PlayerId player;
  Clause breach;
  bool excluded = false;  // Otherwise it is only put on record.
  CARDROOM_DESCRIBED("penalise", by, player, breach, excluded);
};

}  // namespace command

using Command =
    std::variant<command::SetCondition, command::Document, command::Publish, command::Notify,
                 command::Nominate, command::RequireAgreement, command::Agree, command::Enter,
                 command::JoinReserve, command::SeatReserve, command::Substitute,
                 command::ChangeStart, command::Ballot, command::TakeSeat, command::StartSession,
                 command::StartRound, command::PlaceAnte, command::AskNext, command::RuleAnte,
                 command::Bet, command::Fold, command::WagerJackpot, command::DeclareJackpot,
                 command::AddChips, command::Settle, command::CountTable, command::VoidRound,
                 command::BeginExtra, command::BuyBack, command::PlayOff, command::CallBreak,
                 command::EndBreak, command::Direct, command::Penalise, command::AwardPlaces,
                 command::Cancel, command::Withdraw, command::Undo, command::CorrectStack>;

}  // namespace cardroom::canberra::tournament
