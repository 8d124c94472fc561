#include "history/own/hand_script.h"

#include "history/own/journal.h"
#include "history/phh/read.h"
#include "script/poker/writer.h"
#include "script/run.h"

namespace cardroom::history {

namespace {

// Comments of this kind hold what a script cannot say about a hand.
constexpr std::string_view told_mark = "#| ";

// What a script says in these comments, as PHH; empty if there are none.
std::string told_in_comments(std::string_view text) {
  std::string told;
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.substr(0, told_mark.size()) == told_mark)
      told.append(line.substr(told_mark.size())).append("\n");
  }
  return told;
}

// `# hand 17` at the top says which hand a script is.
std::string id_in_comments(std::string_view text) {
  constexpr std::string_view mark = "# hand ";
  if (text.substr(0, mark.size()) != mark) return {};
  return std::string(text.substr(mark.size(), text.find('\n') - mark.size()));
}

// A player's number is the number of their seat.
PlayerId player_in(Seat seat) { return PlayerId(static_cast<std::uint32_t>(seat.number())); }

void write_comments(ScriptWriter& script, std::string_view told) {
  while (!told.empty()) {
    const auto line = told.substr(0, told.find('\n'));
    told.remove_prefix(std::min(told.size(), line.size() + 1));
    script.line(std::string(told_mark) + std::string(line));
  }
}

}  // namespace

Result<std::vector<ToldHand>, ParseError> read_hand_script(std::string_view name,
                                                           std::string_view text) {
  if (const std::string told = told_in_comments(text); !told.empty()) {
    std::vector<ToldHand> hands(1);
    PhhDocument scratch;
    const auto read =
        tell_phh(Piece{.name = {}, .text = told, .line = 1, .preface = {}}, scratch, hands[0]);
    if (!read) return read.error();
    return hands;
  }
  const auto script = parse_script(name, text);
  if (!script) return script.error();
  const ScriptRun ran = run_script(*script);
  if (ran.not_a_script) return *ran.not_a_script;
  std::string lines;
  for (const auto& line : ran.json) lines += line + "\n";
  auto hands = read_journal(lines);
  if (!hands) return ParseError{{1, 1}, hands.error().what};
  if (hands->size() == 1) hands->front().id = id_in_comments(text);
  return hands;
}

std::string write_hand_script(const Played& played, const std::string& told) {
  const Setup& setup = played.setup;
  PokerWriter writer(*played.book.game, {played.names.begin(), played.names.end()});
  write_comments(writer.script, told);
  for (const auto& [key, value] : played.book.settings) writer.script.set(key, value);
  for (const Seat seat : setup.players)
    writer.add(table_command::Sit{player_in(seat), seat, setup.stakes[seat.index()]});
  writer.add(table_command::PlaceMarker{Role::dealer, setup.marker});
  for (const auto& post : setup.posts)
    if (post.what == Forcing::over_blind)
      writer.add(table_command::OverBlind{post.seat, post.live});
  writer.add(table_command::StartRound{setup.shoe.rest(), 0});
  for (const Command& command : played.commands) writer.add(command);
  const std::string heading = played.id.empty() ? "" : "# hand " + played.id + "\n";
  return heading + writer.script.text();
}

}  // namespace cardroom::history
