#include "script/poker/scene.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "codec/json_text.h"
#include "rules/round/event_words.h"
#include "script/poker/hosted.h"
#include "words/hosted_words.h"
#include "words/refusal.h"
#include "words/table_words.h"

namespace cardroom {

namespace {

const Round no_round{};

void note(PokerScene& scene, const Event& event) {
  if (const auto* back = std::get_if<event::Returned>(&event))
    scene.noted.returned[back->seat.index()] += back->amount;
  if (const auto* back = std::get_if<event::GivenBack>(&event))
    scene.noted.returned[back->seat.index()] += back->amount;
  if (const auto* back = std::get_if<event::Refunded>(&event))
    scene.noted.returned[back->seat.index()] += back->amount;
  if (std::holds_alternative<event::SettlementReversed>(event)) scene.noted.won = {};
  if (const auto* won = std::get_if<event::Won>(&event))
    scene.noted.won[won->seat.index()] += won->amount;
  if (const auto* ruled = std::get_if<event::Ruled>(&event))
    scene.noted.rulings.push_back({std::string(word(ruled->ruling)), ruled->clause});
  // When the operator voids something, that is a ruling in itself, without an irregularity before
  // it.
  if (const auto* voided = std::get_if<event::RoundVoided>(&event))
    if (scene.noted.rulings.empty() || scene.noted.rulings.back().name != word(Ruling::void_round))
      scene.noted.rulings.push_back({std::string(word(Ruling::void_round)), voided->clause});
}

// Reports events one by one, applying them to a copy so that each sentence fits its moment.
void tell(PokerScene& scene, const Table& before, const TableEvents& events) {
  Table after = before;
  for (const auto& event : events) {
    const Table earlier = after;
    apply(after, event);
    report_event(scene, event, earlier, after);
  }
}

// A shuffle during the round takes its order from the next `shoe` line, otherwise a fixed one.
void shuffle_if_needed(PokerScene& scene, const ScriptLine& line) {
  while (scene.started() && scene.round().stage == Stage::shuffling) {
    const CardSet wanted = cards_to_shuffle(scene.felt());
    CardList order;
    if (scene.shoe)
      for (const Card card : *scene.shoe)
        if (wanted.contains(card)) order.push_back(card);
    scene.shoe.reset();
    for (const Card card : wanted - set_of(order)) order.push_back(card);
    put(scene, line, Command(command::Reshuffle{order}));
  }
}

}  // namespace

const Round& PokerScene::round() const { return table ? table->round : no_round; }

const Round& PokerScene::felt() const {
  return hosted && hosted->felt ? hosted->felt->round : round();
}

PlayerId PokerScene::player(const std::string& name) {
  const bool known = players.has(name);
  const PlayerId player = players.find_or_add(name);
  if (!known)
    transcript.command(boost::json::serialize(
        boost::json::object{{"type", "player"}, {"player", player.number()}, {"name", name}}));
  return player;
}

SeatNames names_at(const Table& table, const NamedPlayers& players) {
  SeatNames by_seat;
  for (std::size_t at = 0; at < by_seat.size(); ++at) {
    const PlayerId sits = table.places[at].player;
    const PlayerId plays = table.dealing ? table.dealt_to[at] : sits;
    const PlayerId who = plays.is_none() ? sits : plays;
    if (!who.is_none()) by_seat[at] = players.name_of(who);
  }
  return by_seat;
}

void report_event(PokerScene& scene, const HostedEvent& event, const Table& before,
                  const Table& after) {
  const auto* const at_table = std::get_if<TableEvent>(&event);
  if (at_table != nullptr && std::holds_alternative<table_event::RoundStarted>(*at_table))
    scene.noted = {};
  SeatNames names = names_at(before, scene.players);
  // A player who sits down is known after the event, one who leaves before it.
  const SeatNames later = names_at(after, scene.players);
  for (std::size_t at = 0; at < names.size(); ++at)
    if (names[at].empty()) names[at] = later[at];
  const std::string& player =
      scene.players.name_of(at_table != nullptr ? player_in(*at_table) : PlayerId());
  scene.transcript.event(say(event, after, names, player), clause_of(event), codec::to_text(event));
  if (at_table == nullptr) return;
  if (const auto* in_round = std::get_if<Event>(at_table)) note(scene, *in_round);
  if (const auto* shared = std::get_if<table_event::InformationShared>(at_table))
    scene.told = shared->to;
}

RefusalTold refused_by(const SettingRefusal& refusal) {
  return {std::string(refusal.rule->name), refusal.clause, refusal.sentence};
}

bool open_scene(PokerScene& scene, const ScriptLine& line) {
  if (scene.table) return true;
  auto opened = open_table(scene.game, scene.determined);
  if (!opened) {
    if (!scene.unsettled_told)
      scene.transcript.refused(scene.unsettled.value_or(line), refused_by(opened.error()));
    scene.unsettled_told = true;
    return false;
  }
  scene.table = *opened;
  if (scene.hosted) {
    scene.hosted->game.now.table = scene.hosted->game.since.table = *opened;
    if (scene.hosted->felt) scene.hosted->felt = *opened;
  }
  boost::json::array settings;
  for (const auto& [key, value] : scene.settings) settings.emplace_back(key + " " + value);
  scene.transcript.command(boost::json::serialize(boost::json::object{
      {"type", "table"}, {"rules", scene.game.key}, {"settings", std::move(settings)}}));
  return true;
}

Deck deck_of(const PokerScene& scene) {
  if (!scene.table) return Deck::full();
  return scene.table->dealing ? scene.table->terms.deck : scene.table->coming.deck;
}

void put(PokerScene& scene, const ScriptLine& line, const TableCommand& command) {
  if (!open_scene(scene, line)) return;
  if (scene.hosted) {
    if (put_hosted(scene, line, command)) shuffle_if_needed(scene, line);
    return;
  }
  scene.transcript.command(codec::to_text(command));
  const Table before = *scene.table;
  TableEvents events;
  if (const auto refusal = play(*scene.table, command, events)) {
    scene.transcript.refused(line, refused_by(*refusal));
    return;
  }
  tell(scene, before, events);
  scene.transcript.accepted(line);
  shuffle_if_needed(scene, line);
}

void put_asked(PokerScene& scene, WordsReader& words, const Asked& asked) {
  words.finish();
  if (!words.error() && asked) put(scene, words.line(), *asked);
}

}  // namespace cardroom
