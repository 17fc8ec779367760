#include "script/lua_lexer.hpp"

#include <cctype>
#include <set>
#include <stdexcept>

namespace misk::script {
namespace {

const std::set<std::string, std::less<>> kKeywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};

class Lexer {
 public:
  explicit Lexer(std::string_view source) : source_(source) {}

  std::vector<LuaToken> run() {
    if (source_.substr(0, 1) == "#") skip_line();
    for (;;) {
      skip_blank();
      if (at_ >= source_.size()) break;
      const std::size_t begin = at_;
      token();
      tokens_.back().begin = begin;
      tokens_.back().end = at_;
    }
    tokens_.push_back({LuaToken::Kind::end, "", line_, at_, at_});
    return std::move(tokens_);
  }

 private:
  char look(std::size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }
  void skip_line() {
    while (at_ < source_.size() && look() != '\n') ++at_;
  }
  void add(LuaToken::Kind kind, std::string text, int line) {
    tokens_.push_back({kind, std::move(text), line, 0, 0});
  }

  void skip_blank() {
    while (at_ < source_.size()) {
      if (look() == '\n')
        ++line_, ++at_;
      else if (std::isspace(static_cast<unsigned char>(look())))
        ++at_;
      else if (look() == '-' && look(1) == '-') {
        at_ += 2;
        std::string ignored;
        if (look() != '[' || !long_bracket(ignored)) skip_line();
      } else {
        return;
      }
    }
  }

  /// [[...]], [=[...]=]: false (and nothing read) when it is none.
  bool long_bracket(std::string& text) {
    std::size_t level = 0;
    while (look(1 + level) == '=') ++level;
    if (look() != '[' || look(1 + level) != '[') return false;
    const std::string close = "]" + std::string(level, '=') + "]";
    const std::size_t from = at_ + level + 2;
    const std::size_t to = source_.find(close, from);
    if (to == std::string_view::npos) throw std::invalid_argument("long bracket");
    text = std::string(source_.substr(from, to - from));
    for (const char c : text) line_ += c == '\n';
    at_ = to + close.size();
    return true;
  }

  void token() {
    const char c = look();
    const int line = line_;
    if (std::isalpha(static_cast<unsigned char>(c)) || c == '_') {
      const std::size_t from = at_;
      while (std::isalnum(static_cast<unsigned char>(look())) || look() == '_') ++at_;
      std::string word(source_.substr(from, at_ - from));
      const bool key = kKeywords.count(word) > 0;
      return add(key ? LuaToken::Kind::keyword : LuaToken::Kind::name, std::move(word), line);
    }
    if (std::isdigit(static_cast<unsigned char>(c)) ||
        (c == '.' && std::isdigit(static_cast<unsigned char>(look(1))))) {
      const std::size_t from = at_;
      while (std::isalnum(static_cast<unsigned char>(look())) || look() == '.' ||
             ((look() == '+' || look() == '-') && (source_[at_ - 1] == 'e' || source_[at_ - 1] == 'E') &&
              source_.substr(from, 2) != "0x"))
        ++at_;
      return add(LuaToken::Kind::number, std::string(source_.substr(from, at_ - from)), line);
    }
    if (c == '"' || c == '\'') return short_string(c);
    if (c == '[') {
      std::string text;
      if (long_bracket(text)) return add(LuaToken::Kind::text, std::move(text), line);
    }
    for (const char* symbol : {"...", "..", "==", "~=", "<=", ">=", "::"})
      if (source_.substr(at_, std::string_view(symbol).size()) == symbol) {
        at_ += std::string_view(symbol).size();
        return add(LuaToken::Kind::symbol, symbol, line);
      }
    if (std::string_view("+-*/%^#<>=(){}[];:,.").find(c) == std::string_view::npos)
      throw std::invalid_argument("character");
    ++at_;
    add(LuaToken::Kind::symbol, std::string(1, c), line);
  }

  void short_string(char quote) {
    const int line = line_;
    const std::size_t from = ++at_;
    while (look() != quote) {
      if (at_ >= source_.size()) throw std::invalid_argument("string");
      if (look() == '\n') ++line_;
      at_ += look() == '\\' ? 2 : 1;
      if (at_ <= source_.size() && at_ >= 2 && source_[at_ - 2] == '\\' && source_[at_ - 1] == '\n') ++line_;
    }
    add(LuaToken::Kind::text, std::string(source_.substr(from, at_ - from)), line);
    ++at_;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::vector<LuaToken> tokens_;
};

}  // namespace

std::vector<LuaToken> lex_lua(std::string_view source) {
  return Lexer(source).run();
}

}  // namespace misk::script
