#include "lua_source/mutations.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

#include "text/lua_syntax.hpp"
#include "text/number.hpp"

namespace misk::cli {
namespace {

using text::lex_lua;
using text::LuaNode;
using text::LuaToken;
using text::parse_lua;

using Kind = LuaNode::Kind;
using Token = LuaToken::Kind;

const std::map<std::string, std::string, std::less<>> kSwaps = {
    {"==", "~="}, {"~=", "=="},  {"<", "<="},   {"<=", "<"},       {">", ">="},
    {">=", ">"},  {"+", "-"},    {"-", "+"},    {"*", "+"},        {"/", "*"},
    {"%", "/"},   {"and", "or"}, {"or", "and"}, {"true", "false"}, {"false", "true"}};

// Functions of Lua's math library, and of the engine's expressions.
const std::map<std::string, std::string, std::less<>> kFunctions = {
    {"min", "max"}, {"max", "min"}, {"any", "all"}, {"all", "any"}, {"most", "least"}, {"least", "most"}};

// Optional fields of an ability, a step or a modifier.
const std::set<std::string, std::less<>> kRemovable = {"limit", "condition", "cost", "where"};

/// A text for a message; its end is cut off.
std::string shortened(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string line(text.substr(0, text.find('\n')));
  if (line.size() > kMost) line.resize(kMost);
  if (line.size() < text.size()) line += " ...";
  return line;
}

class Mutator {
 public:
  Mutator(std::string_view source, const std::set<std::string>& expressions)
      : source_(source), expressions_(expressions), tokens_(lex_lua(source)) {
    for (std::size_t at = 0; at < source.size(); ++at)
      if (source[at] == '\n') lines_.push_back(at + 1);
  }

  std::vector<LuaMutation> run() {
    const LuaNode file = parse_lua(tokens_);
    quiet_.resize(tokens_.size());
    walk(file);
    for (std::size_t i = 0; i < tokens_.size(); ++i)
      if (!quiet_[i]) token(tokens_, i, 0);
    std::sort(found_.begin(), found_.end(), [](const LuaMutation& a, const LuaMutation& b) {
      return std::tie(a.begin, a.end, a.with) < std::tie(b.begin, b.end, b.with);
    });
    silence();
    return std::move(found_);
  }

 private:
  void add(std::size_t begin, std::size_t end, std::string with, std::string what) {
    const auto next = std::upper_bound(lines_.begin(), lines_.end(), begin);
    LuaMutation mutation;
    mutation.begin = begin;
    mutation.end = end;
    mutation.with = std::move(with);
    mutation.line = static_cast<int>(next - lines_.begin());
    mutation.column = static_cast<int>(begin - *(next - 1)) + 1;
    mutation.what = std::move(what);
    found_.push_back(std::move(mutation));
  }

  // --- single tokens of the file, or of an expression in a text that begins at `offset` ---

  void token(const std::vector<LuaToken>& tokens, std::size_t i, std::size_t offset) {
    const LuaToken& token = tokens[i];
    const std::size_t begin = token.begin + offset, end = token.end + offset;
    auto become = [&](const std::string& with) {
      add(begin, end, with, "'" + token.text + "' becomes '" + with + "'");
    };
    if (token.kind == Token::number) {
      if (const auto number = text::whole_number<long long>(token.text, 0, 999'999'999'999'999))
        become(std::to_string(*number + 1));
    } else if (token.kind == Token::name) {
      const auto swap = kFunctions.find(token.text);
      const bool is_lua = offset == 0;
      if (swap != kFunctions.end() && tokens[i + 1].text == "(" &&
          (!is_lua || (i >= 2 && tokens[i - 1].text == "." && tokens[i - 2].text == "math")))
        become(swap->second);
    } else if (token.kind == Token::keyword && token.text == "not") {
      add(begin, end, "", "'not' removed");
    } else if (token.kind == Token::symbol && token.text == "-" && !ends_operand(tokens, i)) {
      add(begin, end, "", "'-' removed");
    } else if (token.kind == Token::symbol || token.kind == Token::keyword) {
      if (const auto swap = kSwaps.find(token.text); swap != kSwaps.end()) become(swap->second);
    }
  }

  /// True if the token before the operator ends its left side.
  static bool ends_operand(const std::vector<LuaToken>& tokens, std::size_t i) {
    if (i == 0) return false;
    const LuaToken& before = tokens[i - 1];
    if (before.kind == Token::symbol)
      return before.text == ")" || before.text == "]" || before.text == "}" || before.text == "...";
    return before.kind != Token::keyword || before.text == "true" || before.text == "false" ||
           before.text == "nil" || before.text == "end";
  }

  // --- texts ---

  void expression_text(const LuaToken& text) {
    if (source_[text.begin] == '[' || text.text.size() + 2 != text.end - text.begin) return;  // with escapes
    try {
      const std::vector<LuaToken> inner = lex_lua(text.text);
      for (std::size_t i = 0; i < inner.size(); ++i) token(inner, i, text.begin + 1);
    } catch (const std::invalid_argument&) {
      // a piece of a text need not have whole tokens
    }
  }

  bool is_piece(const std::string& text) const {
    return std::any_of(expressions_.begin(), expressions_.end(),
                       [&](const std::string& whole) { return whole.find(text) != whole.npos; });
  }

  /// Changes the texts of an expression itself, not of nested structures.
  void texts(const LuaNode& node, bool is_joined, bool is_named) {
    std::vector<const LuaToken*> pieces;
    auto child = node.children.begin();
    for (std::size_t i = node.first; i < node.last; ++i) {
      while (child != node.children.end() && child->last <= i) ++child;
      if (child != node.children.end() && child->first <= i) {
        i = child->last - 1;
        continue;
      }
      const LuaToken& text = tokens_[i];
      if (text.kind != Token::text || quiet_[i]) continue;
      if (is_joined || tokens_[i + 1].text == ".." || (i > 0 && tokens_[i - 1].text == ".."))
        pieces.push_back(&text);
      else if (expressions_.count(text.text) && (is_named || !is_number(text.text)))
        expression_text(text);
    }
    // Joined texts are an expression if each is a piece of one.
    if (std::all_of(pieces.begin(), pieces.end(), [this](const auto* text) { return is_piece(text->text); }))
      for (const LuaToken* text : pieces) expression_text(*text);
  }

  static bool is_number(const std::string& text) {
    return text.find_first_not_of("0123456789") == std::string::npos;
  }

  // --- structure ---

  void walk(const LuaNode& node) {
    switch (node.kind) {
      case Kind::call:
        if (callee(node) != "print") remove_statement(node, "call");
        break;
      case Kind::assignment:
        if (is_field_set(node)) remove_statement(node, "assignment");
        break;
      case Kind::branch:
        branch(node);
        break;
      case Kind::arguments:
        if (node.name == "error" || node.name == "print")
          std::fill(quiet_.begin() + static_cast<std::ptrdiff_t>(node.first),
                    quiet_.begin() + static_cast<std::ptrdiff_t>(node.last), true);
        break;
      case Kind::table:
        for (const LuaNode& field : node.children) table_field(field);
        break;
      case Kind::expression:
        texts(node, false, false);
        break;
      default:
        break;
    }
    for (const LuaNode& child : node.children) {
      if (node.kind == Kind::field && !node.name.empty()) {
        texts(child, false, true);
        for (const LuaNode& each : child.children) walk(each);
      } else if (node.kind == Kind::arguments && node.name == "table.concat") {
        texts(child, true, false);
        for (const LuaNode& each : child.children) walk(each);
      } else {
        walk(child);
      }
    }
  }

  std::string_view text_of(const LuaNode& node) const {
    return source_.substr(tokens_[node.first].begin, tokens_[node.last - 1].end - tokens_[node.first].begin);
  }

  static std::string callee(const LuaNode& call) {
    const LuaNode& target = call.children.front();
    return target.children.empty() ? "" : target.children.back().name;
  }

  /// True for `x.y = 1` or `x[i] = 1`, which set a table or component. Locals are needed by the next lines.
  static bool is_field_set(const LuaNode& assignment) {
    return assignment.children.front().last > assignment.children.front().first + 1;
  }

  void remove_statement(const LuaNode& node, const std::string& what) {
    add(tokens_[node.first].begin, tokens_[node.last - 1].end, "do end",
        what + " removed: " + shortened(text_of(node)));
  }

  void branch(const LuaNode& node) {
    for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
      const LuaNode& condition = node.children[i];
      const LuaNode& block = node.children[i + 1];
      if (!has_operator(condition))
        add(tokens_[condition.first].begin, tokens_[condition.last - 1].end, "true",
            "condition taken for true: " + shortened(text_of(condition)));
      if (block.children.size() == 1 && block.children[0].kind == Kind::leave)
        remove_statement(block.children[0], "guard");
    }
  }

  bool has_operator(const LuaNode& condition) const {
    return std::any_of(
        tokens_.begin() + static_cast<std::ptrdiff_t>(condition.first),
        tokens_.begin() + static_cast<std::ptrdiff_t>(condition.last), [](const LuaToken& token) {
          if (token.kind == Token::keyword) return token.text != "nil" && token.text != "function";
          return token.kind == Token::symbol && token.text != "*" && kSwaps.count(token.text) > 0;
        });
  }

  void remove_field(const LuaNode& field, const std::string& what) {
    const LuaToken& after = tokens_[field.last];
    const bool is_separated = after.text == "," || after.text == ";";
    add(tokens_[field.first].begin, is_separated ? after.end : tokens_[field.last - 1].end, "",
        what + " removed");
  }

  /// The table constructor of an expression, or null.
  static const LuaNode* as_table(const LuaNode& expression) {
    if (expression.children.size() != 1 || expression.children[0].kind != Kind::table) return nullptr;
    const LuaNode& table = expression.children[0];
    return table.first == expression.first && table.last == expression.last ? &table : nullptr;
  }

  void table_field(const LuaNode& field) {
    const LuaNode& value = field.children.back();
    const LuaNode* table = as_table(value);
    const LuaToken& only = tokens_[value.first];
    const bool is_single = value.last == value.first + 1;
    if (field.name == "condition" && table && table->children.size() > 1) {
      for (const LuaNode& item : table->children) remove_field(item, "condition " + shortened(text_of(item)));
    } else if (field.name == "when" && is_single && only.kind == Token::text &&
               expressions_.count(only.text)) {
      remove_field(field, "'when'");
    } else if (kRemovable.count(field.name) && !(is_single && only.kind == Token::number)) {
      remove_field(field, "'" + field.name + "'");
    } else if (field.name.empty() && field.children.size() == 1 && table) {
      // A step of a procedure has an id, a modifier a value.
      for (const LuaNode& inner : table->children)
        if (inner.name == "id" || inner.name == "value")
          return remove_field(field, "entry " + shortened(text_of(inner)));
    }
  }

  // --- changes that are not reported ---

  void silence() {
    constexpr std::string_view kMark = "-- mutate: equivalent,";
    std::set<int> lines;
    for (std::size_t at = source_.find(kMark); at != source_.npos; at = source_.find(kMark, at + 1)) {
      const auto next = std::upper_bound(lines_.begin(), lines_.end(), at);
      const std::size_t begin = *(next - 1);
      const std::size_t end = std::min(source_.find('\n', at), source_.size());
      if (source_.substr(at + kMark.size(), end - at - kMark.size()).find_first_not_of(" \t\r") ==
          source_.npos)
        continue;
      const bool is_alone = source_.substr(begin, at - begin).find_first_not_of(" \t") == source_.npos;
      lines.insert(static_cast<int>(next - lines_.begin()) + (is_alone ? 1 : 0));
    }
    for (LuaMutation& mutation : found_) mutation.silenced = lines.count(mutation.line) > 0;
  }

  std::string_view source_;
  const std::set<std::string>& expressions_;
  std::vector<LuaToken> tokens_;
  std::vector<std::size_t> lines_ = {0};  // the start of each line
  std::vector<char> quiet_;               // true for tokens of texts for people
  std::vector<LuaMutation> found_;
};

}  // namespace

std::vector<LuaMutation> lua_mutations(std::string_view source, const std::set<std::string>& expressions) {
  return Mutator(source, expressions).run();
}

std::string mutated(std::string_view source, const LuaMutation& mutation) {
  std::string text(source.substr(0, mutation.begin));
  return text.append(mutation.with).append(source.substr(mutation.end));
}

}  // namespace misk::cli
