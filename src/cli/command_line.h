// How a subcommand describes itself: arguments, options and flags bound to the fields of a struct,
// and the function that gets them. Only one source file knows the library that parses them.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "cli/cli.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cardroom::cli {

struct Bounds {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// An argument, an option or a flag of a command.
class Option {
 public:
  explicit Option(CLI::Option& option) : option_(&option) {}

  Option& required();
  Option& once_each();      // One value each time; the next word is not another value.
  Option& default_shown();  // --help shows the default value.
  Option& type(const std::string& word);  // What --help calls its value; may be empty.

  Option& one_of(std::initializer_list<const char*> words);
  Option& one_of(std::initializer_list<int> numbers);
  Option& between(const Bounds& bounds);
  Option& positive();

  Option& needs(const Option& other);
  Option& excludes(const Option& other);

 private:
  CLI::Option* option_;
};

struct CommandText {
  std::string name;
  std::string what;    // One line of the list of commands.
  std::string footer;  // The end of --help: examples, exit codes.
};

// A command, or one of its subcommands.
class Command {
 public:
  using Action = std::function<int(const Streams&)>;

  Command(CLI::App& app, Action& chosen) : app_(&app), chosen_(&chosen) {}

  Command subcommand(const CommandText& text);
  void wants_subcommand();

  // Value: a text, several of them, a number, or an optional one. A name without hyphens means an
  // argument.
  template <class Value>
  Option option(const std::string& name, Value& value, const std::string& what);
  Option flag(const std::string& name, bool& value, const std::string& what);

  // What the command does once everything is read; the options are its own.
  template <class Options>
  Options& runs(int (*run)(const Options& options, const Streams& streams)) {
    auto options = std::make_shared<Options>();
    does([options, run](const Streams& streams) { return run(*options, streams); });
    return *options;
  }

 private:
  void does(Action action);

  CLI::App* app_;
  Action* chosen_;
};

// Parses the arguments of a program that `describe` has described, and does what they ask for. A
// mistake is reported on the error stream.
struct Program {
  CommandText text;
  std::string version;
  void (*describe)(Command& program) = nullptr;
};
int run(const Program& program, const std::vector<std::string>& arguments, const Streams& streams);

}  // namespace cardroom::cli
