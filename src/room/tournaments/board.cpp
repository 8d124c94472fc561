#include "room/tournaments/board.h"

#include <algorithm>
#include <map>

#include "codec/json_text.h"
#include "room/contests/contest_shown.h"
#include "room/messages/page.h"
#include "room/messages/refused.h"
#include "room/tournaments/display/ballot_shown.h"
#include "room/tournaments/display/floor_plan.h"
#include "room/tournaments/display/log_line.h"
#include "room/tournaments/display/seat_words.h"
#include "room/tournaments/draws.h"
#include "store/hash.h"
#include "tournament/house/late_entry.h"
#include "tournament/players/entries.h"
#include "tournament/prizes/prizes.h"
#include "tournament/rounds/chips.h"
#include "tournament/view.h"
#include "words/tournament/sign.h"

namespace cardroom::room {

namespace {

namespace event = tournament::event;
using tournament::TournamentPhase;

constexpr std::int64_t board_every_ms = 1'000;
constexpr std::size_t players_shown = 100;
constexpr std::size_t log_shown = 40;

// The best first: those who play by their stakes, then the others by their places.
bool comes_before(const tournament::Entry* one, const tournament::Entry* other) {
  if (is_in(*one) != is_in(*other)) return is_in(*one);
  if (is_in(*one) && one->stake != other->stake) return one->stake > other->stake;
  if (one->place != other->place)
    return other->place == 0 || (one->place != 0 && one->place < other->place);
  if (one->out_at != other->out_at) return one->out_at > other->out_at;
  return one->player < other->player;
}

std::vector<const tournament::Entry*> entered_in(const tournament::Tournament& state) {
  std::vector<const tournament::Entry*> entries;
  for (const tournament::Entry& entry : state.entries)
    if (entry.status != tournament::EntryStatus::undone) entries.push_back(&entry);
  return entries;
}

std::vector<outgoing::TournamentPrize> prizes_in(const tournament::Tournament& state) {
  std::vector<outgoing::TournamentPrize> prizes;
  const int placed = entrants(state);
  for (int place = 1; place <= placed && prizes.size() < players_shown; ++place) {
    const Cents cents = prize_of_place(state.conditions, pool_of(state), place, placed);
    if (cents == Cents(0)) break;
    prizes.push_back({place, cents});
  }
  return prizes;
}

// While the clock runs, late entry ends at a moment of the day.
std::optional<std::int64_t> late_until(const LiveTournament& tournament) {
  const tournament::TournamentClock& clock = tournament.state.clock;
  if (!late_entry_open(tournament.state) || !clock.running || clock.on_break) return std::nullopt;
  const std::int64_t until = std::int64_t{60} * tournament.state.conditions.house.late_entry_min;
  return tournament.ms_of(clock.began_s + clock.breaks_s + until);
}

bool is_full(const tournament::Tournament& state) {
  return entrants(state) >= state.conditions.players_most;
}

std::optional<outgoing::TournamentGate> gate_of(const tournament::Tournament& state) {
  const auto refusal = refuse_gate(state);
  if (!refusal || state.phase != TournamentPhase::entries) return std::nullopt;
  const Refused closed = refused_by(*refusal);
  return outgoing::TournamentGate{closed.sentence, closed.clause};
}

bool is_in_round(const tournament::Tournament& state, const tournament::Entry& entry) {
  const tournament::TournamentTable& table = state.table(entry.table);
  return table.dealing && table.dealt.contains(entry.seat);
}

}  // namespace

void Board::note(LiveTournament& tournament, const tournament::Events& events, std::int64_t at_ms) {
  note_events(tournament, events, at_ms,
              [&](PlayerId player) { return accounts_.name_of(player); });
  change(tournament);
}

void Board::note(LiveContest& live, const contest::Events& events, std::int64_t at_ms) {
  note_events(live, events, at_ms, [&](PlayerId player) { return accounts_.name_of(player); });
  change(live);
}

void Board::change(const AnyTournament& tournament) {
  changed_.insert(tournament.number());
  list_changed_ = true;
}

outgoing::TournamentLine Board::line_of(const LiveTournament& tournament) const {
  const tournament::Tournament& state = tournament.state;
  const std::int64_t starts_ms = tournament.announced.starts_ms;
  return {.tournament = tournament.number(),
          .name_ = tournament.announced.name_,
          .format = tournament.format().key,
          .game = tournament.format().name,
          .phase = state.phase,
          .directing = tournament.announced.directing,
          .fee_cents = state.conditions.fee,
          .commission_cents = state.conditions.commission,
          .pool_cents = pool_of(state),
          .entrants = entrants(state),
          .least = state.conditions.players_least,
          .most = state.conditions.players_most,
          .left = players_left(state),
          .level = level_now(state).number,
          .starts_ms = starts_ms == 0 ? std::nullopt : std::optional(starts_ms),
          .bots_up_to = tournament.announced.bots_up_to,
          .stopped = tournament.stopped.has_value(),
          .late_until_ms = late_until(tournament),
          .bounty_cents = state.conditions.house.bounty,
          .guarantee_cents = state.conditions.house.guarantee};
}

std::string Board::list_text(const std::string& id) const {
  outgoing::Tournaments list{outgoing::id_of(id), {}};
  constexpr std::size_t shown = 50;
  // The newest first; of those that are over, only the latest.
  const auto add_latest = [&](const auto& all, const auto& line) {
    std::size_t added = 0;
    for (auto at = all.rbegin(); at != all.rend() && added < shown; ++at, ++added)
      list.tournaments.push_back(line(at->second));
  };
  add_latest(tournaments_.all(), [&](const LiveTournament& one) { return line_of(one); });
  add_latest(tournaments_.contests().all(),
             [](const LiveContest& one) { return line_of_contest(one); });
  std::sort(list.tournaments.begin(), list.tournaments.end(),
            [](const auto& one, const auto& other) { return one.tournament > other.tournament; });
  if (list.tournaments.size() > shown) list.tournaments.resize(shown);
  return codec::to_text(list);
}

outgoing::TournamentPlayer Board::player_of(const LiveTournament& tournament,
                                            const tournament::Entry& entry) const {
  const auto table = tournament.tables.find(entry.table);
  return {.player = entry.player,
          .name_ = accounts_.name_of(entry.player),
          .bot = accounts_.is_bot(entry.player),
          .status = word(entry.status),
          .number = entry.table,
          .table = table == tournament.tables.end() ? std::nullopt : std::optional(table->second),
          .seat = entry.seat,
          .stake = entry.stake,
          .rebuys = entry.rebuys,
          .place = entry.place,
          .prize_cents = entry.prize,
          // Those that nobody won are paid to the winner.
          .bounty_cents = std::max(entry.bounties, entry.bounty_paid),
          .points = entry.points};
}

outgoing::TournamentYou Board::you_in(const LiveTournament& tournament, PlayerId asker) const {
  const tournament::Tournament& state = tournament.state;
  outgoing::TournamentYou you;
  you.rebuy_cents = state.conditions.rebuy_price;
  you.top_up_cents = state.conditions.top_up_price;
  you.must_agree = state.conditions.agreement;
  if (asker.is_none()) return you;
  you.wallet_cents = audience_.wallet(asker);
  if (tournament.stopped) return you;
  const tournament::Entry* const entry = find_entry(state, asker);
  if (state.entries.has(asker)) you.entry = player_of(tournament, *entry);
  const bool open = state.phase == TournamentPhase::entries || late_entry_open(state);
  const bool again = entry != nullptr && late_entry_open(state) && may_enter_again(state, *entry);
  // A reserve enters as soon as somebody has withdrawn.
  const bool is_new =
      !state.entries.has(asker) || entry->status == tournament::EntryStatus::reserve;
  you.can_enter = again || (open && is_new && !is_full(state) && !refuse_gate(state));
  if (is_deal_open(state))
    for (const tournament::DealShare& share : state.deal->shares)
      you.can_agree = you.can_agree || (share.player == asker && !share.agreed);
  if (entry == nullptr || state.phase != TournamentPhase::playing || !is_in(*entry)) return you;
  if (!state.conditions.rebuys.allowed()) return you;
  const bool has_little =
      rebuys_open(state, entry->table) && entry->stake < state.conditions.rebuys.below;
  you.rebuy_after_round = has_little && is_in_round(state, *entry);
  if (is_in_round(state, *entry)) return you;
  you.can_rebuy = has_little;
  you.can_top_up = !in_rebuy_period(state.conditions, clock_s(state)) && !entry->topped_up &&
                   top_ups_open(state, entry->table);
  return you;
}

std::string Board::text_of(const LiveTournament& tournament, PlayerId asker,
                           const std::string& id) const {
  outgoing::Tournament shown = shown_of(tournament);
  shown.id = outgoing::id_of(id);
  shown.you = you_in(tournament, asker);
  return codec::to_text(shown);
}

// As everybody sees it.
outgoing::Tournament Board::shown_of(const LiveTournament& tournament) const {
  const tournament::Tournament& state = tournament.state;
  const tournament::TournamentBoard view = view_of(state);
  outgoing::Tournament shown;
  shown.line = line_of(tournament);
  shown.sign = sign_of(tournament.format(), state.conditions);
  for (const tournament::Level& level : state.conditions.levels)
    shown.levels.push_back(
        {level.from_min, level.to_min, tournament::say_bets(level.blinds, level.ante)});
  shown.gate = gate_of(state);
  shown.bets = tournament::say_bets(view.level.blinds, view.level.ante);
  const tournament::TournamentClock& clock = state.clock;
  if (clock.running && !clock.on_break && view.level.to_s != 0 &&
      state.phase == TournamentPhase::playing)
    shown.level_ends_ms = tournament.ms_of(clock.began_s + clock.breaks_s + view.level.to_s);
  shown.on_break = clock.on_break;
  if (clock.on_break && clock.break_ends_s != 0)
    shown.break_ends_ms = tournament.ms_of(clock.break_ends_s);
  shown.in_rebuy_period = view.in_rebuy_period;
  shown.tables = view.tables;
  shown.in_play = view.in_play;
  shown.average = view.average;
  std::vector<const tournament::Entry*> entries = entered_in(state);
  const std::size_t count = std::min(entries.size(), players_shown);
  std::partial_sort(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(count),
                    entries.end(), comes_before);
  for (std::size_t at = 0; at < count; ++at)
    shown.players.push_back(player_of(tournament, *entries[at]));
  shown.prizes = prizes_in(state);
  for (auto at = tournament.log.rbegin();
       at != tournament.log.rend() && shown.log.size() < log_shown; ++at)
    shown.log.push_back(
        shown_line(*at, [&](std::uint32_t act) { return state.acts.find(act) != nullptr; }));
  if (is_deal_open(state) || is_deal_made(state)) {
    shown.deal = {state.deal->kind, {}, state.deal->made};
    for (const tournament::DealShare& share : state.deal->shares)
      shown.deal->shares.push_back(
          {share.player, accounts_.name_of(share.player), share.amount, share.agreed});
  }
  if (!state.acts.list.empty()) {
    const tournament::Act& act = state.acts.list.back();
    shown.last_act = {act.number, tournament::say(act, [&](PlayerId player) {
                        return accounts_.name_of(player);
                      })};
  }
  shown.commitment = commitment_of(tournament);
  if (tournament.ballot) shown.key = store::to_hex(tournament.ballot->key);
  shown.timing = timing_of(tournament);
  shown.floor = floor_of(
      tournament, [&](PlayerId player) -> std::string_view { return accounts_.name_of(player); });
  return shown;
}

std::string Board::players_text(const AnyTournament& tournament, std::int64_t from,
                                const std::string& id) const {
  const std::uint32_t number = tournament.number();
  outgoing::TournamentPlayers listed{outgoing::id_of(id), number, {}, {}};
  Page page(from);
  if (const LiveContest* const live = tournaments_.contests().find(number)) {
    for (const contest::Entrant* const entrant : by_standing(*live))
      if (page.takes()) listed.players.push_back(shown_entrant(*live, *entrant, accounts_));
  } else {
    const LiveTournament& poker = *tournaments_.find(number);
    std::vector<const tournament::Entry*> entries = entered_in(poker.state);
    std::sort(entries.begin(), entries.end(), comes_before);
    for (const tournament::Entry* const entry : entries)
      if (page.takes()) listed.players.push_back(player_of(poker, *entry));
  }
  listed.next = page.next();
  return codec::to_text(listed);
}

std::string Board::story_text(const AnyTournament& tournament, std::int64_t from,
                              const std::string& id) const {
  const LiveContest* const live = tournaments_.contests().find(tournament.number());
  const auto stands = [&](std::uint32_t act) {
    return live != nullptr
               ? find_act(live->state, act) != nullptr
               : tournaments_.find(tournament.number())->state.acts.find(act) != nullptr;
  };
  return codec::to_text(story_of(tournament, from, id, stands));
}

std::string Board::ballot_text(const AnyTournament& tournament, std::int64_t from,
                               const std::string& id) const {
  return codec::to_text(ballot_shown(tournament, from, id, accounts_));
}

std::string Board::text_of(const LiveContest& live, PlayerId asker, const std::string& id) const {
  outgoing::Tournament shown = shown_contest(live, asker, id, accounts_);
  if (!asker.is_none()) shown.you.wallet_cents = audience_.wallet(asker);
  return codec::to_text(shown);
}

void Board::tell_players(const LiveContest& live, const contest::Events& events, const Moment& at) {
  for (const ContestNotice& told : notices_in(live.state, events)) {
    const contest::Entrant* const entrant = find_entrant(live.state, told.player);
    if (entrant == nullptr || accounts_.is_bot(plays_for(*entrant))) continue;
    const outgoing::TournamentPlayer shown = shown_entrant(live, *entrant, accounts_);
    const outgoing::TournamentNotice notice{live.number(), live.announced.name_, shown.table,
                                            shown.seat,    shown.place,          shown.prize_cents,
                                            told.text,     told.clause};
    audience_.tell_player(plays_for(*entrant), shared(codec::to_text(notice)), at.effects);
  }
}

void Board::tell_players(const LiveTournament& tournament, const tournament::Events& events,
                         const Moment& at) {
  const auto tell = [&](PlayerId player, std::string text, Clause clause) {
    const tournament::Entry* const entry = find_entry(tournament.state, player);
    if (entry == nullptr || accounts_.is_bot(plays_for(*entry))) return;
    const outgoing::TournamentPlayer shown = player_of(tournament, *entry);
    const outgoing::TournamentNotice notice{
        tournament.number(), tournament.announced.name_, shown.table,     shown.seat,
        shown.place,         shown.prize_cents,          std::move(text), clause};
    audience_.tell_player(plays_for(*entry), shared(codec::to_text(notice)), at.effects);
  };
  const auto said = [&](const tournament::Event& one) {
    return tournament::say(one, [&](PlayerId player) { return accounts_.name_of(player); });
  };
  for (const tournament::Event& one : events) {
    if (const auto* const e = std::get_if<event::Allotted>(&one))
      tell(e->player, say_seat(tournament, *e, events), e->clause);
    if (const auto* const e = std::get_if<event::Busted>(&one))
      tell(e->player, "You have no chips left. You may rebuy before the next round.", e->clause);
    if (const auto* const e = std::get_if<event::Eliminated>(&one))
      tell(e->player, "You are out, in place " + std::to_string(e->place) + " for now.", e->clause);
    if (const auto* const e = std::get_if<event::Placed>(&one))
      tell(e->player, "The tournament is over. Your place: " + std::to_string(e->place) + ".",
           e->clause);
    const bool corrects = std::holds_alternative<event::Undone>(one) ||
                          std::holds_alternative<event::StakeCorrected>(one) ||
                          std::holds_alternative<event::PlaceCorrected>(one) ||
                          std::holds_alternative<event::Reinstated>(one);
    if (corrects)
      std::visit(
          [&](const auto& e) {
            if constexpr (requires { e.player; })
              tell(e.player, "The director has put something right: " + said(one) + ".", e.clause);
          },
          one);
  }
}

void Board::leave(ConnectionId connection) {
  inside_.erase(connection);
  for (auto& [number, tournament] : tournaments_.all()) tournament.watchers.erase(connection);
  for (auto& [number, live] : tournaments_.contests().all()) live.watchers.erase(connection);
}

std::int64_t Board::due_ms() const {
  if (changed_.empty() && !list_changed_) return LiveTable::never;
  return told_ms_ + board_every_ms;
}

template <class TextFor>
void Board::tell_watchers(const AnyTournament& tournament, const Moment& at, TextFor&& text_for) {
  std::map<PlayerId, Text> made;
  for (const ConnectionId watcher : tournament.watchers) {
    const PlayerId account = audience_.connections().at(watcher).account;
    Text& text = made[account];
    if (!text) text = shared(text_for(account));
    at.effects.send(watcher, text);
  }
}

void Board::tell(const Moment& at) {
  if ((changed_.empty() && !list_changed_) || at.now_ms < told_ms_ + board_every_ms) return;
  told_ms_ = at.now_ms;
  for (const std::uint32_t number : std::exchange(changed_, {})) {
    if (const LiveContest* const live = tournaments_.contests().find(number)) {
      tell_watchers(*live, at, [&](PlayerId account) { return text_of(*live, account, {}); });
      continue;
    }
    const LiveTournament* const found = tournaments_.find(number);
    if (found == nullptr) continue;
    const LiveTournament& tournament = *found;
    if (tournament.watchers.empty()) continue;
    outgoing::Tournament shown = shown_of(tournament);
    tell_watchers(tournament, at, [&](PlayerId account) {
      shown.you = you_in(tournament, account);
      return codec::to_text(shown);
    });
  }
  if (!std::exchange(list_changed_, false) || inside_.empty()) return;
  const Text list = shared(list_text({}));
  for (const ConnectionId connection : inside_) at.effects.send(connection, list);
}

}  // namespace cardroom::room
