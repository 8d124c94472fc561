// cardroom sim: very many rounds of any game with bots.
#pragma once

namespace cardroom::cli {

class Command;

void add_sim(Command& program);

}  // namespace cardroom::cli
