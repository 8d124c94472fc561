#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>

#include "cli/settings.h"

namespace cardroom::cli {

Option& Option::required() {
  option_->required();
  return *this;
}

Option& Option::once_each() {
  option_->allow_extra_args(false);
  return *this;
}

Option& Option::type(const std::string& word) {
  option_->type_name(word);
  return *this;
}

Option& Option::names_settings() {
  *settings_ = option_;
  return *this;
}

Option& Option::one_of(std::initializer_list<const char*> words) {
  option_->type_name("WORD");
  option_->check(CLI::IsMember(std::vector<std::string>(words.begin(), words.end())));
  return *this;
}

Option& Option::one_of(std::initializer_list<int> numbers) {
  option_->check(CLI::IsMember(std::vector<int>(numbers)));
  return *this;
}

Option& Option::between(const Bounds& bounds) {
  const auto name = std::to_string(bounds.least) + " to " + std::to_string(bounds.most);
  option_->check(CLI::Range(bounds.least, bounds.most, name));
  return *this;
}

// Far above what anybody means, and small enough to be multiplied.
constexpr double positive_most = 1e12;

Option& Option::positive() {
  const auto refuses = [](const std::string& text) {
    double number = 0;
    const bool above = CLI::detail::lexical_cast(text, number) && number > 0;
    if (!above) return "'" + text + "' is not a number above 0";
    return number <= positive_most ? std::string() : "'" + text + "' is too large";
  };
  option_->check(CLI::Validator(refuses, "above 0"));
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
  return {*app, *found_};
}

void Command::wants_subcommand() { app_->require_subcommand(1); }

namespace {

template <class Value>
constexpr bool is_text =
    std::is_same_v<Value, std::string> || std::is_same_v<Value, std::vector<std::string>>;

bool is_argument(const std::string& name) { return !name.starts_with('-'); }

}  // namespace

template <class Value>
Option Command::option(const std::string& name, Value& value, const std::string& what) {
  CLI::Option* const added = app_->add_option(name, value, what);
  added->type_name(is_argument(name) ? "" : is_text<Value> ? "TEXT" : "N");
  if constexpr (std::is_arithmetic_v<Value> || std::is_same_v<Value, std::string>)
    if (value != Value{}) added->capture_default_str();
  if (is_hiding_) added->group("");
  return {*added, *settings_};
}
template Option Command::option(const std::string&, std::string&, const std::string&);
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&);
template Option Command::option(const std::string&, int&, const std::string&);
template Option Command::option(const std::string&, std::optional<int>&, const std::string&);
template Option Command::option(const std::string&, double&, const std::string&);
template Option Command::option(const std::string&, std::int64_t&, const std::string&);
template Option Command::option(const std::string&, std::uint32_t&, const std::string&);
template Option Command::option(const std::string&, std::uint64_t&, const std::string&);

Option Command::flag(const std::string& name, bool& value, const std::string& what) {
  CLI::Option* const added = app_->add_flag(name, value, what);
  if (is_hiding_) added->group("");
  return {*added, *settings_};
}

namespace {

// The text below the options, with the exit codes that most commands have if it tells none.
std::string with_exit_codes(std::string footer) {
  constexpr std::string_view codes = "Exit code 0: done. 1: it could not be done. 2: bad usage.\n";
  if (footer.find("Exit code") != std::string::npos) return footer;
  const auto example = footer.find("Example");
  const auto at = std::min(example, footer.size());
  return footer.insert(at, std::string(codes) + (example == footer.npos ? "" : "\n"));
}

}  // namespace

void Command::does(Action action) {
  app_->footer(with_exit_codes(app_->get_footer()));
  app_->callback([found = found_, settings = settings_, action = std::move(action)] {
    *found = {action, *settings};
  });
}

namespace {

// A program described once, for one reading of a command line.
struct Described {
  explicit Described(const Program& program) : app(program.text.what, program.text.name) {
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.set_version_flag("--version", program.version, "Print the version and exit");
    app.require_subcommand(0, 1);
    app.get_formatter()->column_width(32);
    app.footer(program.text.footer);
    Command described(app, found);
    program.describe(described);
  }

  void parse(const std::vector<std::string>& arguments) {
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  }

  CLI::App app;
  Command::Found found;
};

using Arguments = std::vector<std::string>;

// `cert = ""`: the line is there, and says no more than if it were not.
bool is_left_out(const Setting& setting, const CLI::Option& option) {
  return !setting.is_list && setting.values == Arguments{""} && option.get_default_str().empty();
}

// What a setting stands for on the command line.
Arguments arguments_of(const Setting& setting, const CLI::Option& option) {
  const std::string name = "--" + setting.key;
  if (option.get_items_expected_max() == 0)
    return setting.values == Arguments{"true"} ? Arguments{name} : Arguments{};
  if (is_left_out(setting, option)) return {};
  Arguments words;
  for (const std::string& value : setting.values) words.push_back(name + "=" + value);
  return words;
}

std::string nearest_setting(std::string key, const CLI::App& command) {
  for (char& letter : key) letter = letter == '_' ? '-' : CLI::detail::to_lower({letter})[0];
  const CLI::Option* nearest = nullptr;
  for (const CLI::Option* const one : command.get_options()) {
    const std::string& name = one->get_single_name();
    if (name == "help" || name == "config" || one->get_lnames().empty()) continue;
    if (name.find(key) != std::string::npos || (!name.empty() && key.find(name) != key.npos))
      nearest = one;
  }
  return nearest == nullptr ? std::string() : "; perhaps `" + nearest->get_single_name() + "`?";
}

std::vector<std::string> words_in(const CLI::Option& option) {
  // As CLI::IsMember writes them: "WORD:{a,b}".
  const std::string type = option.get_type_name();
  const auto open = type.find(":{");
  std::vector<std::string> words;
  if (open == std::string::npos || type.back() != '}') return words;
  return CLI::detail::split(type.substr(open + 2, type.size() - open - 3), ',');
}

OptionShape shape_of(const CLI::Option& option) {
  OptionShape shape;
  shape.is_argument = option.get_positional();
  shape.name = shape.is_argument             ? option.get_single_name()
               : option.get_lnames().empty() ? "-" + option.get_snames().front()
                                             : "--" + option.get_lnames().front();
  if (!option.get_lnames().empty() && !option.get_snames().empty())
    shape.other_name = "-" + option.get_snames().front();
  const std::string type = option.get_type_name();
  // Behind it CLI11 writes what is allowed: "N:0 to 9", "WORD:{a,b}". HOST:PORT is one value.
  if (option.get_items_expected_max() > 0)
    shape.value = type.substr(0, type.find(type.starts_with("N:") ? ":" : ":{"));
  shape.what = option.get_description();
  shape.usual = option.get_default_str();
  shape.words = words_in(option);
  shape.is_required = option.get_required();
  shape.is_number = shape.value == "N";
  shape.takes_many = option.get_items_expected_max() > 1;
  return shape;
}

SettingKind kind_of(const CLI::Option& option) {
  if (option.get_items_expected_max() == 0) return SettingKind::truth;
  return shape_of(option).is_number ? SettingKind::number : SettingKind::text;
}

// Each setting by itself, as if it were the only word on the command line.
std::string fault_in(const Setting& setting, const Program& program, const CLI::App& command) {
  const CLI::Option* const option = command.get_option_no_throw("--" + setting.key);
  if (option == nullptr || setting.key == "help" || setting.key == "config")
    return "there is no setting `" + setting.key + "`" + nearest_setting(setting.key, command);
  if (const SettingKind kind = kind_of(*option); kind != setting.kind && !setting.values.empty())
    return "`" + setting.key + "` is " + words(kind) + ", not " + words(setting.kind);
  if (setting.is_list && option->get_items_expected_max() < 2)
    return "`" + setting.key + "` takes one value, not a list";
  const bool empty =
      std::find(setting.values.begin(), setting.values.end(), "") != setting.values.end();
  if (empty && !is_left_out(setting, *option))
    return "`" + setting.key + "` cannot be empty; without this line it has its usual value";
  Arguments words = arguments_of(setting, *option);
  words.insert(words.begin(), command.get_name());
  Described alone(program);
  try {
    alone.parse(words);
  } catch (const CLI::ConversionError&) {
    return "`" + setting.key + "` does not take '" + setting.values.front() + "'";
  } catch (const CLI::ParseError& error) {
    const std::string why = error.what();
    return "`" + setting.key + "`: " + why.substr(why.starts_with(": ") ? 2 : 0);
  }
  return {};
}

// The arguments with those that the settings stand for.
Result<Arguments, std::string> with_settings(const Program& program, const Arguments& arguments,
                                             const CLI::Option& named, const CLI::App& command) {
  const auto file = named.as<std::string>();
  const auto settings = read_settings(file);
  if (!settings) return file + ":" + to_string(settings.error());
  Arguments added;
  for (const Setting& setting : *settings) {
    if (const std::string wrong = fault_in(setting, program, command); !wrong.empty())
      return file + ":" + std::to_string(setting.line) + ": " + wrong;
    const CLI::Option& option = *command.get_option("--" + setting.key);
    const Arguments words = arguments_of(setting, option);
    if (option.count() == 0) added.insert(added.end(), words.begin(), words.end());
  }
  // Behind what was given: an option that may be given several times would take an argument too.
  Arguments all = arguments;
  all.insert(all.end(), added.begin(), added.end());
  return all;
}

CommandShape shape_of(const CLI::App& app) {
  CommandShape shape;
  shape.text = {app.get_name(), app.get_description(), app.get_footer()};
  for (const CLI::Option* const one : app.get_options())
    if (!one->get_group().empty()) shape.options.push_back(shape_of(*one));
  for (const CLI::App* const one : app.get_subcommands([](const CLI::App*) { return true; }))
    shape.commands.push_back(shape_of(*one));
  return shape;
}

}  // namespace

CommandShape shape_of(const Program& program) { return shape_of(Described(program).app); }

int run(const Program& program, const std::vector<std::string>& arguments, const Streams& streams) {
  auto described = std::make_unique<Described>(program);
  try {
    described->parse(arguments);
    const CLI::Option* const named = described->found.settings;
    if (named != nullptr && !named->as<std::string>().empty()) {
      const CLI::App& command = *described->app.get_subcommands().front();
      const auto all = with_settings(program, arguments, *named, command);
      if (!all) {
        streams.err << command.get_name() << ": " << all.error() << "\n";
        return exit_usage;
      }
      described = std::make_unique<Described>(program);
      described->parse(*all);
    }
  } catch (const CLI::ParseError& error) {
    return described->app.exit(error, streams.out, streams.err) == 0 ? exit_done : exit_usage;
  }
  if (!described->found.action) {
    streams.out << described->app.help();
    return exit_done;
  }
  return described->found.action(streams);
}

}  // namespace cardroom::cli
