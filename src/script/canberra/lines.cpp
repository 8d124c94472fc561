#include "script/canberra/lines.h"

#include "canberra/table/enum_words.h"
#include "script/line_words.h"

namespace cardroom {

namespace {

namespace act = canberra::command;

// The line with the clause that was broken; empty if there is none.
std::string against(std::string line, Clause clause) {
  return clause ? line + " " + std::string(clause.id()) : "";
}

std::string hand_words(Seat seat) { return seat.is_none() ? "own" : text(seat); }

std::string shoe_word(canberra::ShoeKind kind) {
  return kind == canberra::ShoeKind::automated ? "automated" : "hand";
}

std::string sign_words(const canberra::Sign& sign) {
  return "minimum " + text(sign.minimum) + " maximum " + text(sign.maximum) + " multiple " +
         text(sign.multiple) + " max-payout " + text(sign.max_payout) + " jackpot-wager " +
         text(sign.jackpot_wager_cents);
}

struct CanberraLines {
  // Players.
  std::string operator()(const act::Sit& one) const {
    return "seat " + text(one.seat) + " p" + text(one.player.number()) + " " +
           text(one.stake_cents);
  }
  std::string operator()(const act::BuyChips& one) const {
    return at(one.seat, "buys " + text(one.amount_cents));
  }
  std::string operator()(const act::Leave& one) const { return at(one.seat, "leaves"); }
  std::string operator()(const act::PlaceAnte& one) const {
    return at(one.seat, "antes " + text(one.ante));
  }
  std::string operator()(const act::PlaceJackpot& one) const {
    return at(one.seat, one.pad == canberra::Pad::dark ? "jackpots dark" : "jackpots");
  }
  std::string operator()(const act::TakeBack& one) const { return at(one.seat, "takes back"); }
  std::string operator()(const act::PlaceBet& one) const {
    return at(one.seat, "bets " + text(one.bet));
  }
  std::string operator()(const act::Fold& one) const { return at(one.seat, "folds"); }
  std::string operator()(const act::Declare& one) const {
    if (one.by == Role::player) return at(one.seat, "declares");
    return by(one.by, "declares " + text(one.seat));
  }
  std::string operator()(const act::OpenDispute& one) const { return at(one.seat, "disputes"); }
  // Any player may ask: the command does not name the box.
  std::string operator()(const act::RequestReview& one) const {
    return "1 requests review " + text(one.number);
  }

  // The dealer.
  std::string operator()(const act::CallWagers&) const { return "dealer calls"; }
  std::string operator()(const act::Deal& one) const { return "deal cut " + text(one.lifted); }
  std::string operator()(const act::Announce&) const { return "dealer announces"; }
  std::string operator()(const act::Settle&) const { return "dealer settles"; }
  std::string operator()(const act::PayJackpots&) const { return "dealer pays"; }
  std::string operator()(const act::Collect&) const { return "dealer collects"; }
  std::string operator()(const act::TellCards& one) const {
    std::string line = one.seat.is_none() ? "tell own" : "tell " + text(one.seat);
    for (const Card card : one.cards) line += " " + to_string(card);
    return line;
  }
  std::string operator()(const act::LoadShoe&) const { return "dealer loads shoe"; }
  std::string operator()(const act::ReportFault&) const { return "dealer reports fault"; }
  std::string operator()(const act::RackHand& one) const {
    return "dealer racks " + text(one.seat);
  }
  std::string operator()(const act::ExposeCard& one) const {
    const std::string hand = one.seat.is_none() ? "own" : "hole " + text(one.seat);
    return "dealer exposes " + hand + " " + text(one.card + 1);
  }
  std::string operator()(const act::CountHand& one) const {
    return "dealer counts " + hand_words(one.seat) + " " + text(one.cards);
  }

  // The table.
  std::string operator()(const act::ApproveLayout& one) const {
    return by(one.by, "approves layout");
  }
  std::string operator()(const act::ApprovePlay& one) const { return by(one.by, "approves play"); }
  std::string operator()(const act::CheckCards& one) const { return by(one.by, "checks cards"); }
  std::string operator()(const act::ChangeCards& one) const { return by(one.by, "changes cards"); }
  std::string operator()(const act::CountCards& one) const {
    return by(one.by, "counts cards " + text(one.count));
  }
  std::string operator()(const act::ReplaceShoe& one) const {
    return by(one.by, "replaces shoe " + shoe_word(one.kind));
  }
  std::string operator()(const act::OpenTable& one) const { return by(one.by, "opens"); }
  std::string operator()(const act::CloseTable& one) const { return by(one.by, "closes"); }
  std::string operator()(const act::NoticeSign& one) const {
    return by(one.by, "notices " + sign_words(one));
  }
  std::string operator()(const act::NoticeClosing& one) const {
    return by(one.by, "notices closing");
  }
  std::string operator()(const act::SetMarker& one) const {
    return by(one.by, (one.placed ? "marks " : "unmarks ") + text(one.seat));
  }
  std::string operator()(const act::Vacate& one) const {
    return by(one.by, "vacates " + text(one.seat));
  }
  std::string operator()(const act::RepairJackpot& one) const { return by(one.by, "repairs"); }

  // Rulings.
  std::string operator()(const act::Reconstruct& one) const {
    return by(one.by, "reconstructs " + text(one.seat));
  }
  std::string operator()(const act::VoidRound& one) const {
    return by(one.by, "voids " + std::string(canberra::word(one.reason)));
  }
  std::string operator()(const act::VoidWager& one) const {
    return against(by(one.by, "voids wager " + text(one.seat)), one.breach);
  }
  std::string operator()(const act::Exclude& one) const {
    const std::string extent = one.extent == canberra::Extent::round ? " round" : "";
    return against(by(one.by, "excludes " + text(one.seat) + extent), one.breach);
  }
  std::string operator()(const act::RecordConduct& one) const {
    const std::string box = one.seat.is_none() ? "" : " " + text(one.seat);
    return against(by(one.by, "records" + box), one.breach);
  }
  std::string operator()(const act::RuleDispute& one) const {
    return by(one.by, "rules dispute " + text(one.number));
  }
  std::string operator()(const act::RecordReview& one) const {
    return by(one.by, "reviews dispute " + text(one.number));
  }
};

template <class... Acts>
bool is_one_of(const canberra::Command& command) {
  return (std::holds_alternative<Acts>(command) || ...);
}

}  // namespace

std::string line_of(const canberra::Command& command) {
  return std::visit(CanberraLines(), command);
}

bool goes_without_line(const canberra::Command& command) {
  return is_one_of<act::CallWagers, act::Announce, act::Settle, act::PayJackpots>(command);
}

}  // namespace cardroom
