// The commands of a table of Canberra Poker. play() refuses a command, or turns it into one or more
// events.
#pragma once

#include <variant>

#include "canberra/round/commands.h"
#include "canberra/rulings/commands.h"
#include "canberra/table/staff_commands.h"

namespace cardroom::canberra {

using Command = std::variant<
    command::ApproveLayout, command::CheckCards, command::CountCards, command::ChangeCards,
    command::LoadShoe, command::ReplaceShoe, command::OpenTable, command::NoticeSign,
    command::NoticeClosing, command::CloseTable, command::SetMarker, command::Sit,
    command::BuyChips, command::Leave, command::Vacate, command::CallWagers, command::PlaceAnte,
    command::PlaceJackpot, command::TakeBack, command::Deal, command::Announce, command::PlaceBet,
    command::Fold, command::Settle, command::Declare, command::PayJackpots, command::Collect,
    command::TellCards, command::ExposeCard, command::CountHand, command::RackHand,
    command::Reconstruct, command::VoidRound, command::VoidWager, command::Exclude,
    command::RecordConduct, command::ReportFault, command::ApprovePlay, command::RepairJackpot,
    command::OpenDispute, command::RuleDispute, command::RequestReview, command::RecordReview>;
static_assert(std::is_trivially_copyable_v<Command>);

}  // namespace cardroom::canberra
