#include "cli/describe/man_page.h"

#include "cli/version.h"

namespace cardroom::cli {

namespace {

// What roff would take for its own.
std::string escaped(std::string_view text) {
  std::string made;
  bool begins = true;
  for (const char letter : text) {
    if (begins && (letter == '.' || letter == '\'')) made += "\\&";
    begins = letter == '\n';
    if (letter == '\\')
      made += "\\e";
    else if (letter == '-')
      made += "\\-";
    else
      made += letter;
  }
  return made;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string with_value(const OptionShape& option) {
  std::string made = option.other_name.empty() ? "" : bold(option.other_name) + ", ";
  made += option.is_argument ? italic(option.name) : bold(option.name);
  if (!option.is_argument && !option.value.empty()) made += " " + italic(option.value);
  return made;
}

std::string synopsis(const CommandShape& command, const std::string& path) {
  std::string made = bold(path);
  if (!command.options.empty()) made += " [" + italic("OPTION") + "]...";
  for (const OptionShape& option : command.options) {
    if (!option.is_argument) continue;
    const std::string name = italic(option.name) + (option.takes_many ? "..." : "");
    made += option.is_required ? " " + name : " [" + name + "]";
  }
  if (!command.commands.empty()) made += " " + italic("COMMAND");
  return made;
}

std::string sentence(std::string text) {
  if (!text.empty() && text.back() != '.') text += '.';
  return escaped(text);
}

std::string options_of(const CommandShape& command) {
  std::string made;
  for (const OptionShape& option : command.options) {
    made += ".TP\n" + with_value(option) + "\n" + sentence(option.what);
    if (!option.words.empty()) {
      made += " One of:";
      for (const std::string& word : option.words) made += " " + bold(word);
      made += ".";
    }
    if (!option.usual.empty()) made += " The default is " + bold(option.usual) + ".";
    if (option.takes_many && !option.is_argument) made += " May be given several times.";
    made += "\n";
  }
  return made;
}

std::string page_name(std::string path) {
  for (char& letter : path)
    if (letter == ' ') letter = '-';
  return path;
}

void add_pages(const CommandShape& command, const std::string& path, const PageFooter& footer,
               std::vector<ManPage>& pages) {
  const std::string name = page_name(path);
  std::string text = ".TH \"" + name + "\" 1 \"" + footer.date + "\" \"" + footer.version +
                     "\" \"cardroom manual\"\n.SH NAME\n" + escaped(name) + " \\- " +
                     escaped(command.text.what) + "\n.SH SYNOPSIS\n" + synopsis(command, path) +
                     "\n";
  if (!command.commands.empty()) {
    text += ".SH COMMANDS\n";
    for (const CommandShape& one : command.commands)
      text += ".TP\n" + bold(one.text.name) + "\n" + sentence(one.text.what) + "\n";
  }
  text += ".SH OPTIONS\n" + options_of(command);
  if (!command.text.footer.empty())
    text += ".SH NOTES\n.nf\n" + escaped(command.text.footer) + "\n.fi\n";
  text += ".SH SEE ALSO\n";
  if (path == "cardroom") {
    text += "/usr/share/doc/cardroom\n";
  } else {
    text += bold("cardroom") + "(1)\n";
  }
  pages.push_back({name + ".1", text});
  for (const CommandShape& one : command.commands)
    add_pages(one, path + " " + one.text.name, footer, pages);
}

}  // namespace

std::string version_of_pages() { return version_line(); }

std::vector<ManPage> man_pages(const CommandShape& program, const PageFooter& footer) {
  std::vector<ManPage> pages;
  add_pages(program, program.text.name, footer, pages);
  return pages;
}

}  // namespace cardroom::cli
