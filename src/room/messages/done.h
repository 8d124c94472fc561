// The answer to a command: it was carried out, or refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/money.h"
#include "codec/values.h"
#include "rulebook/clause.h"

namespace cardroom::room::outgoing {

using codec::Maybe;

// The id of the message that is answered; null if it had none.
using Id = std::optional<std::string_view>;
inline Id id_of(std::string_view id) { return id.empty() ? Id() : Id(id); }

struct Done {
  Id id;
  Maybe<std::uint32_t> table;
  Maybe<std::uint64_t> seq;
  Maybe<Cents> wallet_cents;
  Maybe<std::uint32_t> tournament = {};
  CARDROOM_DESCRIBED("done", id, table, seq, wallet_cents, tournament);
};

struct Refused {
  Id id;
  std::optional<std::int64_t> table;
  std::string_view rule;
  cardroom::Clause clause;
  codec::Named<std::int64_t> facts;
  std::string_view sentence;
  CARDROOM_DESCRIBED("refused", id, table, rule, clause, facts, sentence);
};

}  // namespace cardroom::room::outgoing
