#include "history/ipoker/read.h"

#include <algorithm>
#include <utility>

#include "base/number.h"
#include "history/ipoker/tags.h"
#include "history/text/amount.h"
#include "history/text/table.h"

namespace cardroom::history {

namespace {

std::string_view without_indent(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

// "S10 DA": the suit first. "X X" is not known.
std::optional<ToldCards> suited_cards(std::string_view text) {
  ToldCards cards;
  while (true) {
    const auto start = text.find_first_not_of(" \n\r\t");
    if (start == text.npos) return cards;
    text.remove_prefix(start);
    const std::string_view word = text.substr(0, text.find_first_of(" \n\r\t"));
    text.remove_prefix(word.size());
    if (cards.full()) return std::nullopt;
    if (word == "X" || word == "x") {
      cards.push_back(Card());
      continue;
    }
    const char suit =
        word[0] >= 'A' && word[0] <= 'Z' ? static_cast<char>(word[0] - 'A' + 'a') : '?';
    const std::string_view rank = word.substr(1);
    const auto card = Card::parse((rank == "10" ? "T" : std::string(rank)) + suit);
    if (!card) return std::nullopt;
    cards.push_back(*card);
  }
}

// Older files say LH for limit hold'em, and only the limit for Omaha with five cards.
std::string game_in(std::string_view text) {
  if (begins(text, "LH ")) return "Holdem L";
  const auto end = text.find_last_not_of(' ');
  if (end != text.npos && text.substr(0, end + 1) == "PL") return "5 Card Omaha PL";
  return std::string(text);
}

// Nobody here tells thousandths: in 1.500 the point stands between thousands.
std::optional<Decimal> amount_of(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  std::string_view rest = text;
  const auto amount = take_amount(rest);
  const auto point = text.find('.');
  const bool alone = text.rfind('.') == point && text.find(',') == text.npos;
  if (!amount || point == text.npos || !alone) return amount;
  const std::string_view behind = text.substr(point + 1);
  const bool three = std::min(behind.find_first_not_of(digits), behind.size()) == 3;
  const bool one_or_more = text.substr(0, point).find_first_of(digits.substr(1)) != text.npos;
  const auto thousandths = scaled(*amount, 3);
  if (!three || !one_or_more || !thousandths) return amount;
  return decimal_of(*thousandths, 0);
}

class GameReader {
 public:
  GameReader(const Piece& piece, TextTable& table) : piece_(piece), table_(table) {}

  bool read() {
    if (!session()) return false;
    Tags tags(piece_.text, piece_.line);
    bool closed = false;
    while (const auto tag = tags.next()) {
      table_.at_line(tag->line);
      if (!read(*tag)) return false;
      closed = closed || tag->name == "/game";
    }
    table_.at_line(tags.line());
    if (!closed) return table_.fail("the game is half written: </game> is missing");
    for (const auto& [player, amount] : wins_)
      if (amount.digits > 0) table_.win(player, amount);
    return table_.finish();
  }

 private:
  // <gametype>Holdem NL $5/$10</gametype> in the session, or in the game itself.
  bool session() {
    Tags tags(piece_.preface, 1);
    while (const auto tag = tags.next())
      if (tag->name == "gametype") return game_type(tag->text);
    return true;
  }

  bool game_type(std::string_view text) {
    // "7 Card Stud Hi-Lo L $0.05/$0.10": behind the game.
    const auto slash = text.rfind('/');
    const auto stakes = slash == text.npos ? text.npos : text.rfind(' ', slash);
    if (!table_.set_game(game_in(text.substr(0, stakes)))) return false;
    if (stakes == text.npos) return true;
    const auto low = amount_of(text.substr(stakes, slash - stakes));
    const auto high = amount_of(text.substr(slash));
    if (low && high) table_.set_stakes(*low, *high);
    return true;
  }

  static std::optional<Decimal> amount_in(const Tag& tag, std::string_view key) {
    const auto text = tag.attribute(key);
    return text ? amount_of(*text) : std::nullopt;
  }

  bool read(const Tag& tag) {
    if (tag.name == "game") {
      table_.told().id = tag.attribute("gamecode").value_or("");
      return true;
    }
    if (tag.name == "gametype") return game_type(tag.text);
    if (tag.name == "smallblind" || tag.name == "bigblind") return level(tag);
    if (tag.name == "player") return player(tag);
    if (tag.name == "cards") return cards(tag);
    if (tag.name == "action") return wait(tag);
    if (tag.name == "round" && table_.in_rounds()) table_.next_round();
    if (tag.name == "/round") return act_in_order();
    return true;
  }

  bool level(const Tag& tag) {
    const auto amount = amount_of(tag.text);
    if (!amount) return table_.fail("expected the amount of a blind");
    if (tag.name == "smallblind")
      small_ = *amount;
    else
      table_.set_stakes(small_, *amount);
    return true;
  }

  bool player(const Tag& tag) {
    const auto seat = amount_in(tag, "seat");
    const auto name = tag.attribute("name");
    if (!seat || !name || seat->digits > 99)
      return table_.fail("expected the seat and the name of a player");
    if (name->empty()) return true;  // An empty seat.
    const auto chips = amount_in(tag, "chips");
    const bool known = chips && chips->digits > 0;
    const int number = static_cast<int>(seat->digits);
    if (!table_.seat(number, *name, known ? chips : std::nullopt)) return false;
    if (tag.attribute("dealer") == "1") table_.set_button(number);
    wins_.push_back({static_cast<std::uint8_t>(table_.told().players.size() - 1),
                     amount_in(tag, "win").value_or(Decimal())});
    return true;
  }

  std::optional<std::uint8_t> player_of(const Tag& tag) const {
    const auto name = tag.attribute("player");
    const auto& players = table_.told().players;
    for (std::size_t at = 0; name && at < players.size(); ++at)
      if (players[at].name == *name) return static_cast<std::uint8_t>(at);
    return std::nullopt;
  }

  bool cards(const Tag& tag) {
    const auto dealt = suited_cards(tag.text);
    const bool of_player = !tag.attribute("player").value_or("").empty();
    if (dealt && dealt->empty() && of_player) return true;  // Not known.
    if (!dealt || dealt->empty()) return table_.fail("expected cards such as S10 DA");
    if (!of_player) {
      table_.board(*dealt);
      return true;
    }
    const auto player = player_of(tag);
    if (!player) return table_.fail("expected the cards of a player at the table");
    table_.act(ActKind::hole, *player, *dealt);
    return true;
  }

  // Many files list the actions of a round by player; their numbers tell the order.
  bool wait(const Tag& tag) {
    const auto number = parse_number(tag.attribute("no").value_or(""));
    if (!number) return table_.fail("expected the number of an action");
    waiting_.push_back({*number, tag});
    return true;
  }

  bool act_in_order() {
    std::stable_sort(waiting_.begin(), waiting_.end(),
                     [](const auto& left, const auto& right) { return left.first < right.first; });
    for (const auto& [number, tag] : std::exchange(waiting_, {})) {
      table_.at_line(tag.line);
      if (!action(tag)) return false;
    }
    return true;
  }

  bool action(const Tag& tag) {
    const auto player = player_of(tag);
    const auto type = parse_number(tag.attribute("type").value_or(""));
    const Decimal sum = amount_in(tag, "sum").value_or(Decimal());
    if (!player || !type) return table_.fail("expected an action of a player at the table");
    switch (*type) {
      case 0:
        table_.act(ActKind::fold, *player);
        return true;
      case 1:
      case 2:
        blind(*player, *type == 1 ? TextTable::Blind::small : TextTable::Blind::big, sum);
        return true;
      case 3:
        table_.call(*player, sum);
        return true;
      case 4:
        table_.act(ActKind::check_or_call, *player);
        return true;
      case 5:
        table_.bet_to(*player, plus(table_.total(*player), sum));
        return true;
      case 6:
      case 7:
        table_.put_in(*player, sum);
        return true;
      case 15:
        table_.ante(*player, sum);
        return true;
      case 16:
        table_.bring_in(*player, sum);
        return true;
      case 23:
        table_.bet_to(*player, sum);
        return true;
      default:
        return true;  // Somebody comes, goes or sits out.
    }
  }

  // The second one of a kind and those after it are posted by players who come in.
  void blind(std::uint8_t player, TextTable::Blind which, Decimal sum) {
    bool& posted = which == TextTable::Blind::small ? small_posted_ : big_posted_;
    if (!std::exchange(posted, true)) return table_.blind(player, which, sum);
    const Decimal live = less(sum, table_.big()) ? Decimal() : table_.big();
    table_.post(player, live, minus(sum, live));
  }

  const Piece& piece_;
  TextTable& table_;
  Decimal small_;
  bool small_posted_ = false;
  bool big_posted_ = false;
  std::vector<ToldWin> wins_;
  std::vector<std::pair<std::int64_t, Tag>> waiting_;  // Actions of the round, by number.
};

}  // namespace

bool begins_ipoker(std::string_view line) { return begins(without_indent(line), "<game "); }

bool begins_ipoker_session(std::string_view line) {
  return begins(line, "<?xml") || begins(without_indent(line), "<session");
}

Result<Done, ParseError> tell_ipoker(const Piece& piece, ToldHand& into) {
  into.clear();
  into.line = piece.line;
  TextTable table(into);
  if (!begins_ipoker(piece.text)) return ParseError{{piece.line, 1}, "expected '<game gamecode=…'"};
  if (!GameReader(piece, table).read()) return table.wrong();
  return Done{};
}

}  // namespace cardroom::history
