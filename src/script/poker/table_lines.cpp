#include "script/poker/table_lines.h"

#include "cards/parse.h"
#include "script/line_words.h"
#include "script/poker/round_lines.h"

namespace cardroom {

namespace {

// The line with an optional text at its end; empty if the text does not fit.
template <class Text>
std::string ending_in(std::string line, const Text& words) {
  if (!fits_line(words.view())) return {};
  return words.empty() ? line : line + " " + text(words);
}

std::string cited(Clause clause) { return clause ? " " + std::string(clause.id()) : ""; }

struct TableLines {
  const LineNames& names;

  std::string player(PlayerId who, const std::string& does) const {
    return "player " + names.of(who) + " " + does;
  }

  std::string operator()(const Command& one) const { return line_of(one); }
  std::string operator()(const table_command::Sit& one) const {
    return "seat " + text(one.seat) + " " + names.of(one.player) + " " + text(one.stake);
  }
  std::string operator()(const table_command::Want& one) const {
    return player(one.player, "wants " + text(one.seat) + " " + text(one.stake));
  }
  std::string operator()(const table_command::GiveUp& one) const {
    return player(one.player, "gives up " + text(one.seat));
  }
  std::string operator()(const table_command::JoinList& one) const {
    return player(one.player, "waits");
  }
  std::string operator()(const table_command::LeaveList& one) const {
    return player(one.player, "leaves");
  }
  std::string operator()(const table_command::ChangeSeat& one) const {
    return at(one.seat, "moves to " + text(one.to));
  }
  std::string operator()(const table_command::Leave& one) const { return at(one.seat, "leaves"); }
  std::string operator()(const table_command::SitOut& one) const {
    return at(one.seat, "sits out");
  }
  std::string operator()(const table_command::SitIn& one) const { return at(one.seat, "sits in"); }
  std::string operator()(const table_command::Post& one) const { return at(one.seat, "posts"); }
  std::string operator()(const table_command::Wait& one) const { return at(one.seat, "waits"); }
  std::string operator()(const table_command::TopUp& one) const {
    return at(one.seat, "tops up " + text(one.amount));
  }
  std::string operator()(const table_command::TakeOff& one) const {
    return at(one.seat, "takes off " + text(one.amount));
  }
  std::string operator()(const table_command::OverBlind& one) const {
    return at(one.seat, "over-blinds " + text(one.amount));
  }
  std::string operator()(const table_command::StartRound&) const { return "deal"; }
  std::string operator()(const table_command::PlaceMarker& one) const {
    if (one.by != Role::dealer) return by(one.by, "places marker " + text(one.seat));
    return (names.marker == Marker::buck ? "buck " : "button ") + text(one.seat);
  }
  std::string operator()(const table_command::AwardSeat& one) const {
    std::string line = by(one.by, "awards " + text(one.seat));
    for (const Card card : one.drawn) line += " " + to_string(card);
    return line;
  }
  std::string operator()(const table_command::Determine& one) const {
    const std::string line = one.by == Role::operator_ ? "set" : by(one.by, "sets");
    return ending_in(line + " " + text(one.key), one.value);
  }
  std::string operator()(const table_command::Vacate& one) const {
    return by(one.by, "vacates " + text(one.seat));
  }
  std::string operator()(const table_command::CloseTable& one) const {
    const std::string after = one.rounds == 0 ? "" : " after " + text(one.rounds) + " rounds";
    return by(one.by, "closes" + after + (one.inspector_told ? " inspector told" : ""));
  }
  std::string operator()(const table_command::RestrictGroup& one) const {
    return by(one.by, one.restricted ? "restricts" : "restricts off");
  }
  std::string operator()(const table_command::Admit& one) const {
    return by(one.by, "admits " + names.of(one.player));
  }
  std::string operator()(const table_command::ApproveTable& one) const {
    return ending_in(by(one.by, "approves table"), one.text);
  }
  std::string operator()(const table_command::CheckCards& one) const {
    return by(one.by, "checks cards");
  }
  std::string operator()(const table_command::ChangeCards& one) const {
    return by(one.by, one.all ? "changes cards" : "changes some cards");
  }
  std::string operator()(const table_command::OrderCount& one) const {
    return by(one.by, "orders count");
  }
  std::string operator()(const table_command::CountDeck& one) const {
    return by(one.by, "counts deck " + text(one.count));
  }
  std::string operator()(const table_command::Exclude& one) const {
    return by(one.by, "excludes " + text(one.seat) + cited(one.breach));
  }
  std::string operator()(const table_command::DealOut& one) const {
    return by(one.by, "deals out " + text(one.seat));
  }
  std::string operator()(const table_command::RecordConduct& one) const {
    if (!one.breach) return {};
    const std::string seat = one.seat.is_none() ? "" : " " + text(one.seat);
    return ending_in(by(one.by, "records" + seat + cited(one.breach)), one.text);
  }
  std::string operator()(const table_command::ShareInformation& one) const {
    std::string line = by(one.by, "shares " + text(one.seat));
    for (const Card card : one.cards) line += " " + to_string(card);
    if (one.text.empty()) return line;
    // A line shares cards or words, and words that look like cards are read as cards.
    const auto read_as_cards = parse_cards(one.text.view(), Deck::full());
    return one.cards.empty() && !read_as_cards ? ending_in(line, one.text) : "";
  }
  std::string operator()(const table_command::OpenDispute& one) const {
    return ending_in(player(one.player, "disputes"), one.text);
  }
  std::string operator()(const table_command::RuleDispute& one) const {
    return ending_in(by(one.by, "rules dispute " + text(one.number)), one.text);
  }
  std::string operator()(const table_command::RequestReview& one) const {
    return player(one.player, "asks review " + text(one.number));
  }
  std::string operator()(const table_command::ReviewDispute& one) const {
    const bool upheld = one.review == Review::upheld;
    return by(one.by, "reviews " + text(one.number) + (upheld ? " upheld" : " overturned"));
  }
  std::string operator()(const table_command::Propose& one) const {
    return ending_in(by(one.by, "proposes"), one.text);
  }
  std::string operator()(const table_command::Answer& one) const {
    return at(one.seat, one.agrees ? "agrees" : "disagrees");
  }
  std::string operator()(const table_command::Decide& one) const {
    return ending_in(by(one.by, "decides"), one.text);
  }
  std::string operator()(const table_command::MarkAbsent& one) const {
    return by(one.by, (one.absent ? "absents " : "returns ") + text(one.seat));
  }
  std::string operator()(const table_command::IssueChips& one) const {
    return by(one.by, "issues " + text(one.amount) + " to " + text(one.seat));
  }
  std::string operator()(const table_command::RemoveChips& one) const {
    return by(one.by, "removes " + text(one.amount) + " from " + text(one.seat));
  }
};

}  // namespace

std::string LineNames::of(PlayerId player) const {
  const bool known = !player.is_none() && player.number() <= players.size();
  const std::string name = known ? name_word(players[player.number() - 1]) : "";
  return name.empty() ? "p" + text(player.number()) : name;
}

std::string line_of(const TableCommand& command, const LineNames& names) {
  return std::visit(TableLines{names}, command);
}

}  // namespace cardroom
