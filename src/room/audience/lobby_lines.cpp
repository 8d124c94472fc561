#include "room/audience/lobby_lines.h"

#include <list>

#include "codec/changes.h"

namespace cardroom::room {

std::string LobbyLines::changes(Lines now) {
  outgoing::LobbyChanges message;
  std::list<std::string> texts;
  for (const auto& [number, line] : now) {
    outgoing::LobbyChange change{number, {}, {}};
    const auto before = told_.find(number);
    if (before == told_.end()) {
      change.line = line;
    } else if (!codec::same(before->second, line)) {
      codec::write_changes(texts.emplace_back(), before->second, line);
      change.changes = codec::Encoded<codec::Changes<outgoing::LobbyTable>>{texts.back()};
    } else {
      continue;
    }
    message.tables.push_back(std::move(change));
  }
  for (const auto& [number, line] : told_)
    if (!now.contains(number)) message.gone.push_back(number);
  told_ = std::move(now);
  return message.tables.empty() && message.gone.empty() ? std::string() : codec::to_text(message);
}

}  // namespace cardroom::room
