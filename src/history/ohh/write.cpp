#include "history/ohh/write.h"

#include <algorithm>
#include <array>

#include "history/json_text.h"

namespace cardroom::history {

namespace {

std::string number(Decimal amount) { return in_places(amount.digits, amount.places); }

std::string member(std::string_view key, const std::string& value) {
  return json_quoted(key) + ":" + value;
}

std::string cards_text(const ToldCards& cards) {
  std::string text = "[";
  for (const Card card : cards) text += (text.size() > 1 ? "," : "") + json_quoted(to_string(card));
  return text + "]";
}

Decimal minus(Decimal one, Decimal other) {
  const int places = std::max(one.places, other.places);
  return decimal_of(scaled(one, places).value_or(0) - scaled(other, places).value_or(0), places);
}

bool less(Decimal one, Decimal other) { return minus(one, other).digits < 0; }

struct GameWords {
  std::string_view code;
  std::string_view game;
  std::string_view limit;
};
constexpr GameWords known_games[] = {{"NT", "Holdem", "NL"}, {"FT", "Holdem", "FL"},
                                     {"PO", "Omaha", "PL"},  {"FO/8", "OmahaHiLo", "FL"},
                                     {"F7S", "Stud", "FL"},  {"F7S/8", "StudHiLo", "FL"}};

class OhhWriter {
 public:
  explicit OhhWriter(const ToldHand& told) : told_(told) {
    for (std::size_t at = 0; at < told.players.size(); ++at) left_[at] = told.players[at].stack;
  }

  std::string write() {
    begin_round();
    posts();
    for (const auto& act : told_.acts) add(act);
    end_round();
    return "{\"ohh\":{" + heading() + ",\n" + member("players", "[" + players() + "]") + ",\n" +
           member("rounds", "[" + rounds_ + "]") + ",\n" + member("pots", "[" + pots() + "]") +
           own() + "}}\n";
  }

 private:
  std::string heading() const {
    std::string_view game = told_.variant;
    std::string_view limit = told_.big_bet.digits > 0 ? "FL" : "NL";
    for (const auto& one : known_games)
      if (one.code == told_.variant) {
        game = one.game;
        limit = one.limit;
      }
    std::array<Decimal, 2> blinds{};
    for (const auto& player : told_.players) {
      if (player.blind.digits == 0) continue;
      if (blinds[0].digits == 0 || less(player.blind, blinds[0])) blinds[0] = player.blind;
    }
    blinds[1] = told_.minimum;
    const int button = told_.button > 0 ? told_.button : told_.players.back().seat;
    std::string text = member("spec_version", "\"1.4.7\"");
    text +=
        "," + member("site_name", "\"cardroom\"") + "," + member("network_name", "\"cardroom\"");
    text += "," + member("internal_version", "\"1\"") + "," + member("tournament", "false");
    text += "," + member("game_number", json_quoted(told_.id));
    text += "," + member("start_date_utc", note("start_date_utc", "\"1970-01-01T00:00:00Z\""));
    text += "," + member("table_name", note("table_name", "\"cardroom\""));
    text += "," + member("game_type", json_quoted(game));
    text += "," + member("bet_limit", "{\"bet_type\":" + json_quoted(limit) + ",\"bet_cap\":0}");
    text += "," + member("table_size", "10") + "," + member("currency", note("currency", "\"\""));
    text += "," + member("dealer_seat", std::to_string(button));
    text += "," + member("small_blind_amount", number(blinds[0]));
    text += "," + member("big_blind_amount", number(blinds[1]));
    return text + "," + member("ante_amount", number(told_.players[0].ante));
  }

  std::string note(const std::string& key, const std::string& otherwise) const {
    const auto value = value_of(told_.foreign, "_ohh_" + key);
    return value.empty() ? otherwise : std::string(value);
  }

  std::string players() const {
    std::string text;
    for (std::size_t at = 0; at < told_.players.size(); ++at) {
      const auto& one = told_.players[at];
      text += (at > 0 ? ",\n" : "\n") + ("{" + member("id", std::to_string(at + 1))) + "," +
              member("seat", std::to_string(one.seat)) + "," +
              member("name", json_quoted(one.name)) + "," +
              member("starting_stack", number(one.stack)) + "}";
    }
    return text;
  }

  void begin_round() {
    total_ = {};
    highest_ = {};
    betting_ = false;
    actions_.clear();
    board_ = {};
    count_ = 0;
  }

  void end_round() {
    constexpr std::array<std::string_view, 4> names = {"Preflop", "Flop", "Turn", "River"};
    const std::string street = shows_                   ? "Showdown"
                               : street_ < names.size() ? std::string(names[street_])
                                                        : "Street " + std::to_string(street_ + 1);
    rounds_ += (street_ > 0 ? ",\n{" : "\n{") + member("id", std::to_string(street_)) + "," +
               member("street", json_quoted(street)) + "," + member("cards", cards_text(board_)) +
               "," + member("actions", "[" + actions_ + "]") + "}";
    ++street_;
    begin_round();
  }

  void action(std::size_t player, std::string_view what, Decimal added, const ToldCards& cards) {
    left_[player] = minus(left_[player], added);
    const bool all_in = added.digits > 0 && left_[player].digits <= 0;
    actions_ += (count_ > 0 ? ",\n{" : "\n{") + member("action_number", std::to_string(count_)) +
                "," + member("player_id", std::to_string(player + 1)) + "," +
                member("action", json_quoted(what)) + "," + member("amount", number(added)) + "," +
                member("is_allin", all_in ? "true" : "false");
    if (!cards.empty()) actions_ += "," + member("cards", cards_text(cards));
    actions_ += "}";
    ++count_;
  }

  Decimal at_most_left(std::size_t player, Decimal amount) const {
    return less(left_[player], amount) ? left_[player] : amount;
  }

  void post(std::size_t player, std::string_view what, Decimal amount) {
    if (amount.digits > 0) action(player, what, at_most_left(player, amount), {});
  }

  // Antes, then blinds in the order of their height, then what comes on top.
  void posts() {
    for (std::size_t at = 0; at < told_.players.size(); ++at)
      post(at, "Post Ante", told_.players[at].ante);
    const std::size_t players = told_.players.size();
    for (std::size_t turn = 0; turn < players; ++turn) {
      const std::size_t at =
          players == 2 && blind(1).digits > 0 && less(blind(1), blind(0)) ? 1 - turn : turn;
      if (blind(at).digits == 0) continue;
      const bool small = highest_.digits == 0;
      const bool big = !small && big_posted_.digits == 0;
      const bool above = less(highest_, blind(at));
      const std::string_view what = small   ? "Post SB"
                                    : big   ? "Post BB"
                                    : above ? "Straddle"
                                            : "Post Extra Blind";
      const Decimal before = left_[at];
      post(at, what, blind(at));
      total_[at] = minus(before, left_[at]);
      if (big) big_posted_ = blind(at);
      if (above) highest_ = blind(at);
    }
    for (std::size_t at = 0; at < players; ++at) post(at, "Post Dead", told_.players[at].dead);
  }

  Decimal blind(std::size_t at) const { return told_.players[at].blind; }

  void to_total(std::size_t player, Decimal to, std::string_view what) {
    // What a ruling took back is not told, so that a total may lie below the one before.
    Decimal added = at_most_left(player, minus(to, total_[player]));
    if (added.digits < 0) added = {};
    action(player, what, added, {});
    total_[player] = to;
    if (less(highest_, to)) highest_ = to;
  }

  void add(const Act& act) {
    const std::size_t player = act.player;
    betting_ = betting_ || act.kind == ActKind::fold || act.kind == ActKind::check_or_call ||
               act.kind == ActKind::bet_to || act.kind == ActKind::bring_in;
    switch (act.kind) {
      case ActKind::board:
        end_round();
        board_ = act.cards;
        return;
      case ActKind::hole:
        if (betting_) end_round();  // Stud: the next cards begin the next round.
        return action(player, "Dealt Cards", {}, act.cards);
      case ActKind::fold:
        return action(player, "Fold", {}, {});
      case ActKind::check_or_call:
        return less(total_[player], highest_) ? to_total(player, highest_, "Call")
                                              : action(player, "Check", {}, {});
      case ActKind::bet_to:
        return to_total(player, act.amount, highest_.digits == 0 ? "Bet" : "Raise");
      case ActKind::bring_in:
        return to_total(player, act.amount, "Bring In");
      case ActKind::discard:
        if (betting_) end_round();
        return action(player, "Draws Cards", {}, act.cards);
      case ActKind::show:
      case ActKind::muck:
        if (!shows_) end_round();
        shows_ = true;
        return action(player, act.kind == ActKind::show ? "Shows Cards" : "Mucks Cards", {},
                      act.cards);
      case ActKind::returned:
        left_[player] = minus(left_[player], minus({}, act.amount));
        return;
    }
  }

  std::string pots() const {
    std::string text;
    for (std::size_t at = 0; at < told_.pots.size(); ++at) {
      const ToldPot& pot = told_.pots[at];
      std::string wins;
      for (const auto& win : pot.wins)
        wins += (wins.empty() ? "{" : ",{") + member("player_id", std::to_string(win.player + 1)) +
                "," + member("win_amount", number(win.amount)) + "}";
      text += (at > 0 ? ",\n{" : "\n{") + member("number", std::to_string(at)) + "," +
              member("amount", number(pot.amount)) + "," + member("rake", number(pot.rake)) + "," +
              member("jackpot", number(pot.jackpot)) + "," +
              member("player_wins", "[" + wins + "]") + "}";
    }
    return text;
  }

  std::string own() const {
    std::string text;
    const auto add = [&](const std::string& key, const std::string& value) {
      text += (text.empty() ? "\n" : ",\n") + member(key, json_quoted(value));
    };
    for (const auto& [key, value] : told_.own) add(key, value);
    for (const auto& [key, value] : told_.foreign)
      if (key.substr(0, 5) != "_ohh_") add("phh:" + key, value);
    if (text.empty()) return {};
    return ",\n" + member("_cardroom", "{" + text + "}");
  }

  const ToldHand& told_;
  std::array<Decimal, 10> left_{};
  std::array<Decimal, 10> total_{};
  Decimal highest_;
  Decimal big_posted_;
  std::string rounds_;
  std::string actions_;
  ToldCards board_;
  std::size_t street_ = 0;
  int count_ = 0;
  bool betting_ = false;
  bool shows_ = false;
};

}  // namespace

std::string write_ohh(const ToldHand& told) { return OhhWriter(told).write(); }

}  // namespace cardroom::history
