#include "script/poker/staff.h"

#include "script/nearest.h"
#include "script/poker/acts.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

// `seen`, `unseen`, or `unseen mixed` if the hands cannot be reconstructed.
void read_seen(WordsReader& words, command::Report& one) {
  one.seen = words.take("seen");
  if (one.seen) return;
  if (!words.take("unseen")) words.fail("expected 'seen', 'unseen' or 'unseen mixed'");
  one.mixed = words.take("mixed");
}

command::Report report(Role by, Irregularity what, Seat seat = {}) {
  command::Report one;
  one.by = by;
  one.what = what;
  one.seat = seat;
  return one;
}

// The card that the line may name at its end: `[place N] [CARD]`, or `[place N] told CARD`.
void read_card(const PokerScene& scene, WordsReader& words, command::Report& one) {
  if (words.take("place")) one.place = static_cast<std::uint8_t>(words.number("a place", 1, 7));
  const bool told = words.take("told");
  const CardList named = words.cards(deck_of(scene));
  if (named.size() > 1) words.fail("one card is named at a time");
  if (!named.empty()) (told ? one.told : one.card) = named[0];
}

// `exposes hole N [CARD]`, `exposes communal [CARD]`, `exposes burn`.
Asked read_exposes(PokerScene& scene, WordsReader& words, Role by) {
  if (words.take("burn")) return Command(report(by, Irregularity::burn_exposed));
  command::Report one = report(by, Irregularity::communal_early);
  if (words.take("hole")) {
    one.what = Irregularity::hole_exposed;
    one.seat = words.seat();
  } else if (!words.take("communal")) {
    words.fail("expected 'exposes hole SEAT', 'exposes communal' or 'exposes burn'");
    return std::nullopt;
  }
  read_card(scene, words, one);
  return Command(one);
}

// `deals extra N seen|unseen`: one card too many for a player, or a hand to an empty seat. `deals
// out-of-turn N seen|unseen`. `deals out N`: leaves seat N out of the next round of play
// (*95-15.3).
Asked read_deals(PokerScene& scene, WordsReader& words, Role by) {
  if (words.take("out")) return table_command::DealOut{by, words.seat()};
  const bool extra = words.take("extra");
  if (!extra && !words.take("out-of-turn")) {
    words.fail(
        "expected 'deals extra SEAT seen|unseen', 'deals out-of-turn SEAT seen|unseen' or "
        "'deals out SEAT'");
    return std::nullopt;
  }
  command::Report one = report(by, Irregularity::out_of_turn, words.seat());
  if (extra)
    one.what = scene.round().dealt.contains(one.seat) ? Irregularity::extra_card
                                                      : Irregularity::extra_hand;
  read_seen(words, one);
  return Command(one);
}

// `finds foreign`, `finds boxed [N [CARD]]`.
Asked read_finds(PokerScene& scene, WordsReader& words, Role by) {
  if (words.take("foreign")) return Command(report(by, Irregularity::foreign_card));
  if (!words.take("boxed")) {
    words.fail("expected 'finds boxed [SEAT]' or 'finds foreign'");
    return std::nullopt;
  }
  command::Report one = report(by, Irregularity::boxed);
  if (!words.done()) one.seat = words.seat();
  read_card(scene, words, one);
  return Command(one);
}

// `counts deck K`, or `counts N K [seen|unseen]`: seat N is found with K cards.
Asked read_counts(PokerScene&, WordsReader& words, Role by) {
  const bool deck = words.take("deck");
  command::Report one = report(by, Irregularity::wrong_count);
  if (!deck) one.seat = words.seat();
  one.count = static_cast<std::uint8_t>(words.number("a number of cards", 0, 255));
  if (deck) return table_command::CountDeck{by, one.count};
  if (!words.done()) read_seen(words, one);
  return Command(one);
}

std::optional<VoidReason> reason_in(const std::string& text) {
  if (text.find("fraud") != std::string::npos) return VoidReason::fraud;
  if (text.find("impractical") != std::string::npos) return VoidReason::impractical;
  constexpr std::string_view disruptions[] = {
      "disruption", "commotion", "fire", "riot", "brawl", "robbery", "act of God", "disturbance"};
  for (const auto one : disruptions)
    if (text.find(one) != std::string::npos) return VoidReason::disruption;
  return std::nullopt;
}

// `voids wager N`, or `voids REASON [without refund]` for a round of play.
Asked read_voids(PokerScene&, WordsReader& words, Role by) {
  if (words.take("wager")) return Command(command::VoidWager{by, words.seat()});
  const std::string text = words.rest();
  const auto reason = reason_in(text);
  const bool refund = text.find("without refund") == std::string::npos;
  if (reason) return Command(command::VoidRound{by, *reason, refund});
  words.fail(
      "expected a reason: fraud, impractical, or a disruption such as fire, riot, brawl, robbery");
  return std::nullopt;
}

// `rules dispute K [TEXT]`, or a supervisor's choice where the book does not say.
Asked read_rules(PokerScene&, WordsReader& words, Role by) {
  if (words.take("dispute")) return read_ruled_dispute(words, by);
  for (int at = 0; at < count_of(Ruling{}); ++at)
    if (words.take(word(static_cast<Ruling>(at))))
      return Command(command::Choose{by, static_cast<Ruling>(at)});
  words.fail("expected 'rules kept', 'rules used', 'rules reshuffled' or 'rules dispute K'");
  return std::nullopt;
}

// `closes`, `closes after 3 rounds`, with `inspector told` at the end if they were told.
Asked read_closes(PokerScene&, WordsReader& words, Role by) {
  table_command::CloseTable close{.by = by, .rounds = 0, .inspector_told = false};
  if (words.take("after")) {
    close.rounds = static_cast<std::uint16_t>(words.number("a number of rounds", 0, 65535));
    if (!words.take("rounds") && !words.take("round"))
      words.fail("expected 'closes after N rounds'");
  }
  if (words.take("inspector")) {
    words.want("told", Form{"'inspector told'"});
    close.inspector_told = true;
  }
  return close;
}

Asked read_awards(PokerScene& scene, WordsReader& words, Role by) {
  table_command::AwardSeat award{.by = by, .seat = words.seat(), .drawn = {}};
  // Two players may draw cards of the same rank, and all come from one deck, so cards are read one
  // by one.
  const CardList drawn = words.cards(deck_of(scene));
  for (const Card card : drawn)
    if (!award.drawn.full()) award.drawn.push_back(card);
  return award;
}

Asked read_clock(PokerScene&, WordsReader& words, Role by) {
  return Command(command::StartClock{by, words.seat()});
}

Asked read_stops(PokerScene&, WordsReader& words, Role by) {
  words.want("clock", Form{"'stops clock'"});
  return Command(command::StopClock{by});
}

Asked read_cut_exposed(PokerScene&, WordsReader&, Role by) {
  return Command(report(by, Irregularity::cut_exposed));
}

Asked read_not_cut(PokerScene&, WordsReader&, Role by) {
  return Command(report(by, Irregularity::not_cut));
}

Asked read_misses(PokerScene&, WordsReader& words, Role by) {
  command::Report one = report(by, Irregularity::player_missed, words.seat());
  read_seen(words, one);
  return Command(one);
}

Asked read_discards(PokerScene&, WordsReader& words, Role by) {
  return Command(report(by, Irregularity::dead_cards, words.seat()));
}

Asked read_folds(PokerScene&, WordsReader& words, Role by) {
  return Command(command::PenaltyFold{by, words.seat()});
}

Asked read_vacates(PokerScene&, WordsReader& words, Role by) {
  return table_command::Vacate{by, words.seat()};
}

Asked read_restricts(PokerScene&, WordsReader& words, Role by) {
  return table_command::RestrictGroup{by, !words.take("off")};
}

Asked read_admits(PokerScene& scene, WordsReader& words, Role by) {
  return table_command::Admit{by, scene.player(words.next("a name"))};
}

// `absents N`, `returns N`: a player of a tournament is absent, or is back.
Asked read_absents(PokerScene&, WordsReader& words, Role by) {
  return table_command::MarkAbsent{by, words.seat(), true};
}

Asked read_returns(PokerScene&, WordsReader& words, Role by) {
  return table_command::MarkAbsent{by, words.seat(), false};
}

// `issues A to N`, `removes A from N`: chips of a tournament.
Asked read_issues(PokerScene&, WordsReader& words, Role by) {
  table_command::IssueChips issue{.by = by, .seat = {}, .amount = words.amount()};
  words.want("to", Form{"'issues AMOUNT to SEAT'"});
  issue.seat = words.seat();
  return issue;
}

Asked read_removes(PokerScene&, WordsReader& words, Role by) {
  table_command::RemoveChips remove{.by = by, .seat = {}, .amount = words.amount()};
  words.want("from", Form{"'removes AMOUNT from SEAT'"});
  remove.seat = words.seat();
  return remove;
}

// `sets KEY VALUE`: a determination by somebody other than the operator, who does not need the
// word.
Asked read_sets(PokerScene&, WordsReader& words, Role by) {
  const auto key = ShortText::from(words.next("a setting"));
  if (!key) words.fail("no setting is that long");
  return table_command::Determine{by, key.value_or(ShortText()), words.text<ShortText>()};
}

Asked read_places(PokerScene&, WordsReader& words, Role by) {
  words.want("marker", Form{"'places marker SEAT'"});
  return table_command::PlaceMarker{by, words.seat()};
}

using ReadByStaff = Asked(PokerScene& scene, WordsReader& words, Role by);
constexpr Verb<ReadByStaff> staff_verbs[] = {
    {"exposes", read_exposes},     {"cut-exposed", read_cut_exposed},
    {"not-cut", read_not_cut},     {"misses", read_misses},
    {"deals", read_deals},         {"finds", read_finds},
    {"discards", read_discards},   {"counts", read_counts},
    {"clock", read_clock},         {"stops", read_stops},
    {"rules", read_rules},         {"voids", read_voids},
    {"folds", read_folds},         {"closes", read_closes},
    {"vacates", read_vacates},     {"awards", read_awards},
    {"restricts", read_restricts}, {"admits", read_admits},
    {"approves", read_approves},   {"checks", read_checks},
    {"changes", read_changes},     {"orders", read_orders},
    {"excludes", read_excludes},   {"records", read_records},
    {"shares", read_shares},       {"reviews", read_reviews},
    {"proposes", read_proposes},   {"decides", read_decides},
    {"absents", read_absents},     {"returns", read_returns},
    {"issues", read_issues},       {"removes", read_removes},
    {"sets", read_sets},           {"places", read_places}};

}  // namespace

void read_staff(PokerScene& scene, WordsReader& words, Role by) {
  if (!open_scene(scene, words.line())) return;
  const std::string verb = words.next("what is done");
  if (const auto read = find_verb(staff_verbs, verb))
    return put_asked(scene, words, read(scene, words, by));
  words.fail(quoted(verb) + " is not something staff do; " + what_else(verb, staff_words()));
}

std::vector<std::string_view> staff_words() {
  std::vector<std::string_view> words;
  for (int role = 0; role < role_count; ++role) words.push_back(word(static_cast<Role>(role)));
  add_words(words, staff_verbs);
  return words;
}

}  // namespace cardroom
