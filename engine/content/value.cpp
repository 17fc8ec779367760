#include "content/value.hpp"

#include <charconv>
#include <system_error>

namespace misk::content {

namespace {

const std::string kNoFile;
const Value::Node kNullNode;

}  // namespace

std::string_view kind_name(Value::Kind kind) {
  switch (kind) {
    case Value::Kind::null:
      return "nothing";
    case Value::Kind::text:
      return "a single value";
    case Value::Kind::list:
      return "a list";
    case Value::Kind::map:
      return "a map";
  }
  return "nothing";
}

const Value::Node& Value::node() const {
  return node_ ? *node_ : kNullNode;
}

const std::string& Value::file() const {
  return file_ ? *file_ : kNoFile;
}

Diagnostic Value::diagnostic(std::string message, std::string mend, std::string rule,
                             Severity severity) const {
  return {severity, file(), line(), column(), std::move(message), std::move(mend), std::move(rule)};
}

void Value::fail(std::string message, std::string mend, std::string rule) const {
  throw ContentError(diagnostic(std::move(message), std::move(mend), std::move(rule)));
}

void Value::fail_kind(std::string_view what, std::string_view wanted) const {
  const std::string name(what);
  if (is_null()) fail(name + " is empty", "give it " + std::string(wanted), "wrong-type");
  fail(name + " is " + std::string(kind_name(kind())), "write " + std::string(wanted), "wrong-type");
}

const std::string& Value::text(std::string_view what) const {
  if (!is_text()) fail_kind(what, "a single value");
  return node().text;
}

std::int64_t Value::integer(std::string_view what, std::int64_t low, std::int64_t high) const {
  const std::string range = "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
  const std::string& written = is_text() ? node().text : kNoFile;
  if (!is_text()) fail_kind(what, range);
  if (node().is_quoted) {
    fail(std::string(what) + " is the text " + in_quotes(written), "write " + range + ", without quotes",
         "wrong-type");
  }
  std::int64_t number = 0;
  const char* const end = written.data() + written.size();
  const auto result = std::from_chars(written.data(), end, number);
  if (result.ec == std::errc::result_out_of_range) {
    fail(std::string(what) + " is " + in_quotes(written) + ", out of range", "write " + range,
         "out-of-range");
  }
  if (result.ec != std::errc() || result.ptr != end) {
    fail(std::string(what) + " is " + in_quotes(written) + ", not a whole number", "write " + range,
         "wrong-type");
  }
  if (number < low || number > high) {
    fail(std::string(what) + " is " + written + ", out of range", "write " + range, "out-of-range");
  }
  return number;
}

bool Value::boolean(std::string_view what) const {
  if (!is_text()) fail_kind(what, "true or false");
  if (!node().is_quoted && node().text == "true") return true;
  if (!node().is_quoted && node().text == "false") return false;
  fail(std::string(what) + " is " + in_quotes(node().text), "write true or false", "wrong-type");
}

const std::vector<Value>& Value::items(std::string_view what) const {
  if (!is_list()) fail_kind(what, "a list, like [a, b]");
  return node().items;
}

const std::vector<Value::Entry>& Value::entries(std::string_view what) const {
  if (!is_map()) fail_kind(what, "a map, like { key: value }");
  return node().entries;
}

const Value* Value::find(std::string_view key) const {
  for (const Entry& entry : node().entries) {
    if (entry.first.node().text == key) return &entry.second;
  }
  return nullptr;
}

}  // namespace misk::content
