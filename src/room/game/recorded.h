// Recorded: a command of the journal and what followed from it, to be carried out again.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "records/records.h"

namespace cardroom::room {

// Most games need only the events. A hosted table needs the command: its events leave out what
// nobody knows.
struct Recorded {
  const boost::json::object& command;
  const boost::json::array& events;
};

// Nothing where the record has no such parts. The record must outlive it.
inline std::optional<Recorded> recorded_in(const records::TableCommand<codec::Unread>& record) {
  const boost::json::object* const command = record.command.value->if_object();
  const boost::json::array* const events = record.events.value->if_array();
  if (command == nullptr || events == nullptr) return std::nullopt;
  return Recorded{*command, *events};
}

}  // namespace cardroom::room
