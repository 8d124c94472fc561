// What people are told about tournaments: the list, one as a whole, and what concerns one player.
// Nothing in a tournament is hidden; the cards of its tables are shown as at any table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "records/tournament_records.h"
#include "room/messages/done.h"
#include "room/messages/tournament_floor.h"
#include "rulebook/clause.h"
#include "tournament/state.h"

namespace cardroom::room::outgoing {

struct TournamentLine {
  std::uint32_t tournament = 0;
  std::string_view name_;
  std::string_view format;
  std::string_view game;  // The format in words.
  tournament::TournamentPhase phase = tournament::TournamentPhase::entries;
  records::Directing directing = records::Directing::room;
  Cents fee_cents;  // Everything that an entrant pays.
  Cents commission_cents;
  Cents pool_cents;
  int entrants = 0;
  int least = 0;
  int most = 0;
  int left = 0;
  std::int32_t level = 0;
  std::optional<std::int64_t> starts_ms;
  std::uint32_t bots_up_to = 0;
  bool stopped = false;
  // What the house has added; 0: nothing.
  std::optional<std::int64_t> late_until_ms;  // Late entry, while the clock runs.
  Cents bounty_cents;
  Cents guarantee_cents;
  CARDROOM_PART("tournament_line", tournament, name_, format, game, phase, directing, fee_cents,
                commission_cents, pool_cents, entrants, least, most, left, level, starts_ms,
                bots_up_to, stopped, late_until_ms, bounty_cents, guarantee_cents);
};

struct Tournaments {
  Id id;
  std::vector<TournamentLine> tournaments;
  CARDROOM_DESCRIBED("tournaments", id, tournaments);
};

struct TournamentLevel {
  std::int32_t from_min = 0;
  std::int32_t to_min = 0;
  std::string bets;
  CARDROOM_PART("tournament_level", from_min, to_min, bets);
};

struct TournamentPlayer {
  codec::Some<PlayerId> player;
  std::string_view name_;
  bool bot = false;
  std::string_view status;
  std::uint32_t number = 0;            // The tournament's number of their table.
  std::optional<std::uint32_t> table;  // The room's number of it.
  Seat seat;
  Chips stake;
  std::uint16_t rebuys = 0;
  std::uint16_t place = 0;
  Cents prize_cents;
  Cents bounty_cents;                             // Won from others.
  std::uint16_t points = 0;                       // In the league.
  codec::Maybe<std::string> session_points = {};  // In a tournament of Canberra Poker.
  CARDROOM_PART("tournament_player", player, name_, bot, status, number, table, seat, stake, rebuys,
                place, prize_cents, bounty_cents, points, session_points);
};

struct TournamentPrize {
  int place = 0;
  Cents cents;
  CARDROOM_PART("tournament_prize", place, cents);
};

struct TournamentLog {
  std::int64_t at_ms = 0;
  std::string_view text;
  cardroom::Clause clause;
  std::optional<std::uint32_t> act;  // The number with which it can be taken back.
  CARDROOM_PART("tournament_log", at_ms, text, clause, act);
};

// A deal that is proposed, or made.
struct TournamentShare {
  PlayerId player;
  std::string_view name_;
  Cents cents;
  bool agreed = false;
  CARDROOM_PART("tournament_share", player, name_, cents, agreed);
};

struct TournamentDeal {
  tournament::DealKind kind = tournament::DealKind::even;
  std::vector<TournamentShare> shares;
  bool made = false;
  CARDROOM_PART("tournament_deal", kind, shares, made);
};

// The act that `undo` takes back.
struct TournamentAct {
  std::uint32_t act = 0;
  std::string text;
  CARDROOM_PART("tournament_act", act, text);
};

// Why nobody may enter yet.
struct TournamentGate {
  std::string sentence;
  cardroom::Clause clause;
  CARDROOM_PART("tournament_gate", sentence, clause);
};

// What the sender can do now.
struct TournamentYou {
  bool can_enter = false;
  bool must_agree = false;  // To the conditions, before they enter.
  bool can_rebuy = false;
  bool rebuy_after_round = false;  // They may rebuy when it is over.
  bool can_top_up = false;
  bool can_agree = false;  // To the deal.
  Cents rebuy_cents;
  Cents top_up_cents;
  Cents wallet_cents;
  std::optional<TournamentPlayer> entry;
  // In a tournament of Canberra Poker.
  codec::Maybe<bool> can_take_seat = {};
  codec::Maybe<bool> can_buy_back = {};
  codec::Maybe<Cents> buy_back_cents = {};
  CARDROOM_PART("tournament_you", can_enter, must_agree, can_rebuy, rebuy_after_round, can_top_up,
                can_agree, rebuy_cents, top_up_cents, wallet_cents, entry, can_take_seat,
                can_buy_back, buy_back_cents);
};

// How far a tournament of Canberra Poker has come.
struct TournamentSessions {
  std::string_view phase;
  int session = 0;
  int sessions = 0;
  std::string_view kind;  // Of the session now, or of the next: ordinary, repechage, catch-up.
  int rounds = 0;         // Of a session.
  bool by_points = false;
  CARDROOM_PART("tournament_sessions", phase, session, sessions, kind, rounds, by_points);
};

struct Tournament {
  Id id;
  TournamentLine line;
  std::vector<std::string> sign;
  std::vector<TournamentLevel> levels;
  std::optional<TournamentGate> gate;
  std::string bets;  // Of the level now.
  std::optional<std::int64_t> level_ends_ms;
  bool on_break = false;
  std::optional<std::int64_t> break_ends_ms;
  bool in_rebuy_period = false;
  int tables = 0;
  Chips in_play;
  Chips average;
  std::vector<TournamentPlayer> players;  // Those with most chips first, at most a hundred.
  std::vector<TournamentPrize> prizes;
  std::vector<TournamentLog> log;
  std::optional<TournamentAct> last_act;
  std::optional<TournamentDeal> deal;
  std::string commitment;          // To the key of the ballot.
  std::optional<std::string> key;  // Once it is held.
  TournamentTiming timing;
  TournamentFloor floor;
  TournamentYou you;
  codec::Maybe<TournamentSessions> sessions = {};
  CARDROOM_DESCRIBED("tournament", id, line, sign, levels, gate, bets, level_ends_ms, on_break,
                     break_ends_ms, in_rebuy_period, tables, in_play, average, players, prizes, log,
                     last_act, deal, commitment, key, timing, floor, you, sessions);
};

// Everybody who entered, in the order of `players` above, in pages.
struct TournamentPlayers {
  Id id;
  std::uint32_t tournament = 0;
  std::vector<TournamentPlayer> players;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("tournament_players", id, tournament, players, next);
};

// The whole log, the latest first, in pages.
struct TournamentStory {
  Id id;
  std::uint32_t tournament = 0;
  std::vector<TournamentLog> log;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("tournament_story", id, tournament, log, next);
};

// Somebody who was drawn. `entry`: as which one they entered, of all who could be drawn.
struct TournamentDrawn {
  PlayerId player;
  std::string_view name_;
  std::int64_t entry = 0;
  CARDROOM_PART("tournament_drawn", player, name_, entry);
};

// The last ballot that was drawn by lot, in the order of the draw, in pages: enough to draw it
// again.
struct TournamentBallot {
  Id id;
  std::uint32_t tournament = 0;
  std::string commitment;
  std::optional<std::string> key;
  std::optional<std::string> next_commitment;  // To the key of the next ballot.
  std::int64_t players = 0;
  std::vector<TournamentDrawn> drawn;
  std::optional<std::int64_t> next;
  CARDROOM_DESCRIBED("tournament_ballot", id, tournament, commitment, key, next_commitment, players,
                     drawn, next);
};

// To one player: their seat, that they are out, their prize.
struct TournamentNotice {
  std::uint32_t tournament = 0;
  std::string_view name_;
  std::optional<std::uint32_t> table;  // Where their seat is.
  Seat seat;
  std::uint16_t place = 0;
  Cents prize_cents;
  std::string text;
  cardroom::Clause clause;
  CARDROOM_DESCRIBED("tournament_notice", tournament, name_, table, seat, place, prize_cents, text,
                     clause);
};

}  // namespace cardroom::room::outgoing
