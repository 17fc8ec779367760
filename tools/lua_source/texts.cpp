#include "lua_source/texts.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <stdexcept>

#include "lua_source/facts.hpp"
#include "text/letters.hpp"
#include "text/lua_syntax.hpp"

namespace misk::cli {
namespace {

using text::lex_lua;
using text::LuaNode;
using text::LuaToken;
using text::parse_lua;
using Kind = LuaNode::Kind;
using Token = LuaToken::Kind;

constexpr std::size_t kMostShapes = 12;  // of one composed text
constexpr int kMostRounds = 6;           // of learning

bool has_letters(std::string_view text) {
  bool in_placeholder = false;
  int letters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') in_placeholder = true;
    if (text[i] == '}') in_placeholder = false;
    if (text[i] == '[') {  // a symbol is not a word
      const auto end = text.find(']', i);
      if (end != std::string_view::npos) i = end;
    } else if (!in_placeholder && (text::is_letter(text[i]) || (text[i] & 0x80))) {
      ++letters;
    }
  }
  return letters >= 2;
}

/// True for "physical", "Draw a card"; false for "takes_damage", "me.cost".
bool may_be_word(const std::string& text) {
  if (text.find(' ') != std::string::npos) return true;
  if (text.find('_') != std::string::npos) return false;
  const auto dot = text.find('.');
  return dot == std::string::npos || dot + 1 == text.size();
}

/// True if a text looks written for people: "Draw a card", "Asset"; not "skill_test", "#20a0ff", "%-20s".
bool looks_written(const std::string& text) {
  if (!has_letters(text) || text[0] == '#' || text.find("%f[") != std::string::npos) return false;
  const bool several = text.find(' ') != std::string::npos;
  const auto letter = std::find_if(text.begin(), text.end(), [](char c) { return text::is_letter(c); });
  return several || (letter != text.end() && text::is_large(*letter) && text.find('_') == std::string::npos);
}

const std::set<std::string> kNotShown = {
    "name",  "area",   "layout", "zones", "attach", "docks", "size",       "shape", "colour",  "symbol",
    "frame", "letter", "value",  "icons", "image",  "id",    "definition", "game",  "kind_of", "require"};
const std::set<std::string> kShownWords = {"word",   "text", "title", "label",   "tip",
                                           "banner", "note", "notes", "subtitle"};

}  // namespace

/// Reads one file and passes the texts to `found`.
class LuaTextReader {
 public:
  LuaTextReader(std::string_view source, const LuaTextFinder& known)
      : known_(known), tokens_(lex_lua(source)), file_(parse_lua(tokens_)) {}

  std::vector<ScriptText> texts(bool display) {
    display_ = display;
    note_locals(file_);
    visit(file_, {});
    return std::move(found_);
  }

  /// Learns which functions and fields take texts.
  void learn(LuaTextFinder& finder) {
    learner_ = &finder;
    note_locals(file_);
    visit(file_, {});
  }

  std::vector<ScriptText> strings() {
    note_locals(file_);
    all_strings(file_);
    return std::move(found_);
  }

 private:
  struct Function {
    std::string name;
    std::vector<std::string> params;
  };
  struct Range {
    std::size_t first, last;
  };

  bool is(std::size_t at, const char* text) const {
    const LuaToken& token = tokens_[at];
    return (token.kind == Token::symbol || token.kind == Token::keyword) && token.text == text;
  }

  // --- ranges of tokens ---

  std::size_t closing(std::size_t at, std::size_t last) const {
    int depth = 0;
    for (; at < last; ++at) {
      if (is(at, "(") || is(at, "{") || is(at, "[") || is(at, "function") || is(at, "do") || is(at, "then"))
        ++depth;
      if (is(at, "elseif")) --depth;
      if (is(at, ")") || is(at, "}") || is(at, "]") || is(at, "end")) --depth;
      if (depth == 0) return at;
    }
    return last;
  }
  std::vector<Range> split(Range range, const char* between) const {
    std::vector<Range> out;
    std::size_t from = range.first;
    for (std::size_t at = range.first; at < range.last; ++at) {
      if (is(at, "(") || is(at, "{") || is(at, "[") || is(at, "function")) {
        at = closing(at, range.last);
        continue;
      }
      if (!is(at, between)) continue;
      out.push_back({from, at});
      from = at + 1;
    }
    out.push_back({from, range.last});
    return out;
  }
  bool has(Range range, std::initializer_list<const char*> symbols) const {
    for (const char* symbol : symbols)
      if (split(range, symbol).size() > 1) return true;
    return false;
  }

  // --- the texts of an expression ---

  /// Every text that an expression may give, with {} for unknown parts; empty if it is not a text.
  std::vector<std::string> shapes(Range range, int depth = 0) const {
    if (depth > 8 || range.first >= range.last) return {};
    std::vector<std::string> out;
    const auto add = [&](const std::vector<std::string>& more) {
      for (const std::string& each : more)
        if (out.size() < kMostShapes && std::find(out.begin(), out.end(), each) == out.end())
          out.push_back(each);
    };
    if (const auto choices = split(range, "or"); choices.size() > 1) {
      for (const Range& each : choices) {
        const auto here = shapes(each, depth + 1);
        add(here.empty() ? std::vector<std::string>{"{}"} : here);
      }
      return out;
    }
    if (const auto all = split(range, "and"); all.size() > 1) return shapes(all.back(), depth + 1);
    if (has(range, {"==", "~=", "<", ">", "<=", ">=", "not", "#"})) return {};
    const auto parts = split(range, "..");
    if (parts.size() == 1) return operand(range, depth);
    out = {""};
    for (const Range& part : parts) {
      std::vector<std::string> here = shapes(part, depth + 1);
      if (here.empty()) here = {"{}"};
      // An expression that may be nil: `x and "a" or x and "b"` gives one of these texts.
      std::vector<std::string> longer;
      for (const std::string& begin : out)
        for (const std::string& end : here)
          if (longer.size() < kMostShapes)
            longer.push_back(begin.ends_with("{}") && end == "{}" ? begin : begin + end);
      out = std::move(longer);
    }
    return out;
  }

  std::vector<std::string> operand(Range range, int depth) const {
    const LuaToken& first = tokens_[range.first];
    if (range.last == range.first + 1) {
      if (first.kind == Token::text) return {first.text};
      if (first.kind == Token::name) return of_local(first.text, depth);
      return {};
    }
    if (is(range.first, "(") && closing(range.first, range.last) == range.last - 1)
      return shapes({range.first + 1, range.last - 1}, depth + 1);
    if (first.kind == Token::name && first.text == "string" && range.first + 4 < range.last &&
        tokens_[range.first + 2].text == "format")
      return formatted(range, depth);
    return {};
  }

  /// The texts of string.format("%d of %s", ...); %d and the like become placeholders.
  std::vector<std::string> formatted(Range range, int depth) const {
    if (!is(range.first + 3, "(")) return {};
    const auto arguments = split({range.first + 4, range.last - 1}, ",");
    std::vector<std::string> out;
    for (const std::string& format : shapes(arguments.front(), depth + 1)) {
      std::string text;
      for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%') {
          text += format[i];
          continue;
        }
        while (i + 1 < format.size() &&
               std::string_view("-+ #0123456789.").find(format[i + 1]) != std::string_view::npos)
          ++i;
        if (++i < format.size() && format[i] == '%')
          text += '%';
        else if (!text.ends_with("{}"))
          text += "{}";
      }
      out.push_back(text);
    }
    return out;
  }

  std::vector<std::string> of_local(const std::string& name, int depth) const {
    std::vector<std::string> out;
    if (const auto values = values_.find(name); values != values_.end())
      for (const Range& value : values->second)
        for (const std::string& each : shapes(value, depth + 3))
          if (std::find(out.begin(), out.end(), each) == out.end()) out.push_back(each);
    return out;
  }

  /// The text with its placeholders numbered: "Draw {1} of {2}".
  static std::string numbered(const std::string& shape) {
    std::string out;
    int n = 0;
    for (std::size_t i = 0; i < shape.size(); ++i) {
      if (shape.compare(i, 2, "{}") == 0) {
        out += "{" + std::to_string(++n) + "}";
        ++i;
      } else {
        out += shape[i];
      }
    }
    return out;
  }

  void found(Range range, bool any_word) {
    if (learner_) return;
    const std::vector<std::string> all = shapes(range);
    // If one of the texts that an expression may give is for people, all are.
    any_word = any_word || (display_ && std::any_of(all.begin(), all.end(), looks_written));
    for (const std::string& shape : all) {
      const std::string text = numbered(shape);
      if (!has_letters(text) || !(any_word ? may_be_word(text) : looks_written(text))) continue;
      const bool twice = std::any_of(found_.begin(), found_.end(),
                                     [&](const ScriptText& each) { return each.text == text; });
      if (!twice) found_.push_back({text, tokens_[range.first].line});
    }
  }

  // --- the tree ---

  /// Collects the values assigned to each name of this file, and those added to its lists.
  void note_locals(const LuaNode& node) {
    if (node.kind == Kind::statement && is(node.first, "local") &&
        tokens_[node.first + 1].kind == Token::name && node.children.size() == 1 && is(node.first + 2, "="))
      values_[tokens_[node.first + 1].text].push_back({node.children[0].first, node.children[0].last});
    if (node.kind == Kind::assignment && node.children.size() == 2) {
      const LuaNode& target = node.children[0];
      const Range value{node.children[1].first, node.children[1].last};
      const std::string& name = tokens_[target.first].text;
      if (target.last == target.first + 1) values_[name].push_back(value);
      if (target.last > target.first + 1 && is(target.first + 1, "[")) elements_[name].push_back(value);
    }
    if (node.kind == Kind::arguments && node.name == "table.insert" && node.children.size() >= 2)
      elements_[tokens_[node.children[0].first].text].push_back(
          {node.children.back().first, node.children.back().last});
    for (const LuaNode& child : node.children) note_locals(child);
  }

  std::vector<std::string> params_of(const LuaNode& function) const {
    std::vector<std::string> out;
    std::size_t at = function.first;
    if (is(at, "function")) ++at;
    for (++at; at < function.last && !is(at, ")"); ++at)
      if (tokens_[at].kind == Token::name) out.push_back(tokens_[at].text);
    return out;
  }

  /// The name by which calls reach the function in this node, and whether `self` is omitted.
  std::optional<Function> named_function(const LuaNode& node) const {
    if (node.children.empty()) return std::nullopt;
    const LuaNode* body = &node.children.back();
    Function out;
    bool method = false;
    if (node.kind == Kind::statement && body->kind == Kind::function) {
      std::size_t at = body->first;
      while (at > node.first && tokens_[at - 1].kind != Token::name) --at;
      if (at == node.first) return std::nullopt;
      out.name = tokens_[at - 1].text;
      method = at >= 2 && is(at - 2, ":");
    } else if (node.kind == Kind::field || node.kind == Kind::assignment || node.kind == Kind::statement) {
      if (body->kind != Kind::expression || body->children.size() != 1 ||
          body->children[0].kind != Kind::function || body->first != body->children[0].first)
        return std::nullopt;
      body = &body->children[0];
      if (node.kind == Kind::field)
        out.name = node.name;
      else if (node.kind == Kind::assignment)
        out.name = tokens_[node.children[0].last - 1].text;
      else
        out.name = tokens_[node.first + 1].text;
    } else {
      return std::nullopt;
    }
    if (method) out.params.push_back("self");
    for (std::string& each : params_of(*body)) out.params.push_back(std::move(each));
    return out.name.empty() ? std::nullopt : std::optional<Function>(out);
  }

  void visit(const LuaNode& node, const std::vector<Function>& within) {
    std::vector<Function> here = within;
    if (auto function = named_function(node)) here.push_back(std::move(*function));
    if (node.kind == Kind::arguments) call(node, here);
    if (node.kind == Kind::field) field(node);
    if (display_) shown(node);
    for (const LuaNode& child : node.children) visit(child, here);
  }

  std::vector<Range> arguments_of(const LuaNode& node) const {
    std::vector<Range> out;
    if (node.children.empty() && node.last == node.first + 1) return {{node.first, node.last}};  // f "text"
    for (const LuaNode& child : node.children) out.push_back({child.first, child.last});
    return out;
  }

  void call(const LuaNode& node, const std::vector<Function>& within) {
    const std::string name = last_name(node.name);
    const std::size_t self = node.name.find(':') == std::string::npos ? 0 : 1;
    const std::vector<Range> arguments = arguments_of(node);
    const auto each = [&](const std::map<std::string, std::set<std::size_t>>& known, bool list) {
      const auto positions = known.find(name);
      if (positions == known.end()) return;
      for (const std::size_t position : positions->second)
        if (position >= self && position - self < arguments.size()) {
          const Range argument = arguments[position - self];
          if (list)
            elements(argument);
          else
            found(argument, true);
          follow(argument, within, list);
        }
    };
    each(known_.prompts_, false);
    each(known_.lists_, true);
  }

  /// Follows the text of a question to its source: a parameter of the enclosing function, or a field.
  void follow(Range range, const std::vector<Function>& within, bool list) {
    if (!learner_) return;
    std::set<std::size_t> followed{range.first};  // names may be made of each other
    follow(range, within, list, followed);
  }
  void follow(Range range, const std::vector<Function>& within, bool list, std::set<std::size_t>& followed) {
    for (const Range& choice : split(range, "or"))
      for (const Range& part : split(choice, "..")) {
        const LuaToken& last = tokens_[part.last - 1];
        if (part.last > part.first + 2 && last.kind == Token::name && is(part.last - 2, ".") && !list)
          learner_->fields_.insert(last.text);
        if (part.last != part.first + 1 || last.kind != Token::name) continue;
        for (auto function = within.rbegin(); function != within.rend(); ++function) {
          const auto at = std::find(function->params.begin(), function->params.end(), last.text);
          if (at == function->params.end()) continue;
          auto& known = list ? learner_->lists_ : learner_->prompts_;
          known[function->name].insert(static_cast<std::size_t>(at - function->params.begin()));
          break;
        }
        const auto values = values_.find(last.text);
        if (values == values_.end() || list) continue;
        for (const Range& value : values->second)
          if (value.last != value.first + 1 && followed.insert(value.first).second)
            follow(value, within, list, followed);
      }
  }

  /// Collects the texts in a list of options.
  void elements(Range range, int depth = 0) {
    if (depth > 2) return;
    if (is(range.first, "{") && closing(range.first, range.last) == range.last - 1) {
      for (const Range& each : split({range.first + 1, range.last - 1}, ",")) {
        if (each.first >= each.last) continue;
        if (is(each.first, "{"))
          elements(each, depth + 1);
        else
          found(each, true);
      }
      return;
    }
    if (range.last != range.first + 1 || tokens_[range.first].kind != Token::name) return;
    const std::string& name = tokens_[range.first].text;
    if (const auto values = values_.find(name); values != values_.end())
      for (const Range& each : values->second)
        if (is(each.first, "{")) elements(each, depth + 1);
    if (const auto added = elements_.find(name); added != elements_.end())
      for (const Range& each : added->second) found(each, true);
  }

  void field(const LuaNode& node) {
    if (node.name.empty() || node.children.empty()) return;
    const LuaNode& value = node.children.back();
    const bool table = value.children.size() == 1 && value.children[0].kind == Kind::table &&
                       value.first == value.children[0].first;
    if (known_.fields_.count(node.name) && !table) found({value.first, value.last}, node.name != "text");
    if (!table) return;
    if (node.name == "traits") elements({value.first, value.last});
    if (node.name == "texts")
      for (const LuaNode& each : value.children[0].children)
        found({each.children.back().first, each.children.back().last}, true);
    if (node.name == "values")  // { { "easy", "Easy" } }: value and title
      for (const LuaNode& each : value.children[0].children) {
        const LuaNode& pair = each.children.back();
        if (pair.children.size() != 1 || pair.children[0].kind != Kind::table ||
            pair.children[0].children.size() != 2)
          continue;
        const LuaNode& called = pair.children[0].children[1];
        found({called.first, called.last}, false);
      }
  }

  /// In a file for display: collects every text that is returned, put into a list or a field, or passed to
  /// one of the file's own functions.
  void shown(const LuaNode& node) {
    const auto all = [&](const LuaNode& value, bool word) { found({value.first, value.last}, word); };
    if (node.kind == Kind::field && !node.children.empty() && !kNotShown.count(node.name))
      all(node.children.back(), kShownWords.count(node.name) > 0);
    if (node.kind == Kind::field && node.name == "notes" && !node.children.empty())
      elements({node.children.back().first, node.children.back().last});
    if (node.kind == Kind::leave)
      for (const LuaNode& value : node.children) all(value, false);
    if (node.kind == Kind::assignment && node.children.size() == 2) {
      const LuaNode& target = node.children[0];
      const bool element = is(target.last - 1, "]");
      const std::string& name = tokens_[target.last - 1].text;
      if (element || !kNotShown.count(name)) all(node.children[1], element || kShownWords.count(name) > 0);
    }
    if (node.kind == Kind::statement && is(node.first, "local"))
      for (const LuaNode& value : node.children)
        if (value.kind == Kind::expression) all(value, false);
    if (node.kind == Kind::arguments &&
        (values_.count(node.name) || own_.count(node.name) || node.name == "table.insert"))
      for (const Range& each : arguments_of(node)) found(each, false);
    if (node.kind == Kind::statement && is(node.first, "local") && is(node.first + 1, "function"))
      own_.insert(tokens_[node.first + 2].text);
  }

  void all_strings(const LuaNode& node) {
    if (node.kind == Kind::expression || node.kind == Kind::arguments) found({node.first, node.last}, true);
    if (node.kind == Kind::arguments)
      for (const Range& each : arguments_of(node)) found(each, true);
    for (const LuaNode& child : node.children) all_strings(child);
  }

  const LuaTextFinder& known_;
  std::vector<LuaToken> tokens_;
  LuaNode file_;
  LuaTextFinder* learner_ = nullptr;
  bool display_ = false;
  std::map<std::string, std::vector<Range>> values_, elements_;
  std::set<std::string> own_;  // functions of the file
  std::vector<ScriptText> found_;
};

LuaTextFinder::LuaTextFinder()
    : prompts_{{"choose", {1}},
               {"confirm", {1}},
               {"choose_number", {1}},
               {"choose_ability", {1}},
               {"choose_each", {0}}},
      lists_{{"choose", {2}}, {"choose_each", {2}}},
      fields_{"text", "prompt", "pass", "title", "tip", "banner", "subtitle"} {}

void LuaTextFinder::learn(const std::vector<std::string_view>& sources) {
  for (int round = 0; round < kMostRounds; ++round) {
    const LuaTextFinder before = *this;
    for (const std::string_view source : sources) {
      try {
        LuaTextReader(source, before).learn(*this);
      } catch (const std::invalid_argument&) {
        // The loader reports the fault.
      }
    }
    if (prompts_ == before.prompts_ && lists_ == before.lists_ && fields_ == before.fields_) return;
  }
}

std::vector<ScriptText> LuaTextFinder::find(std::string_view source, bool display) const {
  try {
    return LuaTextReader(source, *this).texts(display);
  } catch (const std::invalid_argument&) {
    return {};
  }
}

std::vector<ScriptText> LuaTextFinder::strings(std::string_view source) {
  const LuaTextFinder none;
  try {
    return LuaTextReader(source, none).strings();
  } catch (const std::invalid_argument&) {
    return {};
  }
}

}  // namespace misk::cli
