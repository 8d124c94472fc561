#include "cli/describe/describe.h"

#include <fstream>
#include <ostream>

#include "cli/command_line.h"
#include "cli/describe/completion.h"
#include "cli/describe/man_page.h"
#include "cli/describe/settings_file.h"
#include "cli/program.h"

namespace cardroom::cli {

namespace {

constexpr auto describe_footer = R"(Exit code 0: done. 1: a page could not be written. 2: bad usage.

Examples:
  cardroom describe man --folder man1        a page for every command
  cardroom describe bash > completion
  cardroom describe settings --set listen=0.0.0.0:8080 > cardroom.toml
)";

struct DescribeOptions {
  std::string form;
  std::string folder = ".";
  std::string date;
  std::vector<std::string> set;
};

int write_pages(const DescribeOptions& options, const CommandShape& program,
                const Streams& streams) {
  for (const ManPage& page : man_pages(program, {version_of_pages(), options.date})) {
    const std::string name = options.folder + "/" + page.name;
    std::ofstream file(name, std::ios::binary);
    file << page.text;
    file.close();
    if (file) continue;
    streams.err << "describe: " << name << " cannot be written\n";
    return exit_no;
  }
  return exit_done;
}

int run_describe(const DescribeOptions& options, const Streams& streams) {
  const CommandShape program = shape_of(cardroom_program());
  if (options.form == "man") return write_pages(options, program, streams);
  if (options.form == "bash") streams.out << bash_completion(program);
  if (options.form != "settings") return exit_done;
  const auto text = settings_text(program, options.set);
  if (!text) {
    streams.err << "describe: " << text.error().why << "\n";
    return exit_usage;
  }
  streams.out << *text;
  return exit_done;
}

}  // namespace

void add_describe(Command& program) {
  Command command = program.subcommand(
      {"describe", "Manual pages, shell completion and a file of settings", describe_footer});
  DescribeOptions& options = command.runs(run_describe);
  command.option("FORM", options.form, "What to write")
      .required()
      .one_of({"man", "bash", "settings"});
  command.option("--folder", options.folder, "Where manual pages go").type("FOLDER");
  command.option("--date", options.date, "The date that manual pages show").type("YYYY-MM-DD");
  command.option("--set", options.set, "A setting that is not the usual one")
      .type("KEY=VALUE")
      .once_each();
}

}  // namespace cardroom::cli
