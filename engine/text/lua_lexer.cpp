#include "text/lua_lexer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <utility>

#include "text/letters.hpp"
#include "text/utf8.hpp"

namespace misk::text {
namespace {

const std::set<std::string, std::less<>> kKeywords = {
    "and", "break", "do",  "else", "elseif", "end",    "false",  "for",  "function", "goto",  "if",
    "in",  "local", "nil", "not",  "or",     "repeat", "return", "then", "true",     "until", "while"};

/// A symbol of another language, and what Lua has instead. Longer ones come first.
struct Foreign {
  std::string_view text;
  const char* what;
  const char* mend;
};
constexpr std::array kForeign = {
    Foreign{"!=", "Lua has no '!='", "write ~= for 'is not'"},
    Foreign{"&&", "Lua has no '&&'", "write and"},
    Foreign{"||", "Lua has no '||'", "write or"},
    Foreign{"!", "Lua has no '!'", "write not"},
    Foreign{"\xE2\x80\x9C", "a typographic quotation mark", "write the plain mark: \""},
    Foreign{"\xE2\x80\x9D", "a typographic quotation mark", "write the plain mark: \""},
    Foreign{"\xE2\x80\x9E", "a typographic quotation mark", "write the plain mark: \""},
    Foreign{"\xC2\xAB", "a typographic quotation mark", "write the plain mark: \""},
    Foreign{"\xC2\xBB", "a typographic quotation mark", "write the plain mark: \""},
    Foreign{"\xE2\x80\x98", "a typographic quotation mark", "write the plain mark: '"},
    Foreign{"\xE2\x80\x99", "a typographic quotation mark", "write the plain mark: '"},
    Foreign{"\xE2\x80\x93", "a long dash", "write the plain minus sign: -"},
    Foreign{"\xE2\x80\x94", "a long dash", "write the plain minus sign: -"},
    Foreign{"\xE2\x88\x92", "a long minus sign", "write the plain one: -"},
    Foreign{"\xC2\xA0", "a space that is none for Lua (a non-breaking one)", "replace it by a plain space"},
    Foreign{"\xE2\x80\x8B", "an invisible character (a space without width)", "delete it"},
    Foreign{"\xEF\xBB\xBF", "a byte order mark in the middle of the file", "delete it"},
};

bool is_blank(char c) {
  return c != '\0' && std::string_view(" \t\r\n\v\f").find(c) != std::string_view::npos;
}

/// The content of a text between quotes, without its escapes.
std::string content(std::string_view raw) {
  constexpr std::string_view kLetters = "abfnrtv", kMeant = "\a\b\f\n\r\t\v";
  std::string out;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] != '\\' || i + 1 == raw.size()) {
      out += raw[i];
      continue;
    }
    // The number that begins at `from`, with so many digits at most; `i` is then at its last one.
    const auto number = [&](std::size_t from, std::size_t digits, int base) {
      unsigned code = 0;
      const char* const first = raw.data() + from;
      i = static_cast<std::size_t>(
          std::from_chars(first, first + std::min(digits, raw.size() - from), code, base).ptr - raw.data() -
          1);
      return code;
    };
    const char c = raw[++i];
    if (is_digit(c)) {
      out += static_cast<char>(number(i, 3, 10));
    } else if (c == 'x') {
      out += static_cast<char>(number(i + 1, 2, 16));
    } else if (c == 'z') {  // leaves out the blanks that follow
      while (i + 1 < raw.size() && is_blank(raw[i + 1])) ++i;
    } else if (c == '\r') {
      out += '\n';
      if (i + 1 < raw.size() && raw[i + 1] == '\n') ++i;
    } else {
      const std::size_t at = kLetters.find(c);
      out += at == std::string_view::npos ? c : kMeant[at];
    }
  }
  return out;
}

class Lexer {
 public:
  Lexer(std::string_view source, std::vector<LuaComment>* comments) : source_(source), comments_(comments) {}

  std::vector<LuaToken> run() {
    if (source_.substr(0, 1) == "\x1B") fail("this is bytecode, not a script", "packs hold scripts as text");
    if (source_.substr(0, 3) == "\xEF\xBB\xBF") counted_ = at_ = 3;  // a byte order mark; Lua skips it too
    if (source_.substr(at_, 1) == "#") skip_line();
    for (;;) {
      skip_blank();
      if (at_ >= source_.size()) break;
      begin_ = at_;
      token_line_ = line_;
      token_column_ = column(at_);
      token();
    }
    tokens_.push_back({LuaToken::Kind::end, "", line_, column(at_), at_, at_});
    return std::move(tokens_);
  }

 private:
  char look(std::size_t ahead = 0) const {
    return at_ + ahead < source_.size() ? source_[at_ + ahead] : '\0';
  }
  /// LuaJIT counts every byte beyond ASCII as a letter.
  static bool begins_name(char c) {
    return is_letter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
  }
  bool is(std::string_view text) const { return source_.substr(at_, text.size()) == text; }
  /// The column in characters, as editors count. Successive calls must not go back.
  int column(std::size_t at) {
    for (; counted_ < at; ++counted_) column_ += begins_character(source_[counted_]);
    return column_;
  }
  void next_line() {
    ++line_;
    counted_ = ++at_;
    column_ = 1;
  }
  void skip_line() {
    while (at_ < source_.size() && look() != '\n') ++at_;
  }
  void add(LuaToken::Kind kind, std::string text) {
    tokens_.push_back({kind, std::move(text), token_line_, token_column_, begin_, at_});
  }
  [[noreturn]] void fail(const std::string& what, const std::string& mend) const {
    throw LuaSyntaxError(token_line_, token_column_, what, mend);
  }

  void skip_blank() {
    while (at_ < source_.size()) {
      if (look() == '\n')
        next_line();
      else if (is_space(look()))
        ++at_;
      else if (look() == '-' && look(1) == '-')
        comment();
      else
        return;
    }
  }

  void comment() {
    LuaComment comment{line_, column(at_), at_, at_};
    begin_ = at_;
    token_line_ = line_;
    token_column_ = comment.column;
    at_ += 2;
    std::string ignored;
    if (look() != '[' || !long_bracket(ignored, "the comment")) skip_line();
    comment.end = at_;
    if (comments_) comments_->push_back(comment);
  }

  /// Reads [[...]] or [=[...]=]. Returns false, and reads nothing, if there is none here.
  bool long_bracket(std::string& text, const std::string& what) {
    std::size_t level = 0;
    while (look(1 + level) == '=') ++level;
    if (look() != '[' || look(1 + level) != '[') return false;
    const std::string close = "]" + std::string(level, '=') + "]";
    const std::size_t from = at_ + level + 2;
    const std::size_t to = source_.find(close, from);
    if (to == std::string_view::npos)
      fail(what + " that begins here is not closed", "close it with " + close);
    text = std::string(source_.substr(from, to - from));
    while (at_ < to) {
      if (look() == '\n')
        next_line();
      else
        ++at_;
    }
    at_ = to + close.size();
    return true;
  }

  void token() {
    const char c = look();
    if (static_cast<unsigned char>(c) >= 0x80)
      for (const Foreign& foreign : kForeign)
        if (is(foreign.text)) fail(foreign.what, foreign.mend);
    if (begins_name(c)) {
      while (begins_name(look()) || is_digit(look())) ++at_;
      std::string word(source_.substr(begin_, at_ - begin_));
      const bool key = kKeywords.count(word) > 0;
      return add(key ? LuaToken::Kind::keyword : LuaToken::Kind::name, std::move(word));
    }
    if (is_digit(c) || (c == '.' && is_digit(look(1)))) return number();
    if (c == '"' || c == '\'') return short_string(c);
    if (c == '[') {
      std::string text;
      if (long_bracket(text, "the text")) return add(LuaToken::Kind::text, std::move(text));
    }
    for (const char* symbol : {"...", "..", "==", "~=", "<=", ">=", "::"})
      if (is(symbol)) {
        at_ += std::string_view(symbol).size();
        return add(LuaToken::Kind::symbol, symbol);
      }
    if (std::string_view("+-*/%^#<>=(){}[];:,.").find(c) != std::string_view::npos) {
      ++at_;
      return add(LuaToken::Kind::symbol, std::string(1, c));
    }
    for (const Foreign& foreign : kForeign)
      if (is(foreign.text)) fail(foreign.what, foreign.mend);
    fail(std::string("'") + (c >= ' ' && c <= '~' ? c : '?') + "' is no sign of Lua", "delete it");
  }

  void number() {
    while (is_letter(look()) || is_digit(look()) || look() == '.' ||
           ((look() == '+' || look() == '-') && (source_[at_ - 1] == 'e' || source_[at_ - 1] == 'E') &&
            source_.substr(begin_, 2) != "0x"))
      ++at_;
    std::string text(source_.substr(begin_, at_ - begin_));
    const std::size_t letter = text.find_first_not_of("0123456789.");
    if (letter != std::string::npos &&
        std::string_view("eExXLlUuIi").find(text[letter]) == std::string_view::npos)
      fail("'" + text.substr(0, 40) + "' is no number", "a name does not begin with a digit");
    add(LuaToken::Kind::number, std::move(text));
  }

  void short_string(char quote) {
    const std::size_t from = ++at_;
    while (look() != quote) {
      if (at_ >= source_.size() || look() == '\n')
        fail("the text that begins here is not closed",
             std::string("close it with ") + quote +
                 " on this line, or write a text of several lines as [[ ... ]]");
      if (look() == '\\' && (look(1) == '\n' || is("\\\r\n"))) {
        at_ += look(1) == '\n' ? 1 : 2;
        next_line();
      } else if (is("\\z")) {  // the blanks that follow are left out, and so are ends of lines
        for (at_ += 2; is_blank(look());)
          if (look() == '\n')
            next_line();
          else
            ++at_;
      } else {
        at_ += look() == '\\' ? 2 : 1;
      }
    }
    std::string text = content(source_.substr(from, at_ - from));
    ++at_;
    add(LuaToken::Kind::text, std::move(text));
  }

  std::string_view source_;
  std::vector<LuaComment>* comments_;
  std::size_t at_ = 0, counted_ = 0, begin_ = 0;
  int line_ = 1, column_ = 1, token_line_ = 1, token_column_ = 1;
  std::vector<LuaToken> tokens_;
};

}  // namespace

std::string foreign_name(std::string_view name) {
  static const std::map<std::string, const char*, std::less<>> names = {
      {"null", "Lua's word for nothing is nil"},
      {"NULL", "Lua's word for nothing is nil"},
      {"None", "Lua's word for nothing is nil"},
      {"undefined", "Lua's word for nothing is nil"},
      {"none", "in Lua write nil; none is a word of expressions, which are texts"},
      {"True", "write true"},
      {"False", "write false"},
      {"this", "the card is the first argument of the function: me"},
      {"self", "the card is the first argument of the function: me"}};
  const auto found = names.find(name);
  return found == names.end() ? "" : found->second;
}

std::vector<LuaToken> lex_lua(std::string_view source, std::vector<LuaComment>* comments) {
  return Lexer(source, comments).run();
}

}  // namespace misk::text
