// The `---` comments of Lua sources.
#include <sstream>

#include "api/reference.hpp"

namespace misk::api {

namespace {

bool is_comment(const std::string& line) {
  return line.rfind("---", 0) == 0 && line.rfind("----", 0) != 0 && line.rfind("---@", 0) != 0;
}

std::string content(const std::string& line) {
  const auto begin = line.find_first_not_of(' ', 3);
  return begin == std::string::npos ? "" : line.substr(begin);
}

/// The name that a line declares: `local NAME = ...`, `NAME = ...`, `function NAME(`.
std::string declared(std::string line) {
  for (const char* word : {"local ", "function "})
    if (line.rfind(word, 0) == 0) line.erase(0, std::string(word).size());
  const auto end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
  return line.substr(0, end);
}

/// True if a new description begins on this line. The arguments of a call in a sentence are values; the
/// parameters of a signature have types. A signature may continue on the next line.
bool begins(const std::string& line) {
  static const char* const kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
  if (const auto signature = script::parse_signature(line))
    return !signature->parameters.empty() || !signature->results.empty();
  const auto bracket = line.find_first_not_of(std::string(kLetters) + ".:");
  if (bracket == std::string::npos || bracket == 0 || line[bracket] != '(') return false;
  const auto after = line.find_first_not_of(std::string(kLetters) + "?.", bracket + 1);
  return after != std::string::npos && line[after] == ':' && after > bracket + 1;
}

}  // namespace

std::vector<Comment> read_comments(const std::string& source) {
  std::vector<Comment> out;
  std::istringstream lines(source);
  std::string line;
  std::vector<Comment> block;
  int number = 0;
  while (std::getline(lines, line)) {
    ++number;
    if (is_comment(line)) {
      const std::string text = content(line);
      if (block.empty() || begins(text))
        block.push_back({text, "", number});
      else
        block.back().text += (block.back().text.empty() || text.empty() ? "" : " ") + text;
      continue;
    }
    if (block.empty()) continue;
    block.back().local = declared(line);
    out.insert(out.end(), block.begin(), block.end());
    block.clear();
  }
  return out;
}

}  // namespace misk::api
