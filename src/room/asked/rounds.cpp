#include "room/asked/rounds.h"

#include <algorithm>

#include "room/messages/fields.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t rounds_most = 200;

Inquiry inquiry_of(Inquiry::Kind kind, const Message& message) {
  Inquiry asked;
  asked.kind = kind;
  asked.from = message.from;
  asked.id = message.id;
  asked.asker = message.account;
  asked.role = message.role;
  asked.table = table_in(message.fields);
  const std::int64_t limit = number_in(message.fields, "limit");
  asked.limit = static_cast<std::size_t>(limit < 1 ? 20 : std::min(limit, rounds_most));
  return asked;
}

std::uint64_t round_in(const Message& message, std::string_view name) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(0, number_in(message.fields, name)));
}

}  // namespace

void ask_rounds(const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::rounds, message);
  asked.round = round_in(message, "before");
  effects.inquiries.push_back(std::move(asked));
}

void ask_search_rounds(const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::search, message);
  asked.player = player_in(message.fields, "player");
  asked.from_ms = number_in(message.fields, "from_ms");
  asked.to_ms = number_in(message.fields, "to_ms");
  asked.after = text_in(message.fields, "after");
  effects.inquiries.push_back(std::move(asked));
}

void ask_replay(const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::replay, message);
  asked.round = round_in(message, "round");
  effects.inquiries.push_back(std::move(asked));
}

// The chain of what was committed, and the books. `cardroom audit` plays everything again.
void ask_audit(const cage::Ledger& ledger, const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::audit, message);
  asked.books_fault = cage::fault_of(ledger);
  effects.inquiries.push_back(std::move(asked));
}

}  // namespace cardroom::room
