// What is made from the description of the command line, and that every --help is of one kind.
#include <doctest/doctest.h>

#include <cctype>
#include <map>
#include <set>

#include "cli/describe/completion.h"
#include "cli/describe/man_page.h"
#include "cli/describe/settings_file.h"
#include "cli/program.h"
#include "run_command.h"

namespace cardroom::cli {
namespace {

template <class Check>
void for_each_command(const CommandShape& command, const std::string& path, Check&& check) {
  check(command, path);
  for (const CommandShape& one : command.commands)
    for_each_command(one, path + " " + one.text.name, check);
}

TEST_CASE("every --help says what a command does, what each option is for, and has an example") {
  for_each_command(shape_of(cardroom_program()), "cardroom",
                   [](const CommandShape& command, const std::string& path) {
                     CAPTURE(path);
                     CHECK(std::isupper(static_cast<unsigned char>(command.text.what[0])) != 0);
                     CHECK(command.text.what.back() != '.');
                     const auto example = command.text.footer.find("Example");
                     REQUIRE(example != std::string::npos);
                     // One of them is of this very command.
                     const std::string examples = command.text.footer.substr(example);
                     CHECK((contains(examples, path + " ") || contains(examples, path + "\n")));
                     CHECK(command.text.footer.ends_with('\n'));
                     CHECK(command.options.front().name == "--help");
                     for (const OptionShape& option : command.options) {
                       CAPTURE(option.name);
                       REQUIRE_FALSE(option.what.empty());
                       CHECK(option.what.back() != '.');
                       CHECK(std::islower(static_cast<unsigned char>(option.what[0])) == 0);
                     }
                   });
}

TEST_CASE("every --help calls one thing by one word") {
  const std::set<std::string> words = {
      "N",          "WORD",  "LIST",    "FILE",    "FOLDER",     "FORMAT",
      "RULEBOOK",   "CHIPS", "DOLLARS", "PERCENT", "STRATEGY",   "CARD",
      "CARDS",      "HAND",  "NAME",    "ADDRESS", "URL",        "HOST:PORT",
      "KEY",        "PART",  "RULE",    "A/B",     "T/N",        "KEY=VALUE",
      "YYYY-MM-DD", "WHAT",  "FORM",    "NUMBER",  "NUMBER:HASH"};
  // Two commands may call different things by one name.
  const std::set<std::string> unlike = {"--seed", "--rounds", "--key", "--bots"};
  std::map<std::string, std::string> of;
  for_each_command(shape_of(cardroom_program()), "cardroom",
                   [&](const CommandShape& command, const std::string& path) {
                     CAPTURE(path);
                     for (const OptionShape& option : command.options) {
                       CAPTURE(option.name);
                       const std::string& word = option.is_argument ? option.name : option.value;
                       CHECK((word.empty() || words.contains(word)));
                       const auto [before, first] = of.emplace(option.name, option.value);
                       if (!first && !unlike.contains(option.name))
                         CHECK(before->second == option.value);
                     }
                   });
  CHECK(of.at("--data") == "FOLDER");
  CHECK(of.at("--rules") == "RULEBOOK");
}

TEST_CASE("there is a manual page for every command, with each of its options") {
  const CommandShape program = shape_of(cardroom_program());
  const auto pages = man_pages(program, {"cardroom 1", "2026-01-01"});
  std::size_t commands = 0;
  for_each_command(program, "cardroom", [&](const CommandShape& command, std::string path) {
    for (char& letter : path)
      if (letter == ' ') letter = '-';
    REQUIRE(commands < pages.size());
    const ManPage& page = pages[commands++];
    CHECK(page.name == path + ".1");
    CHECK(contains(page.text, ".TH \"" + path + "\" 1 \"2026-01-01\" \"cardroom 1\""));
    for (const OptionShape& option : command.options) {
      std::string escaped;
      for (const char letter : option.name)
        escaped += letter == '-' ? "\\-" : std::string(1, letter);
      CHECK(contains(page.text, escaped));
    }
  });
  CHECK(commands == pages.size());
  for (const ManPage& page : pages)
    if (page.name == "cardroom-serve.1") {
      CHECK(contains(page.text, "\\fIHOST:PORT\\fR"));
      CHECK(contains(page.text, "\\fIN\\fR"));
    }
}

TEST_CASE("the help of every command that does something tells its exit codes, then examples") {
  for_each_command(shape_of(cardroom_program()), "cardroom",
                   [](const CommandShape& command, const std::string& path) {
                     if (!command.commands.empty()) return;
                     CAPTURE(path);
                     const auto codes = command.text.footer.find("Exit code 0: ");
                     REQUIRE(codes != std::string::npos);
                     const auto example = command.text.footer.find("\nExample");
                     CHECK((example == std::string::npos || codes < example));
                   });
}

TEST_CASE("completion knows every command and option") {
  const CommandShape program = shape_of(cardroom_program());
  const std::string script = bash_completion(program);
  for_each_command(program, "", [&](const CommandShape& command, const std::string& path) {
    CHECK(contains(script, "\"" + path + " \"*)"));
    for (const OptionShape& option : command.options)
      if (!option.is_argument) CHECK(contains(script, option.name));
  });
}

TEST_CASE("the file of settings puts values in force, and refuses those that do not exist") {
  const CommandShape program = shape_of(cardroom_program());
  const auto text = settings_text(program, {"listen=0.0.0.0:80", "rate=5", "empty=true"});
  REQUIRE(text);
  CHECK(contains(*text, "\nlisten = \"0.0.0.0:80\"\n"));
  CHECK(contains(*text, "\nrate = 5\n"));
  CHECK(contains(*text, "\nempty = true\n"));
  CHECK(contains(*text, "\n#data = \"cardroom-data\"\n"));
  CHECK(settings_text(program, {"lissten=1"}).error().why == "there is no setting lissten");
  CHECK(settings_text(program, {"listen"}).error().why == "--set needs KEY=VALUE, not listen");
}

TEST_CASE("the version names the commit and the formats") {
  const auto printed = run_line({"--version"});
  CHECK(printed.exit_code == exit_done);
  for (const char* const part : {"cardroom ", "\ncommit ", "\njournal format ",
                                 "\nprotocol version ", "\nsettings version "})
    CHECK(contains(printed.out, part));
}

}  // namespace
}  // namespace cardroom::cli
