#include "room/archive/shelf.h"

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/game/open_game.h"

namespace cardroom::room {

namespace {

struct AgainstKept {
  codec::Some<PlayerId> who;
  codec::Some<PlayerId> whom;
  std::uint64_t folds = 0;
  std::uint64_t raises = 0;
  CARDROOM_PART("against_kept", who, whom, folds, raises);
};

struct ResultKept {
  codec::Some<PlayerId> player;
  Cents result_cents;
  CARDROOM_PART("result_kept", player, result_cents);
};

// A round as the index keeps it.
struct PlayedKept {
  std::uint32_t table = 0;
  std::uint64_t round = 0;
  std::int64_t at_ms = 0;
  std::uint64_t before = 0;
  Seed key{};
  std::string commitment;
  std::vector<std::pair<Seat, PlayerId>> players;
  std::vector<ResultKept> results;
  std::vector<AgainstKept> against;
  std::uint64_t settings = 0;
  CARDROOM_DESCRIBED("played_kept", table, round, at_ms, before, key, commitment, players, results,
                     against, settings);
};

std::string padded(std::uint64_t number) {
  const std::string digits = std::to_string(number);
  return std::string(20 - digits.size(), '0') + digits;
}

std::string round_key(std::uint32_t table, std::uint64_t round) {
  return "round/" + padded(table) + "/" + padded(round);
}

std::string game_key(std::uint32_t table, std::uint64_t round) {
  return "game/" + padded(table) + "/" + padded(round);
}

// Places of one kind begin with the same letters.
std::string place_prefix(const PlayedRounds::Where& where) {
  if (!where.player.is_none()) return "player/" + padded(where.player.number()) + "/";
  return where.table == 0 ? "time/" : "table/" + padded(where.table) + "/";
}

std::string text_of(const PlayedOnShelf& played) {
  PlayedKept kept{played.table, played.round,      played.at_ms,   played.before,
                  played.key,   played.commitment, played.players, {},
                  {},           played.settings};
  for (const auto& [player, result] : played.figures.results)
    kept.results.push_back({player, result});
  for (const auto& [pair, sums] : played.figures.against)
    kept.against.push_back({pair.first, pair.second, sums.folds, sums.raises});
  return codec::to_text(kept);
}

std::optional<PlayedOnShelf> played_in(std::string_view text) {
  const auto kept = codec::from_text<PlayedKept>(text);
  if (!kept) return std::nullopt;
  std::optional<PlayedOnShelf> found(std::in_place);
  PlayedOnShelf& played = *found;
  played.table = kept->table;
  played.round = kept->round;
  played.at_ms = kept->at_ms;
  played.before = kept->before;
  played.key = kept->key;
  played.commitment = kept->commitment;
  played.players = kept->players;
  played.settings = kept->settings;
  for (const ResultKept& one : kept->results) played.figures.results[one.player] = one.result_cents;
  for (const AgainstKept& one : kept->against)
    played.figures.against[{one.who, one.whom}] = {one.folds, one.raises};
  return found;
}

}  // namespace

bool Shelf::has_ended(std::uint64_t round) const {
  return !game || round < game->rounds() || !game->dealing();
}

std::unique_ptr<GameTable> Shelf::fresh() const {
  const auto end = settings.begin() + static_cast<std::ptrdiff_t>(opened_with);
  auto opened = open_game(rulebook, {settings.begin(), end}, kind);
  check(static_cast<bool>(opened), "a table that was opened once cannot be opened again");
  return std::move(*opened);
}

std::string place_of(std::int64_t at_ms, std::uint32_t table, std::uint64_t round) {
  return padded(static_cast<std::uint64_t>(at_ms)) + "/" + padded(table) + "/" + padded(round);
}

Result<Done, Fault> PlayedRounds::put(const PlayedOnShelf& played) {
  const std::string key = round_key(played.table, played.round);
  const std::string place = place_of(played.at_ms, played.table, played.round);
  if (const auto kept = index_.put(key, text_of(played)); !kept) return kept.error();
  std::vector<Where> wheres = {{}, {played.table, {}}};
  for (const auto& [seat, player] : played.players) wheres.push_back({0, player});
  for (const Where& where : wheres)
    if (const auto kept = index_.put(place_prefix(where) + place, key); !kept) return kept.error();
  return Done{};
}

Result<std::optional<PlayedOnShelf>, Fault> PlayedRounds::get(std::uint32_t table,
                                                              std::uint64_t round) const {
  using Found = std::optional<PlayedOnShelf>;
  const auto text = index_.get(round_key(table, round));
  if (!text) return text.error();
  return *text ? played_in(**text) : Found();
}

Result<Done, Fault> PlayedRounds::visit_one(std::uint32_t table, std::uint64_t round,
                                            const Visit& visit) const {
  const auto found = get(table, round);
  if (!found) return found.error();
  if (*found) (void)visit(**found);
  return Done{};
}

Result<Done, Fault> PlayedRounds::visit(const Where& where, const std::string& below,
                                        const Visit& visit) const {
  const std::string prefix = place_prefix(where);
  std::optional<Fault> fault;
  const auto read = index_.read_down({prefix, below.empty() ? std::string() : prefix + below},
                                     [&](std::string_view, std::string_view key) {
                                       const auto text = index_.get(key);
                                       const auto played =
                                           text && *text ? played_in(**text) : std::nullopt;
                                       if (!text) fault = text.error();
                                       if (!played) return store::Reading::stop;
                                       return visit(*played);
                                     });
  if (fault) return *fault;
  return read;
}

Result<Done, Fault> PlayedRounds::put_game(const PlayedOnShelf& played, const std::string& game) {
  return index_.put(game_key(played.table, played.round), padded(played.before) + game);
}

Result<Done, Fault> PlayedRounds::visit_games(std::uint32_t table, std::uint64_t round,
                                              const VisitGame& visit) const {
  constexpr std::size_t digits = 20;
  return index_.read_down({"game/" + padded(table) + "/", game_key(table, round + 1)},
                          [&](std::string_view, std::string_view bytes) {
                            const std::string version(bytes.substr(0, digits));
                            return visit({std::stoull(version), std::string(bytes.substr(digits))});
                          });
}

}  // namespace cardroom::room
