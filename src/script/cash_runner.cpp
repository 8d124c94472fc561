#include "script/cash_runner.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "codec/json.h"
#include "rules/event_words.h"
#include "script/cash_scene.h"

namespace cardroom {

namespace {

Refused refused_by(const Violation& violation) {
  return {std::string(violation.rule->name), violation.clause, say(violation)};
}

Refused refused_by(const SettingRefusal& refusal) {
  return {std::string(refusal.rule->name), refusal.clause, refusal.sentence};
}

Refused refused_here(std::string_view rule, Clause clause, std::string sentence) {
  return {std::string(rule), clause, std::move(sentence)};
}

// Tells events one by one, applying them to a copy so that each sentence fits its moment.
void tell(CashScene& scene, Round before, const Events& events) {
  for (const auto& event : events) {
    apply(*scene.terms, before, event);
    scene.teller.event(say(event, *scene.terms, before, scene.names), clause_of(event),
                       boost::json::serialize(codec::to_json(event)));
    if (const auto* back = std::get_if<event::Returned>(&event))
      scene.returned[back->seat.index()] += back->amount;
    if (const auto* won = std::get_if<event::Won>(&event))
      scene.won[won->seat.index()] += won->amount;
  }
}

void put(CashScene& scene, const ScriptLine& line, const Command& command) {
  scene.teller.command(boost::json::serialize(codec::to_json(command)));
  if (!scene.started) {
    scene.teller.refused(line, refused_here("no_round", scene.game.cite->shuffle,
                                            "No round of play has been dealt"));
    return;
  }
  const Round before = scene.round;
  Events events;
  if (const auto refusal = play(*scene.terms, scene.round, command, events)) {
    scene.teller.refused(line, refused_by(*refusal));
    return;
  }
  tell(scene, before, events);
  scene.teller.accepted(line);
}

// T01-B-2.6: a shuffle within the round takes its order from the next `shoe` line, else a fixed
// one.
void shuffle_if_needed(CashScene& scene, const ScriptLine& line) {
  while (scene.started && scene.round.stage == Stage::shuffling) {
    const CardSet wanted = cards_to_shuffle(scene.round);
    CardList order;
    if (scene.shoe)
      for (const Card card : *scene.shoe)
        if (wanted.contains(card)) order.push_back(card);
    scene.shoe.reset();
    for (const Card card : wanted - set_of(order)) order.push_back(card);
    put(scene, line, command::Reshuffle{order});
  }
}

void read_set(CashScene& scene, WordsReader& words) {
  const std::string key = words.next("a setting");
  const std::string value = words.rest();
  if (value.empty()) words.fail("expected a value for " + key);
  if (words.error()) return;
  const ScriptLine& line = words.line();
  const SettingInfo* const setting = find_setting(key);
  if (scene.round_on() ||
      (scene.started && setting != nullptr && lock_of(*setting, scene.game) == Lock::game_start)) {
    const Clause clause = setting != nullptr ? scene.game.cite->*setting->clause : Clause();
    scene.teller.refused(line, refused_here("setting_locked", clause,
                                            key + ": cannot be changed any more at this moment"));
    return;
  }
  Determinations changed = scene.determined;
  if (const auto done = determine(changed, scene.game, key, value); !done) {
    scene.teller.refused(line, refused_by(done.error()));
    return;
  }
  // Settings may stand in any order: one that does not fit those before it may fit those to come.
  // Only a refusal that the script expects is told at once.
  const auto terms = make_terms(scene.game, changed);
  if (!terms && line.refused) {
    scene.teller.refused(line, refused_by(terms.error()));
    return;
  }
  scene.unsettled = terms ? std::nullopt : std::optional(line);
  scene.unsettled_told = false;
  scene.determined = changed;
  scene.terms.reset();
  scene.teller.accepted(line);
}

void read_seat(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string name = words.next("a name");
  const Chips stake = words.amount("a table stake");
  words.finish();
  if (words.error()) return;
  const ScriptLine& line = words.line();
  if (!ready_terms(scene, line)) return;
  if (scene.round_on()) {
    scene.teller.refused(
        line, refused_here("round_is_on", scene.game.cite->stake_frozen, "A round of play is on"));
    return;
  }
  if (seat.number() > scene.terms->seats) {
    const bool by_deck = scene.terms->seats < scene.game.seats_most && !scene.determined.seats;
    scene.teller.refused(
        line,
        refused_here("no_such_seat", by_deck ? scene.game.cite->deck : scene.game.seats_clause,
                     "The table has " + std::to_string(scene.terms->seats) + " seats"));
    return;
  }
  if (stake < scene.terms->stake) {
    scene.teller.refused(line, refused_here("stake_too_small", scene.game.cite->buy_in,
                                            "The minimum table stake is " +
                                                std::to_string(scene.terms->stake.count())));
    return;
  }
  scene.names[seat.index()] = name;
  scene.seated.insert(seat);
  scene.stakes[seat.index()] = stake;
  scene.teller.accepted(line);
}

void read_marker(CashScene& scene, WordsReader& words, Marker marker) {
  const Seat seat = words.seat();
  words.finish();
  if (scene.game.marker != marker)
    words.fail(marker == Marker::buck ? "this book has a dealer button, not a buck"
                                      : "this book has a buck, not a dealer button");
  if (words.error()) return;
  scene.marker = seat;
  scene.marker_placed = true;
  scene.teller.accepted(words.line());
}

SeatSet players_of(const CashScene& scene) {
  SeatSet players;
  for (const Seat seat : scene.seated)
    if (scene.stakes[seat.index()] > Chips(0)) players.insert(seat);
  return players;
}

// P-02: where the marker starts; P-06: it moves to the next player in turn.
Seat next_marker(const CashScene& scene, SeatSet players) {
  if (scene.marker_placed) return scene.marker;
  if (scene.marker.is_none())
    return scene.game.marker_start == MarkerStart::dealers_left ? players.lowest_seat()
                                                                : players.highest_seat();
  return players.after(scene.marker);
}

void read_deal(CashScene& scene, WordsReader& words) {
  words.finish();
  if (words.error()) return;
  const ScriptLine& line = words.line();
  if (!ready_terms(scene, line)) return;
  const SeatSet players = players_of(scene);
  if (scene.round_on() || players.size() < 2) {
    const bool on = scene.round_on();
    scene.teller.refused(
        line, refused_here(on ? "round_is_on" : "too_few_players", scene.game.cite->marker,
                           on ? "A round of play is on" : "A round of play needs two players"));
    return;
  }
  Setup setup;
  setup.stakes = scene.stakes;
  setup.players = players;
  setup.marker = scene.marker = next_marker(scene, players);
  setup.shoe = Shoe::starting_with(scene.shoe.value_or(CardList()), scene.terms->deck);
  setup.posts = scene.posts;
  scene.marker_placed = false;
  scene.shoe.reset();
  scene.posts.clear();
  scene.returned = scene.won = {};
  scene.started = true;
  Events events;
  scene.round = deal(*scene.terms, setup, events);
  tell(scene, before_deal(*scene.terms, setup), events);
  scene.teller.accepted(line);
}

void read_shoe(CashScene& scene, WordsReader& words) {
  if (!ready_terms(scene, words.line())) return;
  scene.shoe = words.cards(scene.terms->deck);
}

// The chips go back to the table when the round is over.
void take_stakes(CashScene& scene) {
  if (!scene.started || scene.round.stage != Stage::over) return;
  for (const Seat seat : scene.round.dealt) scene.stakes[seat.index()] = scene.round.stake_of(seat);
}

std::optional<Command> read_action(const CashScene& scene, WordsReader& words, Seat seat,
                                   const std::string& verb) {
  if (verb == "folds") return command::Fold{seat};
  if (verb == "checks") return command::Check{seat};
  if (verb == "declines") return command::Decline{seat};
  if (verb == "calls") return command::Call{seat};
  if (verb == "stands") return command::Stand{seat};
  if (verb == "shows") return command::Show{seat};
  if (verb == "mucks") return command::Muck{seat};
  if (verb == "bets") return command::Bet{seat, words.amount()};
  if (verb == "taps") {
    if (!words.take("out")) words.fail("expected 'taps out'");
    return command::TapOut{seat};
  }
  if (verb == "raises") {
    if (!words.take("to"))
      words.fail("expected 'raises to AMOUNT', the seat's total in the betting round");
    return command::RaiseTo{seat, words.amount()};
  }
  if (verb == "draws") {
    const Deck deck = scene.terms ? scene.terms->deck : Deck::full();
    return command::Draw{seat, set_of(words.cards(deck))};
  }
  return std::nullopt;
}

void read_player(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error()) return;
  if (verb == "chops") {
    // M-19: asked for, told and refused; no command divides a pot.
    words.finish();
    scene.teller.refused(words.line(), refused_here("no_agreement", scene.game.cite->no_agreement,
                                                    "No pot is divided by agreement"));
    return;
  }
  const auto action = read_action(scene, words, seat, verb);
  if (!action) words.fail(quoted(verb) + " is nothing a player does; see docs/hand-script.md");
  words.finish();
  if (words.error()) return;
  put(scene, words.line(), *action);
  shuffle_if_needed(scene, words.line());
  take_stakes(scene);
}

void read_line(CashScene& scene, WordsReader& words) {
  if (words.take("set")) return read_set(scene, words);
  if (words.take("seat")) return read_seat(scene, words);
  if (words.take("buck")) return read_marker(scene, words, Marker::buck);
  if (words.take("button")) return read_marker(scene, words, Marker::dealer_button);
  if (words.take("shoe")) return read_shoe(scene, words);
  if (words.take("deal")) return read_deal(scene, words);
  if (words.take("expect")) return expect_cash(scene, words);
  const std::string& first = words.peek();
  if (!first.empty() && first[0] >= '0' && first[0] <= '9') return read_player(scene, words);
  words.fail(quoted(first) + " begins no line of a script; see docs/hand-script.md");
}

}  // namespace

bool ready_terms(CashScene& scene, const ScriptLine& line) {
  if (scene.terms) return true;
  auto terms = make_terms(scene.game, scene.determined);
  if (!terms) {
    if (!scene.unsettled_told)
      scene.teller.refused(scene.unsettled.value_or(line), refused_by(terms.error()));
    scene.unsettled_told = true;
    return false;
  }
  scene.terms = *terms;
  return true;
}

ScriptRun run_cash_script(const Script& script, const Game& game) {
  CashScene scene(game);
  for (const auto& line : script.lines) {
    WordsReader words(line);
    read_line(scene, words);
    if (words.error()) scene.teller.not_a_script(*words.error());
    if (scene.teller.stopped()) break;
  }
  return scene.teller.finish();
}

}  // namespace cardroom
