// Staff acts that open, run and close a table (CP17-1, CP17-2, CP17-3, CP17-12, CP17-15).
#pragma once

#include "canberra/table/flow.h"

namespace cardroom::canberra {

Refusal perform(TableFlow& flow, const command::ApproveLayout& asked);
Refusal perform(TableFlow& flow, const command::CheckCards& asked);
Refusal perform(TableFlow& flow, const command::CountCards& asked);
Refusal perform(TableFlow& flow, const command::ChangeCards& asked);
Refusal perform(TableFlow& flow, const command::LoadShoe& asked);
Refusal perform(TableFlow& flow, const command::ReplaceShoe& asked);
Refusal perform(TableFlow& flow, const command::OpenTable& asked);
Refusal perform(TableFlow& flow, const command::NoticeSign& asked);
Refusal perform(TableFlow& flow, const command::NoticeClosing& asked);
Refusal perform(TableFlow& flow, const command::CloseTable& asked);

}  // namespace cardroom::canberra
