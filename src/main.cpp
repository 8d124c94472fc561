// The program: nothing but its command line.
#include <sodium/core.h>

#include <cstdio>

#include "cli/cli.h"
#include "cli/host/widest_form.h"

int main(int argc, char** argv) {
  cardroom::cli::take_widest_form(argv);
  // Picks the fastest ChaCha20 of this processor. It is called here because it also reads the
  // random device, which no code below the room may do.
  if (sodium_init() < 0) {
    std::fputs("cardroom: libsodium cannot be used on this machine\n", stderr);
    return 1;
  }
  return cardroom::cli::run(argc, argv);
}
