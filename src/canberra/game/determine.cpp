#include "canberra/game/determine.h"

#include <algorithm>
#include <array>

#include "base/money_text.h"
#include "rulebook/common_rules.h"

namespace cardroom::canberra {

namespace {

using D = Determined;
using V = std::string_view;

std::optional<Cents> dollars(V value) { return parse_dollars(value); }

std::optional<Chips> chips(V value) {
  const auto amount = parse_dollars(value);
  if (!amount || amount->count() % 100 != 0) return std::nullopt;
  return Chips(amount->count() / 100);
}

std::optional<int> whole(V value, int most) {
  const auto amount = chips(value);
  if (!amount || amount->count() > most) return std::nullopt;
  return static_cast<int>(amount->count());
}

// "33", "33.33" or "33.33%" as hundredths of a per cent.
std::optional<std::int32_t> share(V value) {
  if (value.ends_with('%')) value.remove_suffix(1);
  const auto parts = parse_dollars(value);
  if (!parts || *parts > Cents(1'000'000)) return std::nullopt;
  return static_cast<std::int32_t>(parts->count());
}

// Stores the value that was read; false if there was none.
template <class T, class U>
bool store(T& to, const std::optional<U>& read) {
  if (read) to = static_cast<U>(*read);
  return read.has_value();
}

bool store_boxes(Settings& settings, V value) {
  const auto boxes = whole(value, 255);
  if (boxes) settings.boxes = static_cast<std::uint8_t>(*boxes);
  return boxes.has_value();
}

bool store_shoe(Settings& settings, V value) {
  settings.shoe = value == "automated" ? ShoeKind::automated : ShoeKind::hand;
  return value == "automated" || value == "hand";
}

bool store_declaration(Settings& settings, V value) {
  settings.declaration = value == "manual" ? Declaration::manual : Declaration::automatic;
  return value == "manual" || value == "automatic";
}

bool store_jackpot(Settings& settings, V value) {
  settings.jackpot = value == "beside" ? JackpotWagers::beside_chips
                     : value == "no"   ? JackpotWagers::none
                                       : JackpotWagers::from_chips;
  return value == "beside" || value == "no" || value == "yes";
}

constexpr auto list = std::to_array<TableSetting>({
    {{"minimum", "chips", "the smallest ante",
      [](D& d, V v) { return store(d.minimum, chips(v)); }},
     clause("CP17-3.1")},
    {{"maximum", "chips", "the most that is paid or collected on an ante",
      [](D& d, V v) { return store(d.maximum, chips(v)); }},
     clause("CP17-3.5")},
    {{"multiple", "chips", "antes are multiples of it",
      [](D& d, V v) { return store(d.multiple, chips(v)); }},
     clause("CP17-3.3")},
    {{"max-payout", "chips", "the most that a bet wins",
      [](D& d, V v) { return store(d.max_payout, chips(v)); }},
     clause("CP17-8.2")},
    {{"jackpot-wager", "dollars", "the Displayed Jackpot Wager",
      [](D& d, V v) { return store(d.others.sign.jackpot_wager_cents, dollars(v)); }},
     clause("CP17-3.6")},
    {{"distribution", "per cent", "share of a jackpot wager that goes to the jackpot pool",
      [](D& d, V v) { return store(d.others.distribution, share(v)); }},
     clause("CP17-10.6")},
    {{"jackpot-pool", "dollars", "what the jackpot pool holds at first",
      [](D& d, V v) { return store(d.others.jackpot_pool, dollars(v)); }},
     clause("CP17-10.6")},
    {{"reserve-pool", "dollars", "what the reserve pool holds at first",
      [](D& d, V v) { return store(d.others.reserve_pool, dollars(v)); }},
     clause("CP17-10.6")},
    {{"seed", "dollars", "where the jackpot pool restarts after a royal flush",
      [](D& d, V v) { return store(d.others.seed, dollars(v)); }},
     clause("CP17-10.6")},
    {{"boxes", "1 to 9", "how many boxes the layout has",
      [](D& d, V v) { return store_boxes(d.others, v); }},
     clause("CP17-2.1")},
    {{"shoe", "hand|automated", "dealt by hand, or rule 12",
      [](D& d, V v) { return store_shoe(d.others, v); }},
     clause("CP17-12.1")},
    {{"declaration", "automatic|manual", "who declares a jackpot hand",
      [](D& d, V v) { return store_declaration(d.others, v); }},
     clause("CP17-10.4")},
    {{"jackpot", "yes|beside|no",
      "jackpot wagers: from the chips; at a tournament's table, money beside them, or none",
      [](D& d, V v) { return store_jackpot(d.others, v); }},
     clause("CP17-17.3(a)(vii)")},
    {{"hours", "HH:MM-HH:MM|any", "hours of gaming",
      [](D& d, V v) { return store(d.others.hours, parse_hours(v)); }},
     clause("CP17-15.1")},
    {{"seats", "1 to 9", "the same as boxes", [](D& d, V v) { return store_boxes(d.others, v); }},
     clause("CP17-2.1")},
});

// Settings that other games leave open and this one fixes.
struct Settled {
  V key;
  Clause by;
};
constexpr Settled settled[] = {
    {"deck", clause("CP17-2.1")},    {"joker", clause("CP17-2.1")},
    {"ace-low", clause("CP17-2.7")}, {"win", clause("CP17-2.6")},
    {"low-ace", clause("CP17-2.7")}, {"low-qualifier", clause("CP17-2.6")},
    {"burn", clause("CP17-6.3")},    {"ante", clause("CP17-4.1(a)")},
    {"limit", clause("CP17-7.2")},   {"forced", clause("CP17-4.1(a)")},
};

Chips rounded_up(Chips amount, Chips multiple) {
  if (multiple < Chips(1)) return amount;
  return multiple * ((amount.count() + multiple.count() - 1) / multiple.count());
}

}  // namespace

std::span<const TableSetting> setting_list() { return list; }

Settings resolve(const Determined& determined) {
  Settings settings = determined.others;
  Sign& sign = settings.sign;
  const Sign usual;
  sign.multiple = determined.multiple.value_or(usual.multiple);
  const Chips lowest =
      determined.maximum ? std::min(usual.minimum, *determined.maximum) : usual.minimum;
  sign.minimum = determined.minimum.value_or(rounded_up(lowest, sign.multiple));
  sign.maximum =
      determined.maximum.value_or(rounded_up(std::max(usual.maximum, sign.minimum), sign.multiple));
  // CP17-8.1: where no maximum is determined, nothing is capped, whatever a box wagers.
  sign.max_payout = determined.max_payout.value_or(Chips(0));
  return settings;
}

Result<Done, Violation> determine(Determined& determined, std::string_view key,
                                  std::string_view value) {
  for (const auto& one : settled)
    if (one.key == key) return Violation{&refusal::setting_not_open, one.by};
  const TableSetting* const setting = row_of(setting_list(), key);
  if (setting == nullptr) return Violation{&cardroom::refusal::no_such_setting, Clause()};
  Determined changed = determined;
  const bool read = setting->read(changed, value);
  const bool nothing = changed.max_payout && *changed.max_payout < Chips(1);
  if (!read || nothing) return Violation{&refusal::setting_value, setting->clause};
  if (const auto valid = validate(resolve(changed)); !valid) return valid.error();
  determined = changed;
  return Done{};
}

}  // namespace cardroom::canberra
