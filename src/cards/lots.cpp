#include "cards/lots.h"

#include <numeric>
#include <utility>

#include "base/check.h"
#include "cards/keystream.h"

namespace cardroom {

std::vector<std::size_t> lots(std::size_t count, const Seed& seed, std::uint64_t draw) {
  check(count <= lots_most, "too many lots for one draw");
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Keystream stream(seed, {draw, 0});
  for (std::size_t place = count; place > 1; --place)
    std::swap(order[place - 1], order[stream.below(static_cast<std::uint32_t>(place))]);
  return order;
}

}  // namespace cardroom
