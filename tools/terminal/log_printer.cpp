#include <algorithm>
#include <cstdio>

#include "terminal/terminal.hpp"

namespace misk::cli {

void LogPrinter::print(const game::Game& game, const std::vector<game::Beat>& beats) {
  std::size_t next = at_;
  const auto lines = game.log(at_, game::kWholeTable, &next);
  at_ = next;
  auto from = lines.begin();
  for (const game::Beat& beat : beats) {
    const auto after = game.log(beat.events, game::kWholeTable).size();
    const auto to = std::max(from, lines.end() - static_cast<std::ptrdiff_t>(std::min(after, lines.size())));
    print_lines({from, to});
    from = to;
    for (const std::string& told : game::beat_lines(beat.told))
      std::printf("    %s\n", style_.bold("* " + plain(told)).c_str());
  }
  print_lines({from, lines.end()});
}

void LogPrinter::print_last(const game::Game& game, std::size_t count) {
  auto lines = game.log(0, game::kWholeTable);
  if (lines.size() > count) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(count));
  indent_ = {};
  print_lines(lines);
}

void LogPrinter::print_lines(const std::vector<game::LogLine>& lines) {
  for (const game::LogLine& line : lines) {
    const std::string indent(2 * std::min<std::size_t>(indent_.next(line.depth), 8), ' ');
    const std::string cite = line.cite.empty() ? "" : style_.dim("  [" + plain(line.cite) + "]");
    std::printf("%s%s%s\n", indent.c_str(), plain(line.text).c_str(), cite.c_str());
  }
}

}  // namespace misk::cli
