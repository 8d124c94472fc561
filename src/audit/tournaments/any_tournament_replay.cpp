#include "audit/tournaments/any_tournament_replay.h"

#include "store/hash.h"

namespace cardroom::audit {

namespace {

// The key of a ballot is the one that was committed to.
bool is_committed(const records::TournamentAnnounced& announced) {
  const std::string committed = store::to_hex(store::Hasher()
                                                  .text("cardroom ballot 1")
                                                  .number(announced.tournament)
                                                  .hash(announced.key)
                                                  .done());
  return committed == announced.commitment;
}

}  // namespace

Result<AnyTournamentReplay, std::string> open_tournament_replay(
    const records::TournamentAnnounced& announced) {
  if (!is_committed(announced))
    return std::string("the ballot's key is not the one that was committed to");
  if (announced.format == ContestReplay::format)
    return AnyTournamentReplay(ContestReplay(announced));
  auto opened = TournamentReplay::open(announced);
  if (!opened) return opened.error();
  return AnyTournamentReplay(std::move(*opened));
}

void step(AnyTournamentReplay& replay, const CommandRecord& record, const Lots& from,
          Complaints& complaints) {
  std::visit([&](auto& one) { one.step(record, from, complaints); }, replay);
}

bool is_lost(const AnyTournamentReplay& replay) {
  return std::visit([](const auto& one) { return one.is_lost(); }, replay);
}

Cents held_of(const AnyTournamentReplay& replay) {
  return std::visit([](const auto& one) { return one.held(); }, replay);
}

std::string fault_in_chips(const AnyTournamentReplay& replay, tournament::TableNumber number,
                           const AnyReplay& table) {
  const auto* const poker = std::get_if<PokerReplay>(&table);
  const auto* const tournament = std::get_if<TournamentReplay>(&replay);
  if (poker != nullptr && tournament != nullptr)
    return tournament->fault_in_chips(number, poker->table());
  const auto* const hosted = std::get_if<HostedReplay>(&table);
  if (hosted != nullptr && tournament != nullptr)
    return tournament->fault_in_chips(number, hosted->table());
  const auto* const canberra = std::get_if<CanberraReplay>(&table);
  const auto* const contest = std::get_if<ContestReplay>(&replay);
  if (canberra != nullptr && contest != nullptr)
    return contest->fault_in_chips(number, canberra->state());
  return {};
}

}  // namespace cardroom::audit
