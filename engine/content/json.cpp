#include <unordered_set>

#include "content/utf8.hpp"
#include "content/value.hpp"

namespace misk::content {

namespace {

using File = std::shared_ptr<const std::string>;

// Strict JSON (RFC 8259) by recursive descent. Numbers stay text, so that codes and versions keep their
// zeros.
class JsonParser {
 public:
  JsonParser(std::string_view bytes, File file, const TextLimits& limits)
      : bytes_(bytes), file_(std::move(file)), limits_(limits) {
    if (bytes_.starts_with("\xEF\xBB\xBF")) at_ = line_start_ = 3;
  }

  Value document() {
    skip_space();
    Value value = parse(0);
    skip_space();
    if (!is_end()) fail("something after the end of the JSON", "remove it, or join it to what stands before");
    return value;
  }

 private:
  bool is_end() const { return at_ >= bytes_.size(); }
  char peek() const { return is_end() ? '\0' : bytes_[at_]; }

  [[noreturn]] void fail(const std::string& message, const std::string& mend, const char* rule = "bad-json") {
    throw ContentError({Severity::error, *file_, line_, column(), message, mend, rule});
  }

  [[noreturn]] void unexpected(const std::string& wanted) {
    if (is_end()) fail("the JSON ends too early, " + wanted + " was expected", "is the file complete?");
    const std::size_t start = at_;
    std::size_t end = at_;
    next_code_point(bytes_, end);
    fail("unexpected " + in_quotes(std::string(bytes_.substr(start, end - start))) + " in the JSON",
         "here should be " + wanted);
  }

  int column() const { return static_cast<int>(at_ - line_start_) + 1; }

  void skip_space() {
    while (!is_end()) {
      const char c = bytes_[at_];
      if (c != ' ' && c != '\t' && c != '\r' && c != '\n') return;
      ++at_;
      if (c == '\n') {
        ++line_;
        line_start_ = at_;
      }
    }
  }

  std::shared_ptr<Value::Node> new_node(Value::Kind kind) {
    if (++nodes_ > limits_.nodes) {
      fail("more than " + std::to_string(limits_.nodes) + " values", "split the file", "too-large");
    }
    auto node = std::make_shared<Value::Node>();
    node->kind = kind;
    node->line = line_;
    node->column = column();
    return node;
  }

  Value parse(int depth) {
    if (depth > limits_.depth) {
      fail("nested more than " + std::to_string(limits_.depth) + " deep", "make it flatter", "too-deep");
    }
    switch (peek()) {
      case '{':
        return parse_map(depth);
      case '[':
        return parse_list(depth);
      case '"':
        return parse_string();
      default:
        return parse_word();
    }
  }

  Value parse_map(int depth) {
    auto node = new_node(Value::Kind::map);
    std::unordered_set<std::string> seen;
    ++at_;
    skip_space();
    while (peek() != '}') {
      if (!node->entries.empty()) {
        if (peek() != ',') unexpected("',' or '}'");
        ++at_;
        skip_space();
      }
      if (peek() != '"') unexpected("a key in double quotes");
      Value key = parse_string();
      if (!seen.insert(key.text("key")).second) {
        key.fail("duplicate key " + in_quotes(key.text("key")), "keep one of the two", "duplicate-key");
      }
      skip_space();
      if (peek() != ':') unexpected("':'");
      ++at_;
      skip_space();
      node->entries.emplace_back(std::move(key), parse(depth + 1));
      skip_space();
    }
    ++at_;
    return {file_, std::move(node)};
  }

  Value parse_list(int depth) {
    auto node = new_node(Value::Kind::list);
    ++at_;
    skip_space();
    while (peek() != ']') {
      if (!node->items.empty()) {
        if (peek() != ',') unexpected("',' or ']'");
        ++at_;
        skip_space();
      }
      node->items.push_back(parse(depth + 1));
      skip_space();
    }
    ++at_;
    return {file_, std::move(node)};
  }

  Value parse_word() {
    auto node = new_node(Value::Kind::text);
    const std::size_t start = at_;
    while (!is_end() && std::string_view(" \t\r\n,]}:{[\"").find(bytes_[at_]) == std::string_view::npos)
      ++at_;
    const std::string_view word = bytes_.substr(start, at_ - start);
    if (word != "true" && word != "false" && word != "null" && !is_number(word)) {
      at_ = start;
      unexpected("a value");
    }
    if (word == "null") {
      node->kind = Value::Kind::null;
    } else {
      node->text = std::string(word);
    }
    return {file_, std::move(node)};
  }

  static bool is_number(std::string_view word) {
    std::size_t at = 0;
    const auto digits = [&] {
      const std::size_t start = at;
      while (at < word.size() && word[at] >= '0' && word[at] <= '9') ++at;
      return at - start;
    };
    if (at < word.size() && word[at] == '-') ++at;
    const std::size_t first = at;
    const std::size_t whole = digits();
    if (whole == 0 || (whole > 1 && word[first] == '0')) return false;
    if (at < word.size() && word[at] == '.') {
      ++at;
      if (digits() == 0) return false;
    }
    if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
      ++at;
      if (at < word.size() && (word[at] == '+' || word[at] == '-')) ++at;
      if (digits() == 0) return false;
    }
    return at == word.size();
  }

  Value parse_string() {
    auto node = new_node(Value::Kind::text);
    node->is_quoted = true;
    ++at_;
    while (peek() != '"' || is_end()) {
      if (is_end()) unexpected("the closing quote");
      const char c = bytes_[at_];
      if (static_cast<unsigned char>(c) < 0x20) fail("a line break or tab inside a text", "write \\n or \\t");
      if (c == '\\') {
        parse_escape(node->text);
      } else {
        node->text += c;
        ++at_;
      }
    }
    ++at_;
    return {file_, std::move(node)};
  }

  void parse_escape(std::string& out) {
    ++at_;
    const char c = peek();
    constexpr std::string_view kNames = "\"\\/bfnrt";
    constexpr std::string_view kValues = "\"\\/\b\f\n\r\t";
    const std::size_t index = kNames.find(c);
    if (!is_end() && index != std::string_view::npos) {
      out += kValues[index];
      ++at_;
      return;
    }
    if (c != 'u') unexpected("one of \" \\ / b f n r t u after a backslash");
    ++at_;
    std::uint32_t code = parse_hex();
    if (code >= 0xD800 && code <= 0xDBFF && bytes_.substr(at_, 2) == "\\u") {
      at_ += 2;
      const std::uint32_t low = parse_hex();
      const bool is_pair = low >= 0xDC00 && low <= 0xDFFF;
      code = is_pair ? 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00) : 0xFFFD;
    } else if (code >= 0xD800 && code <= 0xDFFF) {
      code = 0xFFFD;
    }
    append_utf8(out, code);
  }

  std::uint32_t parse_hex() {
    std::uint32_t code = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      std::uint32_t digit = 0;
      if (c >= '0' && c <= '9') {
        digit = static_cast<std::uint32_t>(c - '0');
      } else if (c >= 'a' && c <= 'f') {
        digit = static_cast<std::uint32_t>(c - 'a' + 10);
      } else if (c >= 'A' && c <= 'F') {
        digit = static_cast<std::uint32_t>(c - 'A' + 10);
      } else {
        unexpected("four hexadecimal digits after \\u");
      }
      code = code * 16 + digit;
    }
    return code;
  }

  std::string_view bytes_;
  File file_;
  TextLimits limits_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::size_t nodes_ = 0;
  int line_ = 1;
};

}  // namespace

Value parse_json(std::string_view bytes, const std::string& file, const TextLimits& limits) {
  check_text(bytes, file, limits.bytes);
  return JsonParser(bytes, std::make_shared<const std::string>(file), limits).document();
}

}  // namespace misk::content
