// `rules WORD`: the rules, to read and to search at a question.
#include <cstdio>

#include "catalog/rulebook.hpp"
#include "cli/rules_text.hpp"
#include "terminal/terminal.hpp"

namespace misk::cli {

const game::Rulebook& Terminal::rulebook() {
  if (!rulebook_) {
    content::Diagnostics faults;
    rulebook_ = std::make_unique<game::Rulebook>(game_.catalog().library(), game_.scripts().game(), faults);
    for (const content::Diagnostic& fault : faults) std::printf("%s\n", plain(fault.to_line()).c_str());
  }
  return *rulebook_;
}

/// Prints the entry of a word or a citation. Without a word it is that of the open question, and the titles
/// of all.
void Terminal::rules(const std::string& word) {
  const game::Rulebook& book = rulebook();
  if (book.empty()) {
    std::printf("This game has no rules to read.\n");
    return;
  }
  const auto print = [&](const std::vector<std::string>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
      std::printf("%s\n", (i == 0 ? style_.bold(plain(lines[i])) : plain(lines[i])).c_str());
  };
  if (word.empty()) {
    if (const game::RuleEntry* asked = book.cited(game_.kernel().request().cite))
      print(entry_lines(book, *asked));
    for (const std::string& line : rules_lines(book, "")) std::printf("%s\n", plain(line).c_str());
    return;
  }
  const std::vector<std::string> lines = rules_lines(book, word);
  if (lines.empty()) std::printf("No entry has '%s'; 'rules' alone tells the titles.\n", plain(word).c_str());
  print(lines);
}

}  // namespace misk::cli
