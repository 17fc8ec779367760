// Turns the error of a script into something a person can use: the place in their own pack, the reason, the
// remedy.
//
// One file: a list of known mistakes, one after the other.
#include "script/explain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "script/bind.hpp"
#include "script/known_names.hpp"
#include "script/type.hpp"
#include "text/lua_syntax.hpp"
#include "text/suggest.hpp"
#include "text/withheld_names.hpp"

namespace misk::script {
namespace {

using text::LuaNode;
using text::LuaToken;
using Kind = LuaToken::Kind;

class Explainer {
 public:
  Explainer(const ScriptError& error, const ExplainWith& with) : error_(error), with_(with) {
    out_.file = error.file;
    out_.line = error.line;
    out_.message = error.message;
  }

  text::Diagnostic run() {
    if (syntax()) return std::move(out_);
    own_place();
    read_source();
    if (error_.kind == ErrorKind::budget) {
      endless();
    } else if (error_.kind == ErrorKind::memory) {
      out_.mend = "a list or a text grows without end: look at the loops here";
    } else if (error_.kind == ErrorKind::script) {
      script_error();
      inside_library();
    }
    if (!word_.empty()) find_column();
    return std::move(out_);
  }

 private:
  // --- where ---

  /// A file that is no Lua. Our own reader tells more about it than the compiler's message does.
  bool syntax() {
    if (error_.kind != ErrorKind::syntax && error_.fault.kind != FaultKind::syntax) return false;
    const std::string* source = with_.source ? with_.source(error_.file) : nullptr;
    if (!source) return false;
    try {
      text::parse_lua(text::lex_lua(*source));
    } catch (const text::LuaSyntaxError& e) {
      out_.line = e.line;
      out_.column = e.column;
      out_.message = e.what();
      out_.mend = e.mend;
      out_.rule = "syntax";
      return true;
    }
    return false;
  }

  bool is_library(const ScriptFrame& frame) const {
    return frame.file.empty() || (with_.is_library && with_.is_library(frame.pack));
  }
  /// The innermost running code that belongs to the pack itself.
  void own_place() {
    for (std::size_t i = 0; i < error_.frames.size(); ++i) {
      if (is_library(error_.frames[i])) continue;
      own_ = &error_.frames[i];
      below_ = i;
      out_.file = own_->file;
      out_.line = own_->line;
      return;
    }
    // Only the game's own scripts ran: then their innermost place, and not the engine's.
    for (const ScriptFrame& frame : error_.frames) {
      if (frame.file.empty() || frame.pack == "misk") continue;
      out_.file = frame.file;
      out_.line = frame.line;
      return;
    }
  }

  void read_source() {
    source_ = with_.source ? with_.source(out_.file) : nullptr;
    if (!source_) return;
    try {
      tokens_ = text::lex_lua(*source_);
      tree_ = text::parse_lua(tokens_);
    } catch (const text::LuaSyntaxError&) {
      tokens_.clear();
    }
  }

  /// The tokens of a line: the first, and the one after the last.
  std::pair<std::size_t, std::size_t> line_tokens(int line) const {
    std::size_t first = 0;
    while (first < tokens_.size() && tokens_[first].line < line) ++first;
    std::size_t last = first;
    while (last < tokens_.size() && tokens_[last].line == line) ++last;
    return {first, last};
  }
  bool is(std::size_t i, std::string_view symbol) const {
    return i < tokens_.size() && (tokens_[i].kind == Kind::symbol || tokens_[i].kind == Kind::keyword) &&
           tokens_[i].text == symbol;
  }
  void find_column() {
    const auto [first, last] = line_tokens(out_.line);
    for (std::size_t i = first; i < last; ++i)
      if (tokens_[i].text == word_) {
        out_.column = tokens_[i].column;
        return;
      }
  }

  /// The name that the line asks of `name`: "attack" in `e:attack(you)`.
  std::string asked_of(const std::string& name) const {
    const auto [first, last] = line_tokens(out_.line);
    for (std::size_t i = first; i + 2 < last; ++i)
      if (tokens_[i].text == name && tokens_[i].kind == Kind::name && (is(i + 1, ".") || is(i + 1, ":")))
        return tokens_[i + 2].text;
    return "";
  }
  /// The name before `.name` or `:name` on the line.
  std::string owner_of(const std::string& name, std::string_view separator) const {
    const auto [first, last] = line_tokens(out_.line);
    for (std::size_t i = first + 2; i < last; ++i)
      if (tokens_[i].text == name && is(i - 1, separator) && tokens_[i - 2].kind == Kind::name)
        return tokens_[i - 2].text;
    return "";
  }
  /// The function that gave the local its value, by the last `name = f(...)` above.
  std::string given_by(const std::string& name) const {
    std::string found;
    for (std::size_t i = 0; i + 3 < tokens_.size() && tokens_[i].line <= out_.line; ++i) {
      if (tokens_[i].text != name || tokens_[i].kind != Kind::name || !is(i + 1, "=")) continue;
      found.clear();
      std::size_t at = i + 2;
      std::string callee;
      while (at + 1 < tokens_.size() && tokens_[at].kind == Kind::name) {
        callee = tokens_[at].text;
        ++at;
        if (!is(at, ".") && !is(at, ":")) break;
        ++at;
      }
      if (!callee.empty() && (is(at, "(") || is(at, "{") || tokens_[at].kind == Kind::text)) found = callee;
    }
    return found;
  }

  // --- what ---

  /// "nil" as it is, other types with an article.
  std::string a(const std::string& type) {
    told_types_.insert(type);
    if (type == "nil" || type == "no value") return "nil";
    if (type == "userdata") return "a card";
    if (type == "string") return "a text";
    if (type == "boolean") return "true or false";
    return "a " + type;
  }

  void say(std::string message, std::string mend = "") {
    out_.message = std::move(message);
    if (!mend.empty()) out_.mend = std::move(mend);
  }
  template <class Range>
  static std::string meant(const std::string& word, const Range& known, std::string otherwise) {
    return text::did_you_mean(word, known, std::move(otherwise));
  }

  void endless() {
    const LuaNode* loop = tokens_.empty() ? nullptr : loop_around(tree_, out_.line);
    if (loop) {
      const LuaToken& begin = tokens_[loop->first];
      out_.line = begin.line;
      out_.column = begin.column;
      say(fmt::format("the '{}' that begins here goes round without end, and was stopped", begin.text),
          "let its condition become false, or leave it with break");
    } else {
      say("this takes too long, and was stopped: " + error_.message,
          "does something call itself, or go round, without end?");
    }
  }
  /// The innermost loop around this line. A `for` over a list comes to an end, so `while` and `repeat` are
  /// preferred.
  const LuaNode* loop_around(const LuaNode& node, int line) const {
    const LuaNode* found = nullptr;
    for (const LuaNode& child : node.children) {
      if (child.last == child.first || tokens_[child.first].line > line ||
          tokens_[child.last - 1].line < line)
        continue;
      const LuaNode* inner = loop_around(child, line);
      const bool is_loop = child.kind == LuaNode::Kind::statement &&
                           (child.name == "while" || child.name == "repeat" || child.name == "for");
      const LuaNode* candidate = inner ? inner : is_loop ? &child : nullptr;
      if (inner && is_loop && inner->name == "for" && child.name != "for") candidate = &child;
      if (candidate && (!found || found->name == "for")) found = candidate;
    }
    return found;
  }

  void script_error() {
    const Fault& fault = error_.fault;
    word_ = fault.name;
    switch (fault.kind) {
      case FaultKind::none:
        return own_words();
      case FaultKind::index:
        return index(fault);
      case FaultKind::call:
        return fault.name.empty() ? unnamed_call(fault.given) : call(fault.noun, fault.name, fault.given);
      case FaultKind::arithmetic:
      case FaultKind::concatenate:
      case FaultKind::length:
        return reckon(fault);
      case FaultKind::compare:
        return compare(fault);
      case FaultKind::bad_argument:
        return bad_argument(fault);
      case FaultKind::argument:
        word_ = engine_function();
        return argument(fault);
      case FaultKind::gone:
        if (fault.argument) word_ = engine_function();
        return gone();
      case FaultKind::no_property:
        return property(fault.name, fault.detail);
      case FaultKind::no_participant:
        return say(fault.detail, fault.mend);
      case FaultKind::no_local:
        return no_local(fault.noun, fault.name);
      case FaultKind::no_name:
        return no_name(fault.noun, fault.name);
      case FaultKind::no_card:
        return no_card(fault.name);
      case FaultKind::computed_value:
        return say("'" + fault.name + "' cannot be set: modifiers make it what it is",
                   "write " + owner_or_x(fault.name) + ":modify(\"" + fault.name + "\", 1, \"round\")");
      case FaultKind::read_only:
        if (fault.name == "zone") out_.mend = "write " + owner_or_x(fault.name) + ":move(zone, player)";
        return;
      case FaultKind::no_owner:
        return say("the zone '" + fault.name + "' belongs to a player, and it is not said whose",
                   "name the player: (\"" + fault.name + "\", you)");
      case FaultKind::no_module:
        out_.rule = "missing-module";
        return say(
            "require \"" + fault.name + "\": " + fault.detail,
            fault.mend.empty() ? "name it from the pack's folder, without .lua: \"lib/words\"" : fault.mend);
      case FaultKind::module_circle:
        return circle(fault.name);
      case FaultKind::failed_module:
        out_.rule = "missing-module";
        return say(
            "require \"" + fault.name + "\": that file has failed already, where it was required first",
            "mend that file, and let its error through: require it without pcall");
      case FaultKind::resolved:
        return say("what is looked at here has been resolved by now, and is gone",
                   "keep what is needed of it in a local, before anything is asked or announced");
      case FaultKind::no_player:
        return say("somebody is asked who is no player", "the first argument says who is asked: you");
      case FaultKind::in_condition:
        return say("a condition may only look: it must not change the game, and not ask",
                   "do this in an effect");
      case FaultKind::endless_calls:
        return overflow();
      case FaultKind::waits:
        return say(
            "a player would be asked here, or cards could react, and this is no place to wait for that",
            "conditions and files that are loaded may only look: do it in an effect");
      case FaultKind::loop_limits:
        is_general_ = true;
        return say("the 'for' here counts with something that is no number",
                   "print its limits: one of them is nil or a text");
      case FaultKind::long_text:
        return say(a("string") + " grows too long" + fault.detail,
                   "keep the parts in a list, or count instead");
      case FaultKind::assigned_global:
        out_.rule = "global-write";
        return say("'" + fault.name + "' is assigned as a global",
                   "write `local " + fault.name + "`, or keep it in a counter or `game`");
      case FaultKind::unknown_global:
        return undefined(fault);
      case FaultKind::unknown_field:
        return say(fault.detail, fault.mend);
      case FaultKind::syntax:  // a required file; it says nothing that reading it has not
        return own_words();
    }
  }

  /// The words of whoever raised it, which may bring their mend along.
  void own_words() {
    is_own_words_ = true;
    if (const std::size_t at = error_.message.rfind("; ");
        at != std::string::npos && error_.message.find('\n') == std::string::npos)
      say(error_.message.substr(0, at), error_.message.substr(at + 2));
  }

  void index(const Fault& fault) {
    const std::string &name = fault.name, &type = fault.given;
    if (name.empty())
      return say("something that is asked for here is " + a(type),
                 "a list may be empty, and what stands in it nil: ask first");
    const std::string asked = asked_of(name);
    const std::string has = asked.empty() ? "" : ", so it has no '" + asked + "'";
    is_general_ = type != "nil";
    if (is_general_)
      return say(fmt::format("'{}' is {} here{}", name, a(type), has),
                 "print it: something else was expected");
    say(fmt::format("'{}' is nil here{}", name, has));
    const bool is_field = fault.noun == "field";
    const std::string giver = is_field ? "" : given_by(name);
    if (!giver.empty())
      out_.mend = fmt::format("{}() may give nil: ask first, if {} then ... end", giver, name);
    else if (is_field)
      out_.mend = fmt::format("it may be nil: ask first, if x.{} then ... end", name);
    else
      out_.mend = fmt::format("ask first, if {} then ... end", name);
  }

  void compare(const Fault& fault) {
    if (fault.expected.empty())
      return say("two values that have no order are compared: " + a(fault.given) + " each",
                 "compare their numbers: a.cost < b.cost");
    is_general_ = true;
    say(a(fault.given) + " is compared with " + a(fault.expected),
        "print both: one of them is not what it should be");
  }

  bool is_member(const std::string& name) const {
    return std::find(with_.verbs.begin(), with_.verbs.end(), name) != with_.verbs.end();
  }

  void call(const std::string& what, const std::string& name, const std::string& type) {
    if (what == "method" && type != "nil") {
      const std::string owner = owner_of(name, ":");
      const std::string read = (owner.empty() ? "x" : owner) + "." + name;
      return say(fmt::format("'{}' is {} of the card, no verb", name, type == "boolean" ? "a flag" : a(type)),
                 fmt::format("it is read: {}; verbs and x:add(...) change it", read));
    }
    if (what == "method")
      return say("there is no verb '" + name + "'",
                 meant(name, with_.verbs, "is what stands before ':' a card?"));
    if (what == "field" && type == "nil") {
      const std::string owner = owner_of(name, ".");
      if (!owner.empty() && with_.fields && own_)
        if (const auto known = with_.fields(own_->pack, owner); !known.empty()) {
          if (const std::string instead = text::withheld_name(owner + "." + name); !instead.empty())
            return say(fmt::format("'{}.{}' is not for packs", owner, name), instead);
          return say(fmt::format("there is no {}.{}", owner, name),
                     meant(name, known, "see misk api for what there is"));
        }
      return say(fmt::format("'{}' is nil, so it cannot be called", name),
                 "is it spelt as where it is made?");
    }
    say(fmt::format("'{}' is {}, so it cannot be called", name, a(type)),
        type == "nil" ? "is it spelt as where it is made, and made above this line?"
                      : "only functions are called with ( )");
  }

  void unnamed_call(const std::string& type) {
    const auto [first, last] = line_tokens(out_.line);
    for (std::size_t i = first; i < last; ++i)
      if (is(i, "for") && type == "table")
        return say("'for ... in' goes over a list with ipairs", "write for _, x in ipairs(list) do");
    say(a(type) + " is called as if it were a function", "only functions are called with ( )");
  }

  void reckon(const Fault& fault) {
    const std::string& type = fault.given;
    const std::string what = fault.name.empty() ? "something" : "'" + fault.name + "'";
    if (fault.kind == FaultKind::concatenate)
      return say(
          fmt::format("{} is {}, which cannot be joined to {}", what, a(type), a("string")),
          type == "nil" ? "has it a value here?" : "write x.title for the name of a card, or tostring(x)");
    if (fault.kind == FaultKind::length)
      return say(fmt::format("{} is {}, which has no length", what, a(type)), "# counts lists and texts");
    say(fmt::format("{} is {}, and cannot be reckoned with", what, a(type)),
        type == "nil" ? "has it a value here? (x or 0) takes none for 0" : "is it a number?");
  }

  /// The beginning of a description up to its first closing bracket: "inv:draw(n: integer)". "" if it has
  /// none.
  static std::string call_in(const std::string& text) {
    int depth = 0;
    for (std::size_t i = text.find('('); i < text.size(); ++i) {
      depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
      if (depth == 0) return text.substr(0, i + 1);
    }
    return "";
  }

  static std::string signature(const std::string& name) {
    for (const Noun& noun : described_api())
      for (std::size_t i = 0; i < noun.count; ++i)
        if (name == noun.functions[i].name) {
          return call_in(noun.functions[i].doc);
        }
    return "";
  }
  std::string called_as(const std::string& name) const {
    const std::string how = signature(name);
    return how.empty() ? "" : "it is called as " + how;
  }

  void bad_argument(const Fault& fault) {
    const std::string& name = fault.name;
    if (fault.given == "a fraction")
      return say(fmt::format("'{}' is given a fraction", name), "round it: math.floor(x), math.ceil(x)");
    if (fault.expected.empty())
      return say(fmt::format("'{}' cannot take its argument {}: {}", name, fault.argument, fault.detail),
                 called_as(name));
    if (name == "for iterator" || name == "ipairs" || name == "pairs")
      return say(fmt::format("the loop is to go over {}, which is no list", a(fault.given)),
                 "is the list spelt as where it is made?");
    say(fmt::format("'{}' is given {} as argument {}, where {} is expected", name, a(fault.given),
                    fault.argument, fault.expected == "string" ? a("string") : fault.expected),
        called_as(name));
  }

  /// The engine's function that has failed, which knows neither its name nor what it is called on.
  std::string engine_function() const {
    return error_.frames.empty() || !error_.frames[0].file.empty() ? "" : error_.frames[0].name;
  }
  /// One of its arguments is no card.
  void argument(const Fault& fault) {
    const std::string name = engine_function();
    if (name.empty()) return;
    if (fault.argument == 1 && fault.given != "userdata" && !owner_of(name, ".").empty()) return dot(name);
    say(fmt::format("'{}' is given {} as argument {}, where a card is expected", name, a(fault.given),
                    fault.argument),
        called_as(name));
  }
  void gone() {
    say("the card that is meant is no longer in the game",
        "what was removed cannot be used any more: ask for it again, or do this first");
  }
  void no_local(const std::string& procedure, const std::string& name) {
    if (!with_.image) return;
    const kernel::Id id = with_.image->find_procedure(procedure);
    if (id != kernel::kNoId)
      out_.mend =
          meant(name, with_.image->procedures[id].locals, "its locals stand where the game defines it");
  }
  void dot(const std::string& name) {
    const std::string owner = owner_of(name, ".");
    say(fmt::format("'{}' is called with '.', so it is not told whose it is", name),
        fmt::format("write {}:{}(...)", owner, name));
  }

  /// The first card whose `memory` declares a number of that name, or null.
  const kernel::Definition* remembered_by(const std::string& name) const {
    for (const kernel::Definition& each : with_.image->definitions)
      if (std::find(each.memory.begin(), each.memory.end(), name) != each.memory.end()) return &each;
    return nullptr;
  }

  void property(const std::string& name, const std::string& rest) {
    const std::string message = "a card has no '" + name + "'" + rest;
    if (with_.image)
      for (const kernel::ZoneKind& zone : with_.image->zones)
        if (zone.name == name) {
          const std::string owner = owner_of(name, ".");
          return say(message, fmt::format("for the cards of a zone write cards_in(\"{}\"{})", name,
                                          zone.per_player ? ", " + (owner.empty() ? "you" : owner) : ""));
        }
    if (with_.image)
      if (const kernel::Definition* other = remembered_by(name))
        return say("this card remembers no '" + name + "': '" + other->title + "' does",
                   "ask first which card it is: card.id == \"" + other->id + "\"");
    const auto [first, last] = line_tokens(out_.line);
    bool is_called = false;
    for (std::size_t i = first + 1; i < last; ++i)
      is_called = is_called || (tokens_[i].text == name && (is(i - 1, ":") || is(i + 1, "(")));
    if (is_called) return say(message, meant(name, with_.verbs, "see misk api for the verbs there are"));
    say(message,
        meant(name, with_.properties, "numbers of its own are named in memory = { \"" + name + "\" }"));
  }

  std::string owner_or_x(const std::string& name) const {
    const std::string owner = owner_of(name, ".");
    return owner.empty() ? "x" : owner;
  }

  void no_name(const std::string& kind, const std::string& name) {
    if (!with_.image) return;
    out_.mend = meant(name, names_of_kind(*with_.image, kind),
                      kind == "tag of any card" ? "tags are written small, with _ for blanks"
                                                : "the names there are stand in the game's game.lua");
  }
  void no_card(const std::string& name) {
    if (!with_.image) return;
    std::vector<std::string> known;
    for (const auto& entry : with_.image->definition_index) known.push_back(entry.first);
    out_.mend = meant(name, known, "a card's id is the name of its file, without .lua");
  }

  void circle(const std::string& name) {
    out_.rule = "missing-module";
    std::string chain;
    for (auto frame = error_.frames.rbegin(); frame != error_.frames.rend(); ++frame)
      if (frame->is_main && chain.find(frame->file) == std::string::npos)
        chain += (chain.empty() ? "" : " -> ") + frame->file;
    say("files require each other in a circle: " + chain + " -> " + name,
        "put what they share into a third file, which requires neither");
  }

  void overflow() {
    std::string name;
    for (const ScriptFrame& frame : error_.frames)
      if (!frame.name.empty() && !is_library(frame)) {
        name = frame.name;
        break;
      }
    // A full stack leaves no room for finding out which functions are on it.
    if (const LuaNode* node = name.empty() && !tokens_.empty() ? calls_itself(tree_) : nullptr) {
      name = function_name(*node);
      out_.line = tokens_[node->first].line;
      out_.column = tokens_[node->first].column;
    }
    say(name.empty() ? "functions call each other without end"
                     : "the function '" + name + "' calls itself without end",
        "give it a case in which it does not call itself");
  }
  std::string function_name(const LuaNode& node) const {
    return node.kind == LuaNode::Kind::statement && node.name == "local function"
               ? tokens_[node.names[0]].text
               : "";
  }
  const LuaNode* calls_itself(const LuaNode& node) const {
    const std::string name = function_name(node);
    if (!name.empty() && has_call(node, name)) return &node;
    for (const LuaNode& child : node.children)
      if (const LuaNode* found = calls_itself(child)) return found;
    return nullptr;
  }
  static bool has_call(const LuaNode& node, const std::string& name) {
    return (node.kind == LuaNode::Kind::arguments && node.name == name) ||
           std::any_of(node.children.begin(), node.children.end(),
                       [&](const LuaNode& child) { return has_call(child, name); });
  }

  void undefined(const Fault& fault) {
    const std::string& name = fault.name;
    if (name.rfind("\xE2\x80", 0) == 0) {  // LuaJIT takes it for a letter
      out_.rule = "syntax";
      word_.clear();
      try {
        if (source_) text::lex_lua(*source_);
      } catch (const text::LuaSyntaxError& e) {
        out_.line = e.line;
        out_.column = e.column;
      }
      return say("a typographic quotation mark", "write the plain mark: \"");
    }
    out_.rule = "unknown-global";
    if (const std::string instead = text::withheld_name(name); !instead.empty())
      return say("'" + name + "' is not for packs", instead);
    say("nothing is called '" + name + "'");
    if (const std::string hint = text::foreign_name(name); !hint.empty())
      out_.mend = hint;
    else
      out_.mend =
          fault.mend.empty() ? "declare it as a local, or is it a text and lacks its quotes?" : fault.mend;
  }

  // --- wrong calls of what others have written ---

  /// The error happened inside a function of the game that was called from here: which arguments does it
  /// have?
  void inside_library() {
    if (!own_ || below_ == 0 || is_own_words_) return;
    const ScriptFrame& called = error_.frames[below_ - 1];
    const ScriptFrame* innermost = nullptr;
    for (std::size_t i = 0; i < below_ && !innermost; ++i)
      if (!error_.frames[i].file.empty()) innermost = &error_.frames[i];
    if (called.file.empty()) return;
    if (called.name.empty())  // called as the last act of a function, whose line is then forgotten
      return say(fmt::format("what the function of this line calls last fails: {} ({}:{})", out_.message,
                             innermost->file, innermost->line));
    auto [parameters, how] = declaration(called);
    const std::size_t most = how.empty() ? parameters.size() : needed(how);
    if (how.empty() && !parameters.empty()) {
      how = (is_member(called.name) ? parameters[0] + ":" : "") + called.name + "(";
      for (std::size_t i = is_member(called.name) ? 1 : 0; i < parameters.size(); ++i)
        how += (how.back() == '(' ? "" : ", ") + parameters[i];
      how += ")";
    }
    word_ = called.name;
    if (!called.locals.empty() && !owner_of(called.name, ".").empty() && is_member(called.name) &&
        called.locals[0].second != "userdata" && called.locals[0].second != "table")
      return dot(called.name);
    std::string given;
    for (std::size_t i = 0; i < parameters.size() && i < called.locals.size() && i < most; ++i) {
      const auto& [name, type] = called.locals[i];
      if (name != parameters[i] || type == "userdata" || type == "number") continue;
      const bool is_text_or_list = type == "string" || type == "table";
      if (is_text_or_list && !told_types_.contains(type)) continue;
      given += (given.empty() ? " with " : ", ") + name + " = " + a(type);
    }
    const bool is_engine = innermost && innermost->pack == "misk";
    if (given.empty() && is_engine) return;  // the message is about something that the pack itself has passed
    const std::string place =
        innermost && !is_engine ? fmt::format(" ({}:{})", innermost->file, innermost->line) : "";
    say("'" + called.name + "' fails" + given + ": " + out_.message + place);
    if (!how.empty() && (!given.empty() || is_general_)) out_.mend = "it is called as " + how;
  }

  /// How many arguments must be given, read from "inv:draw(n: integer, from?: zone)"; the card itself is the
  /// first.
  static std::size_t needed(const std::string& how) {
    const auto signature = parse_signature(how);
    if (!signature) return 2;
    return static_cast<std::size_t>(signature->method) +
           static_cast<std::size_t>(
               std::count_if(signature->parameters.begin(), signature->parameters.end(),
                             [](const Parameter& each) { return !each.optional && each.name != "..."; }));
  }

  /// The text of a line of a description (a comment of three dashes), or "".
  static std::string doc_line(const std::string& source, const text::LuaComment& comment) {
    const std::string line = source.substr(comment.begin, comment.end - comment.begin);
    const std::size_t begin = line.rfind("---", 0) == 0 ? line.find_first_not_of(" -") : std::string::npos;
    return begin == std::string::npos ? "" : line.substr(begin);
  }

  /// Where `owner:name(`, `owner.name(` or `name(` begins in a description.
  static std::size_t call_of(const std::string& text, const std::string& name) {
    std::size_t at = text.find(name + "(");
    if (at == std::string::npos) return at;
    if (at > 0 && (text[at - 1] == ':' || text[at - 1] == '.')) --at;
    while (at > 0 && ((text[at - 1] >= 'a' && text[at - 1] <= 'z') || text[at - 1] == '_')) --at;
    return at;
  }

  /// The names of a function's arguments, and how its comment says it is called.
  std::pair<std::vector<std::string>, std::string> declaration(const ScriptFrame& frame) const {
    std::vector<std::string> parameters;
    std::string how;
    const std::string* source = with_.source ? with_.source(frame.file) : nullptr;
    if (!source) return {parameters, how};
    try {
      std::vector<text::LuaComment> comments;
      const auto tokens = text::lex_lua(*source, &comments);
      // A tail call keeps the name of the function that made it, but has arguments of its own.
      bool is_other = false;
      for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (tokens[i].line != frame.defined || tokens[i].text != "(" || tokens[i].kind != Kind::symbol)
          continue;
        is_other = tokens[i - 1].kind == Kind::name && tokens[i - 1].text != frame.name;
        for (std::size_t k = i + 1; !is_other && k < tokens.size() && tokens[k].text != ")"; ++k)
          if (tokens[k].kind == Kind::name) parameters.push_back(tokens[k].text);
        break;
      }
      for (std::size_t i = 0; i < comments.size() && (comments[i].line < frame.defined || is_other); ++i) {
        std::string text = doc_line(*source, comments[i]);
        const std::size_t begin = call_of(text, frame.name);
        if (begin == std::string::npos) continue;
        text = text.substr(begin);  // it may go on in the next line
        for (std::size_t k = i + 1; call_in(text).empty() && k < comments.size(); ++k) {
          const std::string more = doc_line(*source, comments[k]);
          if (more.empty()) break;
          text += " " + more;
        }
        if (const std::string found = call_in(text); !found.empty()) how = found;
      }
    } catch (const std::exception&) {
      return {parameters, how};
    }
    return {parameters, how};
  }

  const ScriptError& error_;
  const ExplainWith& with_;
  text::Diagnostic out_;
  const ScriptFrame* own_ = nullptr;
  std::size_t below_ = 0;  // the index of that frame
  const std::string* source_ = nullptr;
  std::vector<LuaToken> tokens_;
  LuaNode tree_;
  bool is_own_words_ = false;         // no message of Lua or the engine, but one that a script has raised
  bool is_general_ = false;           // the mend would do for any error of the kind
  std::string word_;                  // the name on the line that the message is about
  std::set<std::string> told_types_;  // those that the message speaks of
};

}  // namespace

text::Diagnostic explain(const ScriptError& error, const ExplainWith& with) {
  return Explainer(error, with).run();
}

}  // namespace misk::script
