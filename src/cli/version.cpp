#include "cli/version.h"

#include "cli/commit.inc"
#include "cli/settings.h"
#include "room/messages/account.h"
#include "store/sqlite/journal.h"

#ifndef CARDROOM_VERSION
#define CARDROOM_VERSION "0.0.0"
#endif

namespace cardroom::cli {

std::string version_line() { return "cardroom " CARDROOM_VERSION; }

std::string version_text() {
  return version_line() + "\ncommit " + commit_name + "\njournal format " +
         std::to_string(store::journal_format) + "\nprotocol version " +
         std::to_string(room::outgoing::protocol_version) + "\nsettings version " +
         std::to_string(settings_version);
}

}  // namespace cardroom::cli
