#include "text/lua_syntax.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "text/suggest.hpp"
#include "text/utf8.hpp"

namespace misk::text {
namespace {

using Kind = LuaNode::Kind;
using Token = LuaToken::Kind;

constexpr int kDeepest = 190;  // LuaJIT's own limit is 200

constexpr std::array<std::string_view, 15> kBinary = {"+",  "-", "*",  "/",  "%",  "^",   "..", "<",
                                                      "<=", ">", ">=", "==", "~=", "and", "or"};

/// Words that begin a statement in other languages.
const std::map<std::string, const char*, std::less<>> kForeignWords = {
    {"var", "local"},   {"let", "local"},     {"const", "local"},   {"int", "local"},
    {"auto", "local"},  {"func", "function"}, {"fn", "function"},   {"def", "function"},
    {"elif", "elseif"}, {"elsif", "elseif"},  {"elseIf", "elseif"}, {"foreach", "for"}};

class Parser {
 public:
  explicit Parser(const std::vector<LuaToken>& tokens) : tokens_(tokens) {}

  LuaNode run() {
    LuaNode file = block();
    if (look().kind == Token::end) return file;
    if (is("end")) fail(look(), "this 'end' closes nothing", "delete it");
    fail(look(), "'" + look().text + "' belongs to no 'if' or 'repeat' here",
         "put it inside one, or delete it");
  }

 private:
  struct Pair {
    std::size_t open, close;
  };
  struct Deeper {
    explicit Deeper(Parser& in) : parser(in) {
      if (++parser.depth_ > kDeepest)
        parser.fail(parser.look(), "this is nested too deeply", "put the inner part into a local of its own");
    }
    ~Deeper() { --parser.depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
    Parser& parser;
  };

  const LuaToken& look(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  static bool is(const LuaToken& token, std::string_view text) {
    return (token.kind == Token::symbol || token.kind == Token::keyword) && token.text == text;
  }
  bool is(std::string_view text, std::size_t ahead = 0) const { return is(look(ahead), text); }
  bool accept(std::string_view text) {
    if (!is(text)) return false;
    ++at_;
    return true;
  }
  LuaNode begin(Kind kind) const {
    LuaNode node;
    node.kind = kind;
    node.first = at_;
    return node;
  }
  LuaNode end(LuaNode node) const {
    node.last = at_;
    return node;
  }

  // --- errors ---

  [[noreturn]] void fail(const LuaToken& at, const std::string& what, const std::string& mend) const {
    throw LuaSyntaxError(at.line, at.column, what, mend);
  }
  /// Reports something missing, at the place right after the previous token.
  [[noreturn]] void fail_behind(const std::string& what, const std::string& mend) const {
    if (at_ == 0) fail(look(), what, mend);
    const LuaToken& before = tokens_[at_ - 1];
    auto width = static_cast<int>(before.end - before.begin);
    for (const char c : before.text) width -= !begins_character(c);
    const bool is_one_line = before.text.find('\n') == std::string::npos;
    throw LuaSyntaxError(before.line, before.column + (is_one_line ? width : 0), what, mend);
  }

  std::string shown(const LuaToken& token) const {
    if (token.kind == Token::end) return "the end of the file";
    std::string text = token.text.substr(0, token.text.find('\n')).substr(0, 30);
    return token.kind == Token::text ? "\"" + text + "\"" : "'" + text + "'";
  }
  static std::string place(const LuaToken& token) { return "line " + std::to_string(token.line); }

  /// Column of the first token on the token's line, and whether this is it.
  int indent(std::size_t token) const {
    while (token > 0 && tokens_[token - 1].line == tokens_[token].line) --token;
    return tokens_[token].column;
  }
  bool begins_line(std::size_t token) const {
    return token == 0 || tokens_[token - 1].line != tokens_[token].line;
  }
  /// Guesses which block lacks its end. A pair whose opener is indented deeper than its closer has taken
  /// another block's end: the first such opener. If there is none, the innermost open block.
  std::size_t unclosed(const std::vector<Pair>& pairs, const std::vector<std::size_t>& open) const {
    for (const Pair& pair : pairs)
      if (begins_line(pair.close) && tokens_[pair.open].line != tokens_[pair.close].line &&
          indent(pair.close) < indent(pair.open))
        return pair.open;
    return open.back();
  }

  [[noreturn]] void missing_end() const {
    if (else_if_)
      fail(tokens_[else_if_], "'else if' begins a second 'if', which needs an 'end' of its own",
           "write elseif, in one word");
    const LuaToken& opener = tokens_[unclosed(closed_blocks_, blocks_)];
    fail(opener, "the '" + opener.text + "' that begins here has no 'end'", "write end where it is over");
  }
  [[noreturn]] void missing_brace() const {
    const LuaToken& opener = tokens_[unclosed(closed_braces_, braces_)];
    const char* close = opener.text == "{" ? "}" : opener.text == "(" ? ")" : "]";
    fail(opener, "the '" + opener.text + "' that begins here is not closed",
         "write " + std::string(close) + " where it is over");
  }

  /// The keyword of Lua that was probably meant, as for `funtion` or `retrun`.
  static std::string meant(const LuaToken& token) {
    if (token.kind != Token::name) return "";
    if (const auto foreign = kForeignWords.find(token.text); foreign != kForeignWords.end())
      return foreign->second;
    if (token.text.size() < 4) return "";
    static constexpr std::array<std::string_view, 9> kWords = {
        "function", "return", "local", "elseif", "repeat", "until", "while", "break", "else"};
    return suggest(token.text, kWords);
  }

  bool begins_value() const {
    return look().kind == Token::name || look().kind == Token::text || look().kind == Token::number ||
           is("{") || is("[") || is("function") || is("nil") || is("true") || is("false") || is("not") ||
           is("...");
  }

  void expect_then(const char* word, const char* after) {
    if (accept(word)) return;
    if (is("=")) fail(look(), "'=' sets a value; here two are compared", "write ==");
    fail_behind(std::string("'") + word + "' is missing after " + after, std::string("write ") + word);
  }
  void open_block() { blocks_.push_back(at_); }
  void close_block() {
    if (!is("end")) missing_end();
    closed_blocks_.push_back({blocks_.back(), at_++});
    blocks_.pop_back();
  }
  void open_brace() { braces_.push_back(at_++); }
  void close_brace(const char* close) {
    if (!is(close)) missing_brace();
    closed_braces_.push_back({braces_.back(), at_++});
    braces_.pop_back();
  }

  std::size_t name(const char* what) {
    if (look().kind != Token::name) {
      if (look().kind == Token::keyword)
        fail(look(), "'" + look().text + "' is a word of Lua, not " + what, "choose another name");
      fail(look(), std::string(what) + " is missing before " + shown(look()), "write one");
    }
    return at_++;
  }

  // --- statements ---

  bool block_ends() const {
    return look().kind == Token::end || is("end") || is("else") || is("elseif") || is("until");
  }
  LuaNode block() {
    const Deeper deeper(*this);
    LuaNode node = begin(Kind::block);
    while (!block_ends()) {
      if (accept(";")) continue;
      const bool last = is("return");
      node.children.push_back(statement());
      if (last) {
        accept(";");
        after_return();
        break;
      }
    }
    return end(std::move(node));
  }
  void after_return() const {
    if (block_ends()) return;
    stray_symbol();
    if (is("=")) fail(look(), "'=' sets a value; here two are compared", "write ==");
    const std::string word = at_ > 0 ? meant(callee_before()) : "";
    if (!word.empty())
      fail(callee_before(), "'" + callee_before().text + "' is no word of Lua",
           "did you mean '" + word + "'?");
    fail(look(), "nothing can follow 'return' in its block", "put it before the return, or delete it");
  }
  /// The name in a call `name(...)` that ends just before here.
  const LuaToken& callee_before() const {
    for (auto pair = closed_braces_.rbegin(); pair != closed_braces_.rend(); ++pair)
      if (pair->close + 1 == at_ && pair->open > 0) return tokens_[pair->open - 1];
    return tokens_[at_ - 1];
  }

  LuaNode statement() {
    if (is("if")) return branch();
    if (is("return") || is("break")) return leave();
    LuaNode node = begin(Kind::statement);
    if (look().kind == Token::keyword) node.name = look().text;
    if (is("while")) {
      open_block();
      ++at_;
      node.children.push_back(expression());
      expect_then("do", "the condition of 'while'");
      node.children.push_back(block());
      close_block();
    } else if (is("do")) {
      open_block();
      ++at_;
      node.children.push_back(block());
      close_block();
    } else if (is("for")) {
      open_block();
      ++at_;
      do node.names.push_back(name("a name"));
      while (accept(","));
      if (!accept("=") && !accept("in"))
        fail_behind("'in' or '=' is missing in the 'for'",
                    "write for _, x in ipairs(list) do, or for i = 1, 3 do");
      expressions(node);
      expect_then("do", "the list of 'for'");
      node.children.push_back(block());
      close_block();
    } else if (is("repeat")) {
      const std::size_t opener = at_++;
      node.children.push_back(block());
      if (!accept("until")) {
        if (is("end"))
          fail(look(), "'repeat' is closed by 'until', not by 'end'", "write until and a condition");
        fail(tokens_[opener], "the 'repeat' that begins here has no 'until'", "write until and a condition");
      }
      node.children.push_back(expression());
    } else if (is("function")) {
      open_block();
      ++at_;
      name("a name of the function");
      while (accept(".") || accept(":")) name("a name");
      node.children.push_back(function(at_));
    } else if (accept("local")) {
      if (is("function")) {
        node.name = "local function";
        open_block();
        ++at_;
        node.names.push_back(name("a name of the function"));
        node.children.push_back(function(at_));
      } else {
        do node.names.push_back(name("a name"));
        while (accept(","));
        if (accept("=")) expressions(node);
      }
    } else if (accept("goto")) {
      name("a label");
    } else if (accept("::")) {
      node.name = "::";
      name("a label");
      if (!accept("::")) fail_behind("'::' is missing behind the label", "write ::");
    } else {
      return assignment_or_call();
    }
    return end(std::move(node));
  }

  LuaNode branch() {
    LuaNode node = begin(Kind::branch);
    open_block();
    ++at_;
    do {
      node.children.push_back(expression());
      expect_then("then", "the condition");
      node.children.push_back(block());
    } while (accept("elseif"));
    if (is("else")) {
      const bool is_first = !else_if_ && is("if", 1) && look(1).line == look().line;
      if (is_first) else_if_ = at_;
      ++at_;
      node.children.push_back(block());
      if (!is("end")) missing_end();
      // It has its end, unless that end belongs to another block.
      const bool is_own = !begins_line(at_) || indent(at_) >= indent(node.first);
      if (is_first && is_own) else_if_ = 0;
    }
    close_block();
    return end(std::move(node));
  }

  LuaNode leave() {
    LuaNode node = begin(Kind::leave);
    if (!accept("break")) {
      ++at_;
      if (!block_ends() && !is(";")) expressions(node);
    }
    return end(std::move(node));
  }

  /// Reports a symbol that cannot begin a statement.
  void stray_symbol() const {
    if (look().kind != Token::symbol) return;
    if (is(",") || is("}") || is(")") || is("]")) {
      if (!blocks_.empty()) missing_end();
      if (!is(",")) fail(look(), "this '" + look().text + "' closes nothing", "delete it");
    }
    if ((is("/") && (is("/", 1) || is("*", 1))) || is("#"))
      fail(look(), "a comment does not begin so", "write -- before it");
    if (!is("(") && !is("="))
      fail(look(), "no statement begins with '" + look().text + "'",
           "delete it, or complete the line before");
  }

  LuaNode assignment_or_call() {
    stray_symbol();
    LuaNode node = begin(Kind::call);
    LuaNode target = begin(Kind::expression);
    const LuaToken& first = look();
    if (first.kind != Token::name && !is("("))
      fail(first, "a statement cannot begin with " + shown(first),
           "call something, or set something: x = ...");
    prefixed(target);
    node.children.push_back(end(std::move(target)));
    while (accept(",")) {
      target = begin(Kind::expression);
      prefixed(target);
      node.children.push_back(end(std::move(target)));
    }
    if (accept("=")) {
      node.kind = Kind::assignment;
      expressions(node);
    }
    const std::vector<LuaNode>& parts = node.children[0].children;
    const bool is_call = !parts.empty() && parts.back().kind == Kind::arguments && parts.back().last == at_;
    if (node.kind == Kind::call && (node.children.size() > 1 || !is_call)) no_statement(first);
    return end(std::move(node));
  }

  [[noreturn]] void no_statement(const LuaToken& first) const {
    const std::string& next = look().text;
    const bool is_symbol = look().kind == Token::symbol;
    if (is_symbol && is("=", 1) && (next == "+" || next == "-" || next == "*" || next == "/" || next == ".."))
      fail(look(), "Lua has no '" + next + "='", "write x = x " + next + " ...");
    if (is_symbol && next == "+" && is("+", 1)) fail(look(), "Lua has no '++'", "write x = x + 1");
    if (is_symbol && next == "==") fail(look(), "'==' compares; here a value is set", "write =");
    const bool is_alone = &look() == &first + 1;
    if (is_alone && first.text == "continue")
      fail(first, "Lua has no 'continue'", "write goto next, and ::next:: before the end of the loop");
    if (is_alone) {
      const std::string word = meant(first);
      if (!word.empty())
        fail(first, "'" + first.text + "' is no word of Lua", "did you mean '" + word + "'?");
    }
    fail(first, "this is a value: nothing is done with it", "call it, x:f(), or set it, x = ...");
  }

  // --- expressions ---

  void expressions(LuaNode& node) {
    do node.children.push_back(expression());
    while (accept(","));
  }

  LuaNode expression() {
    const Deeper deeper(*this);
    LuaNode node = begin(Kind::expression);
    for (;;) {
      while (is("not") || is("#") || is("-")) ++at_;
      simple(node);
      if (std::none_of(kBinary.begin(), kBinary.end(), [this](std::string_view op) { return is(op); })) break;
      if (is("/") && is("/", 1)) fail(look(), "a comment does not begin so", "write -- before it");
      ++at_;
    }
    return end(std::move(node));
  }

  void simple(LuaNode& node) {
    if (look().kind == Token::number || look().kind == Token::text) {
      ++at_;
    } else if (accept("nil") || accept("true") || accept("false") || accept("...")) {
    } else if (is("{")) {
      node.children.push_back(table());
    } else if (is("function")) {
      open_block();
      const std::size_t first = at_++;
      node.children.push_back(function(first));
    } else if (look().kind == Token::name || is("(")) {
      prefixed(node);
    } else {
      no_value();
    }
  }

  [[noreturn]] void no_value() const {
    if (is("[")) fail(look(), "a list does not stand in [ ]", "write it in braces: { ... }");
    if (is("/") && (is("/", 1) || is("*", 1)))
      fail(look(), "a comment does not begin so", "write -- before it");
    if (is("=") && at_ > 0 && is(tokens_[at_ - 1], "==")) fail(look(), "'=' is too much", "'==' compares");
    if (is("=")) fail(look(), "'=' stands where a value is expected", "write == to compare");
    if (look().kind == Token::end && !braces_.empty()) missing_brace();
    if (look().kind == Token::end && !blocks_.empty()) missing_end();
    if (look().kind == Token::symbol && !is(",") && !is(")") && !is("}") && !is("]") && !is(";"))
      fail(look(), "a value is expected, not '" + look().text + "'", "write one");
    fail_behind("a value is missing before " + shown(look()), "write one");
  }

  void prefixed(LuaNode& node) {
    std::string path;
    if (is("(")) {
      open_brace();
      node.children.push_back(expression());
      close_brace(")");
    } else {
      path = tokens_[name("a name")].text;
    }
    for (;;) {
      if (accept(".")) {
        path += "." + tokens_[name("a name behind '.'")].text;
      } else if (is("[")) {
        open_brace();
        node.children.push_back(expression());
        close_brace("]");
        path += "[]";
      } else if (is(":")) {
        const std::size_t colon = at_++;
        path += ":" + tokens_[name("a name behind ':'")].text;
        if (!is("(") && !is("{") && look().kind != Token::text)
          fail(tokens_[colon], "behind ':' something is called, and its ( ) are missing",
               "write " + path + "(), or '.' to read a value");
        node.children.push_back(arguments(path));
      } else if (is("(") || is("{") || look().kind == Token::text) {
        node.children.push_back(arguments(path));
      } else {
        return;
      }
    }
  }

  LuaNode arguments(const std::string& callee) {
    LuaNode node = begin(Kind::arguments);
    node.name = callee;
    if (is("(")) {
      open_brace();
      if (!is(")")) expressions(node);
      if (is("="))
        fail(look(), "'=' cannot stand in ( )", "write == to compare; fields stand in braces: { x = 1 }");
      if (begins_value() && look().line == tokens_[at_ - 1].line)
        fail_behind("a comma is missing between the arguments", "write , here");
      close_brace(")");
    } else if (is("{")) {
      node.children.push_back(table());
    } else {
      ++at_;
    }
    return end(std::move(node));
  }

  LuaNode function(std::size_t first) {
    LuaNode node = begin(Kind::function);
    node.first = first;
    if (!is("(")) {
      if (look().kind == Token::name && is("(", 1))
        fail(look(), "a function that is a value has no name",
             "write function(...) and give the name to the field");
      fail_behind("'(' is missing behind 'function'", "write function(me, you), or function()");
    }
    open_brace();
    while (!is(")")) {
      if (!accept("...")) node.names.push_back(name("a name of an argument"));
      if (!accept(",")) break;
    }
    if (!is(")") && look().kind == Token::name)
      fail_behind("a comma is missing between the names", "write , here");
    close_brace(")");
    node.children.push_back(block());
    close_block();
    return end(std::move(node));
  }

  LuaNode table() {
    LuaNode node = begin(Kind::table);
    open_brace();
    while (!is("}")) {
      field_begins();
      LuaNode field = begin(Kind::field);
      if (look().kind == Token::name && is("=", 1)) {
        field.name = look().text;
        at_ += 2;
      } else if (is("[")) {
        open_brace();
        field.children.push_back(expression());
        close_brace("]");
        if (!accept("=")) {
          at_ = field.first;
          fail(look(), "a list does not stand in [ ]", "write it in braces: { ... }");
        }
      }
      field.children.push_back(expression());
      node.children.push_back(end(std::move(field)));
      if (!accept(",") && !accept(";")) break;
    }
    if (!is("}")) field_ends();
    close_brace("}");
    return end(std::move(node));
  }

  void field_begins() const {
    const LuaToken& key = look();
    if ((key.kind == Token::name || key.kind == Token::text) && is(":", 1) &&
        !(key.kind == Token::name && look(2).kind == Token::name &&
          (is("(", 3) || is("{", 3) || look(3).kind == Token::text)))
      fail(look(1), "a field is not written with ':'", "write name = value");
    if (key.kind == Token::text && is("=", 1))
      fail(key, "the name of a field has no quotes",
           "write " + key.text.substr(0, 30) + " = ..., or [\"" + key.text.substr(0, 30) + "\"] = ...");
    if (key.kind == Token::keyword && is("=", 1))
      fail(key, "'" + key.text + "' is a word of Lua, so it cannot name a field by itself",
           "write [\"" + key.text + "\"] = ...");
    if (is(",")) fail(key, "a comma too many", "delete it");
  }
  void field_ends() const {
    if (is("end")) fail(look(), "this 'end' closes nothing", "delete it");
    if (is("=")) fail(look(), "'=' has no name of a field before it", "write name = value, or [key] = value");
    if (is(")") || is("]"))
      fail(look(),
           "'" + look().text + "' closes nothing here: the '{' of " + place(tokens_[braces_.back()]) +
               " is open",
           "write } first");
    const std::string word = meant(callee_before());
    if (!word.empty())
      fail(callee_before(), "'" + callee_before().text + "' is no word of Lua",
           "did you mean '" + word + "'?");
    if (is_left_of_opener()) missing_brace();
    if (begins_value()) fail_behind("a comma is missing between two fields", "write , here");
  }
  /// True if a line begins here and is indented no deeper than the line that opened the innermost brace, just
  /// before. Then the brace should have been closed here.
  bool is_left_of_opener() const {
    const std::size_t opener = braces_.back();
    return begins_line(at_) && tokens_[opener].line == tokens_[at_ - 1].line &&
           look().column <= indent(opener);
  }

  const std::vector<LuaToken>& tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::vector<std::size_t> blocks_, braces_;  // tokens that opened what is still open
  std::vector<Pair> closed_blocks_, closed_braces_;
  std::size_t else_if_ = 0;  // the first `else if` that may have been meant as `elseif`
};

}  // namespace

LuaNode parse_lua(const std::vector<LuaToken>& tokens) {
  return Parser(tokens).run();
}

}  // namespace misk::text
