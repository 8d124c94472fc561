#include "room/archive/archive.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/overloaded.h"
#include "codec/json_text.h"
#include "room/archive/pairs.h"
#include "room/archive/replayer.h"
#include "room/game/fault.h"
#include "room/game/open_game.h"
#include "room/messages/page.h"
#include "room/messages/refused.h"
#include "room/records/record.h"
#include "store/verify.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::uint64_t game_kept_every = 32;  // In rounds; a replay begins at one.

std::string refusal(const Inquiry& asked, const Rule& rule, std::string_view detail = {}) {
  return refusal_text(asked.id, asked.table, refused_by(rule, detail));
}

std::optional<std::uint32_t> table_in(std::string_view stream) {
  constexpr std::string_view prefix = "table/";
  if (!stream.starts_with(prefix)) return std::nullopt;
  return static_cast<std::uint32_t>(std::stoul(std::string(stream.substr(prefix.size()))));
}

}  // namespace

Result<Done, Fault> Archive::read_accounts() {
  return journal_.read("accounts", accounts_read_, [&](const store::StoredRecord& stored) {
    (void)read_record<records::AccountRecord>(
        stored.bytes,
        [&](const records::AccountRecord& record) { accounts_.apply(record, stored.time_ms); });
    accounts_read_ = stored.version;
    return store::Reading::go_on;
  });
}

Result<Shelf*, Fault> Archive::read_table(std::uint32_t number) {
  const std::string stream = "table/" + std::to_string(number);
  if (journal_.version(stream) == 0) return static_cast<Shelf*>(nullptr);
  Shelf& shelf = shelves_[number];
  shelf.number = number;
  const auto read = journal_.read(stream, shelf.read, [&](const store::StoredRecord& record) {
    take(shelf, record);
    shelf.read = record.version;
    return store::Reading::go_on;
  });
  if (!read) return read.error();
  return shelf.game ? &shelf : nullptr;
}

void Archive::take(Shelf& shelf, const store::StoredRecord& stored) {
  const overloaded taken{[&](const records::TableOpened& opened) {
                           auto game = open_game(opened.rulebook, opened.settings);
                           if (game) shelf.game = std::move(*game);
                         },
                         [&](const records::KeyDrawn& drawn) {
                           shelf.key = drawn.key;
                           shelf.commitment = drawn.commitment;
                         },
                         [&](const Command& command) {
                           if (shelf.game) take_command(shelf, command, stored);
                         },
                         [&](const records::TableCleared& cleared) {
                           if (shelf.game) shelf.game->clear(cleared.rounds);
                         },
                         [](const auto&) {}};
  (void)read_record<records::TableRecord>(
      stored.bytes, [&](const records::TableRecord& record) { std::visit(taken, record); });
}

void Archive::take_command(Shelf& shelf, const Command& command,
                           const store::StoredRecord& record) {
  const json::array* const events = command.events.value->if_array();
  if (events == nullptr) return;
  const std::uint32_t before = shelf.game->rounds();
  std::string game;
  if (command.shuffle && before % game_kept_every == 0) game = shelf.game->snapshot();
  const FigureStep step(*shelf.game, *events);
  const bool was_dealing = shelf.game->dealing();
  shelf.game->apply(*events);
  if (shelf.game->rounds() == before) {
    // Wagers before the deal belong to the round that comes.
    const bool in_round = (was_dealing || shelf.game->dealing()) && !shelf.rounds.empty();
    return step.add_to(in_round ? shelf.rounds.back().figures : shelf.coming, *shelf.game);
  }
  shelf.rounds.push_back({shelf.game->rounds(),
                          record.time_ms,
                          record.version - 1,
                          shelf.key,
                          shelf.commitment,
                          {},
                          std::move(game),
                          std::exchange(shelf.coming, {})});
  step.add_to(shelf.rounds.back().figures, *shelf.game);
  // Every player who sits there, each once.
  std::set<std::pair<Seat, PlayerId>> players;
  for (const PlayerId player : shelf.game->people())
    if (const Seat seat = shelf.game->seat_of(player); !seat.is_none())
      players.emplace(seat, player);
  shelf.rounds.back().players.assign(players.begin(), players.end());
}

outgoing::PlayedRound Archive::round_of(const Shelf& shelf, const Played& played) const {
  outgoing::PlayedRound round{
      .table = shelf.number,
      .round = played.round,
      .at_ms = played.at_ms,
      .players = {},
      .commitment = played.commitment,
      .over = played.round < shelf.game->rounds() || !shelf.game->dealing()};
  for (const auto& [seat, player] : played.players)
    round.players.push_back({player, accounts_.name_of(player), seat});
  return round;
}

std::string Archive::answer_list(const Inquiry& asked) {
  const auto shelf = read_table(asked.table);
  if (!shelf) return refusal(asked, rule::no_such_round, to_string(shelf.error()));
  if (*shelf == nullptr) return refusal(asked, rule::no_such_table);
  const auto& rounds = (*shelf)->rounds;
  outgoing::Rounds listed{outgoing::id_of(asked.id), {}, {}};
  for (auto played = rounds.rbegin(); played != rounds.rend(); ++played) {
    if (listed.rounds.size() == asked.limit) break;
    if (asked.round == 0 || played->round < asked.round)
      listed.rounds.push_back(round_of(**shelf, *played));
  }
  return codec::to_text(listed);
}

Result<Archive::Page, Fault> Archive::rounds_with(const std::vector<PlayerId>& players,
                                                  const Inquiry& asked, Take take) {
  struct Found {
    std::string place;
    const Shelf* shelf;
    const Played* played;
  };
  std::vector<Found> found;
  for (const std::string& stream : journal_.streams()) {
    const auto number = table_in(stream);
    if (!number || (asked.table != 0 && asked.table != *number)) continue;
    const auto shelf = read_table(*number);
    if (!shelf) return shelf.error();
    for (std::size_t at = 0; *shelf != nullptr && at < (*shelf)->rounds.size(); ++at) {
      const Played& played = (*shelf)->rounds[at];
      const bool took_part = std::all_of(players.begin(), players.end(), [&](PlayerId player) {
        return std::any_of(played.players.begin(), played.players.end(),
                           [&](const auto& one) { return one.second == player; });
      });
      if (played.at_ms < asked.from_ms || (asked.to_ms != 0 && played.at_ms > asked.to_ms) ||
          !took_part)
        continue;
      std::string place = place_of(played.at_ms, *number, played.round);
      if (take == Take::all || asked.after.empty() || place < asked.after)
        found.push_back({std::move(place), *shelf, &played});
    }
  }
  const std::size_t shown = take == Take::all ? found.size() : std::min(found.size(), asked.limit);
  std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(shown), found.end(),
                    [](const Found& left, const Found& right) { return left.place > right.place; });
  Page page;
  for (std::size_t at = 0; at < shown; ++at)
    page.rounds.emplace_back(found[at].shelf, found[at].played);
  if (shown < found.size()) page.next = found[shown - 1].place;
  return page;
}

std::string Archive::answer_search(const Inquiry& asked) {
  std::vector<PlayerId> players;
  if (!asked.player.is_none()) players.push_back(asked.player);
  auto page = rounds_with(players, asked, Take::page);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  outgoing::Rounds listed{outgoing::id_of(asked.id), {}, page->next};
  for (const auto& [shelf, played] : page->rounds)
    listed.rounds.push_back(round_of(*shelf, *played));
  return codec::to_text(listed);
}

std::string Archive::answer_results(const Inquiry& asked) {
  const auto page = rounds_with({asked.player}, asked, Take::page);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  outgoing::MyRounds listed{outgoing::id_of(asked.id), asked.player, {}, page->next};
  for (const auto& [shelf, played] : page->rounds) {
    const auto result = played->figures.results.find(asked.player);
    listed.rounds.push_back({shelf->number, played->round, played->at_ms, shelf->game->rulebook(),
                             result == played->figures.results.end() ? Cents(0) : result->second});
  }
  return codec::to_text(listed);
}

std::string Archive::answer_pairs(const Inquiry& asked) {
  std::vector<PlayerId> players;
  if (!asked.player.is_none()) players.push_back(asked.player);
  const auto page = rounds_with(players, asked, Take::all);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  PairFigures figures;
  for (const auto& [shelf, played] : page->rounds) figures.add(*played, asked.player);
  return codec::to_text(figures.page(asked, accounts_));
}

std::string Archive::answer_pair_rounds(const Inquiry& asked) {
  const auto page = rounds_with({asked.player, asked.other}, asked, Take::page);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  outgoing::PairRounds listed{outgoing::id_of(asked.id), asked.player, asked.other, {}, page->next};
  for (const auto& [shelf, played] : page->rounds)
    listed.rounds.push_back(pair_round(shelf->number, *played, {asked.player, asked.other}));
  return codec::to_text(listed);
}

std::vector<std::string> Archive::frames_of(const Shelf& shelf, const Played& played,
                                            const Inquiry& asked) const {
  std::unique_ptr<GameTable> game = shelf.game->fresh();
  store::Version from = 0;
  // From the nearest snapshot before it that this program can read.
  for (auto earlier = shelf.rounds.rbegin(); earlier != shelf.rounds.rend(); ++earlier)
    if (earlier->round <= played.round && !earlier->game.empty() && game->restore(earlier->game)) {
      from = earlier->before;
      break;
    }
  Replayer replayer(std::move(game), played.round, accounts_, {asked.asker, asked.role});
  const auto read = journal_.read(
      "table/" + std::to_string(shelf.number), from, [&](const store::StoredRecord& stored) {
        auto reading = store::Reading::go_on;
        (void)read_record<records::TableRecord>(
            stored.bytes,
            [&](const records::TableRecord& record) { reading = replayer.read(record); });
        return reading;
      });
  return read ? replayer.frames() : std::vector<std::string>();
}

std::string Archive::answer_replay(const Inquiry& asked) {
  const auto shelf = read_table(asked.table);
  if (!shelf) return refusal(asked, rule::no_such_round, to_string(shelf.error()));
  if (*shelf == nullptr) return refusal(asked, rule::no_such_table);
  const auto& rounds = (*shelf)->rounds;
  const auto played = std::find_if(rounds.begin(), rounds.end(),
                                   [&](const Played& one) { return one.round == asked.round; });
  if (played == rounds.end()) return refusal(asked, rule::no_such_round);
  const bool all = Onlooker{asked.asker, asked.role}.sees_all();
  const GameTable& game = *(*shelf)->game;
  if (all && played->round == game.rounds() && game.dealing())
    return refusal(asked, rule::round_not_over);
  const Seen seen{asked.table, asked.round, asked.asker, asked.role, (*shelf)->read};
  if (seen != seen_) {
    frames_ = frames_of(**shelf, *played, asked);
    seen_ = seen;
  }
  if (asked.frame >= frames_.size()) return refusal(asked, rule::no_such_round);
  outgoing::Replay replay{outgoing::id_of(asked.id), asked.table, asked.round, {}, {}, {}};
  if (all) replay.key = played->key;
  std::size_t size = 0;
  for (std::size_t at = asked.frame; at < frames_.size(); ++at) {
    size += frames_[at].size();
    if (at != asked.frame && size > page_bytes) {
      replay.next = static_cast<std::int64_t>(at);
      break;
    }
    replay.frames.push_back({frames_[at]});
  }
  return codec::to_text(replay);
}

std::string Archive::answer(const Inquiry& asked) {
  try {
    if (const auto read = read_accounts(); !read)
      return refusal(asked, rule::no_such_round, to_string(read.error()));
    switch (asked.kind) {
      case Inquiry::Kind::rounds:
        return answer_list(asked);
      case Inquiry::Kind::search:
        return answer_search(asked);
      case Inquiry::Kind::results:
        return answer_results(asked);
      case Inquiry::Kind::pairs:
        return answer_pairs(asked);
      case Inquiry::Kind::pair_rounds:
        return answer_pair_rounds(asked);
      case Inquiry::Kind::replay:
        return answer_replay(asked);
      case Inquiry::Kind::audit:
        return answer_audit(journal_, asked);
    }
  } catch (const BrokenInvariant& broken) {
    return refusal(asked, rule::table_at_fault, broken.what());
  }
  return refusal(asked, rule::unknown_type);
}

std::string answer_audit(const store::Journal& journal, const Inquiry& asked) {
  const auto verified = store::verify(journal);
  outgoing::Audit found{outgoing::id_of(asked.id), false, 0, {}, {}};
  if (verified) {
    found.records = verified->records;
    found.head = store::to_hex(verified->head.hash);
    for (const store::Damage& damage : verified->damages)
      if (found.findings.size() < page_items) found.findings.push_back(to_string(damage));
  } else {
    found.findings.push_back(to_string(verified.error()));
  }
  if (!asked.books_fault.empty()) found.findings.push_back(asked.books_fault);
  found.ok = found.findings.empty();
  return codec::to_text(found);
}

}  // namespace cardroom::room
