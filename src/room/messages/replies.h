// Replies to questions: books, rounds, money, people.
#pragma once

#include "room/messages/money.h"
#include "room/messages/outgoing.h"

namespace cardroom::room::outgoing {

struct Setting {
  std::string_view key;
  std::string values;
  std::string_view what;
  std::string_view lock;  // game_start, round_start
  cardroom::Clause clause;
  CARDROOM_PART("setting", key, values, what, lock, clause);
};

struct RulingRow {
  Irregularity irregularity = {};
  std::string moment;
  std::string condition;
  cardroom::Ruling ruling = {};
  cardroom::Clause clause;
  CARDROOM_PART("ruling_row", irregularity, moment, condition, ruling, clause);
};

struct Rulebook {
  std::string_view rulebook;
  Kind kind = Kind::poker;
  std::string_view game;
  std::string_view edition;
  std::string_view marker;  // buck, dealer_button, none
  int seats = 0;
  std::vector<std::string> text;
  std::vector<Setting> settings;
  std::vector<RulingRow> irregularities;
  CARDROOM_PART("rulebook", rulebook, kind, game, edition, marker, seats, text, settings,
                irregularities);
};

struct Rulebooks {
  Id id;
  std::vector<Encoded<Rulebook>> rulebooks;
  std::optional<std::string_view> next;
  CARDROOM_DESCRIBED("rulebooks", id, rulebooks, next);
};

struct Clause {
  Id id;
  std::string_view clause;
  std::string_view source;
  std::string_view kind;
  std::string_view class_;
  std::string_view paraphrase;
  CARDROOM_DESCRIBED("clause", id, clause, source, kind, class_, paraphrase);
};

struct RoundPlayer {
  Some<PlayerId> player;
  std::string_view name_;
  Some<Seat> seat;
  CARDROOM_PART("round_player", player, name_, seat);
};

struct PlayedRound {
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  std::vector<RoundPlayer> players;
  std::string_view commitment;
  bool over = false;
  CARDROOM_PART("played_round", table, round, at_ms, players, commitment, over);
};

struct Rounds {
  Id id;
  std::vector<PlayedRound> rounds;
  std::optional<std::string> next;
  CARDROOM_DESCRIBED("rounds", id, rounds, next);
};

// The game's part of a state: in a replay there is nobody around the table.
struct PokerFrame {
  TableView view;
  std::optional<Ruling> ruling;
  CARDROOM_PART("poker_frame", view, ruling);
};
struct CanberraFrame {
  CanberraView view;
  std::optional<Ruling> ruling;
  CARDROOM_PART("canberra_frame", view, ruling);
};
using AnyFrame = std::variant<PokerFrame, CanberraFrame>;

struct Frame {
  std::vector<Encoded<AnyEvent>> events;
  Encoded<AnyFrame> state;
  Maybe<std::vector<HeldHand>> hands;  // For the inspector.
  CARDROOM_PART("frame", events, state, hands);
};

struct Replay {
  Id id;
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::optional<Seed> key;
  std::vector<Encoded<Frame>> frames;
  std::optional<std::int64_t> next;  // The first frame of the next part.
  CARDROOM_DESCRIBED("replay", id, table, round, key, frames, next);
};

struct Statement {
  Id id;
  Some<PlayerId> player;
  std::string_view name_;
  Cents wallet_cents;
  std::vector<Entry> entries;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("statement", id, player, name_, wallet_cents, entries, next);
};

struct Appointed {
  Id id;
  Some<PlayerId> player;
  std::string_view name_;
  Role role = Role::player;
  std::string_view code;
  CARDROOM_DESCRIBED("appointed", id, player, name_, role, code);
};

struct StaffAccount {
  codec::Inlined<Account> account;
  bool bot = false;
  bool here = false;
  Cents wallet_cents;
  CARDROOM_PART("staff_account", account, bot, here, wallet_cents);
};

struct Accounts {
  Id id;
  std::vector<StaffAccount> accounts;
  PlayerId next;
  CARDROOM_DESCRIBED("accounts", id, accounts, next);
};

struct TableFigures {
  std::uint32_t table = 0;
  std::string_view name_;
  std::string_view rulebook;
  std::uint32_t rounds = 0;
  Cents commission_cents;
  Cents time_cents;
  Cents house_cents;
  std::optional<Cents> meter_cents;
  std::optional<Cents> reserve_cents;
  CARDROOM_PART("table_figures", table, name_, rulebook, rounds, commission_cents, time_cents,
                house_cents, meter_cents, reserve_cents);
};

struct HourFigures {
  std::int64_t at_ms = 0;
  Cents commission_cents;
  Cents house_cents;
  std::uint64_t rounds = 0;
  CARDROOM_PART("hour_figures", at_ms, commission_cents, house_cents, rounds);
};

struct Figures {
  Id id;
  std::vector<TableFigures> tables;
  std::vector<HourFigures> hours;
  std::vector<LedgerLine> ledger;
  std::optional<std::uint32_t> next;
  CARDROOM_DESCRIBED("figures", id, tables, hours, ledger, next);
};

struct Audit {
  Id id;
  bool ok = false;
  std::uint64_t records = 0;
  std::string head;
  std::vector<std::string> findings;
  CARDROOM_DESCRIBED("audit", id, ok, records, head, findings);
};

struct Disputes {
  Id id;
  std::vector<Dispute> disputes;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("disputes", id, disputes, next);
};

}  // namespace cardroom::room::outgoing
