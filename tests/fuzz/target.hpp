// A fuzz target is one function that gets a file from a stranger and must survive it.
#pragma once
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <unistd.h>

#include "content/diagnostic.hpp"

namespace misk::fuzz {

/// Defined by each file of targets/. It must return for every input. A fuzzer looks for a crash, an
/// exception, a hang or a Fault.
void stand(std::string_view input);
/// The input that a target gets now. A fuzzer finds words of C++ in the program and puts them into its
/// inputs, and a message may quote its input.
inline std::string_view shown;
inline void show(std::string_view input) {
  shown = input;
  stand(input);
}

/// A promise of the product was broken.
struct Fault : std::logic_error {
  using std::logic_error::logic_error;
};
inline void hold(bool is_true, const std::string& what) {
  if (!is_true) throw Fault(what);
}

/// A message is for people: it has words, ends properly, and contains no control characters.
inline void check_message(const std::string& message) {
  hold(!message.empty(), "a message without words");
  hold(message.size() < 8192, "a message of " + std::to_string(message.size()) + " bytes");
  for (const char c : message)
    hold(static_cast<unsigned char>(c) >= 32 && c != 127, "a control character in: " + message);
  for (const char* word : {"std::bad_", "basic_string", "vector::", "json.exception"})
    hold(message.find(word) == std::string::npos || shown.find(word) != std::string_view::npos,
         "a word of C++ in: " + message);
}

inline void check_messages(const content::Diagnostics& diagnostics) {
  for (const content::Diagnostic& each : diagnostics) check_message(each.to_line());
}

/// Calls `read`, which may refuse its input with a message.
inline void may_refuse(const std::function<void()>& read) {
  try {
    read();
  } catch (const content::ContentError& error) {
    check_message(error.diagnostic().to_line());
  }
}

/// The first line chooses the reader; the rest is its input.
struct Named {
  std::string_view name, rest;
};
inline Named named(std::string_view input) {
  const std::size_t end = input.find('\n');
  if (end == std::string_view::npos) return {"", input};
  return {input.substr(0, end), input.substr(end + 1)};
}

/// A folder of this process, removed at its end.
class Room {
 public:
  Room() : path_(std::filesystem::temp_directory_path() / ("misk_fuzz_" + std::to_string(getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~Room() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  std::string path() const { return path_.string(); }
  /// Writes a file there and returns its path.
  std::string file(const std::string& name, std::string_view bytes) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return (path_ / name).string();
  }

 private:
  std::filesystem::path path_;
};

/// Reads bytes one after the other; after the last it gives 0.
class Bytes {
 public:
  explicit Bytes(std::string_view input) : input_(input) {}
  bool more() const { return at_ < input_.size(); }
  int next() { return more() ? static_cast<unsigned char>(input_[at_++]) : 0; }

 private:
  std::string_view input_;
  std::size_t at_ = 0;
};

}  // namespace misk::fuzz
