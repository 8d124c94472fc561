#include "cli/describe/completion.h"

namespace cardroom::cli {

namespace {

constexpr auto head = R"(# Completion of cardroom for bash, made by `cardroom describe bash`.
_cardroom() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local path= word words= files=
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
)";

constexpr auto middle = R"(    esac
  done
  case "$path $before" in
)";

constexpr auto tail = R"(  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _cardroom cardroom
)";

bool is_file(const OptionShape& option) {
  return option.value == "FILE" || option.value == "FOLDER" || option.name == "FILE" ||
         option.name == "FOLDER";
}

std::string joined(const std::vector<std::string>& words) {
  std::string made;
  for (const std::string& word : words) made += (made.empty() ? "" : " ") + word;
  return made;
}

// Which words lead from a command to one of its subcommands.
std::string paths_below(const CommandShape& command, const std::string& path) {
  std::string made;
  for (const CommandShape& one : command.commands) {
    const std::string below = path + " " + one.text.name;
    made += "      \"" + below + "\") path=\"" + below + "\" ;;\n";
    made += paths_below(one, below);
  }
  return made;
}

// After an option that takes a value.
std::string values_of(const CommandShape& command, const std::string& path) {
  std::string made;
  for (const OptionShape& option : command.options) {
    if (option.is_argument || option.value.empty()) continue;
    made += "    \"" + path + " " + option.name + "\"";
    if (!option.other_name.empty()) made += " | \"" + path + " " + option.other_name + "\"";
    made += ") words=\"" + joined(option.words) + "\"" + (is_file(option) ? " files=yes" : "") +
            " ;;\n";
  }
  for (const CommandShape& one : command.commands)
    made += values_of(one, path + " " + one.text.name);
  return made;
}

// Anywhere else in a command. Longer paths come first.
std::string choices_of(const CommandShape& command, const std::string& path) {
  std::string made;
  for (const CommandShape& one : command.commands)
    made += choices_of(one, path + " " + one.text.name);
  std::vector<std::string> words;
  bool files = false;
  for (const CommandShape& one : command.commands) words.push_back(one.text.name);
  for (const OptionShape& option : command.options) {
    if (!option.is_argument) words.push_back(option.name);
    if (option.is_argument) words.insert(words.end(), option.words.begin(), option.words.end());
    files = files || (option.is_argument && is_file(option));
  }
  made += "    \"" + path + " \"*) words=\"" + joined(words) + "\"" + (files ? " files=yes" : "") +
          " ;;\n";
  return made;
}

}  // namespace

std::string bash_completion(const CommandShape& program) {
  return head + paths_below(program, "") + middle + values_of(program, "") +
         choices_of(program, "") + tail;
}

}  // namespace cardroom::cli
