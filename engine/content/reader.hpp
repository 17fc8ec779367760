#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/diagnostic.hpp"
#include "content/value.hpp"

namespace misk::content {

/// Reads one map by a schema and gathers all its faults, not only the first.
///
///     Reader reader(parse_yaml(bytes, file), "the pack file", diagnostics);
///     reader.required("id", [&](const Value& value) { pack.id = value.text("id"); });
///     reader.optional("title", [&](const Value& value) { pack.title = value.text("title"); });
///     if (!reader.finish()) …   // unknown keys have been reported, with a did-you-mean
///
/// A function given to `required` or `optional` may throw ContentError. That becomes a diagnostic, and
/// reading goes on. The diagnostics must outlive the reader.
class Reader {
 public:
  using Field = std::function<void(const Value&)>;

  Reader(Value map, std::string what, Diagnostics& diagnostics);

  /// Reads a key that must be there.
  void required(const std::string& key, const Field& field);
  /// Reads a key that may be missing; returns whether it was there.
  bool optional(const std::string& key, const Field& field);
  /// Marks a key as known although nothing reads it here.
  void ignore(const std::string& key);
  /// The line of a key, or of the map if the key is missing.
  int line_of(std::string_view key) const;

  /// Reports every key that was not asked for. Returns true if this reader found no error at all.
  bool finish();

 private:
  void run(const Value& value, const Field& field);

  Value map_;
  std::string what_;
  Diagnostics& diagnostics_;
  std::vector<std::string> known_;
  bool is_clean_ = true;
};

}  // namespace misk::content
