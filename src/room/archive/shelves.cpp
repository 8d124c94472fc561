#include "room/archive/shelves.h"

#include <set>
#include <utility>

#include "base/overloaded.h"
#include "room/game/open_game.h"
#include "room/messages/fields.h"
#include "room/records/record.h"

namespace cardroom::room {

namespace {

constexpr std::uint64_t game_kept_every = 32;  // In rounds; a replay begins at one.

std::optional<std::uint32_t> table_in(std::string_view stream) {
  constexpr std::string_view prefix = "table/";
  if (!stream.starts_with(prefix)) return std::nullopt;
  return static_cast<std::uint32_t>(std::stoul(std::string(stream.substr(prefix.size()))));
}

// A determination that was made after the table was opened.
void note_setting(Shelf& shelf, const records::TableCommand<codec::Unread>& record) {
  const boost::json::object* const command = record.command.value->if_object();
  if (command != nullptr && text_in(*command, "type") == "determine")
    shelf.settings.emplace_back(text_in(*command, "key"), text_in(*command, "value"));
}

void open(Shelf& shelf, const records::TableOpened& opened) {
  auto game = open_game(opened.rulebook, opened.settings, kind_of(opened));
  if (!game) return;
  shelf.game = std::move(*game);
  shelf.rulebook = opened.rulebook;
  shelf.kind = kind_of(opened);
  shelf.settings = opened.settings;
  shelf.opened_with = opened.settings.size();
  shelf.is_private = opened.host.has_value();
}

// Nothing is dealt there any more. A dispute is settled all the same.
bool is_gone(const GameTable& game) { return !game.dealing() && game.disputes().empty(); }

void add_figures(const FigureStep& step, const Shelf& shelf, RoundFigures& figures) {
  step.add_to(figures, *shelf.game);
  if (shelf.is_private) figures.results.clear();
}

}  // namespace

Result<Shelf*, Fault> Shelves::read_table(std::uint32_t number) {
  const std::string stream = "table/" + std::to_string(number);
  const store::Version there = journal_.version(stream);
  if (there == 0) return static_cast<Shelf*>(nullptr);
  Shelf& shelf = shelves_[number];
  shelf.number = number;
  const auto found = [&] { return shelf.rulebook.empty() ? nullptr : &shelf; };
  if (shelf.read == there) return found();
  if (const auto begun = played_.begin(); !begun) return begun.error();
  std::optional<Fault> fault;
  const auto read = journal_.read(stream, shelf.read, [&](const store::StoredRecord& record) {
    fault = take(shelf, record);
    shelf.read = record.version;
    return fault ? store::Reading::stop : store::Reading::go_on;
  });
  if (!fault && shelf.last)
    if (const auto kept = played_.put(*shelf.last); !kept) fault = kept.error();
  if (const auto ended = played_.end(); !ended && !fault) fault = ended.error();
  if (!read) return read.error();
  if (fault) return *fault;
  if (!shelf.game) shelf.last.reset();
  return found();
}

Result<Done, Fault> Shelves::read_tables(std::uint32_t only) {
  for (const std::string& stream : journal_.streams()) {
    const auto number = table_in(stream);
    if (!number || (only != 0 && only != *number)) continue;
    if (const auto shelf = read_table(*number); !shelf) return shelf.error();
  }
  return Done{};
}

std::optional<Fault> Shelves::take(Shelf& shelf, const store::StoredRecord& stored) {
  std::optional<Fault> fault;
  const overloaded taken{[&](const records::TableOpened& opened) { open(shelf, opened); },
                         [&](const records::KeyDrawn& drawn) {
                           shelf.key = drawn.key;
                           shelf.commitment = drawn.commitment;
                         },
                         [&](const Command& command) {
                           if (shelf.game) fault = take_command(shelf, command, stored);
                         },
                         [&](const records::TableCleared& cleared) {
                           if (shelf.game) shelf.game->clear(cleared.rounds);
                         },
                         [&](const records::TableRemoved&) {
                           if (shelf.game && is_gone(*shelf.game)) shelf.game.reset();
                         },
                         [](const auto&) {}};
  (void)read_record<records::TableRecord>(
      stored.bytes, [&](const records::TableRecord& record) { std::visit(taken, record); });
  return fault;
}

std::optional<Fault> Shelves::take_command(Shelf& shelf, const Command& command,
                                           const store::StoredRecord& record) {
  const auto recorded = recorded_in(command);
  if (!recorded) return std::nullopt;
  note_setting(shelf, command);
  const std::uint32_t before = shelf.game->rounds();
  std::string game;
  if ((command.shuffle || shelf.game->is_hosted()) && before % game_kept_every == 0)
    game = shelf.game->snapshot();
  const FigureStep step(*shelf.game, *recorded);
  const bool was_dealing = shelf.game->dealing();
  shelf.game->apply(*recorded);
  if (shelf.game->rounds() == before) {
    // Wagers before the deal belong to the round that comes.
    const bool in_round = (was_dealing || shelf.game->dealing()) && shelf.last;
    add_figures(step, shelf, in_round ? shelf.last->figures : shelf.coming);
    return std::nullopt;
  }
  if (shelf.last)
    if (const auto kept = played_.put(*shelf.last); !kept) return kept.error();
  shelf.last = PlayedOnShelf{shelf.number,
                             shelf.game->rounds(),
                             record.time_ms,
                             record.version - 1,
                             shelf.key,
                             shelf.commitment,
                             {},
                             std::exchange(shelf.coming, {}),
                             shelf.settings.size()};
  add_figures(step, shelf, shelf.last->figures);
  // Every player who sits there, each once.
  std::set<std::pair<Seat, PlayerId>> players;
  for (const PlayerId player : shelf.game->people())
    if (const Seat seat = shelf.game->seat_of(player); !seat.is_none())
      players.emplace(seat, player);
  shelf.last->players.assign(players.begin(), players.end());
  if (!game.empty())
    if (const auto kept = played_.put_game(*shelf.last, game); !kept) return kept.error();
  return std::nullopt;
}

}  // namespace cardroom::room
