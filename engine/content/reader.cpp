#include "content/reader.hpp"

#include <algorithm>
#include <utility>

#include "content/suggest.hpp"

namespace misk::content {

Reader::Reader(Value map, std::string what, Diagnostics& diagnostics)
    : map_(std::move(map)), what_(std::move(what)), diagnostics_(diagnostics) {
  if (map_.is_map()) return;
  is_clean_ = false;
  diagnostics_.push_back(map_.diagnostic(what_ + " is " + std::string(kind_name(map_.kind())),
                                         "write a map, like `key: value`", "wrong-type"));
}

void Reader::run(const Value& value, const Field& field) {
  try {
    const std::size_t before = diagnostics_.size();
    field(value);
    // A field may have its own reader; errors that it found count here too.
    const auto first = diagnostics_.begin() + static_cast<std::ptrdiff_t>(before);
    if (std::any_of(first, diagnostics_.end(),
                    [](const Diagnostic& each) { return each.severity == Severity::error; })) {
      is_clean_ = false;
    }
  } catch (const ContentError& error) {
    is_clean_ = false;
    diagnostics_.push_back(error.diagnostic());
  }
}

void Reader::required(const std::string& key, const Field& field) {
  if (optional(key, field) || !map_.is_map()) return;
  is_clean_ = false;
  diagnostics_.push_back(
      map_.diagnostic(what_ + " has no '" + key + "'", "add a line '" + key + ": …'", "missing-key"));
}

bool Reader::optional(const std::string& key, const Field& field) {
  known_.push_back(key);
  const Value* const value = map_.find(key);
  if (value == nullptr) return false;
  run(*value, field);
  return true;
}

void Reader::ignore(const std::string& key) {
  known_.push_back(key);
}

int Reader::line_of(std::string_view key) const {
  if (!map_.is_map()) return map_.line();
  for (const Value::Entry& entry : map_.entries(what_)) {
    if (entry.first.text("key") == key) return entry.first.line();
  }
  return map_.line();
}

bool Reader::finish() {
  if (!map_.is_map()) return false;
  std::vector<std::string> unused;
  for (const std::string& key : known_) {
    if (map_.find(key) == nullptr) unused.push_back(key);
  }
  for (const Value::Entry& entry : map_.entries(what_)) {
    const std::string& key = entry.first.text("key");
    if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
    is_clean_ = false;
    // Do not suggest a key that the map already has, unless no other key is near.
    std::string near = suggest(key, unused);
    if (near.empty()) near = suggest(key, known_);
    diagnostics_.push_back(entry.first.diagnostic("unknown key " + in_quotes(key) + " in " + what_,
                                                  near.empty() ? "remove it" : "did you mean '" + near + "'?",
                                                  "unknown-key"));
  }
  return is_clean_;
}

}  // namespace misk::content
