#include "history/ohh/read.h"

#include <algorithm>
#include <array>

#include "codec/json_text.h"
#include "history/json_text.h"
#include "history/text/order.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

namespace {

constexpr std::size_t players_most = 10;

struct Named {
  std::string_view word;
  std::string_view code;
};
constexpr Named games[] = {{"Holdem", "T"}, {"Omaha", "O"},       {"OmahaHiLo", "O/8"},
                           {"Stud", "7S"},  {"StudHiLo", "7S/8"}, {"Draw", "5D"}};
constexpr Named limits[] = {{"NL", "N"}, {"PL", "P"}, {"FL", "F"}};

class OhhReader {
 public:
  explicit OhhReader(ToldHand& told) : told_(told) {}

  bool read(const JsonText& root) {
    told_.money = true;
    const JsonText* const hand = root.find("ohh");
    if (hand == nullptr) return fail(root, "expected an object with a field 'ohh'");
    read_own(*hand);
    told_.id = text(*hand, "game_number");
    read_foreign(*hand);
    const bool read = read_game(*hand) && read_players(*hand) && read_rounds(*hand) &&
                      read_pots(*hand) && leave_out_waiting(*hand);
    if (read && told_.minimum.digits == 0 && is_stud_game(told_.variant))
      told_.minimum = stud_bet(told_);
    // The button is where the blinds say, whatever the file says about the dealer.
    if (read && told_.own.empty() && !is_stud_game(told_.variant)) order_by_blinds(told_, posted_);
    if (read && !told_.pots.empty()) told_.add_winnings();
    return read;
  }
  const ParseError& wrong() const { return wrong_; }

 private:
  bool fail(const JsonText& at, std::string what) {
    wrong_ = {{at.line, 1}, std::move(what)};
    return false;
  }

  static std::string text(const JsonText& object, std::string_view key) {
    const JsonText* const found = object.find(key);
    return found == nullptr || found->kind == JsonText::Kind::null ? "" : found->text;
  }

  // 0.30000000000000004, as programs write it that reckon in binary fractions.
  static std::optional<Decimal> rounded(std::string_view text) {
    constexpr std::size_t places = 6;
    const auto point = text.find('.');
    const auto digits =
        text.substr(std::min(text.size(), point)).find_first_not_of("0123456789", 1);
    if (point == text.npos || digits != text.npos || text.size() - point <= 2 * places)
      return std::nullopt;
    const auto down = parse_decimal(text.substr(0, point + 1 + places));
    const bool up = text[point + 1 + places] >= '5';
    return down && up ? plus(*down, {1, static_cast<int>(places)}) : down;
  }

  // Amounts may be left out; if present, they are plain decimals.
  bool amount(const JsonText& object, std::string_view key, Decimal& into) {
    const JsonText* const found = object.find(key);
    if (found == nullptr || found->kind == JsonText::Kind::null) return true;
    auto decimal = parse_decimal(found->text);
    if (!decimal) decimal = rounded(found->text);
    if (!decimal || decimal->digits < 0)
      return fail(*found, std::string(key) + ": expected an amount such as 100 or 0.25");
    into = *decimal;
    return true;
  }

  const JsonText* list(const JsonText& object, std::string_view key) {
    const JsonText* const found = object.find(key);
    if (found == nullptr || found->kind != JsonText::Kind::list) {
      fail(found == nullptr ? object : *found, "expected a list of " + std::string(key));
      return nullptr;
    }
    return found;
  }

  void read_own(const JsonText& hand) {
    if (const JsonText* const own = hand.find("_cardroom"))
      for (std::size_t at = 0; at < own->keys.size(); ++at)
        told_.add_own(own->keys[at], own->items[at].text);
  }

  void read_foreign(const JsonText& hand) {
    for (const auto* const key : {"table_name", "currency", "start_date_utc"})
      if (const std::string value = text(hand, key);
          !value.empty() && value != "cardroom" && value.substr(0, 4) != "1970")
        told_.foreign.push_back({std::string("_ohh_") + key, codec::to_text(value)});
  }

  bool read_game(const JsonText& hand) {
    const std::string game = text(hand, "game_type");
    const JsonText* const limit = hand.find("bet_limit");
    const std::string kind = limit == nullptr ? "" : text(*limit, "bet_type");
    for (const auto& one : limits)
      if (one.word == kind) told_.variant = one.code;
    std::string_view code;
    for (const auto& one : games)
      if (one.word == game) code = one.code;
    if (code.empty())
      told_.variant = game;
    else
      told_.variant += code;
    if (told_.variant.empty()) return fail(hand, "expected game_type and bet_limit");
    return amount(hand, "small_blind_amount", posted_.small) &&
           amount(hand, "big_blind_amount", posted_.big) && (told_.minimum = posted_.big, true);
  }

  // Starts with the seat after the dealer's and goes clockwise.
  bool read_players(const JsonText& hand) {
    const JsonText* const players = list(hand, "players");
    if (players == nullptr) return false;
    const auto dealer = parse_decimal(text(hand, "dealer_seat"));
    struct Seated {
      int place = 0;
      ToldPlayer player;
      std::string id;
      bool waits = false;
    };
    std::vector<Seated> seated;
    button_ = dealer ? static_cast<int>(std::clamp<std::int64_t>(dealer->digits, 0, 99)) : 0;
    for (const auto& one : players->items) {
      Seated next;
      next.waits = text(one, "is_sitting_out") == "true";
      next.id = text(one, "id");
      next.player.name = text(one, "name");
      const auto seat = parse_decimal(text(one, "seat"));
      if (!seat || seat->places > 0 || seat->digits < 1 || seat->digits > 99)
        return fail(one, "expected a player's seat");
      next.player.seat = static_cast<int>(seat->digits);
      next.place = (next.player.seat - button_ + 99) % 100;
      if (!amount(one, "starting_stack", next.player.stack)) return false;
      seated.push_back(next);
    }
    if (seated.size() < 2 || seated.size() > players_most)
      return fail(*players, "expected two to ten players");
    std::stable_sort(seated.begin(), seated.end(), [](const Seated& left, const Seated& right) {
      return left.place < right.place;
    });
    for (const auto& one : seated) {
      waits_[told_.players.size()] = one.waits;
      told_.players.push_back(one.player);
      ids_.push_back(one.id);
    }
    return true;
  }

  // In a tournament somebody who sits out is dealt in all the same; in a cash game they are not.
  bool leave_out_waiting(const JsonText& hand) {
    std::array<bool, players_most> stay{};
    for (std::size_t at = 0; at < told_.players.size(); ++at) {
      const ToldPlayer& player = told_.players[at];
      stay[at] = !waits_[at] || less({}, plus(player.ante, plus(player.blind, player.dead)));
    }
    for (const auto& act : told_.acts)
      if (act.kind != ActKind::board) stay[act.player] = true;
    for (const auto& pot : told_.pots)
      for (const auto& win : pot.wins) stay[win.player] = true;
    leave_out(told_, stay);
    if (told_.players.size() < 2) return fail(hand, "expected two to ten players who act");
    if (told_.players.back().seat != button_) told_.button = button_;
    return true;
  }

  bool read_rounds(const JsonText& hand) {
    const JsonText* const rounds = list(hand, "rounds");
    if (rounds == nullptr) return false;
    for (std::size_t at = 0; at < rounds->items.size(); ++at) {
      const JsonText& round = rounds->items[at];
      const std::string street = text(round, "street");
      if (at > 0 && street != "Showdown") total_ = {};
      Act board;
      board.kind = ActKind::board;
      if (!read_cards(round, board)) return false;
      const JsonText* const actions = list(round, "actions");
      if (actions == nullptr) return false;
      // A street for the second time: the board is dealt twice.
      const bool again = std::find(streets_.begin(), streets_.end(), street) != streets_.end();
      streets_.push_back(street);
      if (!board.cards.empty() && again && !add_second(board.cards))
        return fail(round, "expected at most five communal cards on each board");
      if (!board.cards.empty() && !again) told_.acts.push_back(board);
      for (const auto& action : actions->items)
        if (!read_action(action)) return false;
    }
    return true;
  }

  bool add_second(const ToldCards& cards) {
    constexpr std::size_t communal_most = 5;
    if (told_.second_board.size() + cards.size() > communal_most) return false;
    for (const Card card : cards) told_.second_board.push_back(card);
    return true;
  }

  bool read_cards(const JsonText& object, Act& act) {
    const JsonText* const cards = object.find("cards");
    if (cards == nullptr || cards->kind == JsonText::Kind::null) return true;
    for (const auto& one : cards->items) {
      const auto card = Card::parse(one.text);
      if ((!card && one.text != "??" && one.text != "XX") || act.cards.full())
        return fail(one, quoted(one.text) + " is not a card, or is one too many");
      act.cards.push_back(card.value_or(Card()));
    }
    return true;
  }

  bool read_player(const JsonText& object, Act& act) {
    const auto found = std::find(ids_.begin(), ids_.end(), text(object, "player_id"));
    if (found == ids_.end()) return fail(object, "expected the player_id of a player in the hand");
    act.player = static_cast<std::uint8_t>(found - ids_.begin());
    return true;
  }

  bool read_action(const JsonText& action) {
    const std::string what = text(action, "action");
    // A payout is the house's, to a player who sold their hand.
    for (const char* const nothing :
         {"Added Chips", "Sits Down", "Stands Up", "Add to Pot", "Payout"})
      if (what == nothing) return true;
    Act act;
    Decimal added;
    if (!read_player(action, act) || !read_cards(action, act) || !amount(action, "amount", added))
      return false;
    if (what.rfind("Post", 0) == 0 || what == "Straddle")
      return read_post(action, what, act, added);
    struct Known {
      std::string_view word;
      ActKind kind;
    };
    constexpr Known known[] = {
        {"Dealt Cards", ActKind::hole},    {"Mucks Cards", ActKind::muck},
        {"Shows Cards", ActKind::show},    {"Fold", ActKind::fold},
        {"Check", ActKind::check_or_call}, {"Call", ActKind::check_or_call},
        {"Bet", ActKind::bet_to},          {"Raise", ActKind::bet_to},
        {"Bring In", ActKind::bring_in},   {"Draws Cards", ActKind::discard}};
    const auto* const found = std::find_if(std::begin(known), std::end(known),
                                           [&](const Known& one) { return one.word == what; });
    if (found == std::end(known)) return fail(action, quoted(what) + " is not an action");
    act.kind = found->kind;
    const auto before = total_;
    Decimal& total = total_[act.player];
    total = plus(total, added);
    if (act.kind == ActKind::bet_to) act.amount = total;
    if (act.kind == ActKind::bring_in) act.amount = told_.bring_in = total;
    // Some files call it a raise when the last all-in is called.
    const Decimal highest = *std::max_element(before.begin(), before.end(), less);
    if (what == "Raise" && total == highest) act.kind = ActKind::check_or_call;
    told_.acts.push_back(act);
    return true;
  }

  // A blind posted short is still the blind that others must match.
  bool read_post(const JsonText& action, const std::string& what, const Act& act, Decimal added) {
    ToldPlayer& player = told_.players[act.player];
    if (what == "Post Ante") {
      player.ante = plus(player.ante, added);
      return true;
    }
    if (what == "Post Dead") {
      player.dead = plus(player.dead, added);
      return true;
    }
    if (what == "Post SB" && posted_.small_seat == 0) posted_.small_seat = player.seat;
    if (what == "Post BB" && posted_.big_seat == 0) posted_.big_seat = player.seat;
    const bool all_in = text(action, "is_allin") == "true";
    Decimal nominal = added;
    if (all_in && what == "Post SB") nominal = posted_.small;
    if (all_in && what == "Post BB") nominal = posted_.big;
    player.blind = plus(player.blind, nominal);
    total_[act.player] = plus(total_[act.player], added);
    return true;
  }

  bool read_pots(const JsonText& hand) {
    const JsonText* const pots = hand.find("pots");
    if (pots == nullptr) return true;
    for (const auto& one : pots->items) {
      ToldPot& pot = told_.pots.emplace_back();
      if (!amount(one, "amount", pot.amount) || !amount(one, "rake", pot.rake) ||
          !amount(one, "jackpot", pot.jackpot))
        return false;
      const JsonText* const wins = list(one, "player_wins");
      if (wins == nullptr) return false;
      for (const auto& win : wins->items) {
        Act act;
        Decimal won;
        if (!read_player(win, act) || !amount(win, "win_amount", won)) return false;
        pot.wins.push_back({act.player, won});
      }
    }
    return true;
  }

  ToldHand& told_;
  std::vector<std::string> ids_;
  int button_ = 0;
  std::array<bool, players_most> waits_{};  // Sits out.
  std::array<Decimal, players_most> total_{};
  std::vector<std::string> streets_;
  BlindsPosted posted_;
  ParseError wrong_;
};

// The number of a hand that is not JSON as a whole.
std::string game_number_in(std::string_view text) {
  constexpr std::string_view key = "\"game_number\"";
  const auto at = text.find(key);
  if (at == text.npos) return {};
  text.remove_prefix(at + key.size());
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n:\""), text.size()));
  return std::string(text.substr(0, text.find_first_of("\n\",")));
}

}  // namespace

Result<Done, ParseError> tell_ohh(const Piece& piece, ToldHand& into) {
  into.clear();
  into.line = piece.line;
  const auto moved = [&](ParseError wrong) {
    wrong.where.line += piece.line - 1;
    return wrong;
  };
  const auto values = parse_json_texts(piece.text);
  if (!values) {
    into.id = game_number_in(piece.text);
    return moved(values.error());
  }
  if (values->size() != 1) return ParseError{{piece.line, 1}, "expected an object with a hand"};
  OhhReader reader(into);
  if (!reader.read(values->front())) return moved(reader.wrong());
  return Done{};
}

}  // namespace cardroom::history
