// Replies to questions: books, rounds, money, people.
#pragma once

#include "records/protection_records.h"
#include "records/records.h"
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

// A clause of a book: its paraphrase, and its text where the house has a copy of the document.
struct RuleTextLine {
  std::string_view clause;
  std::string_view source;
  std::string_view paraphrase;
  std::string_view text;
  CARDROOM_PART("rule_text_line", clause, source, paraphrase, text);
};

struct RuleText {
  Id id;
  std::string_view rulebook;
  bool copies = false;  // The house has copies of the documents.
  std::vector<RuleTextLine> lines;
  CARDROOM_DESCRIBED("rule_text", id, rulebook, copies, lines);
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
  std::string commitment;
  bool over = false;
  bool told = false;  // At a hosted table: its cards were told, not dealt.
  CARDROOM_PART("played_round", table, round, at_ms, players, commitment, over, told);
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
  std::vector<SeatChances> chances;    // By the hands that this person has seen when it was over.
  CARDROOM_PART("frame", events, state, hands, chances);
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

// A player's own chances in the round under way, at a practice table.
struct OwnChances {
  Id id;
  std::uint32_t table = 0;
  std::uint64_t seq = 0;           // Of the table, when they were worked out.
  std::optional<SeatChances> own;  // Null where nothing can be said: no cards, or a draw to come.
  CARDROOM_DESCRIBED("chances", id, table, seq, own);
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

struct RestrictionView {
  Some<PlayerId> player;
  std::string_view name_;
  records::Restriction what = records::Restriction::mute;
  std::optional<std::uint32_t> table;
  std::optional<std::int64_t> until_ms;  // None: until it is lifted.
  std::string_view reason;
  CARDROOM_PART("restriction_view", player, name_, what, table, until_ms, reason);
};

struct Restrictions {
  Id id;
  std::vector<RestrictionView> restrictions;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("restrictions", id, restrictions, next);
};

struct LimitWish {
  std::optional<std::int64_t> amount;
  std::int64_t from_ms = 0;  // When it may be confirmed.
  CARDROOM_PART("limit_wish", amount, from_ms);
};

// Cents, or minutes of `play_day`.
struct LimitView {
  records::Limit limit = records::Limit::bring_day;
  std::optional<std::int64_t> own;
  std::optional<std::int64_t> house;
  std::int64_t used = 0;
  std::optional<std::int64_t> left;
  std::optional<std::int64_t> changes_ms;  // When what is used is counted anew.
  std::optional<LimitWish> asked;
  CARDROOM_PART("limit_view", limit, own, house, used, left, changes_ms, asked);
};

struct ExclusionView {
  bool holds = false;
  std::optional<std::int64_t> until_ms;  // Null: for good.
  CARDROOM_PART("exclusion_view", holds, until_ms);
};

struct Limits {
  Id id;
  Some<PlayerId> player;
  std::vector<LimitView> limits;
  ExclusionView by_self;
  ExclusionView by_house;
  Cents result_cents;               // Since the day began.
  std::int64_t notice_minutes = 0;  // How often a `play_notice` comes.
  CARDROOM_DESCRIBED("limits", id, player, limits, by_self, by_house, result_cents, notice_minutes);
};

// Each hour of play or more often, and when the time that a player may play comes to its end:
// between rounds.
struct PlayNotice {
  std::int64_t played_ms = 0;                // Since the player sat down.
  Cents result_cents;                        // Since the day began.
  std::optional<std::int64_t> minutes_left;  // Of the limit of time; null: no limit.
  CARDROOM_DESCRIBED("play_notice", played_ms, result_cents, minutes_left);
};

struct RoundResult {
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  std::string_view rulebook;
  Cents result_cents;
  CARDROOM_PART("round_result", table, round, at_ms, rulebook, result_cents);
};

struct MyRounds {
  Id id;
  Some<PlayerId> player;
  std::vector<RoundResult> rounds;
  std::optional<std::string> next;
  CARDROOM_DESCRIBED("my_rounds", id, player, rounds, next);
};

// What two players did to each other. `folds` and `raises` are the first player's against the
// second's wager, and the other way round; `flow_cents` went from the first to the second.
struct Pair {
  Some<PlayerId> first;
  std::string_view first_name;
  Some<PlayerId> second;
  std::string_view second_name;
  std::uint64_t rounds = 0;
  Cents flow_cents;
  std::uint64_t folds_to_second = 0;
  std::uint64_t folds_to_first = 0;
  std::uint64_t raises_to_second = 0;
  std::uint64_t raises_to_first = 0;
  std::vector<std::string> shared_addresses;
  CARDROOM_PART("pair", first, first_name, second, second_name, rounds, flow_cents, folds_to_second,
                folds_to_first, raises_to_second, raises_to_first, shared_addresses);
};

struct Pairs {
  Id id;
  std::vector<Pair> pairs;
  std::optional<std::string> next;
  CARDROOM_DESCRIBED("pairs", id, pairs, next);
};

// One round of two players: the figures that it adds to theirs.
struct PairRound {
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  Cents flow_cents;
  std::uint64_t folds_to_second = 0;
  std::uint64_t folds_to_first = 0;
  std::uint64_t raises_to_second = 0;
  std::uint64_t raises_to_first = 0;
  CARDROOM_PART("pair_round", table, round, at_ms, flow_cents, folds_to_second, folds_to_first,
                raises_to_second, raises_to_first);
};

struct PairRounds {
  Id id;
  Some<PlayerId> first;
  Some<PlayerId> second;
  std::vector<PairRound> rounds;
  std::optional<std::string> next;
  CARDROOM_DESCRIBED("pair_rounds", id, first, second, rounds, next);
};

struct SessionView {
  std::string session;
  std::int64_t opened_ms = 0;
  std::int64_t seen_ms = 0;
  std::int64_t until_ms = 0;  // If nobody uses it again.
  std::string_view address;
  std::string_view device;
  bool here = false;  // The one that asks.
  CARDROOM_PART("session_view", session, opened_ms, seen_ms, until_ms, address, device, here);
};

struct Sessions {
  Id id;
  std::vector<SessionView> sessions;
  CARDROOM_DESCRIBED("sessions", id, sessions);
};

// What an authenticator is told: as text, and as the address that it reads from a picture.
struct SecondFactor {
  Id id;
  std::string secret;
  std::string uri;
  CARDROOM_DESCRIBED("second_factor", id, secret, uri);
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
  std::string simulation;  // The command line that simulates a table with these settings.
  bool hosted = false;     // The cards of its rounds were told, not dealt.
  CARDROOM_PART("table_figures", table, name_, rulebook, rounds, commission_cents, time_cents,
                house_cents, meter_cents, reserve_cents, simulation, hosted);
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
