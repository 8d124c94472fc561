// What a table remembers about the acts of staff: the cards in use, disputes, and proposals to the
// players.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/player.h"
#include "base/short_text.h"
#include "rulebook/clause.h"

namespace cardroom {

// Why the cards were checked one by one.
enum class CardCheck : std::uint8_t { opening, replacement, closing };
constexpr std::string_view word(CardCheck check) {
  constexpr std::string_view words[] = {"opening", "replacement", "closing"};
  return words[static_cast<std::size_t>(check)];
}

// Why the cards in use cannot stay.
enum class Unfit : std::uint8_t {
  no,
  count,    // There were too few or too many.
  foreign,  // RWS17-5.1.1: all of them are replaced.
};
constexpr std::string_view word(Unfit unfit) {
  constexpr std::string_view words[] = {"no", "count", "foreign"};
  return words[static_cast<std::size_t>(unfit)];
}

struct CardsInUse {
  bool checked = false;   // Before gaming began.
  bool closed = false;    // At its end.
  bool replaced = false;  // Replacements wait to be checked.
  bool by_dealer = false;
  bool by_supervisor = false;
  bool count_ordered = false;
  Unfit unfit = Unfit::no;
  Clause unfit_by;
  CARDROOM_DESCRIBED("cards_in_use", checked, closed, replaced, by_dealer, by_supervisor,
                     count_ordered, unfit, unfit_by);
  friend constexpr bool operator==(const CardsInUse&, const CardsInUse&) = default;
};

// G-09
enum class DisputeStage : std::uint8_t { open, ruled, review_requested, reviewed };
constexpr std::string_view word(DisputeStage stage) {
  constexpr std::string_view words[] = {"open", "ruled", "review-requested", "reviewed"};
  return words[static_cast<std::size_t>(stage)];
}

enum class Review : std::uint8_t { upheld, overturned };
constexpr std::string_view word(Review review) {
  constexpr std::string_view words[] = {"upheld", "overturned"};
  return words[static_cast<std::size_t>(review)];
}

struct Dispute {
  std::uint16_t number = 0;
  PlayerId player;  // The player who complains, wherever they sit now.
  DisputeStage stage = DisputeStage::open;
  Note text;
  CARDROOM_DESCRIBED("dispute", number, player, stage, text);
  friend constexpr bool operator==(const Dispute&, const Dispute&) = default;
};

// C-25: what the operator proposed to the players (S05-17.16).
enum class ProposalStage : std::uint8_t { none, open, adopted, rejected };
constexpr std::string_view word(ProposalStage stage) {
  constexpr std::string_view words[] = {"none", "open", "adopted", "rejected"};
  return words[static_cast<std::size_t>(stage)];
}

struct Proposal {
  ProposalStage stage = ProposalStage::none;
  std::uint8_t agreed = 0;
  FixedList<PlayerId, 10> unanswered;  // All of them must agree.
  Note text;
  CARDROOM_DESCRIBED("proposal", stage, agreed, unanswered, text);
  friend constexpr bool operator==(const Proposal&, const Proposal&) = default;
};

}  // namespace cardroom
