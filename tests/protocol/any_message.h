// AnyMessage: messages that somebody could send, made from the list that the protocol is printed
// from. Whatever is added to that list is made by itself.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <string>
#include <vector>

#include "base/chance.h"
#include "protocol/commands.h"
#include "protocol/requests.h"
#include "rulebook/role.h"

namespace cardroom::protocol {

// What numbers in a message may mean: where the edges are.
struct Edges {
  std::uint32_t table = 1;
  std::uint32_t players = 1;  // Accounts there are.
  std::int64_t minimum = 1;
  std::int64_t stake = 1;
};

class AnyMessage {
 public:
  AnyMessage(std::string_view kind, std::uint64_t seed);

  struct Made {
    std::string role;  // Of one who may send it; "visitor" too.
    std::string text;
  };
  // A command of the game at the table, one in tournament 1, or a message to the room.
  Made at_table(const Edges& edges);
  Made in_tournament(const Edges& edges);
  Made to_room(const Edges& edges);

 private:
  boost::json::object command_of(const Edges& edges, std::string& role);
  boost::json::object object_of(const codec::Shape& shape, const Edges& edges);
  boost::json::value odd_value();
  boost::json::value value_of(std::string_view name, const codec::Shape& shape, const Edges& edges);
  std::int64_t number_of(std::string_view name, const Edges& edges);
  std::string text_of(std::string_view name);
  Made whole(boost::json::object object, std::string role);
  template <class List>
  const auto& one_of(const List& list) {
    return list[chance_.below(static_cast<std::uint32_t>(std::size(list)))];
  }

  std::string kind_;
  std::vector<CommandEntry> commands_;
  std::vector<RequestEntry> requests_;
  Chance chance_;
  std::uint64_t ids_ = 0;
};

}  // namespace cardroom::protocol
