#include "words/unnumbered.h"

#include <array>

namespace cardroom {

namespace {

struct Beginning {
  std::string_view prefix;  // The part of the documents that is being read.
  std::string_view words;   // How the line begins.
  Clause clause;
};

constexpr std::array beginnings = {
    Beginning{"95", "Under section 71(1)", clause("95-INS-Declaration")},
    Beginning{"95", "Under section 72(1)", clause("95-INS-Approval")},
    Beginning{"H95", "In the first round of betting, when no player", clause("H95-7.1[LB]")},
    Beginning{"H95", "18 11 ", clause("H95-18.11")},
    Beginning{"O95", "In the first round of betting, when no player", clause("O95-7.1[LB]")},
    Beginning{"ALT01", "Under sub-section 71(1)", clause("T01-INS-Declaration")},
    Beginning{"ALT01", "Under sub-section 72(1)", clause("T01-INS-Approval")},
    Beginning{"T01", "The last blind player may", clause("T01-9.1[LB]")},
    Beginning{"S05", "I approve the rules", clause("S05-INS-Approval")},
    Beginning{"S05", "I revoke the declaration", clause("S05-INS-Revocation")},
    Beginning{"S05", "the Ace to be high and low", clause("S05-3.5(a)")},
    Beginning{"S05", "the winning low hand", clause("S05-3.5(d)")},
    Beginning{"S05", "In each round of blind betting", clause("S05-5.1")},
    Beginning{"S05", "The last blind player may", clause("S05-10.1[LB]")},
    Beginning{"CP17", "1 Name of instrument", clause("CP17-INS-1")},
    Beginning{"CP17", "2 Commencement", clause("CP17-INS-2")},
    Beginning{"CP17", "3 Revocation", clause("CP17-INS-3")},
    Beginning{"CP17", "4 Approval", clause("CP17-INS-4")},
    Beginning{"CP17", "All antes 1 to 1", clause("CP17-8.1[Ante]")},
    Beginning{"CP17", "One pair or less 1 to 1", clause("CP17-8.1[PairOrLess]")},
    Beginning{"CP17", "Two pairs 2 to 1", clause("CP17-8.1[TwoPairs]")},
    Beginning{"CP17", "Three of a Kind 3 to 1", clause("CP17-8.1[Three]")},
    Beginning{"CP17", "Straight 4 to 1", clause("CP17-8.1[Straight]")},
    Beginning{"CP17", "Flush 5 to 1", clause("CP17-8.1[Flush]")},
    Beginning{"CP17", "Full House 7 to 1", clause("CP17-8.1[FullHouse]")},
    Beginning{"CP17", "Four of a Kind 20 to 1", clause("CP17-8.1[Four]")},
    Beginning{"CP17", "Straight Flush 50 to 1", clause("CP17-8.1[StraightFlush]")},
    Beginning{"CP17", "Royal Flush 250 to 1", clause("CP17-8.1[RoyalFlush]")},
    // The document numbers two clauses 10.7.
    Beginning{"CP17", "10.7 Any progressive jackpot payout", clause("CP17-10.7bis")},
    Beginning{"RWS17", "\"BETTING ROUND\" means", clause("RWS17-DEF-GameMarker(i)")},
    Beginning{"RWS17", "Royal Flush (", clause("RWS17-3.5.2[1]")},
    Beginning{"RWS17", "Straight Flush (", clause("RWS17-3.5.2[2]")},
    Beginning{"RWS17", "Four of a Kind e.g.", clause("RWS17-3.5.2[3]")},
    Beginning{"RWS17", "Full House (", clause("RWS17-3.5.2[4]")},
    Beginning{"RWS17", "Flush (", clause("RWS17-3.5.2[5]")},
    Beginning{"RWS17", "Straight (", clause("RWS17-3.5.2[6]")},
    Beginning{"RWS17", "Three of a Kind e.g.", clause("RWS17-3.5.2[7]")},
    Beginning{"RWS17", "Two Pairs e.g.", clause("RWS17-3.5.2[8]")},
    Beginning{"RWS17", "One Pair e.g.", clause("RWS17-3.5.2[9]")},
    Beginning{"RWS17", "Five Odd Cards e.g.", clause("RWS17-3.5.2[10]")},
    Beginning{"RWS17", "Appendix \"A\"", clause("RWS17-A")},
};

}  // namespace

std::optional<Clause> unnumbered_clause(std::string_view prefix, std::string_view line) {
  for (const Beginning& one : beginnings)
    if (one.prefix == prefix && line.starts_with(one.words)) return one.clause;
  return std::nullopt;
}

}  // namespace cardroom
