// Runs a target on its kept corpus and on mutants of it with a fixed seed, without a fuzzer. So an old fault
// cannot come back unnoticed, with any compiler.
//   fuzz_TARGET CORPUS MUTANTS      every file of the folder, and so many mutants of them
//   fuzz_TARGET FILE                that file alone
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <sstream>
#include <vector>

#include "target.hpp"

namespace {

using Clock = std::chrono::steady_clock;
constexpr double kLongSeconds = 20;  // for one input, also with sanitizers on a busy machine

struct Chance {
  std::uint64_t state;
  std::uint64_t next() {
    state += 0x9e3779b97f4a7c15;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  std::size_t below(std::size_t limit) { return limit == 0 ? 0 : next() % limit; }
};

std::string slurp(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// Bytes that often break readers of texts and archives.
const std::vector<std::string> kTokens = {
    ",",    ":",       "-",   "[",     "]",       "{",   "}",    "\"", "'",        "\n",         "\t",
    "&a ",  "*a",      "!t ", "---\n", "...\n",   "<<",  "null", "-1", "1e309",    "2147483648", "4294967297",
    "0x10", "\\u0000", "%",   "\xff",  "\x1b[2J", "end", "true", "..", "not not ", "((("};

std::string mutant(const std::vector<std::string>& corpus, Chance& chance) {
  std::string text = corpus[chance.below(corpus.size())];
  const std::size_t changes = 1 + chance.below(4);
  for (std::size_t i = 0; i < changes; ++i) {
    const std::size_t at = chance.below(text.size() + 1);
    const std::size_t length = std::min(text.size() - at, std::size_t{1} << chance.below(6));
    switch (chance.below(7)) {
      case 0:
        text.erase(at, length);
        break;
      case 1:
        text.insert(at, kTokens[chance.below(kTokens.size())]);
        break;
      case 2:
        if (at < text.size()) text[at] = static_cast<char>(chance.next());
        break;
      case 3:
        if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << chance.below(8)));
        break;
      case 4:
        text.insert(at, text.substr(at, length));
        break;
      case 5:
        text.resize(at);
        break;
      default: {
        const std::string& other = corpus[chance.below(corpus.size())];
        const std::size_t from = chance.below(other.size() + 1);
        text.replace(at, length, other.substr(from, std::size_t{1} << chance.below(8)));
      }
    }
  }
  return text;
}

/// False if the input breaks the target. The input is then kept next to the program.
bool stands(const std::string& name, const std::string& input) {
  const auto begin = Clock::now();
  std::string fault;
  try {
    misk::fuzz::show(input);
  } catch (const std::exception& error) {
    fault = error.what();
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  if (fault.empty() && seconds > kLongSeconds) fault = "it takes " + std::to_string(seconds) + " seconds";
  if (fault.empty()) return true;
  std::ofstream("fault.bin", std::ios::binary) << input;
  std::printf("%s: %s (kept in fault.bin)\n", name.c_str(), fault.c_str());
  return false;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) {
    std::printf("usage: %s FILE | FOLDER [MUTANTS]\n", arguments[0]);
    return 2;
  }
  const std::filesystem::path where = arguments[1];
  if (!std::filesystem::is_directory(where)) return stands(where.string(), slurp(where)) ? 0 : 1;
  std::size_t mutants = 0;
  if (count > 2) std::from_chars(arguments[2], arguments[2] + std::strlen(arguments[2]), mutants);
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(where)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<std::string> corpus;
  bool is_well = !files.empty();
  for (const std::filesystem::path& file : files) {
    corpus.push_back(slurp(file));
    if (!stands(file.filename().string(), corpus.back())) is_well = false;
  }
  Chance chance{1};
  std::size_t played = 0;
  for (; is_well && played < mutants; ++played)
    is_well = stands("mutant " + std::to_string(played), mutant(corpus, chance));
  std::printf("%zu files, %zu mutants\n", files.size(), played);
  return is_well ? 0 : 1;
}
