#include "room/net/limits.h"

namespace cardroom::room::net {

namespace {

Rate times(const Rate& rate, double factor) {
  return {rate.per_second * factor, rate.burst * factor};
}

}  // namespace

Limits limits_for(double messages_a_second, double address_messages_a_second) {
  Limits limits;
  const double more = messages_a_second / limits.messages.per_second;
  const double address_more = address_messages_a_second / limits.address_messages.per_second;
  for (Rate* const rate : {&limits.messages, &limits.bytes, &limits.answers, &limits.work})
    *rate = times(*rate, more);
  for (Rate* const rate : {&limits.address_messages, &limits.address_bytes, &limits.address_answers,
                           &limits.address_work})
    *rate = times(*rate, address_more);
  return limits;
}

}  // namespace cardroom::room::net
