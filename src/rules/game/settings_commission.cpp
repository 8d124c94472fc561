#include "rules/game/settings_commission.h"

#include "base/money_text.h"

namespace cardroom {

namespace {

std::optional<SettingRefusal> set_commission_1995(Terms& terms, const Determinations& determined) {
  terms.commission.percent = determined.commission.value_or(5);
  // *95-11.2, M-13: a variation only lowers the commission.
  if (terms.commission.percent > 5)
    return refuse_setting(terms.cite().commission_rate,
                          "commission " + std::to_string(terms.commission.percent) +
                              ": may only be less than 5 percent");
  return std::nullopt;
}

std::optional<SettingRefusal> set_commission_2005(Terms& terms, const Determinations& determined) {
  terms.commission.by_time = determined.time_charge.has_value();
  terms.commission.time_charge = determined.time_charge.value_or(Chips(0));
  terms.commission.time_minutes = determined.time_period.value_or(30);
  terms.commission.percent = determined.commission.value_or(5);
  if (terms.commission.by_time && (determined.commission || determined.commission_cap))
    return refuse_setting(terms.cite().commission_time,
                          "time-charge " + text(terms.commission.time_charge) +
                              ": players pay for time or from the pots, not both");
  if (determined.time_period && !terms.commission.by_time)
    return refuse_setting(terms.cite().commission_time,
                          "time-period " + std::to_string(terms.commission.time_minutes) +
                              ": a time-charge must be determined first");
  // S05-15.1: a commission must be charged; S05-15.2(a): 5 or 10 percent.
  if (terms.commission.percent == 0)
    return refuse_setting(terms.cite().commission,
                          "commission none: the operator must charge a commission");
  if (terms.commission.percent != 5 && terms.commission.percent != 10)
    return refuse_setting(clause("S05-15.2(a)"), "commission " +
                                                     std::to_string(terms.commission.percent) +
                                                     ": the scales are 5 and 10 percent");
  // S05-15.2(e), M-09: 10 percent only where the required stake is 100 or less.
  if (terms.commission.percent == 10 && terms.stake > Chips(100))
    return refuse_setting(
        terms.cite().commission_rate,
        "commission 10: only with a table stake of 100 or less, here it is " + text(terms.stake));
  return std::nullopt;
}

}  // namespace

bool lacks_commission_cap(const Terms& terms) {
  const CommissionScale scale = terms.game->commission;
  const bool asked_for = scale == CommissionScale::stud_2005 || scale == CommissionScale::rake_2017;
  const CommissionTerms& commission = terms.commission;
  return asked_for && commission.percent > 0 && !commission.by_time && !commission.capped;
}

std::optional<SettingRefusal> set_commission(Terms& terms, const Determinations& determined) {
  terms.commission.capped = determined.commission_cap.has_value();
  terms.commission.cap = determined.commission_cap.value_or(Chips(0));
  switch (terms.game->commission) {
    case CommissionScale::none:
      return std::nullopt;
    case CommissionScale::gazette_1995:
      return set_commission_1995(terms, determined);
    case CommissionScale::stud_2005:
      return set_commission_2005(terms, determined);
    case CommissionScale::rake_2017:
      break;
  }
  terms.commission.percent = determined.commission.value_or(0);
  if (terms.commission.percent > 5)
    return refuse_setting(
        terms.cite().commission_rate,
        "rake " + std::to_string(terms.commission.percent) + ": must not exceed 5 percent");
  return std::nullopt;
}

}  // namespace cardroom
