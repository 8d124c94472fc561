#include "script/poker/scene.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "codec/json_text.h"
#include "rules/round/event_words.h"
#include "words/refusal.h"
#include "words/table_words.h"

namespace cardroom {

namespace {

const Round no_round{};

void note(PokerScene& scene, const Event& event) {
  if (const auto* back = std::get_if<event::Returned>(&event))
    scene.returned[back->seat.index()] += back->amount;
  if (const auto* back = std::get_if<event::GivenBack>(&event))
    scene.returned[back->seat.index()] += back->amount;
  if (const auto* back = std::get_if<event::Refunded>(&event))
    scene.returned[back->seat.index()] += back->amount;
  if (std::holds_alternative<event::SettlementReversed>(event)) scene.won = {};
  if (const auto* won = std::get_if<event::Won>(&event))
    scene.won[won->seat.index()] += won->amount;
  if (const auto* ruled = std::get_if<event::Ruled>(&event))
    scene.rulings.push_back({std::string(word(ruled->ruling)), ruled->clause});
  // When the operator voids something, that is a ruling in itself, without an irregularity before
  // it.
  if (const auto* voided = std::get_if<event::RoundVoided>(&event))
    if (scene.rulings.empty() || scene.rulings.back().name != word(Ruling::void_round))
      scene.rulings.push_back({std::string(word(Ruling::void_round)), voided->clause});
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

// Reports events one by one, applying them to a copy so that each sentence fits its moment.
void tell(PokerScene& scene, Table before, const TableEvents& events) {
  for (const auto& event : events) {
    if (std::holds_alternative<table_event::RoundStarted>(event)) {
      scene.returned = scene.won = {};
      scene.rulings.clear();
    }
    SeatNames names = names_at(before, scene.players);
    apply(before, event);
    // A player who sits down is known after the event, one who leaves before it.
    const SeatNames after = names_at(before, scene.players);
    for (std::size_t at = 0; at < names.size(); ++at)
      if (names[at].empty()) names[at] = after[at];
    const std::string& player = scene.players.name_of(player_in(event));
    scene.transcript.event(say(event, before, names, player), clause_of(event),
                           codec::to_text(event));
    if (const auto* in_round = std::get_if<Event>(&event)) note(scene, *in_round);
    if (const auto* shared = std::get_if<table_event::InformationShared>(&event))
      scene.told = shared->to;
  }
}

// A shuffle during the round takes its order from the next `shoe` line, otherwise a fixed one.
void shuffle_if_needed(PokerScene& scene, const ScriptLine& line) {
  while (scene.started() && scene.round().stage == Stage::shuffling) {
    const CardSet wanted = cards_to_shuffle(scene.round());
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

PlayerId PokerScene::player(const std::string& name) {
  const bool known = players.has(name);
  const PlayerId player = players.find_or_add(name);
  if (!known)
    transcript.command(boost::json::serialize(
        boost::json::object{{"type", "player"}, {"player", player.number()}, {"name", name}}));
  return player;
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
