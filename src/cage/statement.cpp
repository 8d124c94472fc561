#include "cage/statement.h"

namespace cardroom::cage {

void Statement::add(const Event& event, std::int64_t time_ms) {
  const auto& moved = std::get<event::Moved>(event);
  if (moved.from == account_)
    lines_.push_back(
        {time_ms, -moved.amount, balance() - moved.amount, moved.to, moved.why, moved.note});
  if (moved.to == account_)
    lines_.push_back(
        {time_ms, moved.amount, balance() + moved.amount, moved.from, moved.why, moved.note});
}

}  // namespace cardroom::cage
