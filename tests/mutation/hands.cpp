// Runs the scripts named on the command line, as `cardroom hand --quiet` does, without the rest of
// the program. Each script that does not hold is a line; the exit code is 1 if there is one.
#include <fstream>
#include <iostream>
#include <sstream>

#include "script/run.h"

int main(int count, char** names) {
  int failed = 0;
  for (int at = 1; at < count; ++at) {
    std::ifstream file(names[at]);
    std::stringstream text;
    text << file.rdbuf();
    const auto script = cardroom::parse_script(names[at], text.str());
    if (script && cardroom::run_script(*script).passed()) continue;
    std::cout << names[at] << std::endl;
    failed = 1;
  }
  return failed;
}
