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
  Option(CLI::Option& option, CLI::Option*& settings) : option_(&option), settings_(&settings) {}

  Option& required();
  Option& once_each();  // One value each time; the next word is not another value.
  Option& type(const std::string& word);  // What --help calls its value; may be empty.
  // A file of settings (cli/settings.h): its value for every other option of the command counts
  // where the command line gives none.
  Option& names_settings();

  Option& one_of(std::initializer_list<const char*> words);
  Option& one_of(std::initializer_list<int> numbers);
  Option& between(const Bounds& bounds);
  Option& positive();

  Option& needs(const Option& other);
  Option& excludes(const Option& other);

 private:
  CLI::Option* option_;
  CLI::Option** settings_;
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

  // What was found on the command line: what to do, and the option that names a file of settings.
  struct Found {
    Action action;
    CLI::Option* settings = nullptr;
  };

  Command(CLI::App& app, Found& found) : app_(&app), found_(&found) {}

  Command subcommand(const CommandText& text);
  void wants_subcommand();

  // Value: a text, several of them, a number, or an optional one. A name without hyphens means an
  // argument.
  template <class Value>
  Option option(const std::string& name, Value& value, const std::string& what);
  Option flag(const std::string& name, bool& value, const std::string& what);

  // What is described inside is accepted, and not listed by --help.
  template <class Describe>
  void hides(Describe&& describe) {
    Command hiding = *this;
    hiding.is_hiding_ = true;
    describe(hiding);
  }

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
  Found* found_;
  bool is_hiding_ = false;
  std::shared_ptr<CLI::Option*> settings_ = std::make_shared<CLI::Option*>(nullptr);
};

// Parses the arguments of a program that `describe` has described, and does what they ask for. A
// mistake is reported on the error stream.
struct Program {
  CommandText text;
  std::string version;
  void (*describe)(Command& program) = nullptr;
};
int run(const Program& program, const std::vector<std::string>& arguments, const Streams& streams);

// The program's command line as data: what manual pages, completion and the file of settings are
// made from.
struct OptionShape {
  std::string name;        // "--listen", or an argument's "FILE".
  std::string other_name;  // "-o"; may be empty.
  std::string value;       // What it takes: "FOLDER"; empty: nothing.
  std::string what;
  std::string usual;               // Its default; may be empty.
  std::vector<std::string> words;  // What it may be, where there is a list.
  bool is_argument = false;
  bool is_required = false;
  bool is_number = false;
  bool takes_many = false;
};
struct CommandShape {
  CommandText text;
  std::vector<OptionShape> options;
  std::vector<CommandShape> commands;
};
CommandShape shape_of(const Program& program);

}  // namespace cardroom::cli
