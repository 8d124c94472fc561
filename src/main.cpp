// The program: its command line is all there is to it.
#include "cli/cli.h"

int main(int argc, char** argv) { return cardroom::cli::run(argc, argv); }
