// The program: its command line is all there is to it.
#include <sodium/core.h>

#include <cstdio>

#include "cli/cli.h"

int main(int argc, char** argv) {
  // Picks the fastest ChaCha20 of this processor. Here, because it also reads the random device,
  // which nothing under the rules may do.
  if (sodium_init() < 0) {
    std::fputs("cardroom: libsodium cannot be used on this machine\n", stderr);
    return 1;
  }
  return cardroom::cli::run(argc, argv);
}
