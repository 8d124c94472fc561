// Every script of a tournament once more, through the room: its staff and its players send the
// commands as messages. What the engine refuses is refused, and the tournament ends in the same
// places and prizes.
#include <filesystem>
#include <set>

#include "audit/audit.h"
#include "script_in_room.h"

namespace cardroom::room {
namespace {

template <class Kind>
void run_in_room(const Script& script) {
  InTheRoom<Kind> in(script.rules);
  for (const auto& command : commands_of<Kind>(script)) in.send(command);
  check_same(in.alone(), in.state());
  CHECK(in.room->ledger().sum() == Cents(0));
  in.restart();
  check_same(in.alone(), in.state());
  const auto report = audit::audit(in.journal);
  REQUIRE(report);
  for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
}

template <class Kind>
void run_folder(const std::string& folder) {
  std::set<std::string> files;
  for (const auto& file :
       std::filesystem::directory_iterator(test::source_folder() + "/tests/" + folder))
    files.insert(file.path().filename().string());
  CHECK(files.size() > 30);
  for (const std::string& file : files) {
    CAPTURE(file);
    run_in_room<Kind>(script_in(folder + "/" + file));
  }
}

TEST_CASE("every script of a tournament ends in the room as it ends alone") {
  run_folder<Poker>("tournaments");
}

TEST_CASE("every script of a tournament of Canberra Poker ends in the room as it ends alone") {
  run_folder<CanberraPoker>("hands/canberra-tournament");
}

}  // namespace
}  // namespace cardroom::room
