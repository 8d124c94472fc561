#include "rulebook/engine.h"

#include <algorithm>

namespace cardroom {

Refusal refuse_role(Role by, std::initializer_list<Role> may, Clause clause) {
  if (std::find(may.begin(), may.end(), by) != may.end()) return std::nullopt;
  return refuse(refusal::not_your_role, clause);
}

}  // namespace cardroom
