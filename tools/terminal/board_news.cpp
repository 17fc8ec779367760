#include "terminal/board_news.hpp"

#include <set>

namespace misk::cli {
namespace {

constexpr std::size_t kNone = std::string::npos;

/// For each line, the line that it stands below, or kNone.
std::vector<std::size_t> parents_of(const std::vector<std::string>& lines) {
  std::vector<std::size_t> parents(lines.size(), kNone), open;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t indent = lines[i].find_first_not_of(' ');
    if (indent == kNone) {  // an empty line ends everything
      open.clear();
      continue;
    }
    while (!open.empty() && lines[open.back()].find_first_not_of(' ') >= indent) open.pop_back();
    if (!open.empty()) parents[i] = open.back();
    open.push_back(i);
  }
  return parents;
}

/// Each line with those that it stands below, so that equal lines of different players differ.
std::vector<std::string> paths_of(const std::vector<std::string>& lines,
                                  const std::vector<std::size_t>& parents) {
  std::vector<std::string> paths(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    paths[i] = (parents[i] == kNone ? "" : paths[parents[i]]) + "\n" + lines[i];
  return paths;
}

}  // namespace

std::vector<std::string> board_news(const std::vector<std::string>& before,
                                    const std::vector<std::string>& now, const std::string& whose) {
  const std::vector<std::string> known = paths_of(before, parents_of(before));
  const std::set<std::string> old(known.begin(), known.end());
  const std::vector<std::size_t> parents = parents_of(now);
  const std::vector<std::string> paths = paths_of(now, parents);
  std::vector<bool> shown(now.size());
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (now[i].empty()) continue;
    std::size_t top = i;
    while (parents[top] != kNone) top = parents[top];
    shown[i] = i == 0 || !old.count(paths[i]) || (!whose.empty() && now[top].starts_with(whose));
    if (shown[i])
      for (std::size_t up = parents[i]; up != kNone; up = parents[up]) shown[up] = true;
  }
  std::vector<std::string> out;
  bool gap = false;
  for (std::size_t i = 0; i < now.size(); ++i) {
    gap = gap || (now[i].empty() && !out.empty());
    if (!shown[i]) continue;
    if (gap) out.emplace_back();
    gap = false;
    out.push_back(now[i]);
  }
  return out;
}

}  // namespace misk::cli
