// What players do in a cash script: in the round of play and around it.
#include "script/poker/acts.h"

namespace cardroom {

namespace {

// Takes the word that makes a verb whole, as in `taps out`.
void want(WordsReader& words, std::string_view word, std::string_view whole) {
  if (!words.take(word)) words.fail("expected '" + std::string(whole) + "'");
}

template <class Act>
Asked act(CashScene&, WordsReader&, Seat seat) {
  return Command(Act{seat});
}

template <class Act>
Asked table_act(CashScene&, WordsReader&, Seat seat) {
  return Act{seat};
}

Asked read_bets(CashScene&, WordsReader& words, Seat seat) {
  return Command(command::Bet{seat, words.amount()});
}

Asked read_raises(CashScene&, WordsReader& words, Seat seat) {
  if (!words.take("to"))
    words.fail("expected 'raises to AMOUNT', the seat's total in the betting round");
  return Command(command::RaiseTo{seat, words.amount()});
}

Asked read_taps(CashScene&, WordsReader& words, Seat seat) {
  want(words, "out", "taps out");
  return Command(command::TapOut{seat});
}

Asked read_draws(CashScene& scene, WordsReader& words, Seat seat) {
  return Command(command::Draw{seat, set_of(words.cards(deck_of(scene)))});
}

Asked read_lends(CashScene&, WordsReader& words, Seat seat) {
  command::LendChips lend{.seat = seat, .to = {}, .amount = words.amount()};
  want(words, "to", "lends AMOUNT to SEAT");
  lend.to = words.seat();
  return Command(lend);
}

// Without an amount: the one that was determined.
Asked read_over_blinds(CashScene& scene, WordsReader& words, Seat seat) {
  const bool given = !words.done();
  const Chips set = scene.table ? scene.table->coming.over_blind : Chips(0);
  return table_command::OverBlind{seat, given ? words.amount() : set};
}

Asked read_sits(CashScene&, WordsReader& words, Seat seat) {
  if (words.take("out")) return table_command::SitOut{seat};
  want(words, "in", "sits out' or 'sits in");
  return table_command::SitIn{seat};
}

Asked read_tops(CashScene&, WordsReader& words, Seat seat) {
  want(words, "up", "tops up AMOUNT");
  return table_command::TopUp{seat, words.amount()};
}

Asked read_takes(CashScene&, WordsReader& words, Seat seat) {
  want(words, "off", "takes off AMOUNT");
  return table_command::TakeOff{seat, words.amount()};
}

Asked read_moves(CashScene&, WordsReader& words, Seat seat) {
  want(words, "to", "moves to SEAT");
  return table_command::ChangeSeat{seat, words.seat()};
}

PlayerId player_at(const CashScene& scene, Seat seat) {
  return scene.table && !seat.is_none() ? scene.table->place(seat).player : PlayerId();
}

Asked read_disputes_at(CashScene& scene, WordsReader& words, Seat seat) {
  return read_disputes(words, player_at(scene, seat));
}

Asked read_asks_at(CashScene& scene, WordsReader& words, Seat seat) {
  return read_asks(words, player_at(scene, seat));
}

Asked read_agrees(CashScene&, WordsReader&, Seat seat) { return table_command::Answer{seat, true}; }

Asked read_disagrees(CashScene&, WordsReader&, Seat seat) {
  return table_command::Answer{seat, false};
}

struct PlayerVerb {
  std::string_view word;
  Asked (*read)(CashScene& scene, WordsReader& words, Seat seat);
};
constexpr PlayerVerb verbs[] = {{"folds", act<command::Fold>},
                                {"checks", act<command::Check>},
                                {"declines", act<command::Decline>},
                                {"calls", act<command::Call>},
                                {"bets", read_bets},
                                {"raises", read_raises},
                                {"taps", read_taps},
                                {"draws", read_draws},
                                {"stands", act<command::Stand>},
                                {"shows", act<command::Show>},
                                {"mucks", act<command::Muck>},
                                {"chops", act<command::DividePot>},
                                {"lends", read_lends},
                                {"leaves", table_act<table_command::Leave>},
                                {"posts", table_act<table_command::Post>},
                                {"waits", table_act<table_command::Wait>},
                                {"over-blinds", read_over_blinds},
                                {"sits", read_sits},
                                {"tops", read_tops},
                                {"takes", read_takes},
                                {"moves", read_moves},
                                {"disputes", read_disputes_at},
                                {"asks", read_asks_at},
                                {"agrees", read_agrees},
                                {"disagrees", read_disagrees}};

Asked read_wants(WordsReader& words, PlayerId player) {
  table_command::Want want{.player = player, .seat = words.seat(), .stake = {}};
  if (!words.done()) want.stake = words.amount("a table stake");
  return want;
}

Asked read_joins(WordsReader&, PlayerId player) { return table_command::JoinList{player}; }

Asked read_leaves(WordsReader&, PlayerId player) { return table_command::LeaveList{player}; }

Asked read_gives(WordsReader& words, PlayerId player) {
  want(words, "up", "gives up SEAT");
  return table_command::GiveUp{player, words.seat()};
}

struct NewcomerVerb {
  std::string_view word;
  Asked (*read)(WordsReader& words, PlayerId player);
};
constexpr NewcomerVerb newcomer_verbs[] = {{"wants", read_wants},       {"waits", read_joins},
                                           {"leaves", read_leaves},     {"gives", read_gives},
                                           {"disputes", read_disputes}, {"asks", read_asks}};

void put_asked(CashScene& scene, WordsReader& words, const Asked& asked) {
  words.finish();
  if (!words.error() && asked) put(scene, words.line(), *asked);
}

}  // namespace

void read_player(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error() || !open_scene(scene, words.line())) return;
  for (const PlayerVerb& one : verbs)
    if (one.word == verb) return put_asked(scene, words, one.read(scene, words, seat));
  words.fail(quoted(verb) + " is nothing a player does; see docs/hand-script.md");
}

void read_newcomer(CashScene& scene, WordsReader& words) {
  const std::string name = words.next("a name");
  const std::string verb = words.next("'wants', 'waits', 'leaves', 'gives', 'disputes' or 'asks'");
  if (words.error() || !open_scene(scene, words.line())) return;
  const PlayerId player = scene.player(name);
  for (const NewcomerVerb& one : newcomer_verbs)
    if (one.word == verb) return put_asked(scene, words, one.read(words, player));
  words.fail(
      "expected 'wants SEAT STAKE', 'waits', 'leaves', 'gives up SEAT', 'disputes' or "
      "'asks review K'");
}

std::vector<std::string_view> player_words() {
  std::vector<std::string_view> words;
  for (const PlayerVerb& verb : verbs) words.push_back(verb.word);
  for (const NewcomerVerb& verb : newcomer_verbs) words.push_back(verb.word);
  return words;
}

}  // namespace cardroom
