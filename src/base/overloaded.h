// overloaded{…}: the visitors of a variant, side by side.
#pragma once

namespace cardroom {

template <class... Visitors>
struct overloaded : Visitors... {
  using Visitors::operator()...;
};
template <class... Visitors>
overloaded(Visitors...) -> overloaded<Visitors...>;

}  // namespace cardroom
