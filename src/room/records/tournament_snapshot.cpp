#include "room/records/tournament_snapshot.h"

#include <utility>
#include <vector>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "tournament/apply.h"

namespace cardroom::room {

namespace {

using tournament::Tournament;

// The conditions are those of the format, with every determination once more.
struct StateKept {
  std::vector<tournament::event::Determined> determined;
  tournament::Frame frame;
  bool approved = false;
  bool director = false;
  std::int64_t now_s = 0;
  tournament::Instant instant;
  std::vector<tournament::Entry> entries;
  std::vector<tournament::TournamentTable> tables;
  std::vector<PlayerId> admitted;
  std::vector<tournament::Act> acts;
  std::uint32_t last_act = 0;
  std::vector<tournament::Deal> deals;  // One, or none.
  tournament::ChipsMoved chips;
  CARDROOM_PART("state", determined, frame, approved, director, now_s, instant, entries, tables,
                admitted, acts, last_act, deals, chips);
};

struct TournamentKept {
  records::TournamentAnnounced announced;
  codec::Maybe<Seed> next_key;
  std::vector<BallotDrawn> ballots;  // The last one, or none.
  std::vector<TournamentLogLine> log;
  std::vector<RecentMove> moves;
  std::vector<RecentRaceOff> race_offs;
  StateKept state;
  CARDROOM_PART("tournament_kept", announced, next_key, ballots, log, moves, race_offs, state);
};

StateKept kept(const Tournament& state) {
  StateKept result{
      .determined = state.determined,
      .frame = {state.phase, state.stage, state.balloted, state.top_ups_ended, state.clock},
      .approved = state.approved,
      .director = state.director,
      .now_s = state.now_s,
      .instant = state.instant,
      .entries = {state.entries.begin(), state.entries.end()},
      .tables = {state.tables.begin(), state.tables.end()},
      .admitted = {state.admitted.begin(), state.admitted.end()},
      .acts = {state.acts.list.begin(), state.acts.list.end()},
      .last_act = state.acts.last,
      .deals = {},
      .chips = {state.issued, state.removed, state.uncounted}};
  if (state.deal) result.deals.push_back(*state.deal);
  return result;
}

void bring_back(Tournament& state, StateKept kept) {
  for (const tournament::event::Determined& determined : kept.determined) apply(state, determined);
  state.phase = kept.frame.phase;
  state.stage = kept.frame.stage;
  state.balloted = kept.frame.balloted;
  state.top_ups_ended = kept.frame.top_ups_ended;
  state.clock = kept.frame.clock;
  state.approved = kept.approved;
  state.director = kept.director;
  state.now_s = kept.now_s;
  state.instant = kept.instant;
  state.entries = tournament::Field(std::move(kept.entries));
  state.tables = tournament::Tables(std::move(kept.tables));
  state.admitted = {kept.admitted.begin(), kept.admitted.end()};
  state.acts.list = {kept.acts.begin(), kept.acts.end()};
  state.acts.last = kept.last_act;
  if (!kept.deals.empty()) state.deal = std::move(kept.deals.front());
  state.issued = kept.chips.issued;
  state.removed = kept.chips.removed;
  state.uncounted = kept.chips.uncounted;
}

}  // namespace

std::string tournament_snapshot(const LiveTournament& tournament) {
  const RecentActs& recent = tournament.recent;
  TournamentKept all{.announced = tournament.announced,
                     .next_key = {},
                     .ballots = {},
                     .log = {tournament.log.begin(), tournament.log.end()},
                     .moves = {recent.moves().begin(), recent.moves().end()},
                     .race_offs = {recent.race_offs().begin(), recent.race_offs().end()},
                     .state = kept(tournament.state)};
  if (tournament.next_key) all.next_key = *tournament.next_key;
  if (tournament.ballot) all.ballots.push_back(*tournament.ballot);
  return codec::to_text(all);
}

bool restore_snapshot(LiveTournament& tournament, std::string_view bytes) {
  auto read = codec::from_snapshot<TournamentKept>(bytes);
  LiveTournament made;
  if (!read || !open_tournament(made, read->announced)) return false;
  bring_back(made.state, std::move(read->state));
  if (!conserved(made.state)) return false;
  made.next_key.reset();
  if (read->next_key) made.next_key = *read->next_key;
  if (!read->ballots.empty()) made.ballot = std::move(read->ballots.front());
  made.act_noted = made.state.acts.last;
  made.log = {read->log.begin(), read->log.end()};
  made.recent.restore(read->moves, read->race_offs, made.state.entries);
  tournament = std::move(made);
  return true;
}

}  // namespace cardroom::room
