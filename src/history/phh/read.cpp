#include "history/phh/read.h"

#include <algorithm>

#include "base/number.h"
#include "history/phh/quick.h"
#include "history/phh/toml.h"

namespace cardroom::history {

namespace {

using Problem = std::optional<ParseError>;

constexpr std::size_t players_most = 10;

class PhhReader {
 public:
  PhhReader(const PhhDocument& document, ToldHand& told) : document_(document), told_(told) {}

  Problem tell() {
    told_.clear();
    told_.line = document_.line;
    told_.heading = document_.name;
    for (const auto& field : document_.fields)
      if (auto problem = tell_field(field)) return problem;
    if (told_.variant.empty()) return fail(document_.line, "there is no variant");
    if (told_.players.size() < 2)
      return fail(document_.line, "starting_stacks: there must be at least two players");
    const std::size_t players = told_.players.size();
    if ((!told_.finishing.empty() && told_.finishing.size() != players) ||
        (!told_.winnings.empty() && told_.winnings.size() != players))
      return fail(document_.line, "finishing_stacks or winnings are not one for each player");
    tell_posts();
    if (const auto pots = parse_pots(value_of(told_.own, "pots")); pots && !pots->empty()) {
      told_.pots = *pots;
      told_.add_winnings();
    }
    if (actions_ == nullptr) return fail(document_.line, "there are no actions");
    if (auto problem = tell_actions()) return problem;
    reverse_heads_up();
    return std::nullopt;
  }

 private:
  struct Known {
    std::string_view key;
    Problem (PhhReader::*tell)(const PhhField&);
  };

  static Problem fail(std::size_t line, std::string what) {
    return ParseError{{line, 1}, std::move(what)};
  }

  Problem tell_field(const PhhField& field) {
    static constexpr Known known[] = {{"variant", &PhhReader::tell_variant},
                                      {"actions", &PhhReader::tell_later},
                                      {"antes", &PhhReader::tell_antes},
                                      {"blinds_or_straddles", &PhhReader::tell_blinds},
                                      {"starting_stacks", &PhhReader::tell_stacks},
                                      {"players", &PhhReader::tell_names},
                                      {"finishing_stacks", &PhhReader::tell_finishing},
                                      {"winnings", &PhhReader::tell_winnings},
                                      {"min_bet", &PhhReader::tell_minimum},
                                      {"small_bet", &PhhReader::tell_minimum},
                                      {"big_bet", &PhhReader::tell_big_bet},
                                      {"bring_in", &PhhReader::tell_bring_in},
                                      {"ante_trimming_status", &PhhReader::tell_trimming},
                                      {"seats", &PhhReader::tell_seats},
                                      {"hand", &PhhReader::tell_hand}};
    for (const auto& one : known)
      if (one.key == field.key) return (this->*one.tell)(field);
    return tell_note(field);
  }

  Problem wrong(const PhhField& field, std::string_view expected) {
    return fail(field.line, std::string(field.key) + ": expected " + std::string(expected));
  }

  std::string_view item(const PhhField& field, std::size_t at = 0) const {
    return document_.items[field.first + at];
  }

  Problem tell_variant(const PhhField& field) {
    if (field.kind != PhhKind::text) return wrong(field, "a text");
    told_.variant = item(field);
    return std::nullopt;
  }

  Problem tell_later(const PhhField& field) {
    if (field.kind != PhhKind::texts && field.count > 0) return wrong(field, "a list of texts");
    actions_ = &field;
    return std::nullopt;
  }

  // A list has one value for each player, and the first list says how many there are.
  Problem player(const PhhField& field, PhhKind kind) {
    if (field.kind != kind) return wrong(field, kind == PhhKind::texts ? "texts" : "numbers");
    if (told_.players.empty()) told_.players.resize(field.count);
    if (field.count > players_most) return wrong(field, "at most ten players");
    if (told_.players.size() != field.count) return wrong(field, "one value for each player");
    return std::nullopt;
  }

  template <class Take>
  Problem amounts(const PhhField& field, Take&& take) {
    if (auto problem = player(field, PhhKind::numbers)) return problem;
    for (std::size_t at = 0; at < field.count; ++at) {
      const auto amount = parse_decimal(item(field, at));
      if (!amount || !take(told_.players[at], *amount))
        return wrong(field, "amounts such as 100 or 0.25");
    }
    return std::nullopt;
  }

  Problem tell_antes(const PhhField& field) {
    return amounts(field, [](ToldPlayer& player, Decimal amount) {
      player.ante = amount;
      return amount.digits >= 0;
    });
  }

  // A negative amount is posted by a player who comes in; see tell_posts().
  Problem tell_blinds(const PhhField& field) {
    return amounts(field, [](ToldPlayer& player, Decimal amount) {
      player.blind = amount;
      return true;
    });
  }

  Problem tell_stacks(const PhhField& field) {
    if (auto problem = player(field, PhhKind::numbers)) return problem;
    for (std::size_t at = 0; at < field.count; ++at) {
      ToldPlayer& one = told_.players[at];
      const auto amount = parse_decimal(item(field, at));
      one.stack_known = item(field, at) != "inf";
      if (one.stack_known && (!amount || amount->digits < 0))
        return wrong(field, "amounts such as 100 or 0.25, or inf if they are not known");
      if (one.stack_known) one.stack = *amount;
    }
    return std::nullopt;
  }

  // A post of the big blind or more is live up to the big blind, and the rest is dead. A smaller
  // post is a missed small blind, which is dead.
  void tell_posts() {
    Decimal big;
    for (const auto& player : told_.players)
      if (less(big, player.blind)) big = player.blind;
    if (less(big, told_.minimum)) big = told_.minimum;
    for (auto& player : told_.players) {
      if (player.blind.digits >= 0) continue;
      const Decimal posted{-player.blind.digits, player.blind.places};
      player.posts = true;
      player.blind = less(posted, big) ? Decimal() : big;
      player.dead = minus(posted, player.blind);
    }
  }

  Problem tell_names(const PhhField& field) {
    if (auto problem = player(field, PhhKind::texts)) return problem;
    for (std::size_t at = 0; at < field.count; ++at) told_.players[at].name = item(field, at);
    return std::nullopt;
  }

  Problem tell_seats(const PhhField& field) {
    if (auto problem = player(field, PhhKind::numbers)) return problem;
    for (std::size_t at = 0; at < field.count; ++at) {
      const auto seat = parse_decimal(item(field, at));
      if (!seat || seat->places > 0 || seat->digits < 1 || seat->digits > 1000)
        return wrong(field, "numbers of seats");
      told_.players[at].seat = static_cast<int>(seat->digits);
    }
    return std::nullopt;
  }

  Problem list(const PhhField& field, std::vector<Decimal>& into) {
    if (field.kind != PhhKind::numbers) return wrong(field, "numbers");
    for (std::size_t at = 0; at < field.count; ++at) {
      const auto amount = parse_decimal(item(field, at));
      if (!amount) return wrong(field, "amounts such as 100 or 0.25");
      into.push_back(*amount);
    }
    return std::nullopt;
  }

  Problem tell_finishing(const PhhField& field) { return list(field, told_.finishing); }
  Problem tell_winnings(const PhhField& field) { return list(field, told_.winnings); }

  Problem one_amount(const PhhField& field, Decimal& into) {
    const auto amount =
        field.kind == PhhKind::number ? parse_decimal(item(field)) : std::optional<Decimal>();
    if (!amount || amount->digits < 0) return wrong(field, "an amount such as 100 or 0.25");
    into = *amount;
    return std::nullopt;
  }

  Problem tell_minimum(const PhhField& field) { return one_amount(field, told_.minimum); }
  Problem tell_big_bet(const PhhField& field) { return one_amount(field, told_.big_bet); }
  Problem tell_bring_in(const PhhField& field) { return one_amount(field, told_.bring_in); }

  Problem tell_trimming(const PhhField& field) {
    if (field.kind != PhhKind::truth) return wrong(field, "true or false");
    told_.antes_trimmed = item(field) == "true";
    return std::nullopt;
  }

  Problem tell_hand(const PhhField& field) {
    if (field.kind == PhhKind::number || field.kind == PhhKind::text) told_.id = item(field);
    return std::nullopt;
  }

  // Fields that begin with an underscore belong to other programs; ours have a second word.
  Problem tell_note(const PhhField& field) {
    constexpr std::string_view own = "_cardroom_";
    if (field.key.substr(0, own.size()) == own && field.kind == PhhKind::text)
      told_.add_own(std::string(field.key.substr(own.size())), std::string(item(field)));
    else
      told_.foreign.push_back({std::string(field.key), std::string(field.raw)});
    return std::nullopt;
  }

  // With two players the antes and the blinds are written the other way round: the button has the
  // first and is the last player. Some files tell the button first; then the last player would have
  // the larger blind. Where the last player alone has a blind, some write it by player.
  void reverse_heads_up() {
    if (told_.players.size() != 2) return;
    std::swap(told_.players[0].ante, told_.players[1].ante);
    Decimal& other = told_.players[0].blind;
    Decimal& button = told_.players[1].blind;
    std::swap(other, button);
    if (told_.variant == "NS" && button.digits == 0) std::swap(other, button);
    if (other.digits > 0 && less(other, button)) exchange_players();
  }

  void exchange_players() {
    std::swap(told_.players[0], told_.players[1]);
    for (Act& act : told_.acts)
      if (act.kind != ActKind::board) act.player = act.player == 0 ? 1 : 0;
    if (told_.winnings.size() == 2) std::swap(told_.winnings[0], told_.winnings[1]);
    if (told_.finishing.size() == 2) std::swap(told_.finishing[0], told_.finishing[1]);
  }

  Problem tell_actions() {
    told_.acts.reserve(actions_->count);
    for (std::size_t at = 0; at < actions_->count; ++at)
      if (!tell_action(item(*actions_, at)))
        return fail(actions_->line, "actions: " + quoted(item(*actions_, at)) +
                                        " is not an action such as 'p1 cbr 200' or 'd db 7d5h9d'");
    return std::nullopt;
  }

  static std::string_view next_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\n\r";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const auto word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
  }

  bool read_player(std::string_view word, Act& act) const {
    if (word.size() < 2 || word[0] != 'p') return false;
    const auto number = parse_number<std::size_t>(word.substr(1), {1, told_.players.size()});
    if (!number) return false;
    act.player = static_cast<std::uint8_t>(*number - 1);
    return true;
  }

  static bool read_cards(std::string_view text, Act& act) {
    if (text.size() % 2 != 0 || text.size() / 2 > ToldCards::capacity()) return false;
    for (; !text.empty(); text.remove_prefix(2)) {
      const auto card = Card::parse(text.substr(0, 2));
      if (!card && text.substr(0, 2) != "??") return false;
      act.cards.push_back(card.value_or(Card()));
    }
    return true;
  }

  // "p2 sm -" shows all cards of a player, without telling them again.
  ToldCards held_by(std::uint8_t player) const {
    ToldCards held;
    for (const Act& act : told_.acts) {
      if (act.player != player) continue;
      for (const Card card : act.cards) {
        if (act.kind == ActKind::hole && !held.full()) held.push_back(card);
        const auto at = std::find(held.begin(), held.end(), card);
        if (act.kind == ActKind::discard && at != held.end())
          held.erase_at(static_cast<std::size_t>(at - held.begin()));
      }
    }
    return held;
  }

  bool tell_action(std::string_view text) {
    text = text.substr(0, text.find('#'));  // A remark may follow the action.
    Act act;
    const auto who = next_word(text);
    if (who.empty()) return true;  // Only a remark: nothing happens.
    if (!(who == "d" ? read_dealing(text, act) : read_player(who, act) && read_playing(text, act)))
      return false;
    if (!next_word(text).empty()) return false;
    told_.acts.push_back(act);
    return true;
  }

  bool read_dealing(std::string_view& text, Act& act) {
    const auto what = next_word(text);
    act.kind = what == "db" ? ActKind::board : ActKind::hole;
    if (what == "dh" && !read_player(next_word(text), act)) return false;
    return (what == "db" || what == "dh") && read_cards(next_word(text), act) && !act.cards.empty();
  }

  bool read_playing(std::string_view& text, Act& act) {
    const auto what = next_word(text);
    if (what == "f" || what == "cc" || what == "pb") {
      act.kind = what == "f"    ? ActKind::fold
                 : what == "cc" ? ActKind::check_or_call
                                : ActKind::bring_in;
      return true;
    }
    if (what == "cbr") {
      const auto amount = parse_decimal(next_word(text));
      act.kind = ActKind::bet_to;
      act.amount = amount.value_or(Decimal());
      return amount && amount->digits >= 0;
    }
    if (what != "sm" && what != "sd") return false;
    const auto cards = next_word(text);
    if (what == "sm" && cards == "-")
      act.cards = held_by(act.player);
    else if (!read_cards(cards, act))
      return false;
    act.kind = what == "sd" ? ActKind::discard : act.cards.empty() ? ActKind::muck : ActKind::show;
    return true;
  }

  const PhhDocument& document_;
  ToldHand& told_;
  const PhhField* actions_ = nullptr;
};

}  // namespace

Result<Done, ParseError> tell_phh(const PhhDocument& document, ToldHand& into) {
  if (auto problem = PhhReader(document, into).tell()) return *problem;
  return Done{};
}

Result<Done, ParseError> tell_phh(const Piece& piece, PhhDocument& scratch, ToldHand& into) {
  if (read_quickly(piece, scratch)) return tell_phh(scratch, into);
  into.clear();
  into.line = piece.line;
  into.heading = piece.name;
  auto documents = read_toml(piece.text);
  if (!documents) {
    ParseError wrong = documents.error();
    wrong.where.line += piece.line - 1;
    return wrong;
  }
  if (documents->size() != 1) return ParseError{{piece.line, 1}, "expected the fields of one hand"};
  PhhDocument& document = documents->front();
  document.name = piece.name;
  document.line = piece.line;
  for (auto& field : document.fields) field.line += piece.line - 1;
  return tell_phh(document, into);
}

}  // namespace cardroom::history
