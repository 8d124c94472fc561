#include "history/verify/block.h"

namespace cardroom::history {

namespace {

std::string stakes_text(const ToldHand& told) {
  return told.variant + " " + in_places(told.minimum.digits, told.minimum.places);
}

}  // namespace

void HandTally::add(Verdict verdict) {
  ++hands;
  switch (verdict) {
    case Verdict::matches:
      ++match;
      return;
    case Verdict::not_compared:
      ++not_compared;
      return;
    case Verdict::differs:
      ++differ;
      return;
    case Verdict::refused:
      ++refused;
      return;
    case Verdict::not_replayable:
      ++not_replayable;
      return;
    case Verdict::unreadable:
      ++unreadable;
  }
}

void HandTally::add(const HandTally& other) {
  hands += other.hands;
  match += other.match;
  not_compared += other.not_compared;
  differ += other.differ;
  refused += other.refused;
  not_replayable += other.not_replayable;
  unreadable += other.unreadable;
  known += other.known;
  untold_posts += other.untold_posts;
}

void HandTally::now_differs() {
  --match;
  ++differ;
}

BlockFindings verify_block(HandReader& reader, Format format, const TextBlock& block,
                           HandVerifier& verifier) {
  BlockFindings findings;
  const auto look = [&](const ToldHand& told) {
    HandFinding finding = verifier.verify(told);
    findings.tally.add(finding.verdict);
    const std::string& hand = told.heading.empty() ? told.id : told.heading;
    if (finding.rake && finding.rake->untold_post) ++findings.tally.untold_posts;
    if (finding.rake) findings.raked.push_back({*finding.rake, told.line, hand, stakes_text(told)});
    if (finding.verdict != Verdict::matches)
      findings.others.push_back({told.line, hand, finding.verdict, std::move(finding.why)});
  };
  for (const Piece& piece : cut(format, block)) {
    const auto read = reader.read(piece, look);
    if (read) continue;
    findings.tally.add(Verdict::unreadable);
    findings.others.push_back(
        {read.error().where.line, reader.hand(), Verdict::unreadable, read.error().what});
  }
  return findings;
}

}  // namespace cardroom::history
