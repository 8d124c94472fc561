// cardroom tournament: formats, scripts and simulations of tournaments.
#pragma once

namespace cardroom::cli {

class Command;

void add_tournament(Command& program);

}  // namespace cardroom::cli
