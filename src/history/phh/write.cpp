#include "history/phh/write.h"

namespace cardroom::history {

namespace {

// In quotation marks: unchanged if possible, otherwise with escapes.
std::string text_value(std::string_view text) {
  const auto plain = [](char letter) {
    return letter != '\'' && static_cast<unsigned char>(letter) >= 0x20 && letter != 0x7F;
  };
  bool literal = true;
  for (const char letter : text) literal = literal && plain(letter);
  if (literal) return "'" + std::string(text) + "'";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string escaped = "\"";
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      escaped += '\\';
      escaped += letter;
    } else if (byte < 0x20 || byte == 0x7F) {
      escaped += "\\u00";
      escaped += digits[byte >> 4U];
      escaped += digits[byte & 15U];
    } else {
      escaped += letter;
    }
  }
  return escaped + "\"";
}

std::string number(Decimal amount) { return in_places(amount.digits, amount.places); }

template <class List, class Say>
std::string list_of(const List& list, Say&& say) {
  std::string text = "[";
  for (const auto& one : list) text += (text.size() > 1 ? ", " : "") + say(one);
  return text + "]";
}

std::string cards_text(const ToldCards& cards) {
  std::string text;
  for (const Card card : cards) text += to_string(card);
  return text;
}

// "p4 cbr 210"; empty for acts that PHH does not have.
std::string action_text(const Act& act) {
  const std::string player = "p" + std::to_string(act.player + 1);
  const std::string cards = act.cards.empty() ? "" : " " + cards_text(act.cards);
  switch (act.kind) {
    case ActKind::hole:
      return "d dh " + player + cards;
    case ActKind::board:
      return "d db" + cards;
    case ActKind::fold:
      return player + " f";
    case ActKind::check_or_call:
      return player + " cc";
    case ActKind::bet_to:
      return player + " cbr " + number(act.amount);
    case ActKind::bring_in:
      return player + " pb";
    case ActKind::discard:
      return player + " sd" + cards;
    case ActKind::show:
    case ActKind::muck:
      return player + " sm" + cards;
    case ActKind::returned:
      return {};
  }
  return {};
}

std::string actions_text(const ToldHand& told) {
  std::string text = "[";
  for (const auto& act : told.acts) {
    const std::string action = action_text(act);
    if (!action.empty()) text += (text.size() > 1 ? ", '" : "'") + action + "'";
  }
  return text + "]";
}

bool is_number(std::string_view text) {
  return !text.empty() && text.size() < 16 && (text.size() == 1 || text[0] != '0') &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

void add_stakes(const ToldHand& told, std::string& text) {
  std::vector<Decimal> antes;
  std::vector<Decimal> blinds;
  for (const auto& player : told.players) {
    antes.push_back(player.ante);
    blinds.push_back(player.posts ? minus({}, plus(player.blind, player.dead)) : player.blind);
  }
  if (told.players.size() == 2) {  // The button is the last player, and is told first here.
    std::swap(antes[0], antes[1]);
    std::swap(blinds[0], blinds[1]);
  }
  text += "antes = " + list_of(antes, number) + "\n";
  if (told.bring_in.digits > 0)
    text += "bring_in = " + number(told.bring_in) + "\n";
  else
    text += "blinds_or_straddles = " + list_of(blinds, number) + "\n";
  if (told.big_bet.digits > 0)
    text += "small_bet = " + number(told.minimum) + "\nbig_bet = " + number(told.big_bet) + "\n";
  else
    text += "min_bet = " + number(told.minimum) + "\n";
}

void add_people(const ToldHand& told, std::string& text) {
  bool named = false;
  bool seated = true;
  for (const auto& player : told.players) {
    named = named || !player.name.empty();
    seated = seated && player.seat > 0;
  }
  if (named)
    text +=
        "players = " + list_of(told.players, [](const auto& one) { return text_value(one.name); }) +
        "\n";
  if (seated)
    text += "seats = " +
            list_of(told.players, [](const auto& one) { return std::to_string(one.seat); }) + "\n";
}

}  // namespace

std::string write_phh(const ToldHand& told) {
  std::string text = "variant = " + text_value(told.variant) + "\n";
  text += std::string("ante_trimming_status = ") + (told.antes_trimmed ? "true" : "false") + "\n";
  add_stakes(told, text);
  text += "starting_stacks = " +
          list_of(told.players,
                  [](const auto& one) { return one.stack_known ? number(one.stack) : "inf"; }) +
          "\n";
  text += "actions = " + actions_text(told) + "\n";
  if (!told.id.empty())
    text += "hand = " + (is_number(told.id) ? told.id : text_value(told.id)) + "\n";
  add_people(told, text);
  if (!told.finishing.empty())
    text += "finishing_stacks = " + list_of(told.finishing, number) + "\n";
  for (const auto& note : told.foreign)
    if (!note.value.empty()) text += note.key + " = " + note.value + "\n";
  for (const auto& note : told.own)
    text += "_cardroom_" + note.key + " = " + text_value(note.value) + "\n";
  return text;
}

}  // namespace cardroom::history
