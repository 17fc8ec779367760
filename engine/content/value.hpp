#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/diagnostic.hpp"

namespace misk::content {

/// Limits for YAML or JSON text from strangers. `nodes` counts a shared (aliased) node each time it is used,
/// which stops "billion laughs". `depth` stops a node that contains itself.
struct TextLimits {
  std::size_t bytes = std::size_t{1} << 20;
  int depth = 32;
  std::size_t nodes = 200'000;
};

/// A node of a parsed YAML or JSON text: null, text (every scalar, as written), list or map.
///
/// A scalar is not interpreted until asked for, so `1.10` stays "1.10", `no` stays "no", `01006` stays
/// "01006". Map keys are scalars in the file's order. A duplicate key is refused while parsing. A Value is
/// immutable and cheap to copy; several threads may use copies.
class Value {
 public:
  enum class Kind { null, text, list, map };
  using Entry = std::pair<Value, Value>;

  struct Node {
    Kind kind = Kind::null;
    bool is_quoted = false;
    int line = 0;
    int column = 0;
    std::string text;
    std::vector<Value> items;
    std::vector<Entry> entries;
  };

  Value() = default;
  Value(std::shared_ptr<const std::string> file, std::shared_ptr<const Node> node)
      : file_(std::move(file)), node_(std::move(node)) {}

  Kind kind() const { return node().kind; }
  bool is_null() const { return kind() == Kind::null; }
  bool is_text() const { return kind() == Kind::text; }
  bool is_list() const { return kind() == Kind::list; }
  bool is_map() const { return kind() == Kind::map; }
  /// True for a scalar written in quotes; it is a text even if it looks like a number.
  bool is_quoted() const { return node().is_quoted; }
  int line() const { return node().line; }
  int column() const { return node().column; }
  const std::string& file() const;

  /// The scalar as written; an error for any other node. Messages call the value `what`.
  const std::string& text(std::string_view what) const;
  /// A whole number from `low` to `high`, written without quotes.
  std::int64_t integer(std::string_view what, std::int64_t low, std::int64_t high) const;
  /// `true` or `false`; the other spellings of YAML (yes, no, on, off) are refused with a hint.
  bool boolean(std::string_view what) const;
  /// The items of a list.
  const std::vector<Value>& items(std::string_view what) const;
  /// The entries of a map (key, value), in the file's order.
  const std::vector<Entry>& entries(std::string_view what) const;
  /// The value under `key` in a map, or nullptr. The search is linear, for a few look-ups.
  const Value* find(std::string_view key) const;

  /// A diagnostic that points at this node.
  Diagnostic diagnostic(std::string message, std::string mend, std::string rule,
                        Severity severity = Severity::error) const;
  /// Throws ContentError with `diagnostic(...)`.
  [[noreturn]] void fail(std::string message, std::string mend, std::string rule) const;

 private:
  const Node& node() const;
  [[noreturn]] void fail_kind(std::string_view what, std::string_view wanted) const;

  std::shared_ptr<const std::string> file_;
  std::shared_ptr<const Node> node_;
};

/// Parses one YAML document of at most 1 MB, whatever `limits` allow. All limits are counted before the tree
/// is built. Throws ContentError with the line and column of the fault.
Value parse_yaml(std::string_view bytes, const std::string& file, const TextLimits& limits = {});

/// Parses strict JSON into the same tree. yaml-cpp cannot do it: it refuses the surrogate pairs
/// (`\ud83d\ude00`) that real deck exports contain.
Value parse_json(std::string_view bytes, const std::string& file, const TextLimits& limits = {});

/// "a list", "a map", … for messages.
std::string_view kind_name(Value::Kind kind);

}  // namespace misk::content
