#include "lua_scan.hpp"

#include <stdexcept>

#include "lua_lexer.hpp"

namespace misk::cli {
namespace {

using Kind = LuaToken::Kind;

/// A parser of Lua 5.1 by recursive descent that keeps nothing but scopes.
class Scanner {
 public:
  explicit Scanner(std::vector<LuaToken> tokens) : tokens_(std::move(tokens)) {}

  std::vector<LuaFinding> run() {
    scopes_.emplace_back();
    block();
    if (look().kind != Kind::end) throw std::invalid_argument("end expected");
    return std::move(findings_);
  }

 private:
  struct Local {
    std::string name;
    int level;  // of functions: 0 is the file
  };
  /// What a prefix expression was, as far as assignments care.
  struct Prefix {
    std::string base;  // the name it begins with, "" for none
    int line = 0;
    bool suffixed = false, called = false;
  };

  const LuaToken& look(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  bool is(const char* text) const {
    return (look().kind == Kind::symbol || look().kind == Kind::keyword) && look().text == text;
  }
  bool accept(const char* text) {
    if (!is(text)) return false;
    ++at_;
    return true;
  }
  void expect(const char* text) {
    if (!accept(text)) throw std::invalid_argument(text);
  }
  std::string name() {
    if (look().kind != Kind::name) throw std::invalid_argument("name");
    return tokens_[at_++].text;
  }

  void declare(const std::string& word) { scopes_.back().push_back({word, level_}); }
  /// The level of the local of that name, or -1 for a global.
  int level_of(const std::string& word) const {
    for (auto scope = scopes_.rbegin(); scope != scopes_.rend(); ++scope)
      for (auto local = scope->rbegin(); local != scope->rend(); ++local)
        if (local->name == word) return local->level;
    return -1;
  }
  void found(LuaFinding::Kind kind, const std::string& word, int line) {
    findings_.push_back({kind, word, line, level_ > 0});
  }
  void read(const std::string& word, int line) {
    if (level_of(word) < 0) found(LuaFinding::Kind::global_read, word, line);
  }
  void write(const Prefix& prefix) {
    if (prefix.base.empty() || prefix.called) return;
    const int level = level_of(prefix.base);
    if (level < 0) {
      if (!prefix.suffixed) found(LuaFinding::Kind::global_write, prefix.base, prefix.line);
    } else if (level == 0 && level_ > 0) {
      found(prefix.suffixed ? LuaFinding::Kind::table_write : LuaFinding::Kind::upvalue_write, prefix.base,
            prefix.line);
    }
  }

  bool block_ends() const {
    return look().kind == Kind::end || is("end") || is("else") || is("elseif") || is("until");
  }
  void block() {
    while (!block_ends()) {
      if (is("return")) {
        ++at_;
        if (!block_ends() && !is(";")) expressions();
        accept(";");
        return;
      }
      statement();
      accept(";");
    }
  }
  void scoped_block() {
    scopes_.emplace_back();
    block();
    scopes_.pop_back();
  }

  void statement() {
    if (accept(";")) return;
    if (accept("if")) {
      expression();
      expect("then");
      scoped_block();
      while (accept("elseif")) {
        expression();
        expect("then");
        scoped_block();
      }
      if (accept("else")) scoped_block();
      expect("end");
    } else if (accept("while")) {
      expression();
      expect("do");
      scoped_block();
      expect("end");
    } else if (accept("do")) {
      scoped_block();
      expect("end");
    } else if (accept("for")) {
      for_loop();
    } else if (accept("repeat")) {
      scopes_.emplace_back();
      block();
      expect("until");
      expression();
      scopes_.pop_back();
    } else if (accept("function")) {
      function_statement();
    } else if (accept("local")) {
      local_statement();
    } else if (accept("break")) {
    } else if (accept("goto")) {
      name();
    } else if (accept("::")) {
      name();
      expect("::");
    } else {
      assignment_or_call();
    }
  }

  void for_loop() {
    std::vector<std::string> names = {name()};
    while (accept(",")) names.push_back(name());
    if (!accept("=")) expect("in");
    expressions();
    expect("do");
    scopes_.emplace_back();
    for (const std::string& each : names) declare(each);
    block();
    scopes_.pop_back();
    expect("end");
  }

  void function_statement() {
    Prefix prefix{look().text, look().line, false, false};
    name();
    bool method = false;
    while (is(".") || is(":")) {
      method = is(":");
      ++at_;
      name();
      prefix.suffixed = true;
    }
    write(prefix);
    function_body(method);
  }

  void local_statement() {
    if (accept("function")) {
      declare(name());
      function_body(false);
      return;
    }
    std::vector<std::string> names = {name()};
    while (accept(",")) names.push_back(name());
    if (accept("=")) expressions();
    for (const std::string& each : names) declare(each);
  }

  void assignment_or_call() {
    std::vector<Prefix> targets = {prefix_expression()};
    while (accept(",")) targets.push_back(prefix_expression());
    if (!accept("=")) return;
    for (const Prefix& target : targets) {
      if (!target.suffixed) forget_read(target);
      write(target);
    }
    expressions();
  }

  /// What is assigned to is not read (`x.y = 1` reads x).
  void forget_read(const Prefix& target) {
    for (std::size_t i = findings_.size(); i-- > 0;)
      if (findings_[i].kind == LuaFinding::Kind::global_read && findings_[i].name == target.base &&
          findings_[i].line == target.line)
        return void(findings_.erase(findings_.begin() + static_cast<std::ptrdiff_t>(i)));
  }

  void function_body(bool method) {
    expect("(");
    ++level_;
    scopes_.emplace_back();
    if (method) declare("self");
    while (!is(")")) {
      if (!accept("...")) declare(name());
      if (!accept(",")) break;
    }
    expect(")");
    block();
    expect("end");
    scopes_.pop_back();
    --level_;
  }

  void expressions() {
    do expression();
    while (accept(","));
  }

  void expression() {
    while (is("not") || is("#") || is("-")) ++at_;
    simple();
    while (look().kind == Kind::symbol || look().kind == Kind::keyword) {
      static const char* const kBinary[] = {"+",  "-", "*",  "/",  "%",  "^",   "..", "<",
                                            "<=", ">", ">=", "==", "~=", "and", "or"};
      bool binary = false;
      for (const char* op : kBinary) binary = binary || look().text == op;
      if (!binary) return;
      ++at_;
      while (is("not") || is("#") || is("-")) ++at_;
      simple();
    }
  }

  void simple() {
    if (look().kind == Kind::number || look().kind == Kind::text) {
      ++at_;
    } else if (accept("nil") || accept("true") || accept("false") || accept("...")) {
    } else if (is("{")) {
      table();
    } else if (accept("function")) {
      function_body(false);
    } else {
      prefix_expression();
    }
  }

  Prefix prefix_expression() {
    Prefix prefix;
    prefix.line = look().line;
    if (accept("(")) {
      expression();
      expect(")");
      prefix.called = true;
    } else {
      prefix.base = name();
    }
    std::string path = prefix.base;
    for (;;) {
      if (accept(".")) {
        path += "." + name();
        prefix.suffixed = true;
        prefix.called = false;
      } else if (accept("[")) {
        expression();
        expect("]");
        path += "[]";
        prefix.suffixed = true;
        prefix.called = false;
      } else if (is(":")) {
        ++at_;
        name();
        arguments("");
        prefix.suffixed = prefix.called = true;
      } else if (is("(") || is("{") || look().kind == Kind::text) {
        arguments(path);
        prefix.suffixed = prefix.called = true;
      } else {
        break;
      }
    }
    if (!prefix.base.empty()) {
      read(prefix.base, prefix.line);
      if (path != prefix.base && level_of(prefix.base) < 0)
        found(LuaFinding::Kind::global_read, path, prefix.line);
    }
    return prefix;
  }

  void arguments(const std::string& callee) {
    const bool announces = callee == "event" || callee == "before" || callee == "after" || callee == "note";
    const std::size_t at = is("(") ? 1 : 0;
    if (announces && look(at).kind == Kind::text)
      found(LuaFinding::Kind::announces, look(at).text, look().line);
    if (look().kind == Kind::text) {
      ++at_;
    } else if (is("{")) {
      table();
    } else {
      expect("(");
      if ((callee == "table.insert" || callee == "table.remove" || callee == "table.sort") &&
          look().kind == Kind::name && level_ > 0 && level_of(look().text) == 0 &&
          (look(1).text == "," || look(1).text == ")"))
        found(LuaFinding::Kind::table_write, look().text, look().line);
      if (!is(")")) expressions();
      expect(")");
    }
  }

  void table() {
    expect("{");
    while (!is("}")) {
      std::string key;
      if (look().kind == Kind::name && look(1).kind == Kind::symbol && look(1).text == "=") {
        key = name();
        ++at_;
      } else if (accept("[")) {
        expression();
        expect("]");
        expect("=");
      }
      const bool outer = in_condition_;
      in_condition_ = key.empty() ? in_condition_ : key == "condition";
      if (in_condition_ && is("function"))
        condition_function();
      else
        expression();
      in_condition_ = outer;
      if (!accept(",") && !accept(";")) break;
    }
    expect("}");
  }

  /// condition = function(...) return A == B end, without calls: the engine's expressions can say that.
  void condition_function() {
    const std::size_t from = at_;
    const int line = look().line;
    const bool outer = in_condition_;
    in_condition_ = false;
    expression();
    in_condition_ = outer;
    std::size_t at = from;
    while (at < at_ && tokens_[at].text != ")") ++at;
    if (at + 2 >= at_ || tokens_[at + 1].text != "return") return;
    int comparisons = 0;
    for (std::size_t i = at + 2; i + 1 < at_; ++i) {
      const LuaToken& token = tokens_[i];
      if (token.kind == Kind::keyword && token.text != "nil" && token.text != "true" && token.text != "false")
        return;
      if (token.kind == Kind::text) return;  // the language has no texts
      if (token.kind != Kind::symbol) continue;
      if (token.text == "(" || token.text == "{" || token.text == "[" || token.text == "..") return;
      comparisons += token.text == "==" || token.text == "~=" || token.text == "<" || token.text == "<=" ||
                     token.text == ">" || token.text == ">=";
    }
    if (comparisons == 1) found(LuaFinding::Kind::condition_data, "condition", line);
  }

  std::vector<LuaToken> tokens_;
  std::size_t at_ = 0;
  int level_ = 0;
  bool in_condition_ = false;
  std::vector<std::vector<Local>> scopes_;
  std::vector<LuaFinding> findings_;
};

}  // namespace

std::vector<LuaFinding> scan_lua(std::string_view source) {
  try {
    return Scanner(lex_lua(source)).run();
  } catch (const std::invalid_argument&) {
    return {};
  }
}

}  // namespace misk::cli
