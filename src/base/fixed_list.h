// FixedList<T, N>: a list of at most N values inside the object itself; no heap. Trivially copyable
// whenever T is, so a state made of such lists can be copied and compared as bytes.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "base/check.h"

namespace cardroom {

template <class T, std::size_t N>
class FixedList {
 public:
  static_assert(N < 65536);
  using value_type = T;
  using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

  constexpr FixedList() = default;
  constexpr FixedList(std::initializer_list<T> values) {
    for (const auto& value : values) push_back(value);
  }

  constexpr void push_back(const T& value) {
    check(size_ < N, "a FixedList is full");
    items_[size_] = value;
    size_ = static_cast<Size>(size_ + 1);
  }
  // One more element, to be filled in place. Until then it holds whatever was there before.
  constexpr T& extend() {
    check(size_ < N, "a FixedList is full");
    size_ = static_cast<Size>(size_ + 1);
    return items_[size_ - 1U];
  }
  constexpr void pop_back() {
    check(size_ > 0, "a FixedList is empty");
    size_ = static_cast<Size>(size_ - 1);
  }
  constexpr void clear() { size_ = 0; }

  // Takes one out and closes the gap; the others keep their order.
  constexpr void erase_at(std::size_t at) {
    check(at < size_, "a FixedList has no such place");
    for (std::size_t next = at + 1; next < size_; ++next) items_[next - 1] = items_[next];
    pop_back();
  }

  constexpr T& operator[](std::size_t at) {
    check(at < size_, "a FixedList has no such place");
    return items_[at];
  }
  constexpr const T& operator[](std::size_t at) const {
    check(at < size_, "a FixedList has no such place");
    return items_[at];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* data() { return items_.data(); }
  constexpr const T* data() const { return items_.data(); }

  constexpr bool contains(const T& value) const {
    for (const auto& item : *this)
      if (item == value) return true;
    return false;
  }

  friend constexpr bool operator==(const FixedList& left,
                                   const FixedList& right) requires std::equality_comparable<T> {
    if (left.size_ != right.size_) return false;
    for (std::size_t at = 0; at < left.size_; ++at)
      if (!(left.items_[at] == right.items_[at])) return false;
    return true;
  }

 private:
  std::array<T, N> items_ = {};
  Size size_ = 0;
};

}  // namespace cardroom
