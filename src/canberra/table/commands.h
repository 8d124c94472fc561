// What may be asked of a table of Canberra Poker. A command asks; decide() answers with events or
// with a refusal.
#pragma once

#include <variant>

#include "canberra/table/round_commands.h"
#include "canberra/table/ruling_commands.h"
#include "canberra/table/table_commands.h"

namespace cardroom::canberra {

using Command = std::variant<
    command::ApproveLayout, command::CheckCards, command::CountCards, command::ChangeCards,
    command::LoadShoe, command::ReplaceShoe, command::OpenTable, command::NoticeSign,
    command::NoticeClosing, command::CloseTable, command::SetMarker, command::Sit,
    command::BuyChips, command::Leave, command::Vacate, command::CallWagers, command::PlaceAnte,
    command::PlaceJackpot, command::TakeBack, command::Deal, command::Announce, command::PlaceBet,
    command::Fold, command::Settle, command::Declare, command::PayJackpots, command::Collect,
    command::ExposeCard, command::CountHand, command::RackHand, command::Reconstruct,
    command::VoidRound, command::VoidWager, command::Exclude, command::RecordConduct,
    command::ReportFault, command::ApprovePlay, command::RepairJackpot, command::OpenDispute,
    command::RuleDispute, command::RequestReview, command::RecordReview>;
static_assert(std::is_trivially_copyable_v<Command>);

}  // namespace cardroom::canberra
