// `cardroom tournament state|display|export`: a tournament in a room that is open.
#pragma once

namespace cardroom::cli {

class Command;

void add_live(Command& tournament);

}  // namespace cardroom::cli
