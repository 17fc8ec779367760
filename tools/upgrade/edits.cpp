#include "upgrade/edits.hpp"

#include <algorithm>

namespace misk::cli {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    out.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return out;
}

/// The place of a hunk: "3", or "3,2" for two lines from the third on, "2,0" for none after the second.
std::string place(std::size_t begin, std::size_t count) {
  if (count == 1) return std::to_string(begin + 1);
  return std::to_string(count ? begin + 1 : begin) + "," + std::to_string(count);
}

void add_lines(std::string& out, char sign, const std::vector<std::string_view>& lines, std::size_t begin,
               std::size_t end) {
  for (std::size_t i = begin; i < end; ++i) {
    out += sign;
    out += lines[i];
    if (out.back() != '\n') out += "\n\\ No newline at end of file\n";
  }
}

}  // namespace

std::string edited(std::string_view source, std::vector<Edit> edits) {
  const auto is_insertion = [](const Edit& edit) { return edit.begin == edit.end; };
  std::stable_sort(edits.begin(), edits.end(), [&](const Edit& a, const Edit& b) {
    if (a.begin != b.begin) return a.begin < b.begin;
    return is_insertion(a) != is_insertion(b) ? is_insertion(a) : a.end > b.end;
  });
  std::string out;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    if (edit.begin < at) continue;
    out += source.substr(at, edit.begin - at);
    out += edit.with;
    at = edit.end;
  }
  return out += source.substr(at);
}

int line_after(std::string_view source, const std::vector<Edit>& edits, int line) {
  const auto breaks = [](std::string_view text) {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
  };
  int moved = line;
  for (const Edit& edit : edits)
    if (breaks(source.substr(0, edit.end)) < line)
      moved += breaks(edit.with) - breaks(source.substr(edit.begin, edit.end - edit.begin));
  return moved;
}

std::string line_difference(const std::string& name, std::string_view before, std::string_view after) {
  if (before == after) return "";
  const std::vector<std::string_view> old_lines = lines_of(before), new_lines = lines_of(after);
  std::string out = "--- " + name + "\n+++ " + name + "\n";
  std::size_t i = 0, k = 0;
  while (i < old_lines.size() || k < new_lines.size()) {
    if (i < old_lines.size() && k < new_lines.size() && old_lines[i] == new_lines[k]) {
      ++i, ++k;
      continue;
    }
    // The nearest pair of equal lines ends the hunk: edits never move lines, so it is near.
    std::size_t more_old = old_lines.size() - i, more_new = new_lines.size() - k;
    const std::size_t most = more_old + more_new;
    bool is_found = false;
    for (std::size_t sum = 1; sum < most && !is_found; ++sum)
      for (std::size_t x = sum < old_lines.size() - i ? sum : old_lines.size() - i; !is_found; --x) {
        const std::size_t y = sum - x;
        if (i + x < old_lines.size() && k + y < new_lines.size() && old_lines[i + x] == new_lines[k + y])
          more_old = x, more_new = y, is_found = true;
        if (x == 0) break;
      }
    out += "@@ -" + place(i, more_old) + " +" + place(k, more_new) + " @@\n";
    add_lines(out, '-', old_lines, i, i + more_old);
    add_lines(out, '+', new_lines, k, k + more_new);
    i += more_old, k += more_new;
  }
  return out;
}

}  // namespace misk::cli
