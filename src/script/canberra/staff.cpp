#include "script/canberra/staff.h"

#include <algorithm>

#include "canberra/table/enum_words.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace canberra;

// A hand, and its cards: `hole 2`, `hole 2 Kd`, `own`, `own 3`. Without a card it is the last one
// dealt there; for the dealer's own hand, whose last card is face up, the first.
CanberraAsked read_exposes(CanberraScene& scene, WordsReader& words, Role) {
  const bool own = words.take("own");
  if (!own && !words.take("hole")) words.fail("expected 'exposes hole BOX' or 'exposes own'");
  const Seat seat = own ? Seat::none() : words.seat();
  if (words.error()) return std::nullopt;
  const bool known = scene.table && (own || seat.number() <= boxes_max);
  const bool lies = scene.hosted && scene.hosted->felt;
  const State& table = lies ? *scene.hosted->felt : scene.state();
  const FiveCards cards = !known ? FiveCards{} : own ? table.dealer.cards : table.box(seat).cards;
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
CanberraAsked read_counts(CanberraScene&, WordsReader& words, Role by) {
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
CanberraAsked read_voids(CanberraScene&, WordsReader& words, Role by) {
  if (words.take("wager")) {
    const Seat seat = words.seat();
    return command::VoidWager{by, seat, words.clause()};
  }
  const std::string text = words.next("a reason");
  const auto reason = reason_of(text);
  if (!reason && !words.error())
    words.fail(quoted(text) +
               " is not a reason; the reasons are fire, collusion, misdeal, malfunction, "
               "impractical and fraud");
  return command::VoidRound{by, reason.value_or(VoidReason::impractical)};
}

// `excludes 2 CP17-16.8`, `excludes 2 round CP17-13.2`.
CanberraAsked read_excludes(CanberraScene&, WordsReader& words, Role by) {
  const Seat seat = words.seat();
  const Extent extent = words.take("round") ? Extent::round : Extent::game;
  return command::Exclude{by, seat, extent, words.clause()};
}

// `notices closing`, `notices minimum 10 maximum 200`.
CanberraAsked read_notices(CanberraScene& scene, WordsReader& words, Role by) {
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
      sign.jackpot_wager_cents = words.dollars();
    else
      words.fail("expected minimum, maximum, multiple, max-payout or jackpot-wager, not " +
                 quoted(words.peek()));
  }
  return command::NoticeSign{sign, by};
}

CanberraAsked read_replaces(CanberraScene&, WordsReader& words, Role by) {
  words.want("shoe", Form{"'replaces shoe hand' or 'replaces shoe automated'"});
  if (words.take("automated")) return command::ReplaceShoe{by, ShoeKind::automated};
  words.want("hand", Form{"'hand' or 'automated'"});
  return command::ReplaceShoe{by, ShoeKind::hand};
}

// `records 2 CP17-16.8`, `records CP17-16.6(a)`.
CanberraAsked read_records(CanberraScene&, WordsReader& words, Role by) {
  const Seat seat = words.at_number() ? words.seat() : Seat::none();
  return command::RecordConduct{by, seat, words.clause()};
}

// `approves layout`, `approves play`.
CanberraAsked read_approves(CanberraScene&, WordsReader& words, Role by) {
  if (words.take("layout")) return command::ApproveLayout{by};
  words.take("play");
  return command::ApprovePlay{by};
}

int dispute_number(WordsReader& words) {
  words.take("dispute");
  return words.number("the number of the dispute", 1, 65535);
}

template <class Act>
CanberraAsked staff_act(CanberraScene&, WordsReader&, Role by) {
  return Act{by};
}

template <class Act>
CanberraAsked staff_act_at_box(CanberraScene&, WordsReader& words, Role by) {
  return Act{by, words.seat()};
}

template <class Act>
CanberraAsked staff_act_on_cards(CanberraScene&, WordsReader& words, Role by) {
  words.take("cards");
  return Act{by};
}

template <class Act>
CanberraAsked staff_act_now(CanberraScene& scene, WordsReader&, Role by) {
  return Act{by, scene.minute};
}

template <class Act>
CanberraAsked staff_act_on_dispute(CanberraScene&, WordsReader& words, Role by) {
  return Act{by, dispute_number(words)};
}

template <bool marker>
CanberraAsked read_marks(CanberraScene&, WordsReader& words, Role by) {
  return command::SetMarker{by, words.seat(), marker};
}

CanberraAsked read_misdeals(CanberraScene&, WordsReader&, Role by) {
  return command::VoidRound{by, VoidReason::misdeal};
}

using ReadByStaff = CanberraAsked(CanberraScene& scene, WordsReader& words, Role by);
constexpr Verb<ReadByStaff> staff_verbs[] = {
    {"exposes", read_exposes},
    {"counts", read_counts},
    {"checks", staff_act_on_cards<command::CheckCards>},
    {"changes", staff_act_on_cards<command::ChangeCards>},
    {"replaces", read_replaces},
    {"approves", read_approves},
    {"opens", staff_act_now<command::OpenTable>},
    {"closes", staff_act_now<command::CloseTable>},
    {"notices", read_notices},
    {"marks", read_marks<true>},
    {"unmarks", read_marks<false>},
    {"vacates", staff_act_at_box<command::Vacate>},
    {"reconstructs", staff_act_at_box<command::Reconstruct>},
    {"repairs", staff_act<command::RepairJackpot>},
    {"voids", read_voids},
    {"misdeals", read_misdeals},
    {"excludes", read_excludes},
    {"records", read_records},
    {"rules", staff_act_on_dispute<command::RuleDispute>},
    {"reviews", staff_act_on_dispute<command::RecordReview>}};

// What only the dealer does, in every round, names nobody.
template <class Act>
CanberraAsked dealer_act(CanberraScene&, WordsReader&, Role) {
  return Act{};
}

CanberraAsked read_calls(CanberraScene& scene, WordsReader&, Role) {
  return command::CallWagers{scene.minute};
}

CanberraAsked read_declares_for(CanberraScene&, WordsReader& words, Role) {
  return command::Declare{Role::dealer, words.seat()};
}

CanberraAsked read_racks(CanberraScene&, WordsReader& words, Role) {
  return command::RackHand{words.seat()};
}

CanberraAsked read_loads(CanberraScene&, WordsReader& words, Role) {
  words.take("shoe");
  return command::LoadShoe{};
}

CanberraAsked read_reports(CanberraScene&, WordsReader& words, Role) {
  words.take("fault");
  return command::ReportFault{};
}

constexpr Verb<ReadByStaff> dealer_verbs[] = {{"calls", read_calls},
                                              {"announces", dealer_act<command::Announce>},
                                              {"settles", dealer_act<command::Settle>},
                                              {"declares", read_declares_for},
                                              {"pays", dealer_act<command::PayJackpots>},
                                              {"collects", dealer_act<command::Collect>},
                                              {"racks", read_racks},
                                              {"loads", read_loads},
                                              {"reports", read_reports}};

ReadByStaff* find_reader(const std::string& verb, Role by) {
  if (const auto read = find_verb(staff_verbs, verb)) return read;
  return by == Role::dealer ? find_verb(dealer_verbs, verb) : nullptr;
}

}  // namespace

void read_staff(CanberraScene& scene, WordsReader& words, Role by) {
  const std::string who(word(by));
  const std::string verb = words.next("what the " + who + " does");
  if (words.error()) return;
  // A script that opens the table itself does so step by step.
  if (!open_table(scene, words.line())) return;
  const auto read = find_reader(verb, by);
  if (read == nullptr)
    return words.fail(quoted(verb) + " is not something the " + who +
                      " does; see docs/hand-script-canberra.md");
  const CanberraAsked act = read(scene, words, by);
  words.finish();
  if (words.error() || !act) return;
  if (put(scene, words.line(), *act)) settle_if_decided(scene, words.line());
}

}  // namespace cardroom
