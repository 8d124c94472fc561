// Page: as much of a list as one answer holds. The rest is asked for with `from`, which is the
// `next` of the page before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace cardroom::room {

inline constexpr std::size_t page_bytes = 48 * 1024;
inline constexpr std::size_t page_items = 250;

// Goes through a list of things that are counted from 0, from a place on.
class Page {
 public:
  explicit Page(std::optional<std::int64_t> from) : from_(from.value_or(0)) {}

  // Is the next thing of the list on this page?
  bool takes() {
    const std::int64_t at = at_++;
    if (at < from_) return false;
    if (at - from_ < static_cast<std::int64_t>(page_items)) return true;
    if (!next_) next_ = at;
    return false;
  }
  std::optional<std::int64_t> next() const { return next_; }

 private:
  std::int64_t from_;
  std::int64_t at_ = 0;
  std::optional<std::int64_t> next_;
};

}  // namespace cardroom::room
