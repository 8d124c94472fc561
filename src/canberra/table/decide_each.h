// decide_each(): one for every command; decide() picks the one that fits. Guards come first, in the
// order of precedence, then the one way through.
#pragma once

#include "canberra/table/decide.h"

namespace cardroom::canberra {

// Staff and seats: decide_table.cpp, decide_seats.cpp.
Verdict decide_each(const State&, const command::ApproveLayout&, Events&);
Verdict decide_each(const State&, const command::CheckCards&, Events&);
Verdict decide_each(const State&, const command::CountCards&, Events&);
Verdict decide_each(const State&, const command::ChangeCards&, Events&);
Verdict decide_each(const State&, const command::LoadShoe&, Events&);
Verdict decide_each(const State&, const command::ReplaceShoe&, Events&);
Verdict decide_each(const State&, const command::OpenTable&, Events&);
Verdict decide_each(const State&, const command::NoticeSign&, Events&);
Verdict decide_each(const State&, const command::NoticeClosing&, Events&);
Verdict decide_each(const State&, const command::CloseTable&, Events&);
Verdict decide_each(const State&, const command::SetMarker&, Events&);
Verdict decide_each(const State&, const command::Sit&, Events&);
Verdict decide_each(const State&, const command::BuyChips&, Events&);
Verdict decide_each(const State&, const command::Leave&, Events&);
Verdict decide_each(const State&, const command::Vacate&, Events&);

// A round of play: decide_wagers.cpp, decide_deal.cpp, decide_settlement.cpp.
Verdict decide_each(const State&, const command::CallWagers&, Events&);
Verdict decide_each(const State&, const command::PlaceAnte&, Events&);
Verdict decide_each(const State&, const command::PlaceJackpot&, Events&);
Verdict decide_each(const State&, const command::TakeBack&, Events&);
Verdict decide_each(const State&, const command::Deal&, Events&);
Verdict decide_each(const State&, const command::Announce&, Events&);
Verdict decide_each(const State&, const command::PlaceBet&, Events&);
Verdict decide_each(const State&, const command::Fold&, Events&);
Verdict decide_each(const State&, const command::Settle&, Events&);
Verdict decide_each(const State&, const command::Declare&, Events&);
Verdict decide_each(const State&, const command::PayJackpots&, Events&);
Verdict decide_each(const State&, const command::Collect&, Events&);

// What went wrong: decide_irregularity.cpp, decide_ruling.cpp.
Verdict decide_each(const State&, const command::ExposeCard&, Events&);
Verdict decide_each(const State&, const command::CountHand&, Events&);
Verdict decide_each(const State&, const command::RackHand&, Events&);
Verdict decide_each(const State&, const command::Reconstruct&, Events&);
Verdict decide_each(const State&, const command::VoidRound&, Events&);
Verdict decide_each(const State&, const command::VoidWager&, Events&);
Verdict decide_each(const State&, const command::Exclude&, Events&);
Verdict decide_each(const State&, const command::RecordConduct&, Events&);
Verdict decide_each(const State&, const command::ReportFault&, Events&);
Verdict decide_each(const State&, const command::ApprovePlay&, Events&);
Verdict decide_each(const State&, const command::RepairJackpot&, Events&);
Verdict decide_each(const State&, const command::OpenDispute&, Events&);
Verdict decide_each(const State&, const command::RuleDispute&, Events&);
Verdict decide_each(const State&, const command::RequestReview&, Events&);
Verdict decide_each(const State&, const command::RecordReview&, Events&);

// The round is void: everything goes back. Shared by all that can make it so.
void void_round(const State& state, Role by, VoidReason reason, Events& events);

}  // namespace cardroom::canberra
