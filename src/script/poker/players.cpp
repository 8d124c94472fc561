#include "script/poker/players.h"

#include "script/nearest.h"
#include "script/poker/acts.h"
#include "script/poker/hosted.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

template <class Act>
Asked act(PokerScene&, WordsReader&, Seat seat) {
  return Command(Act{seat});
}

template <class Act>
Asked table_act(PokerScene&, WordsReader&, Seat seat) {
  return Act{seat};
}

Asked read_bets(PokerScene&, WordsReader& words, Seat seat) {
  return Command(command::Bet{seat, words.amount()});
}

Asked read_raises(PokerScene&, WordsReader& words, Seat seat) {
  words.want("to", Form{"'raises to AMOUNT', the seat's total in the betting round"});
  return Command(command::RaiseTo{seat, words.amount()});
}

Asked read_taps(PokerScene&, WordsReader& words, Seat seat) {
  words.want("out", Form{"'taps out'"});
  return Command(command::TapOut{seat});
}

Asked read_draws(PokerScene& scene, WordsReader& words, Seat seat) {
  return Command(command::Draw{seat, set_of(words.cards(deck_of(scene)))});
}

Asked read_lends(PokerScene&, WordsReader& words, Seat seat) {
  command::LendChips lend{.seat = seat, .to = {}, .amount = words.amount()};
  words.want("to", Form{"'lends AMOUNT to SEAT'"});
  lend.to = words.seat();
  return Command(lend);
}

// Without an amount, it is the one that was determined.
Asked read_over_blinds(PokerScene& scene, WordsReader& words, Seat seat) {
  const bool given = !words.done();
  const Chips set = scene.table ? scene.table->coming.over_blind : Chips(0);
  return table_command::OverBlind{seat, given ? words.amount() : set};
}

Asked read_sits(PokerScene&, WordsReader& words, Seat seat) {
  if (words.take("out")) return table_command::SitOut{seat};
  words.want("in", Form{"'sits out' or 'sits in'"});
  return table_command::SitIn{seat};
}

Asked read_tops(PokerScene&, WordsReader& words, Seat seat) {
  words.want("up", Form{"'tops up AMOUNT'"});
  return table_command::TopUp{seat, words.amount()};
}

Asked read_takes(PokerScene&, WordsReader& words, Seat seat) {
  words.want("off", Form{"'takes off AMOUNT'"});
  return table_command::TakeOff{seat, words.amount()};
}

Asked read_moves(PokerScene&, WordsReader& words, Seat seat) {
  words.want("to", Form{"'moves to SEAT'"});
  return table_command::ChangeSeat{seat, words.seat()};
}

PlayerId player_at(const PokerScene& scene, Seat seat) {
  return scene.table && !seat.is_none() ? scene.table->place(seat).player : PlayerId();
}

Asked read_disputes_at(PokerScene& scene, WordsReader& words, Seat seat) {
  return read_disputes(words, player_at(scene, seat));
}

Asked read_asks_at(PokerScene& scene, WordsReader& words, Seat seat) {
  return read_asks(words, player_at(scene, seat));
}

Asked read_agrees(PokerScene&, WordsReader&, Seat seat) {
  return table_command::Answer{seat, true};
}

Asked read_disagrees(PokerScene&, WordsReader&, Seat seat) {
  return table_command::Answer{seat, false};
}

using ReadAtSeat = Asked(PokerScene& scene, WordsReader& words, Seat seat);
constexpr Verb<ReadAtSeat> seat_verbs[] = {{"folds", act<command::Fold>},
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
  words.want("up", Form{"'gives up SEAT'"});
  return table_command::GiveUp{player, words.seat()};
}

using ReadOfPlayer = Asked(WordsReader& words, PlayerId player);
constexpr Verb<ReadOfPlayer> newcomer_verbs[] = {{"wants", read_wants},       {"waits", read_joins},
                                                 {"leaves", read_leaves},     {"gives", read_gives},
                                                 {"disputes", read_disputes}, {"asks", read_asks}};

}  // namespace

void read_player(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error() || !open_scene(scene, words.line())) return;
  if (read_hosted_player(scene, words, seat, verb)) return;
  if (const auto read = find_verb(seat_verbs, verb))
    return put_asked(scene, words, read(scene, words, seat));
  words.fail(quoted(verb) + " is not something a player does; " + what_else(verb, player_words()));
}

void read_newcomer(PokerScene& scene, WordsReader& words) {
  const std::string name = words.next("a name");
  const std::string verb = words.next("'wants', 'waits', 'leaves', 'gives', 'disputes' or 'asks'");
  if (words.error() || !open_scene(scene, words.line())) return;
  const PlayerId player = scene.player(name);
  if (const auto read = find_verb(newcomer_verbs, verb))
    return put_asked(scene, words, read(words, player));
  words.fail(
      "expected 'wants SEAT STAKE', 'waits', 'leaves', 'gives up SEAT', 'disputes' or "
      "'asks review K'");
}

std::vector<std::string_view> player_words() {
  std::vector<std::string_view> words;
  add_words(words, seat_verbs);
  words.push_back("hides");
  add_words(words, newcomer_verbs);
  return words;
}

}  // namespace cardroom
