#include "script/type.hpp"

#include <map>
#include <stdexcept>
#include <utility>

#include "text/letters.hpp"

namespace misk::script {
namespace {

using Kind = Type::Kind;

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Type whole() {
    Type type = one_of();
    blank();
    if (at_ < text_.size()) fail("something stands behind the type");
    return type;
  }

  std::optional<Signature> signature() {
    Signature out;
    out.name = word();
    if (out.name.empty()) return std::nullopt;
    if (look() == '.' || (look() == ':' && look(1) != ' ')) {
      out.method = look() == ':';
      ++at_;
      out.receiver = std::exchange(out.name, word());
      if (out.name.empty()) return std::nullopt;
    }
    try {
      if (look() == '(') {
        out.parameters = parameters(true);
      } else {
        out.called = false;
        if (look() != ':') return std::nullopt;
      }
      if (look() == ':') {
        ++at_;
        do out.results.push_back(typed({}));
        while (accept(','));
      }
    } catch (const std::invalid_argument&) {
      return std::nullopt;
    }
    if (at_ < text_.size() && !accept('.')) return std::nullopt;
    blank();
    out.text = text_.substr(at_);
    return out;
  }

 private:
  char look(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  void blank() {
    while (text::is_space(look())) ++at_;
  }
  bool accept(char c) {
    const std::size_t before = at_;
    blank();
    if (look() == c) return ++at_, true;
    at_ = before;
    return false;
  }
  void expect(char c) {
    if (!accept(c)) fail(std::string("'") + c + "' is missing");
  }
  [[noreturn]] void fail(const std::string& what) const {
    throw std::invalid_argument(what + " at column " + std::to_string(at_ + 1) + " of the type \"" +
                                std::string(text_) + "\"");
  }
  std::string word() {
    const std::size_t begin = at_;
    while (text::is_word(look())) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  Parameter typed(Parameter parameter) {
    blank();
    const std::size_t begin = at_;
    parameter.type = one_of();
    parameter.text = text_.substr(begin, at_ - begin);
    return parameter;
  }

  /// (a: T, b?: U, ...: V)
  std::vector<Parameter> parameters(bool typed_all = false) {
    std::vector<Parameter> out;
    expect('(');
    if (accept(')')) return out;
    do {
      blank();
      Parameter parameter;
      if (text_.substr(at_, 3) == "...") {
        parameter.name = "...";
        at_ += 3;
      } else {
        parameter.name = word();
      }
      if (parameter.name.empty()) fail("a name is missing");
      parameter.optional = accept('?');
      if (accept(':'))
        parameter = typed(std::move(parameter));
      else if (typed_all)
        fail("a type is missing");
      else
        parameter.text = "any";
      out.push_back(std::move(parameter));
    } while (accept(','));
    expect(')');
    return out;
  }

  Type one_of() {
    Type first = suffixed();
    if (!accept('|')) return first;
    Type type;
    type.kind = Kind::one_of;
    type.parts.push_back(std::move(first));
    do {
      Type next = suffixed();
      if (next.kind == Kind::one_of)  // is it of (a|b), or of a?
        for (Type& part : next.parts) type.parts.push_back(std::move(part));
      else
        type.parts.push_back(std::move(next));
    } while (accept('|'));
    return type;
  }

  Type suffixed() {
    Type type = simple();
    for (;;) {
      if (look() == '[' && look(1) == ']') {
        at_ += 2;
        Type list;
        list.kind = Kind::list;
        list.parts.push_back(std::move(type));
        type = std::move(list);
      } else if (look() == '?') {
        ++at_;
        Type nothing;
        nothing.kind = Kind::nothing;
        Type either;
        either.kind = Kind::one_of;
        either.parts.push_back(std::move(type));
        either.parts.push_back(std::move(nothing));
        type = std::move(either);
      } else {
        return type;
      }
    }
  }

  Type simple() {
    if (++depth_ > 40) fail("it is nested too deeply");
    Type type = nested();
    --depth_;
    return type;
  }

  Type nested() {
    blank();
    Type type;
    if (look() == '"' || look() == '\'') {
      const char quote = look();
      const std::size_t end = text_.find(quote, at_ + 1);
      if (end == std::string_view::npos) fail("a quotation mark is missing");
      type.kind = Kind::word;
      type.name = text_.substr(at_ + 1, end - at_ - 1);
      at_ = end + 1;
      return type;
    }
    if (accept('(')) {
      type = one_of();
      expect(')');
      return type;
    }
    if (accept('{')) return record();
    if (look() == '-' || text::is_digit(look())) {
      type.kind = Kind::figure;
      if (look() == '-') ++at_, type.name = "-";
      type.name += word();
      return type;
    }
    type.name = word();
    if (type.name.empty()) fail("a type is missing");
    static const std::map<std::string, Kind, std::less<>> kKinds = {
        {"any", Kind::any},       {"nil", Kind::nothing},     {"boolean", Kind::boolean},
        {"true", Kind::yes},      {"false", Kind::no},        {"string", Kind::text},
        {"number", Kind::number}, {"integer", Kind::integer}, {"function", Kind::function},
        {"fun", Kind::function},  {"table", Kind::table}};
    const auto known = kKinds.find(type.name);
    type.kind = known == kKinds.end() ? Kind::named : known->second;
    if (type.name == "fun") {
      type.parameters = parameters();
      // ": card" follows at once; in a record "?" and ":" belong to its fields, which begin with a name.
      if (accept(':')) do
          type.results.push_back(one_of());
        while (in_results() && accept(','));
    } else if (type.name == "table" && look() == '<') {
      ++at_;
      type.kind = Kind::map;
      type.parts.push_back(one_of());
      expect(',');
      type.parts.push_back(one_of());
      expect('>');
    }
    return type;
  }

  /// Does the comma continue the results? Not where a name and a colon follow: that is the next parameter.
  bool in_results() {
    const std::size_t before = at_;
    bool more = false;
    if (accept(',')) {
      blank();
      const std::string next = word();
      if (look() == '?') ++at_;
      more = next.empty() || look() != ':';
    }
    at_ = before;
    return more && enclosed_ == 0;
  }

  Type record() {
    Type type;
    type.kind = Kind::record;
    ++enclosed_;
    if (!accept('}')) {
      do {
        blank();
        Parameter field;
        if (accept('[')) {  // [integer]: T
          field.name = "[" + word() + "]";
          expect(']');
        } else {
          field.name = word();
        }
        if (field.name.empty()) fail("the name of a field is missing");
        field.optional = accept('?');
        expect(':');
        type.parameters.push_back(typed(std::move(field)));
      } while (accept(','));
      expect('}');
    }
    --enclosed_;
    return type;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0, enclosed_ = 0;
};

void add_names(const Type& type, std::vector<std::string>& out) {
  if (type.kind == Kind::named) out.push_back(type.name);
  for (const Type& part : type.parts) add_names(part, out);
  for (const Parameter& parameter : type.parameters) add_names(parameter.type, out);
  for (const Type& result : type.results) add_names(result, out);
}

}  // namespace

Type parse_type(std::string_view text) {
  return Parser(text).whole();
}

std::optional<Signature> parse_signature(std::string_view description) {
  return Parser(description).signature();
}

std::vector<std::string> names_in(const Type& type) {
  std::vector<std::string> out;
  add_names(type, out);
  return out;
}

}  // namespace misk::script
