#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <optional>
#include <ostream>
#include <utility>

namespace cardroom::cli {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::once_each() {
  option_->allow_extra_args(false);
  return *this;
}

Option& Option::default_shown() {
  option_->capture_default_str();
  return *this;
}

Option& Option::type(const std::string& word) {
  option_->type_name(word);
  return *this;
}

Option& Option::one_of(std::initializer_list<const char*> words) {
  option_->check(CLI::IsMember(std::vector<std::string>(words.begin(), words.end())));
  return *this;
}

Option& Option::one_of(std::initializer_list<int> numbers) {
  option_->check(CLI::IsMember(std::vector<int>(numbers)));
  return *this;
}

Option& Option::between(const Bounds& bounds) {
  // The type is part of the text of --help.
  if (option_->get_type_name() == "UINT")
    option_->check(CLI::Range(static_cast<std::uint64_t>(bounds.least),
                              static_cast<std::uint64_t>(bounds.most)));
  else
    option_->check(CLI::Range(bounds.least, bounds.most));
  return *this;
}

Option& Option::positive() {
  option_->check(CLI::PositiveNumber);
  return *this;
}

Option& Option::needs(const Option& other) {
  option_->needs(other.option_);
  return *this;
}

Option& Option::excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

Command Command::subcommand(const CommandText& text) {
  auto* const app = app_->add_subcommand(text.name, text.what);
  if (!text.footer.empty()) app->footer(text.footer);  // Otherwise that of the command above.
  return {*app, *chosen_};
}

void Command::wants_subcommand() { app_->require_subcommand(1); }

template <class Value>
Option Command::option(const std::string& name, Value& value, const std::string& what) {
  return Option(*app_->add_option(name, value, what));
}
template Option Command::option(const std::string&, std::string&, const std::string&);
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&);
template Option Command::option(const std::string&, int&, const std::string&);
template Option Command::option(const std::string&, std::optional<int>&, const std::string&);
template Option Command::option(const std::string&, double&, const std::string&);
template Option Command::option(const std::string&, std::uint32_t&, const std::string&);
template Option Command::option(const std::string&, std::uint64_t&, const std::string&);

Option Command::flag(const std::string& name, bool& value, const std::string& what) {
  return Option(*app_->add_flag(name, value, what));
}

void Command::does(Action action) {
  app_->callback([chosen = chosen_, action = std::move(action)] { *chosen = action; });
}

int run(const Program& program, const std::vector<std::string>& arguments, const Streams& streams) {
  CLI::App app(program.text.what, program.text.name);
  app.set_version_flag("--version", program.version);
  app.require_subcommand(0, 1);
  app.get_formatter()->column_width(32);
  app.footer(program.text.footer);

  Command::Action chosen;
  Command described(app, chosen);
  program.describe(described);

  auto reversed = std::vector<std::string>(arguments.rbegin(), arguments.rend());
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return app.exit(error, streams.out, streams.err) == 0 ? exit_done : exit_usage;
  }
  if (!chosen) {
    streams.out << app.help();
    return exit_done;
  }
  return chosen(streams);
}

}  // namespace cardroom::cli
