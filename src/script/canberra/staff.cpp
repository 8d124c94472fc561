// Staff lines of the scripts of Canberra Poker: one verb for every act the rules give somebody.
#include <algorithm>

#include "canberra/table/enum_words.h"
#include "script/canberra/scene.h"

namespace cardroom {

namespace {

using namespace canberra;
using Read = std::optional<canberra::Command>;

// A hand, and its cards: `hole 2`, `hole 2 Kd`, `own`, `own 3`. Without a card it is the last one
// dealt there; of the dealer's own, which has the last face up, the first.
Read read_exposed(HouseScene& scene, WordsReader& words) {
  const bool own = words.take("own");
  if (!own && !words.take("hole")) words.fail("expected 'exposes hole BOX' or 'exposes own'");
  const Seat seat = own ? Seat::none() : words.seat();
  if (words.error()) return std::nullopt;
  const bool known = scene.table && (own || seat.number() <= boxes_max);
  const FiveCards cards = !known ? FiveCards{}
                          : own  ? scene.table->dealer.cards
                                 : scene.table->box(seat).cards;
  if (words.done()) return command::ExposeCard{seat, own ? 0 : 4};
  if (const auto card = Card::parse(words.peek())) {
    words.next("a card");
    const auto* const found = std::find(cards.begin(), cards.end(), *card);
    if (found == cards.end()) words.fail(to_string(*card) + " is not in that hand");
    return command::ExposeCard{seat, static_cast<int>(found - cards.begin())};
  }
  return command::ExposeCard{seat, words.number("a card of the five", 1, 5) - 1};
}

// `counts cards 51` is the deck; `counts 2 4` and `counts own 5` are hands.
Read read_count(WordsReader& words, Role by) {
  if (words.take("cards"))
    return command::CountCards{by, words.number("a number of cards", 0, 104)};
  const Seat seat = words.take("own") ? Seat::none() : words.seat();
  return command::CountHand{seat, words.number("a number of cards", 0, 52)};
}

std::optional<VoidReason> reason_of(const std::string& text) {
  for (const auto* disturbance : {"fire", "riot", "brawl", "robbery", "commotion", "disturbance"})
    if (text == disturbance) return VoidReason::disturbance;
  for (int at = 0; at <= static_cast<int>(VoidReason::fraud); ++at)
    if (text == word(static_cast<VoidReason>(at))) return static_cast<VoidReason>(at);
  return std::nullopt;
}

// `voids fire`, `voids wager 2 CP17-16.1`.
Read read_void(WordsReader& words, Role by) {
  if (words.take("wager")) {
    const Seat seat = words.seat();
    return command::VoidWager{by, seat, read_clause(words)};
  }
  const std::string text = words.next("a reason");
  const auto reason = reason_of(text);
  if (!reason && !words.error())
    words.fail(quoted(text) +
               " is no reason; fire, collusion, misdeal, malfunction, impractical, fraud are");
  return command::VoidRound{by, reason.value_or(VoidReason::impractical)};
}

// `excludes 2 CP17-16.8`, `excludes 2 round CP17-13.2`.
Read read_exclusion(WordsReader& words, Role by) {
  const Seat seat = words.seat();
  const Extent extent = words.take("round") ? Extent::round : Extent::game;
  return command::Exclude{by, seat, extent, read_clause(words)};
}

// `notices closing`, `notices minimum 10 maximum 200`.
Read read_notice(HouseScene& scene, WordsReader& words, Role by) {
  if (words.take("closing")) return command::NoticeClosing{by};
  Sign sign = scene.state().settings.sign;
  while (!words.done() && !words.error()) {
    if (words.take("minimum"))
      sign.minimum = words.amount();
    else if (words.take("maximum"))
      sign.maximum = words.amount();
    else if (words.take("multiple"))
      sign.multiple = words.amount();
    else if (words.take("max-payout"))
      sign.max_payout = words.amount();
    else if (words.take("jackpot-wager"))
      sign.jackpot_wager_cents = read_dollars(words);
    else
      words.fail("expected minimum, maximum, multiple, max-payout or jackpot-wager, not " +
                 quoted(words.peek()));
  }
  return command::NoticeSign{sign, by};
}

Read read_shoe_kind(WordsReader& words, Role by) {
  if (!words.take("shoe")) words.fail("expected 'replaces shoe hand' or 'replaces shoe automated'");
  if (words.take("automated")) return command::ReplaceShoe{by, ShoeKind::automated};
  if (!words.take("hand")) words.fail("expected 'hand' or 'automated'");
  return command::ReplaceShoe{by, ShoeKind::hand};
}

// `records 2 CP17-16.8`, `records CP17-16.6(a)`.
Read read_conduct(WordsReader& words, Role by) {
  const std::string& next = words.peek();
  const bool of_box = !next.empty() && next[0] >= '0' && next[0] <= '9';
  const Seat seat = of_box ? words.seat() : Seat::none();
  return command::RecordConduct{by, seat, read_clause(words)};
}

// `approves layout`, `approves play`.
Read read_approval(WordsReader& words, Role by) {
  if (words.take("layout")) return command::ApproveLayout{by};
  words.take("play");
  return command::ApprovePlay{by};
}

int dispute_number(WordsReader& words) {
  words.take("dispute");
  return words.number("the number of the dispute", 1, 65535);
}

// What the dealer does in every round.
Read read_dealing(WordsReader& words, const HouseScene& scene, const std::string& verb) {
  if (verb == "calls") return command::CallWagers{scene.minute};
  if (verb == "announces") return command::Announce{};
  if (verb == "settles") return command::Settle{};
  if (verb == "declares") return command::Declare{Role::dealer, words.seat()};
  if (verb == "pays") return command::PayJackpots{};
  if (verb == "collects") return command::Collect{};
  if (verb == "racks") return command::RackHand{words.seat()};
  if (verb == "loads") {
    words.take("shoe");
    return command::LoadShoe{};
  }
  if (verb == "reports") {
    words.take("fault");
    return command::ReportFault{};
  }
  return std::nullopt;
}

Read read_act(HouseScene& scene, WordsReader& words, Role by, const std::string& verb) {
  if (verb == "exposes") return read_exposed(scene, words);
  if (verb == "counts") return read_count(words, by);
  if (verb == "checks") {
    words.take("cards");
    return command::CheckCards{by};
  }
  if (verb == "changes") {
    words.take("cards");
    return command::ChangeCards{by};
  }
  if (verb == "replaces") return read_shoe_kind(words, by);
  if (verb == "approves") return read_approval(words, by);
  if (verb == "opens") return command::OpenTable{by, scene.minute};
  if (verb == "closes") return command::CloseTable{by, scene.minute};
  if (verb == "notices") return read_notice(scene, words, by);
  if (verb == "marks") return command::SetMarker{by, words.seat(), true};
  if (verb == "unmarks") return command::SetMarker{by, words.seat(), false};
  if (verb == "vacates") return command::Vacate{by, words.seat()};
  if (verb == "reconstructs") return command::Reconstruct{by, words.seat()};
  if (verb == "repairs") return command::RepairJackpot{by};
  if (verb == "voids") return read_void(words, by);
  if (verb == "misdeals") return command::VoidRound{by, VoidReason::misdeal};
  if (verb == "excludes") return read_exclusion(words, by);
  if (verb == "records") return read_conduct(words, by);
  if (verb == "rules") return command::RuleDispute{by, dispute_number(words)};
  if (verb == "reviews") return command::RecordReview{by, dispute_number(words)};
  return by == Role::dealer ? read_dealing(words, scene, verb) : std::nullopt;
}

}  // namespace

void read_staff(HouseScene& scene, WordsReader& words, Role by) {
  const std::string verb = words.next("what the " + std::string(word(by)) + " does");
  if (words.error()) return;
  // Opening a table is done step by step where a script does it itself.
  if (!open_table(scene, words.line())) return;
  const auto act = read_act(scene, words, by, verb);
  if (!act && !words.error())
    words.fail(quoted(verb) + " is nothing the " + std::string(word(by)) +
               " does; see docs/hand-script-canberra.md");
  words.finish();
  if (words.error()) return;
  if (put(scene, words.line(), *act)) settle_if_decided(scene, words.line());
}

}  // namespace cardroom
