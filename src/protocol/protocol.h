// The protocol and the journal as data: every message, command and record with its fields, who may
// send it, and what it is for. Types and reference tables are printed from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/shape.h"

namespace cardroom::protocol {

using codec::Shape;

// A message that a client sends to the room.
struct Request {
  Shape shape;
  std::vector<std::string_view> roles;  // If "visitor" is among them, nobody has to sign in.
  std::string_view answer;              // The message that comes back.
  std::string_view what;
};

// A message that the room sends.
struct Message {
  Shape shape;
  std::string_view what;
};

// A command at a table: fields that the room fills in itself are left out.
struct Command {
  Shape shape;
  std::vector<std::string_view> roles;
};

struct Game {
  std::string_view kind;
  std::string_view name;
  std::vector<Command> commands;
};

// A record of the journal.
struct Record {
  std::string_view stream;
  Shape shape;
  std::string_view what;
};

// A notice in the operator's log.
struct LogNotice {
  Shape shape;
  std::string_view level;
  std::string_view what;
};

std::vector<Request> requests();
std::vector<Message> messages();
std::vector<Game> games();
std::vector<Record> records();
std::vector<LogNotice> log_notices();

}  // namespace cardroom::protocol
