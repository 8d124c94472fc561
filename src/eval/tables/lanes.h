// Lanes: numbers of 16 bits for 32 hands side by side, so that one instruction serves all of them.
// Processors with AVX-512 look numbers up that way too; others do it one by one.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#if defined(__AVX512BW__)
#include <immintrin.h>
#endif

namespace cardroom {

inline constexpr std::size_t lane_count = 32;
using Lanes [[gnu::vector_size(2 * lane_count)]] = std::uint16_t;
static_assert(sizeof(Lanes) == 64);

// Whether a LaneTable looks up all numbers with one instruction.
#if defined(__AVX512BW__)
inline constexpr bool looks_up_at_once = true;
#else
inline constexpr bool looks_up_at_once = false;
#endif

// A number for each card, or for each of up to 64 other things.
class LaneTable {
 public:
  std::uint16_t& operator[](std::size_t at) { return words_[at]; }

  // The number of the card in each lane.
  [[gnu::always_inline]] void look_up(const Lanes& cards, Lanes& found) const {
#if defined(__AVX512BW__)
    found = reinterpret_cast<Lanes>(_mm512_permutex2var_epi16(
        _mm512_load_si512(words_.data()), reinterpret_cast<__m512i>(cards),
        _mm512_load_si512(words_.data() + lane_count)));
#else
    for (std::size_t lane = 0; lane < lane_count; ++lane) found[lane] = words_[cards[lane] % 64U];
#endif
  }

 private:
  alignas(64) std::array<std::uint16_t, 2 * lane_count> words_ = {};
};

// The lanes that have one of these bits, a bit each.
[[gnu::always_inline]] inline std::uint32_t lanes_with(const Lanes& lanes, std::uint16_t bits) {
#if defined(__AVX512BW__)
  return _mm512_test_epi16_mask(reinterpret_cast<__m512i>(lanes),
                                _mm512_set1_epi16(static_cast<short>(bits)));
#else
  std::uint32_t found = 0;
  for (std::size_t lane = 0; lane < lane_count; ++lane)
    found |= ((lanes[lane] & bits) != 0 ? 1U : 0U) << lane;
  return found;
#endif
}

// Writes the numbers of the lanes in a set, counted from `first`, and says how many there are.
// There must be room for all lanes. Two are written whether they are there or not: in the sets that
// this is for, more than two are rare, and a processor that has to guess how many loses more.
[[gnu::always_inline]] inline std::size_t write_lanes(std::uint32_t set, std::uint32_t first,
                                                      std::uint32_t* into) {
#if defined(__AVX512BW__)
  const __m512i lower =
      _mm512_add_epi32(_mm512_set1_epi32(static_cast<int>(first)),
                       _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
  const __m512i upper = _mm512_add_epi32(lower, _mm512_set1_epi32(16));
  const auto in_lower = static_cast<__mmask16>(set);
  const auto in_upper = static_cast<__mmask16>(set >> 16);
  const auto count = static_cast<std::size_t>(std::popcount(in_lower));
  _mm512_storeu_si512(into, _mm512_maskz_compress_epi32(in_lower, lower));
  _mm512_storeu_si512(into + count, _mm512_maskz_compress_epi32(in_upper, upper));
  return static_cast<std::size_t>(std::popcount(set));
#else
  std::size_t count = 0;
  const auto write_next = [&] {
    into[count] =
        first + static_cast<std::uint32_t>(std::countr_zero(set)) % std::uint32_t{lane_count};
    count += set != 0 ? 1 : 0;
    set &= set - 1;
  };
  write_next();
  write_next();
  while (set != 0) write_next();
  return count;
#endif
}

// Bytes as numbers.
[[gnu::always_inline]] inline void widen(const std::uint8_t* bytes, Lanes& lanes) {
  using Bytes [[gnu::vector_size(lane_count)]] = std::uint8_t;
  Bytes read;
  std::memcpy(&read, bytes, sizeof read);
  lanes = __builtin_convertvector(read, Lanes);
}

// 32 hands of this many bytes, one after the other, as columns: the first card of each hand, the
// second of each, and so on. The upper half of a number may hold anything.
template <std::size_t Cards>
class Columns {
 public:
  [[gnu::always_inline]] explicit Columns(const std::uint8_t* hands) {
#if defined(__AVX512BW__)
    constexpr std::size_t bytes = Cards * lane_count;
    static_assert(bytes > 128 && bytes <= 256, "four to eight cards");
    constexpr auto last = static_cast<__mmask64>(
        bytes == 256 ? ~std::uint64_t{0} : (std::uint64_t{1} << (bytes % 64)) - 1);
    const __m512i a = _mm512_loadu_si512(hands);
    const __m512i b = _mm512_loadu_si512(hands + 64);
    const __m512i c =
        bytes >= 192 ? _mm512_loadu_si512(hands + 128) : _mm512_maskz_loadu_epi8(last, hands + 128);
    const __m512i d =
        bytes > 192 ? _mm512_maskz_loadu_epi8(last, hands + 192) : _mm512_setzero_si512();
    for (std::size_t card = 0; card < Cards; ++card) {
      const __m512i from = _mm512_load_si512(pairs[card].data());
      const __m512i pair =
          _mm512_mask_blend_epi16(upper[card], _mm512_permutex2var_epi16(a, from, b),
                                  _mm512_permutex2var_epi16(c, from, d));
      of_[card] =
          reinterpret_cast<Lanes>(_mm512_srlv_epi16(pair, _mm512_load_si512(shifts[card].data())));
    }
#else
    for (std::size_t card = 0; card < Cards; ++card)
      for (std::size_t lane = 0; lane < lane_count; ++lane)
        of_[card][lane] = hands[Cards * lane + card];
#endif
  }

  const Lanes& operator[](std::size_t card) const { return of_[card]; }

 private:
#if defined(__AVX512BW__)
  // Which pair of bytes has the card of each hand, whether it is in the upper half of all bytes,
  // and how far the card is from the pair's end.
  struct alignas(64) Row : std::array<std::uint16_t, lane_count> {};
  static constexpr auto pairs = [] {
    std::array<Row, Cards> rows = {};
    for (std::size_t card = 0; card < Cards; ++card)
      for (std::size_t lane = 0; lane < lane_count; ++lane)
        rows[card][lane] = static_cast<std::uint16_t>((Cards * lane + card) / 2);
    return rows;
  }();
  static constexpr auto upper = [] {
    std::array<std::uint32_t, Cards> masks = {};
    for (std::size_t card = 0; card < Cards; ++card)
      for (std::size_t lane = 0; lane < lane_count; ++lane)
        if (Cards * lane + card >= 128) masks[card] |= 1U << lane;
    return masks;
  }();
  static constexpr auto shifts = [] {
    std::array<Row, Cards> rows = {};
    for (std::size_t card = 0; card < Cards; ++card)
      for (std::size_t lane = 0; lane < lane_count; ++lane)
        rows[card][lane] = static_cast<std::uint16_t>((Cards * lane + card) % 2 * 8);
    return rows;
  }();
#endif
  std::array<Lanes, Cards> of_;
};

}  // namespace cardroom
