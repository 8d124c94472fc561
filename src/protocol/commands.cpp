#include "protocol/commands.h"

#include <algorithm>

#include "canberra/table/commands.h"
#include "canberra/table/enum_words.h"
#include "canberra/tournament/commands.h"
#include "hosted/canberra.h"
#include "hosted/commands.h"
#include "protocol/roles.h"
#include "room/hosted/permissions.h"
#include "rules/round/event_words.h"
#include "rules/table/commands.h"
#include "tournament/commands.h"

namespace cardroom::protocol {

namespace {

using codec::Shape;

// The room knows who asks and when, and a wager that no real pad has to accept lights it up.
constexpr std::string_view filled_in[] = {"by", "minute", "now_s"};
constexpr std::string_view pad = "pad";
enum class Pads { none, real };

// Fields that a command can do without: the sender's own seat and name, and fields that are empty
// by default.
bool has_default(const codec::ShapeField& field) {
  const Shape& shape = field.shape;
  return shape.or_null || shape.kind == Shape::Kind::flag || shape.kind == Shape::Kind::card ||
         shape.kind == Shape::Kind::list || field.name == "text" || field.name == pad;
}

void add_commands(std::vector<CommandEntry>& into, const Shape& shape,
                  std::span<const room::Permission> permissions, Pads pads = Pads::none) {
  if (shape.kind == Shape::Kind::either) {
    for (const Shape& one : shape.inside) add_commands(into, one, permissions, pads);
    return;
  }
  CommandEntry command{shape, roles_in(permissions, shape.name)};
  if (command.roles.empty()) return;  // Only the room itself gives it.
  std::erase_if(command.shape.fields, [pads](const codec::ShapeField& field) {
    if (field.name == pad) return pads == Pads::none;
    return std::ranges::find(filled_in, field.name) != std::end(filled_in);
  });
  for (codec::ShapeField& field : command.shape.fields) {
    field.may_be_left_out = has_default(field);
    field.shape.or_null = false;
  }
  into.push_back(std::move(command));
}

}  // namespace

std::vector<GameCommands> games() {
  std::vector<GameCommands> games = {{"poker", "at a table of poker between players", {}},
                                     {"hosted", "at a hosted table", {}},
                                     {"canberra", "at a table of Canberra Poker", {}},
                                     {"hosted_canberra", "at a hosted table of Canberra Poker", {}},
                                     {"tournament", "in a tournament", {}},
                                     {"contest", "in a tournament of Canberra Poker", {}}};
  add_commands(games[0].commands, codec::shape_of<TableCommand>(), room::poker_permissions());
  add_commands(games[1].commands, codec::shape_of<HostedCommand>(), room::hosted_permissions());
  add_commands(games[2].commands, codec::shape_of<canberra::Command>(),
               room::canberra_permissions());
  add_commands(games[3].commands, codec::shape_of<canberra::HostedCanberraCommand>(),
               room::hosted_canberra_permissions(), Pads::real);
  add_commands(games[4].commands, codec::shape_of<tournament::Command>(),
               room::tournament_permissions());
  add_commands(games[5].commands, codec::shape_of<canberra::tournament::Command>(),
               room::contest_permissions());
  return games;
}

}  // namespace cardroom::protocol
