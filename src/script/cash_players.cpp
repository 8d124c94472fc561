// What players do in a cash script: in the round of play and around it.
#include "script/cash_scene.h"

namespace cardroom {

namespace {

std::optional<Command> read_action(const CashScene& scene, WordsReader& words, Seat seat,
                                   const std::string& verb) {
  if (verb == "folds") return command::Fold{seat};
  if (verb == "checks") return command::Check{seat};
  if (verb == "declines") return command::Decline{seat};
  if (verb == "calls") return command::Call{seat};
  if (verb == "stands") return command::Stand{seat};
  if (verb == "shows") return command::Show{seat};
  if (verb == "mucks") return command::Muck{seat};
  if (verb == "chops") return command::DividePot{seat};
  if (verb == "bets") return command::Bet{seat, words.amount()};
  if (verb == "draws") return command::Draw{seat, set_of(words.cards(deck_of(scene)))};
  if (verb == "taps") {
    if (!words.take("out")) words.fail("expected 'taps out'");
    return command::TapOut{seat};
  }
  if (verb == "raises") {
    if (!words.take("to"))
      words.fail("expected 'raises to AMOUNT', the seat's total in the betting round");
    return command::RaiseTo{seat, words.amount()};
  }
  if (verb == "lends") {
    command::LendChips lend{.seat = seat, .to = {}, .amount = words.amount()};
    if (!words.take("to")) words.fail("expected 'lends AMOUNT to SEAT'");
    lend.to = words.seat();
    return lend;
  }
  return std::nullopt;
}

std::optional<TableCommand> read_table_act(CashScene& scene, WordsReader& words, Seat seat,
                                           const std::string& verb) {
  if (verb == "leaves") return table_command::Leave{seat};
  if (verb == "posts") return table_command::Post{seat};
  if (verb == "waits") return table_command::Wait{seat};
  if (verb == "over-blinds") {
    // Without an amount: the one that was determined.
    const bool given = !words.done();
    const Chips set = scene.table ? scene.table->coming.over_blind : Chips(0);
    return table_command::OverBlind{seat, given ? words.amount() : set};
  }
  if (verb == "sits") {
    if (words.take("out")) return table_command::SitOut{seat};
    if (words.take("in")) return table_command::SitIn{seat};
    words.fail("expected 'sits out' or 'sits in'");
  }
  if (verb == "tops") {
    if (!words.take("up")) words.fail("expected 'tops up AMOUNT'");
    return table_command::TopUp{seat, words.amount()};
  }
  if (verb == "takes") {
    if (!words.take("off")) words.fail("expected 'takes off AMOUNT'");
    return table_command::TakeOff{seat, words.amount()};
  }
  if (verb == "moves") {
    if (!words.take("to")) words.fail("expected 'moves to SEAT'");
    return table_command::ChangeSeat{seat, words.seat()};
  }
  return std::nullopt;
}

}  // namespace

void read_player(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error() || !open_scene(scene, words.line())) return;
  std::optional<TableCommand> asked;
  if (const auto action = read_action(scene, words, seat, verb)) asked = *action;
  if (!asked) asked = read_table_act(scene, words, seat, verb);
  if (!asked) words.fail(quoted(verb) + " is nothing a player does; see docs/hand-script.md");
  words.finish();
  if (!words.error()) put(scene, words.line(), *asked);
}

void read_newcomer(CashScene& scene, WordsReader& words) {
  const std::string name = words.next("a name");
  const std::string verb = words.next("'wants', 'waits' or 'gives'");
  if (words.error() || !open_scene(scene, words.line())) return;
  const PlayerId player = scene.player(name);
  TableCommand asked;
  if (verb == "wants") {
    table_command::Want want{.player = player, .seat = words.seat(), .stake = {}};
    if (!words.done()) want.stake = words.amount("a table stake");
    asked = want;
  } else if (verb == "waits") {
    asked = table_command::JoinList{player};
  } else if (verb == "leaves") {
    asked = table_command::LeaveList{player};
  } else if (verb == "gives") {
    if (!words.take("up")) words.fail("expected 'gives up SEAT'");
    asked = table_command::GiveUp{player, words.seat()};
  } else {
    words.fail("expected 'wants SEAT STAKE', 'waits', 'leaves' or 'gives up SEAT'");
  }
  words.finish();
  if (!words.error()) put(scene, words.line(), asked);
}

}  // namespace cardroom
