#include "canberra/tournament/conditions.h"

#include <array>

#include "base/money_text.h"
#include "base/number.h"
#include "canberra/tournament/commands.h"

namespace cardroom::canberra::tournament {

namespace {

using C = Conditions;
using V = std::string_view;

template <class T>
bool read_number(T& into, V text, int least, int most) {
  const auto value = parse_number<int>(text, {least, most});
  if (value) into = static_cast<T>(*value);
  return value.has_value();
}

bool read_chips(Chips& into, V text) {
  int value = 0;
  if (!read_number(value, text, 1, 100'000'000)) return false;
  into = Chips(value);
  return true;
}

bool read_cents(Cents& into, V text) {
  const auto amount = parse_dollars(text);
  if (!amount || *amount > Cents(100'000'000'00)) return false;
  into = *amount;
  return true;
}

bool read_note(Note& into, V text) {
  const auto note = Note::from(text);
  if (!note || note->empty()) return false;
  into = *note;
  return true;
}

bool read_group(C& into, V text) {
  into.group = {};
  return text == "open" || read_note(into.group, text);
}

template <class T>
bool read_choice(T& into, V text, V zero, V one) {
  if (text != zero && text != one) return false;
  into = static_cast<T>(text == one);
  return true;
}

// "10/6/4": one amount for each place.
template <class Put>
bool read_parts(V text, Put&& put) {
  while (true) {
    const auto slash = text.find('/');
    int value = 0;
    if (!read_number(value, text.substr(0, slash), 0, 10'000) || !put(value)) return false;
    if (slash == V::npos) return true;
    text.remove_prefix(slash + 1);
  }
}

bool read_points(C& into, V text) {
  into.points.clear();
  return read_parts(text, [&](int value) {
    if (into.points.full()) return false;
    into.points.push_back(value * point);
    return true;
  });
}

// CP17-17.21: per cent, and they add up to a hundred.
bool read_prizes(C& into, V text) {
  into.prizes.clear();
  int sum = 0;
  const bool read = read_parts(text, [&](int value) {
    if (into.prizes.full() || value > 100) return false;
    into.prizes.push_back(static_cast<std::uint16_t>(value * 100));
    sum += value;
    return true;
  });
  return read && sum == 100;
}

bool read_repechage(C& into, V text) {
  if (text != "none") return read_number(into.repechage, text, 1, 9);
  into.repechage = 0;
  return true;
}

// CP17-3.6: "yes" is the usual Displayed Jackpot Wager; an amount is another one.
bool read_jackpot(C& into, V text) {
  constexpr Cents usual{250};
  constexpr Cents most{1'000'000};
  into.jackpot = text == "yes" ? usual : Cents(0);
  if (text == "yes" || text == "no") return true;
  return read_cents(into.jackpot, text) && into.jackpot > Cents(0) && into.jackpot <= most;
}

// "fewer than 500 chips" is a criterion that is counted. Whatever else it says, the players whom
// `advance` does not send on are out.
bool read_elimination(C& into, V text) {
  constexpr V counted = "fewer than ";
  into.eliminated_below = {};
  if (!read_note(into.elimination, text)) return false;
  if (text.substr(0, counted.size()) != counted) return true;
  text.remove_prefix(counted.size());
  return read_chips(into.eliminated_below, text.substr(0, text.find(' ')));
}

// "none", or "1 50 2": how many, at which price, until which session.
bool read_buy_backs(C& into, V text) {
  into.buy_backs = {};
  if (text == "none") return true;
  const auto first = text.find(' ');
  const auto second = text.find(' ', first + 1);
  if (first == V::npos || second == V::npos) return false;
  BuyBacks& back = into.buy_backs;
  return read_number(back.most, text.substr(0, first), 1, 99) &&
         read_cents(back.price, text.substr(first + 1, second - first - 1)) &&
         read_number(back.until_session, text.substr(second + 1), 1, 99);
}

constexpr auto list = std::to_array<Condition>({
    {{"start", "text", "when and where it starts", [](C& c, V v) { return read_note(c.start, v); }},
     clause("CP17-17.3(a)(i)"),
     Needed::always},
    {{"entry", "text", "how to enter", [](C& c, V v) { return read_note(c.entry, v); }},
     clause("CP17-17.3(a)(i)"),
     Needed::always},
    {{"eligibility", "text", "who may enter",
      [](C& c, V v) { return read_note(c.eligibility, v); }},
     clause("CP17-17.3(a)(i)"),
     Needed::always},
    {{"competition", "sessions|points", "players go on from session to session, or gather points",
      [](C& c, V v) { return read_choice(c.competition, v, "sessions", "points"); }},
     clause("CP17-17.3(a)(ii)"),
     Needed::always},
    {{"sessions", "1 … 20", "how many sessions",
      [](C& c, V v) { return read_number(c.sessions, v, 1, 20); }},
     clause("CP17-17.3(a)(ii)(A)"),
     Needed::always},
    {{"rounds", "1 … 500", "rounds of play in a session",
      [](C& c, V v) { return read_number(c.rounds, v, 1, 500); }},
     clause("CP17-17.3(a)(ii)(A)"),
     Needed::always},
    // CP17-17.8: five cards for each player and five for the dealer, from 52.
    {{"seats", "1 … 9", "players at one table",
      [](C& c, V v) { return read_number(c.seats, v, 1, 9); }},
     clause("CP17-17.8"),
     Needed::always},
    {{"sit-and-go", "players", "starts when this many have entered",
      [](C& c, V v) { return read_number(c.sit_and_go, v, 1, 128); }},
     clause("CP17-17.3(a)(ii)(B)"),
     Needed::never},
    {{"advance", "players from a table", "how many go on to the next session",
      [](C& c, V v) { return read_number(c.advance, v, 1, 8); }},
     clause("CP17-17.3(a)(ii)(C)"),
     Needed::for_sessions},
    {{"carry", "on|off", "players who go on keep their chips",
      [](C& c, V v) { return read_choice(c.carry, v, "off", "on"); }},
     clause("CP17-17.3(a)(ii)(C)"),
     Needed::never},
    {{"points", "10/6/4/…", "points for each place at a table", read_points},
     clause("CP17-17.3(a)(ii)(D)"),
     Needed::for_points},
    {{"repechage", "none|players", "how many eliminated players come back", read_repechage},
     clause("CP17-17.3(a)(ii)(E)"),
     Needed::for_sessions},
    {{"catch-up", "on|off", "whether there is a session to catch up",
      [](C& c, V v) { return read_choice(c.catch_up, v, "off", "on"); }},
     clause("CP17-17.3(a)(ii)(E)"),
     Needed::for_points},
    {{"buy-backs", "none|MOST PRICE UNTIL-SESSION", "how players may buy back in", read_buy_backs},
     clause("CP17-17.3(a)(ii)(F)"),
     Needed::always},
    {{"fee", "dollars", "the entry fee, commission included",
      [](C& c, V v) { return read_cents(c.fee, v); }},
     clause("CP17-17.3(a)(iii)"),
     Needed::always},
    // CP17-17.22, K-26: the commission has no limit, but the conditions must state it.
    {{"commission", "dollars", "the part of each fee that the casino keeps",
      [](C& c, V v) { return read_cents(c.commission, v); }},
     clause("CP17-17.3(a)(iii)"),
     Needed::always},
    {{"chips", "chips", "what each player receives",
      [](C& c, V v) { return read_chips(c.chips, v); }},
     clause("CP17-17.3(a)(iv)"),
     Needed::always},
    {{"least", "players", "players it needs",
      [](C& c, V v) { return read_number(c.least, v, 1, 128); }},
     clause("CP17-17.3(a)(v)"),
     Needed::always},
    {{"most", "players", "players it has room for",
      [](C& c, V v) { return read_number(c.most, v, 1, 128); }},
     clause("CP17-17.3(a)(v)"),
     Needed::always},
    {{"group", "open|text", "who it is for", read_group},
     clause("CP17-17.3(a)(vi)"),
     Needed::always},
    // K-25: no jackpot wager unless the conditions say so.
    {{"jackpot", "no|yes|dollars", "whether jackpot wagers are accepted", read_jackpot},
     clause("CP17-17.3(a)(vii)"),
     Needed::never},
    {{"minimum", "chips", "the smallest ante", [](C& c, V v) { return read_chips(c.minimum, v); }},
     clause("CP17-17.3(a)(viii)"),
     Needed::always},
    {{"maximum", "chips", "the largest ante", [](C& c, V v) { return read_chips(c.maximum, v); }},
     clause("CP17-17.3(a)(viii)"),
     Needed::always},
    {{"elimination", "fewer than N chips|text", "how players are eliminated", read_elimination},
     clause("CP17-17.3(a)(ix)(A)"),
     Needed::for_sessions},
    {{"session-tie", "both|play-off", "when players tie for going on",
      [](C& c, V v) { return read_choice(c.session_tie, v, "both", "play-off"); }},
     clause("CP17-17.3(a)(ix)(B)"),
     Needed::for_sessions},
    {{"points-tie", "share|highest", "when players tie for points",
      [](C& c, V v) { return read_choice(c.points_tie, v, "share", "highest"); }},
     clause("CP17-17.3(a)(x)(B)"),
     Needed::for_points},
    {{"prizes", "50/30/20", "shares of the pool in per cent", read_prizes},
     clause("CP17-17.3(a)(xi)"),
     Needed::always},
    {{"tie", "share|play-off", "when players tie for a prize",
      [](C& c, V v) { return read_choice(c.final_tie, v, "share", "play-off"); }},
     clause("CP17-17.3(a)(xii)"),
     Needed::always},
    // CP17-17.3(b), G-06: the rules prevail, so a bet is twice the ante whatever the conditions
    // say.
    {{"bet", "2", "times the ante, by the rules", [](C&, V v) { return v == "2"; }},
     clause("CP17-7.2"),
     Needed::never},
});

bool is_needed(const Condition& condition, Competition competition) {
  switch (condition.needed) {
    case Needed::always:
      return true;
    case Needed::for_sessions:
      return competition == Competition::sessions;
    case Needed::for_points:
      return competition == Competition::points;
    case Needed::never:
      return false;
  }
  return false;
}

}  // namespace

std::span<const Condition> condition_list() { return list; }

const Condition* find_condition(std::string_view key) { return row_of(condition_list(), key); }

const Condition* missing_condition(const Conditions& conditions) {
  for (std::size_t at = 0; at < list.size(); ++at)
    if (is_needed(list[at], conditions.competition) && (conditions.given >> at & 1U) == 0)
      return &list[at];
  return nullptr;
}

Clause contradiction(const Conditions& conditions) {
  if (conditions.commission > conditions.fee) return clause("CP17-17.22");
  if (conditions.least > conditions.most) return clause("CP17-17.3(a)(v)");
  if (conditions.minimum > conditions.maximum || conditions.minimum > conditions.chips)
    return clause("CP17-17.3(a)(viii)");
  if (conditions.competition == Competition::sessions && conditions.advance >= conditions.seats &&
      conditions.sessions > 1)
    return clause("CP17-17.3(a)(ii)(C)");
  // CP17-17.8: as many tables as there can be.
  if (conditions.most > conditions.seats * tables_most) return clause("CP17-17.8");
  if (conditions.sit_and_go > conditions.most) return clause("CP17-17.3(a)(ii)(B)");
  return {};
}

}  // namespace cardroom::canberra::tournament
