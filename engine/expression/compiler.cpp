// The parser of expressions, which emits their instructions as it goes.
// One file: each form of the language is a small function of the same parser.
#include "expression/compiler.hpp"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include "expression/operands.hpp"

namespace misk::kernel {
namespace {

// The functions of <cctype> depend on the locale.
bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool begins_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

struct Token {
  enum Kind { end, number, name, text, symbol } kind = end;
  std::string text_value;
  std::int32_t value = 0;
  int column = 0;
};

class Compiler {
 public:
  Compiler(Image& image, std::string_view text, const std::vector<std::string>* memory,
           const TimingPoint* point, int depth, std::vector<std::string> members = {})
      : image_(image),
        text_(text),
        memory_(memory),
        point_(point),
        depth_(depth),
        members_(std::move(members)) {
    if (depth > 16) throw ExpressionError("named expressions refer to each other without end", 1);
    advance();
  }

  ExprId run() {
    parse_or();
    if (token_.kind != Token::end) unexpected();
    check_depth();
    // Nested bodies were appended to the image first, so a finished expression is contiguous.
    Code code;
    code.first = static_cast<std::uint32_t>(image_.code.size());
    if (out_.size() > 0x7fff) throw ExpressionError("the expression is too long", 1);
    if (std::all_of(out_.begin(), out_.end(), [](const Instruction& i) {
          const X op = static_cast<X>(i.op);
          return op == X::number || op == X::players || (op >= X::add && op <= X::maximum);
        }))
      code.kind = Code::Kind::set_up;
    take_short(code, out_);
    // A set may ask for `you` too, so anything that walks one counts.
    code.asks_you = std::any_of(out_.begin(), out_.end(), [](const Instruction& i) {
      return static_cast<X>(i.op) == X::you || static_cast<X>(i.op) == X::over ||
             (takes_operand(i) && static_cast<X>(i.a) == X::you) ||
             (i.a == kRightSlot && static_cast<X>(i.c) == X::you);
    });
    out_.push_back({static_cast<std::uint8_t>(X::done), 0, 0, 0});
    image_.code.insert(image_.code.end(), out_.begin(), out_.end());
    const std::vector<Instruction> quick = quickened(out_);
    image_.quick.insert(image_.quick.end(), quick.begin(), quick.end());
    image_.expressions.push_back(code);
    image_.expression_texts.emplace_back(text_);
    return static_cast<ExprId>(image_.expressions.size() - 1);
  }

  std::vector<Instruction> take() {
    parse_or();
    if (token_.kind != Token::end) unexpected();
    return std::move(out_);
  }

 private:
  // An expression of one instruction need not be run, nor one that compares or joins two places.
  static void take_short(Code& code, const std::vector<Instruction>& out) {
    const Instruction& only = out[0];
    const X op = static_cast<X>(only.op);
    const X third = out.size() == 3 ? static_cast<X>(out[2].op) : X::done;
    const bool is_place = op == X::place && only.a;
    if (third == X::equal && !out[2].a && is_place && out[1].op == only.op && out[1].a) {
      code.kind = Code::Kind::same_place;
      code.a = only.a;
      code.number = out[1].a;
    } else if (third == X::connected && (is_place || is_slot(only)) && is_slot(out[1])) {
      code.kind = Code::Kind::way;
      code.a = is_place ? only.a : only.op;
      code.number = out[1].op + (is_place ? Code::kFromItsPlace : 0);
    }
    if (out.size() != 1) return;
    code.a = is_slot(only) ? only.op : only.a;
    code.number = op == X::number ? only.c : only.b;
    if (is_slot(only)) code.kind = Code::Kind::slot;
    if (op == X::number) code.kind = Code::Kind::number;
    if (op == X::global) code.kind = Code::Kind::global;
    if (op == X::local) code.kind = Code::Kind::local;
    if (!only.a) return;
    if (op == X::in_zone) code.kind = Code::Kind::in_zone;
    if (op == X::is_tag) code.kind = Code::Kind::is_tag;
    if (op == X::counter) code.kind = Code::Kind::counter;
    if (op == X::flag) code.kind = Code::Kind::flag;
    if (op == X::value) code.kind = Code::Kind::value;
  }

  // An instruction that decides a chain of and / or leads to its end at once.
  static std::vector<Instruction> quickened(std::vector<Instruction> code) {
    for (std::size_t i = code.size(); i-- > 0;) {
      const X op = static_cast<X>(code[i].op);
      if (op != X::and_jump && op != X::or_jump) continue;
      std::size_t to = i + static_cast<std::size_t>(code[i].c);
      if (op == X::and_jump && static_cast<X>(code[to].op) == X::truth) ++code[i].c, ++to;  // 0 already
      const Instruction& target = code[to];
      if (target.op == static_cast<std::uint8_t>(X::done))
        code[i].op = static_cast<std::uint8_t>(op == X::and_jump ? X::and_done : X::or_done);
      else if (target.op == code[i].op)
        code[i].c += target.c;
      else if (static_cast<X>(target.op) == (op == X::and_jump ? X::and_done : X::or_done))
        code[i].op = target.op;
    }
    for (std::size_t i = 0; i + 1 < code.size(); ++i)
      code[i].op = static_cast<std::uint8_t>(with_next(static_cast<X>(code[i].op), code[i + 1]));
    return code;
  }

  // The instruction that does the work of both, for the pairs that are commonest in play. Jumps to the second
  // one find it where it was.
  static X with_next(X op, const Instruction& next) {
    struct Pair {
      X first, second, both;
    };
    static constexpr Pair kPairs[] = {{X::equal, X::done, X::equal_done},
                                      {X::not_equal, X::done, X::not_equal_done},
                                      {X::greater, X::done, X::greater_done},
                                      {X::greater_equal, X::done, X::greater_equal_done},
                                      {X::logical_not, X::done, X::logical_not_done},
                                      {X::is_tag, X::done, X::is_tag_done},
                                      {X::is_tag, X::and_done, X::is_tag_and_done},
                                      {X::in_zone, X::or_done, X::in_zone_or_done},
                                      {X::local, X::equal, X::local_equal},
                                      {X::local, X::not_equal, X::local_not_equal}};
    for (const Pair& pair : kPairs) {
      const bool takes_local = pair.first == X::local;  // its right side must be at hand
      if (pair.first == op && pair.second == static_cast<X>(next.op) && (!takes_local || next.a))
        return pair.both;
    }
    return op;
  }

  using Missing = ExpressionError::Missing;

  [[noreturn]] void unexpected() const {
    const std::string what = for_people("unexpected '" + token_.text_value + "'");
    throw ExpressionError(what, token_.column,
                          token_.text_value == "=" ? Missing::comparison : Missing::nothing);
  }
  [[noreturn]] void fail(const std::string& what) const {
    throw ExpressionError(for_people(what), token_.column);
  }

  /// The words of a stranger stand in messages: as one line, and not longer than a message may be.
  static std::string for_people(std::string what) {
    constexpr std::size_t kLongest = 240;
    if (what.size() > kLongest) what = what.substr(0, kLongest) + "...";
    for (char& c : what)
      if (static_cast<unsigned char>(c) < 32 || c == 127) c = '?';
    return what;
  }

  void advance() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    token_ = {};
    token_.column = static_cast<int>(at_) + 1;
    if (at_ >= text_.size()) {
      token_.text_value = "end of text";
      return;
    }
    const char c = text_[at_];
    if (is_digit(c)) {
      token_.kind = Token::number;
      while (at_ < text_.size() && is_digit(text_[at_])) {
        if (token_.value > 100'000'000) fail("the number is too large");
        token_.value = token_.value * 10 + (text_[at_++] - '0');
      }
      token_.text_value = std::to_string(token_.value);
    } else if (begins_name(c)) {
      token_.kind = Token::name;
      while (at_ < text_.size() && (begins_name(text_[at_]) || is_digit(text_[at_])))
        token_.text_value += text_[at_++];
    } else {
      token_.kind = Token::symbol;
      static const char* const kTwo[] = {"==", "~=", "!=", "<=", ">="};
      for (const char* two : kTwo)
        if (text_.substr(at_, 2) == two) token_.text_value = two;
      if (token_.text_value.empty()) token_.text_value = c;
      at_ += token_.text_value.size();
    }
  }

  bool is(const char* text) const {
    return (token_.kind == Token::symbol || token_.kind == Token::name) && token_.text_value == text;
  }
  bool accept(const char* text) {
    if (!is(text)) return false;
    advance();
    return true;
  }
  void expect(const char* text) {
    if (!accept(text)) fail(std::string("expected '") + text + "' before '" + token_.text_value + "'");
  }
  std::string expect_name(const char* what) {
    if (token_.kind != Token::name) fail(std::string("expected ") + what);
    std::string name = token_.text_value;
    advance();
    return name;
  }
  void emit(X op, std::uint16_t b = 0, std::int32_t c = 0, std::uint8_t a = 0) {
    out_.push_back({static_cast<std::uint8_t>(op), a, b, c});
  }

  static bool is_slot(const Instruction& instruction) {
    return instruction.op >= static_cast<std::uint8_t>(X::me) &&
           instruction.op <= static_cast<std::uint8_t>(X::target);
  }

  // `op` asks about the component that the code so far gives.
  void about(X op, std::uint16_t b = 0, std::int32_t c = 0) {
    std::uint8_t from = 0;
    if (!out_.empty() && is_slot(out_.back())) {
      from = out_.back().op;
      out_.pop_back();
    }
    emit(op, b, c, from);
  }
  // The code of the right side begins at `right`.
  void binary(X op, std::size_t right) {
    if (out_.size() != right + 1) return emit(op);
    const Instruction side = out_.back();
    const bool number = static_cast<X>(side.op) == X::number;
    if (!number && !is_slot(side)) return emit(op);
    out_.pop_back();
    emit(op, 0, number ? side.c : side.op, number ? kRightNumber : kRightSlot);
  }
  bool gives_truth() const { return kernel::gives_truth(static_cast<X>(out_.back().op)); }

  // Text nested without end must exhaust neither the compiler's stack nor, unnoticed, that of the evaluation.
  struct Nested {
    explicit Nested(Compiler& c) : compiler(c) {
      if (++compiler.nesting_ > 250) compiler.fail("the expression is nested too deeply");
    }
    ~Nested() { --compiler.nesting_; }
    Compiler& compiler;
  };
  void check_depth() const {
    int n = 0;
    for (const Instruction& instruction : out_) {
      if (n >= kMaxExpressionStack) throw ExpressionError("the expression is nested too deeply", 1);
      n += stack_effect(static_cast<X>(instruction.op)) + (instruction.a && takes_operand(instruction));
    }
  }
  static bool takes_operand(const Instruction& instruction) {
    return static_cast<X>(instruction.op) != X::local && static_cast<X>(instruction.op) != X::over;
  }
  static int stack_effect(X op) {
    const bool leaves_nothing = op == X::and_jump || op == X::or_jump || op == X::pop || op == X::done;
    return (leaves_nothing ? 0 : 1) - operands(op);
  }

  void parse_or() {
    const Nested nested_here(*this);
    parse_and();
    while (is("or")) {
      advance();
      const bool left_is_truth = gives_truth();
      const std::size_t jump = out_.size();
      emit(X::or_jump);
      parse_and();
      out_[jump].c = static_cast<std::int32_t>(out_.size() - jump);
      if (!left_is_truth || !gives_truth()) emit(X::truth);
    }
  }
  void parse_and() {
    parse_not();
    while (is("and")) {
      advance();
      const std::size_t jump = out_.size();
      emit(X::and_jump);
      parse_not();
      out_[jump].c = static_cast<std::int32_t>(out_.size() - jump);
      if (!gives_truth()) emit(X::truth);
    }
  }
  void parse_not() {
    if (accept("not")) {
      const Nested nested_here(*this);
      parse_not();
      emit(X::logical_not);
      return;
    }
    parse_comparison();
  }
  void parse_comparison() {
    parse_sum();
    for (;;) {
      static const std::pair<const char*, X> kOps[] = {
          {"==", X::equal},         {"~=", X::not_equal}, {"!=", X::not_equal}, {"<=", X::less_equal},
          {">=", X::greater_equal}, {"<", X::less},       {">", X::greater}};
      bool found = false;
      for (auto [text, op] : kOps)
        if (is(text)) {
          advance();
          const std::size_t right = out_.size();
          parse_sum();
          binary(op, right);
          found = true;
          break;
        }
      if (found) continue;
      if (accept("is")) {
        const bool negated = accept("not");
        parse_is();
        if (negated) emit(X::logical_not);
        continue;
      }
      if (accept("in")) {
        parse_in();
        continue;
      }
      return;
    }
  }
  void parse_is() {
    const int column = token_.column;
    const std::string name = expect_name("a tag after 'is'");
    const Id tag = image_.tags.find(name);
    if (tag == kNoId)
      throw ExpressionError("unknown tag '" + name + "' after 'is'", column, Missing::tag, name);
    if (!out_.empty() && out_.back().op == static_cast<std::uint8_t>(X::this_ability)) {
      out_.pop_back();
      emit(X::ability_is, tag);
    } else if (!out_.empty() && out_.back().op == static_cast<std::uint8_t>(X::event_ability)) {
      out_.pop_back();
      emit(X::event_ability_is, tag);
    } else {
      about(X::is_tag, tag);
    }
  }
  void parse_in() {
    const int column = token_.column;
    const std::string name = expect_name("a zone after 'in'");
    if (name == "play") return about(X::in_play);
    const Id zone = image_.find_zone(name);
    if (zone == kNoId)
      throw ExpressionError("unknown zone '" + name + "' after 'in'", column, Missing::zone, name);
    about(X::in_zone, zone);
  }
  void parse_sum() {
    parse_product();
    for (;;) {
      const X op = is("+") ? X::add : X::subtract;
      if (!is("+") && !is("-")) return;
      advance();
      const std::size_t right = out_.size();
      parse_product();
      binary(op, right);
    }
  }
  void parse_product() {
    parse_unary();
    for (;;) {
      X op;
      if (is("*"))
        op = X::multiply;
      else if (is("/"))
        op = X::divide;
      else if (is("%"))
        op = X::modulo;
      else
        return;
      advance();
      const std::size_t right = out_.size();
      parse_unary();
      binary(op, right);
    }
  }
  void parse_unary() {
    if (accept("-")) {
      const Nested nested_here(*this);
      parse_unary();
      emit(X::negate);
      return;
    }
    parse_primary();
    while (is(".")) {
      advance();
      const int column = token_.column;
      property(expect_name("a property after '.'"), column);
    }
  }

  void property(const std::string& name, int column) {
    if (memory_)
      for (std::size_t i = 0; i < memory_->size(); ++i)
        if ((*memory_)[i] == name) return about(X::memory, static_cast<std::uint16_t>(i));
    static const std::unordered_map<std::string, X> kBuiltin = {
        {"parent", X::parent},  {"owner", X::owner},           {"controller", X::controller},
        {"zone", X::zone_kind}, {"place", X::place},           {"face", X::face},
        {"bearer", X::bearer},  {"definition", X::definition}, {"title", X::title},
        {"avatar", X::avatar},  {"count", X::count_here}};
    if (auto it = kBuiltin.find(name); it != kBuiltin.end()) return about(it->second);
    if (const Id id = image_.counters.find(name); id != kNoId) return about(X::counter, id);
    if (const Id id = image_.flags.find(name); id != kNoId) return about(X::flag, id);
    if (const Id id = image_.values_names.find(name); id != kNoId) return about(X::value, id);
    throw ExpressionError("unknown property '." + name + "'", column, Missing::property, name);
  }

  void arguments(int n) {
    expect("(");
    for (int i = 0; i < n; ++i) {
      if (i) expect(",");
      parse_or();
    }
    expect(")");
  }

  bool over(const std::string& name) {
    static const std::unordered_map<std::string, Over> kOver = {
        {"count", Over::count},  {"any", Over::any},       {"all", Over::all},    {"sum", Over::sum},
        {"most", Over::maximum}, {"least", Over::minimum}, {"first", Over::first}};
    auto it = kOver.find(name);
    if (it == kOver.end()) return false;
    expect("(");
    int column = token_.column;
    std::string set = expect_name("a set"), member;
    if (accept("in")) {
      member = std::move(set);
      if (is_taken(member))
        throw ExpressionError("'" + member + "' means something else here: give the members another name",
                              column);
      column = token_.column;
      set = expect_name("a set after 'in'");
    }
    const Id id = image_.find_set(set);
    if (id == kNoId) throw ExpressionError("unknown set '" + set + "'", column, Missing::set, set);
    ExprId body = kNoExpr;
    if (is(":")) {
      const std::size_t begin = at_;
      // The body ends at the parenthesis that closes this call.
      int open = 1;
      std::size_t end = begin;
      while (end < text_.size()) {
        if (text_[end] == '(') ++open;
        if (text_[end] == ')' && --open == 0) break;
        ++end;
      }
      if (end >= text_.size()) fail("missing ')'");
      body = nested(text_.substr(begin, end - begin), begin, member);
      at_ = end;
      advance();
    }
    expect(")");
    emit(X::over, id, body, static_cast<std::uint8_t>(it->second));
    return true;
  }

  ExprId nested(std::string_view text, std::size_t offset, const std::string& member) {
    std::vector<std::string> members = members_;
    members.push_back(member);
    try {
      return Compiler(image_, text, memory_, point_, depth_ + 1, std::move(members)).run();
    } catch (const ExpressionError& e) {
      throw ExpressionError(e.what(), e.column + static_cast<int>(offset), e.missing, e.name);
    }
  }

  void parse_primary() {
    if (token_.kind == Token::number) {
      emit(X::number, 0, token_.value);
      advance();
      return;
    }
    if (accept("(")) {
      parse_or();
      expect(")");
      return;
    }
    if (token_.kind != Token::name) unexpected();
    const int column = token_.column;
    const std::string name = token_.text_value;
    advance();
    if (is("(")) return call(name, column);
    if (auto it = names().find(name); it != names().end()) return emit(it->second);
    if (is_member(name, column)) return;
    if (const auto participant = at_point(name)) return out_.push_back(*participant);
    if (name == "none" || name == "false") return emit(X::number, 0, 0);
    if (name == "true") return emit(X::number, 0, 1);
    if (const Id id = image_.globals.find(name); id != kNoId) return emit(X::global, id);
    if (auto it = image_.macros.find(name); it != image_.macros.end()) {
      try {
        for (const auto& instruction : Compiler(image_, it->second.text, memory_, nullptr, depth_ + 1).take())
          out_.push_back(instruction);
      } catch (const ExpressionError& e) {
        throw ExpressionError(std::string(e.what()) + " (in '" + name + "' = \"" + it->second.text + "\")",
                              column, e.missing, e.name);
      }
      return;
    }
    if (const Id procedure = image_.find_procedure(name); procedure != kNoId) {
      if (!is(".")) return emit(X::frame_is, procedure);
      expect(".");
      const int at = token_.column;
      const std::string local = expect_name("a local of the procedure");
      const auto& locals = image_.procedures[procedure].locals;
      for (std::size_t i = 0; i < locals.size(); ++i)
        if (locals[i] == local) return emit(X::local, procedure, 0, static_cast<std::uint8_t>(i));
      throw ExpressionError("procedure '" + name + "' has no local '" + local + "'", at);
    }
    if (const Id id = image_.values_names.find(name); id != kNoId) return emit(X::number, 0, id);
    throw ExpressionError("unknown name '" + name + "'", column, Missing::name, name);
  }

  static const std::unordered_map<std::string, X>& names() {
    static const std::unordered_map<std::string, X> kNames = {{"me", X::me},
                                                              {"you", X::you},
                                                              {"it", X::it},
                                                              {"that", X::that},
                                                              {"target", X::target},
                                                              {"actor", X::actor},
                                                              {"subject", X::subject},
                                                              {"object", X::object},
                                                              {"amount", X::amount},
                                                              {"extra", X::extra},
                                                              {"ability", X::this_ability},
                                                              {"players", X::players},
                                                              {"ability_parent", X::parent_ability},
                                                              {"used_ability", X::event_ability}};
    return kNames;
  }

  // A member's name may hide a word of the game, which then may get new words without harm to packs. It hides
  // nothing that the expression itself is about.
  bool is_taken(const std::string& name) const {
    return at_point(name) || names().count(name) || name == "none" || name == "true" || name == "false" ||
           std::find(members_.begin(), members_.end(), name) != members_.end();
  }

  // The member of a set around, by the name it was given: `any(foe in enemies: foe.fight > 2)`.
  bool is_member(const std::string& name, int column) {
    const auto at = std::find(members_.rbegin(), members_.rend(), name);
    if (at == members_.rend()) return false;
    const auto outwards = at - members_.rbegin();
    if (outwards > 1)
      throw ExpressionError(
          "'" + name + "' is a member of the third set outwards: only those of two can be named", column);
    emit(outwards ? X::that : X::it);
    return true;
  }

  // What the timing point calls a participant, or a number of one: `kind == lent`.
  std::optional<Instruction> at_point(const std::string& name) const {
    const auto instruction = [](X op, std::size_t number = 0) {
      return Instruction{static_cast<std::uint8_t>(op), 0, 0, static_cast<std::int32_t>(number)};
    };
    for (std::size_t i = 0; point_ && i < point_->called.size(); ++i) {
      const Participant& one = point_->called[i];
      if (one.name == name) return instruction(static_cast<X>(static_cast<std::size_t>(X::actor) + i));
      for (std::size_t n = 0; n < one.numbers.size(); ++n)
        if (one.numbers[n] == name) return instruction(X::number, n + 1);
    }
    return std::nullopt;
  }

  void call(const std::string& name, int column) {
    if (over(name)) return;
    struct Function {
      int n;
      X op;
    };
    static const std::unordered_map<std::string, Function> kFunctions = {
        {"place", {1, X::place}},    {"bearer", {1, X::bearer}},     {"min", {2, X::minimum}},
        {"max", {2, X::maximum}},    {"distance", {2, X::distance}}, {"connected", {2, X::connected}},
        {"value", {2, X::value_of}}, {"toward", {3, X::toward}},     {"exists", {1, X::exists}}};
    if (auto it = kFunctions.find(name); it != kFunctions.end()) {
      arguments(it->second.n);
      return it->second.n == 1 ? about(it->second.op) : emit(it->second.op);
    }
    // next_player(avatar [, with whom the sequence began])
    if (name == "next_player") {
      expect("(");
      parse_or();
      if (accept(","))
        parse_or();
      else
        emit(X::number);
      expect(")");
      return emit(X::next_player);
    }
    // check(VALUE, it, that): a value asked with a context; base(VALUE, it), base_now(VALUE, it); has(VALUE,
    // it); used(name of limit)
    if (name == "check" || name == "base" || name == "base_now" || name == "has") {
      expect("(");
      const int at = token_.column;
      const std::string value = expect_name("the name of a value");
      const Id id = image_.values_names.find(value);
      if (id == kNoId) throw ExpressionError("unknown value '" + value + "'", at, Missing::value, value);
      expect(",");
      parse_or();
      if (name == "check") {
        if (accept(","))
          parse_or();
        else
          emit(X::number);
      }
      expect(")");
      if (name == "check") return emit(X::check, id);
      return about(name == "has" ? X::has_value : X::base_of, id, name == "base_now");
    }
    throw ExpressionError("unknown function '" + name + "'", column, Missing::function, name);
  }

  Image& image_;
  std::string_view text_;
  const std::vector<std::string>* memory_;
  const TimingPoint* point_;
  int depth_;
  std::vector<std::string> members_;  // names given to the members of the sets around; "" where none is
  int nesting_ = 0;
  std::size_t at_ = 0;
  Token token_;
  std::vector<Instruction> out_;
};

}  // namespace

ExprId compile(Image& image, std::string_view text, const std::vector<std::string>* memory,
               const TimingPoint* point) {
  return Compiler(image, text, memory, point, 0).run();
}

}  // namespace misk::kernel
