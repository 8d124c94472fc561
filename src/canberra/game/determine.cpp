#include "canberra/game/determine.h"

#include <algorithm>

#include "base/money_text.h"
#include "rulebook/common_rules.h"

namespace cardroom::canberra {

namespace {

constexpr Rule not_left_open{"not_left_open", "The rules do not leave this to the operator."};
constexpr Rule bad_value{"bad_value", "This setting needs another kind of value."};

using Value = std::string_view;

std::optional<Cents> dollars(Value value) { return parse_dollars(value); }

std::optional<Chips> chips(Value value) {
  const auto amount = parse_dollars(value);
  if (!amount || amount->count() % 100 != 0) return std::nullopt;
  return Chips(amount->count() / 100);
}

std::optional<int> whole(Value value, int most) {
  const auto amount = chips(value);
  if (!amount || amount->count() > most) return std::nullopt;
  return static_cast<int>(amount->count());
}

// "33", "33.33" or "33.33%" as hundredths of a per cent.
std::optional<std::int32_t> share(Value value) {
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

bool store_boxes(Settings& settings, Value value) {
  const auto boxes = whole(value, 255);
  if (boxes) settings.boxes = static_cast<std::uint8_t>(*boxes);
  return boxes.has_value();
}

bool store_shoe(Settings& settings, Value value) {
  settings.shoe = value == "automated" ? ShoeKind::automated : ShoeKind::hand;
  return value == "automated" || value == "hand";
}

bool store_declaration(Settings& settings, Value value) {
  settings.declaration = value == "manual" ? Declaration::manual : Declaration::automatic;
  return value == "manual" || value == "automatic";
}

// Nullopt if the key is not one of these.
std::optional<bool> store(Determined& to, Value key, Value value) {
  if (key == "minimum") return store(to.minimum, chips(value));
  if (key == "maximum") return store(to.maximum, chips(value));
  if (key == "multiple") return store(to.multiple, chips(value));
  if (key == "max-payout") return store(to.max_payout, chips(value));
  if (key == "jackpot-wager") return store(to.others.sign.jackpot_wager_cents, dollars(value));
  if (key == "distribution") return store(to.others.distribution, share(value));
  if (key == "jackpot-pool") return store(to.others.jackpot_pool, dollars(value));
  if (key == "reserve-pool") return store(to.others.reserve_pool, dollars(value));
  if (key == "seed") return store(to.others.seed, dollars(value));
  if (key == "boxes" || key == "seats") return store_boxes(to.others, value);
  if (key == "shoe") return store_shoe(to.others, value);
  if (key == "declaration") return store_declaration(to.others, value);
  if (key == "hours") return store(to.others.hours, parse_hours(value));
  return std::nullopt;
}

// Settings that other games leave open and this one fixes.
struct Settled {
  Value key;
  Clause by;
};
constexpr Settled settled[] = {
    {"deck", clause("CP17-2.1")},    {"joker", clause("CP17-2.1")},
    {"ace-low", clause("CP17-2.7")}, {"win", clause("CP17-2.6")},
    {"low-ace", clause("CP17-2.7")}, {"low-qualifier", clause("CP17-2.6")},
    {"burn", clause("CP17-6.3")},    {"ante", clause("CP17-4.1(a)")},
    {"limit", clause("CP17-7.2")},   {"forced", clause("CP17-4.1(a)")},
};

Clause clause_of(Value key) {
  const auto* const found = std::find_if(setting_keys.begin(), setting_keys.end(),
                                         [&](const SettingKey& one) { return one.key == key; });
  return found == setting_keys.end() ? Clause() : found->clause;
}

Chips rounded_up(Chips amount, Chips multiple) {
  if (multiple < Chips(1)) return amount;
  return multiple * ((amount.count() + multiple.count() - 1) / multiple.count());
}

}  // namespace

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
  // Twice the highest ante, paid at the highest odds.
  const Chips unlimited = std::max(usual.max_payout, sign.maximum * 500);
  sign.max_payout = determined.max_payout.value_or(unlimited);
  return settings;
}

Result<Done, Violation> determine(Determined& determined, std::string_view key,
                                  std::string_view value) {
  for (const auto& one : settled)
    if (one.key == key) return Violation{&not_left_open, one.by};
  Determined changed = determined;
  const auto stored = store(changed, key, value);
  if (!stored) return Violation{&cardroom::refusal::no_such_setting, Clause()};
  if (!*stored) return Violation{&bad_value, clause_of(key)};
  if (const auto valid = validate(resolve(changed)); !valid) return valid.error();
  determined = changed;
  return Done{};
}

}  // namespace cardroom::canberra
