#include "lua_syntax.hpp"

#include <algorithm>
#include <stdexcept>

namespace misk::cli {
namespace {

using Kind = LuaNode::Kind;

class Parser {
 public:
  explicit Parser(const std::vector<LuaToken>& tokens) : tokens_(tokens) {}

  LuaNode run() {
    LuaNode file = block();
    if (look().kind != LuaToken::Kind::end) throw std::invalid_argument("end expected");
    return file;
  }

 private:
  const LuaToken& look(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  bool is(const char* text, std::size_t ahead = 0) const {
    const LuaToken& token = look(ahead);
    return (token.kind == LuaToken::Kind::symbol || token.kind == LuaToken::Kind::keyword) &&
           token.text == text;
  }
  bool accept(const char* text) {
    if (!is(text)) return false;
    ++at_;
    return true;
  }
  void expect(const char* text) {
    if (!accept(text)) throw std::invalid_argument(text);
  }
  const std::string& name() {
    if (look().kind != LuaToken::Kind::name) throw std::invalid_argument("name");
    return tokens_[at_++].text;
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

  bool block_ends() const {
    return look().kind == LuaToken::Kind::end || is("end") || is("else") || is("elseif") || is("until");
  }
  LuaNode block() {
    LuaNode node = begin(Kind::block);
    while (!block_ends()) {
      if (accept(";")) continue;
      const bool last = is("return");
      node.children.push_back(statement());
      if (last) {
        accept(";");
        break;
      }
    }
    return end(std::move(node));
  }

  LuaNode statement() {
    if (is("if")) return branch();
    if (is("return") || is("break")) return leave();
    LuaNode node = begin(Kind::statement);
    if (accept("while")) {
      node.children.push_back(expression());
      expect("do");
      node.children.push_back(block());
      expect("end");
    } else if (accept("do")) {
      node.children.push_back(block());
      expect("end");
    } else if (accept("for")) {
      do name();
      while (accept(","));
      if (!accept("=")) expect("in");
      expressions(node);
      expect("do");
      node.children.push_back(block());
      expect("end");
    } else if (accept("repeat")) {
      node.children.push_back(block());
      expect("until");
      node.children.push_back(expression());
    } else if (accept("function")) {
      name();
      while (accept(".") || accept(":")) name();
      node.children.push_back(function(at_));
    } else if (accept("local")) {
      if (accept("function")) {
        name();
        node.children.push_back(function(at_));
      } else {
        do name();
        while (accept(","));
        if (accept("=")) expressions(node);
      }
    } else if (accept("goto")) {
      name();
    } else if (accept("::")) {
      name();
      expect("::");
    } else {
      return assignment_or_call();
    }
    return end(std::move(node));
  }

  LuaNode branch() {
    LuaNode node = begin(Kind::branch);
    expect("if");
    do {
      node.children.push_back(expression());
      expect("then");
      node.children.push_back(block());
    } while (accept("elseif"));
    if (accept("else")) node.children.push_back(block());
    expect("end");
    return end(std::move(node));
  }

  LuaNode leave() {
    LuaNode node = begin(Kind::leave);
    if (!accept("break")) {
      expect("return");
      if (!block_ends() && !is(";")) expressions(node);
    }
    return end(std::move(node));
  }

  LuaNode assignment_or_call() {
    LuaNode node = begin(Kind::call);
    LuaNode target = begin(Kind::expression);
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
    if (node.kind == Kind::call && (node.children.size() > 1 || !is_call))
      throw std::invalid_argument("call");
    return end(std::move(node));
  }

  void expressions(LuaNode& node) {
    do node.children.push_back(expression());
    while (accept(","));
  }

  LuaNode expression() {
    LuaNode node = begin(Kind::expression);
    static const char* const kBinary[] = {"+",  "-", "*",  "/",  "%",  "^",   "..", "<",
                                          "<=", ">", ">=", "==", "~=", "and", "or"};
    for (;;) {
      while (is("not") || is("#") || is("-")) ++at_;
      simple(node);
      if (std::none_of(std::begin(kBinary), std::end(kBinary), [this](const char* op) { return is(op); }))
        break;
      ++at_;
    }
    return end(std::move(node));
  }

  void simple(LuaNode& node) {
    if (look().kind == LuaToken::Kind::number || look().kind == LuaToken::Kind::text) {
      ++at_;
    } else if (accept("nil") || accept("true") || accept("false") || accept("...")) {
    } else if (is("{")) {
      node.children.push_back(table());
    } else if (is("function")) {
      const std::size_t first = at_++;
      node.children.push_back(function(first));
    } else {
      prefixed(node);
    }
  }

  void prefixed(LuaNode& node) {
    std::string path;
    if (accept("(")) {
      node.children.push_back(expression());
      expect(")");
    } else {
      path = name();
    }
    for (;;) {
      if (accept(".")) {
        path += "." + name();
      } else if (accept("[")) {
        node.children.push_back(expression());
        expect("]");
        path += "[]";
      } else if (is(":")) {
        ++at_;
        path += ":" + name();
        node.children.push_back(arguments(path));
      } else if (is("(") || is("{") || look().kind == LuaToken::Kind::text) {
        node.children.push_back(arguments(path));
      } else {
        return;
      }
    }
  }

  LuaNode arguments(const std::string& callee) {
    LuaNode node = begin(Kind::arguments);
    node.name = callee;
    if (accept("(")) {
      if (!is(")")) expressions(node);
      expect(")");
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
    expect("(");
    while (!is(")")) {
      if (!accept("...")) name();
      if (!accept(",")) break;
    }
    expect(")");
    node.children.push_back(block());
    expect("end");
    return end(std::move(node));
  }

  LuaNode table() {
    LuaNode node = begin(Kind::table);
    expect("{");
    while (!is("}")) {
      LuaNode field = begin(Kind::field);
      if (look().kind == LuaToken::Kind::name && is("=", 1)) {
        field.name = name();
        ++at_;
      } else if (accept("[")) {
        field.children.push_back(expression());
        expect("]");
        expect("=");
      }
      field.children.push_back(expression());
      node.children.push_back(end(std::move(field)));
      if (!accept(",") && !accept(";")) break;
    }
    expect("}");
    return end(std::move(node));
  }

  const std::vector<LuaToken>& tokens_;
  std::size_t at_ = 0;
};

}  // namespace

LuaNode parse_lua(const std::vector<LuaToken>& tokens) {
  return Parser(tokens).run();
}

}  // namespace misk::cli
