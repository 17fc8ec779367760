// Abilities that can never be used, and texts that are longer than their place.
#include <lua.hpp>

#include <algorithm>

#include "check/check.hpp"
#include "check/participants.hpp"
#include "content/suggest.hpp"
#include "kernel/instruction.hpp"
#include "sandbox/raw.hpp"
#include "text/number.hpp"
#include "text/utf8.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;
using kernel::Ability;
using kernel::AbilityKind;
using kernel::X;

namespace {

class Abilities {
 public:
  explicit Abilities(const GameCheck& game) : game_(game), image_(game.host->image()) {
    find_used_names();
    find_tags();
  }

  void run() {
    for (const kernel::TimingPoint& point : image_.points)
      if (point.text.empty() && point.text_before.empty() && point.about.empty()) wordless(point.name);
    for (const Ability& ability : image_.abilities) {
      trigger(ability);
      // Abilities that a game's rules give to all cards are the game's concern.
      const CheckSource* source = game_.source(ability.origin);
      if (ability.inherent || !source || source->is_test || source->pack->id() == game_.game) continue;
      window(ability);
      conditions(ability);
      costs(ability);
      if (!(ability.faces & 3))
        warn(ability, "faces", "'faces' names no side that cards have",
             "0 is the side that is up at first, 1 the other", "no-such-face");
      named(ability, *source);
    }
  }

 private:
  void warn(const Ability& ability, const std::string& near, const std::string& message,
            const std::string& mend, const char* rule) {
    game_.found.add_at({Severity::warning, ability.origin.file, ability.origin.line, 0, message, mend, rule},
                       near);
  }

  // --- facts about the game and all its packs ---

  /// Counts each text in scripts. The name of an ability appears once where it is declared, and again where
  /// it is used.
  void find_used_names() {
    for_each_source([&](const CheckSource& source) {
      for (const LuaText& text : source.facts.texts) ++texts_[text.text];
      // A text may be joined from two parts: "elder_" .. sign.
      for (std::size_t i = 1; i + 1 < source.lua.tokens.size(); ++i)
        if (source.lua.tokens[i].text == ".." && source.lua.tokens[i].kind == text::LuaToken::Kind::symbol)
          for (const text::LuaToken* each : {&source.lua.tokens[i - 1], &source.lua.tokens[i + 1]})
            if (each->kind == text::LuaToken::Kind::text) joined_.insert(each->text);
    });
  }

  void find_tags() {
    const auto add = [&](const kernel::TagSet& tags) {
      for (std::size_t tag = 0; tag < image_.tags.size() && tag < kernel::kMaxTags; ++tag)
        if (tags.has(static_cast<kernel::Id>(tag))) had_.insert(static_cast<kernel::Id>(tag));
    };
    for (const kernel::Definition& definition : image_.definitions) add(definition.tags);
    for (const Ability& ability : image_.abilities) {
      add(ability.tags);
      for (const kernel::Modifier& modifier : ability.modifiers)
        if (modifier.key >= image_.values.size())
          had_.insert(static_cast<kernel::Id>(modifier.key - image_.values.size()));
    }
    had_.insert(image_.policy.kinds.begin(), image_.policy.kinds.end());
    for_each_source([&](const CheckSource& source) {
      for (const LuaCall& call : source.facts.calls)
        if (call.callee.find("gain_tag") != std::string::npos || call.alias == "method.gain_tag")
          for (const LuaArgument& each : call.arguments)
            if (each.is_text) had_.insert(image_.tags.find(each.text));
    });
  }

  template <class F>
  void for_each_source(F f) {
    for (const CheckSource& source : game_.found.sources())
      if (source.is_read && game_.is_mine(*source.pack)) f(source);
  }

  /// Reports a timing point without a text, at its declaration, if a question may be asked there.
  void wordless(const std::string& name) {
    Diagnostic told{Severity::warning,
                    "",
                    0,
                    0,
                    "the timing point '" + name + "' has no words for players",
                    "give it `about`, a sentence that says what happens: it stands in questions asked there",
                    "wordless-point"};
    for_each_source([&](const CheckSource& source) {
      bool is_list = false;
      for (std::size_t i = 0; i + 1 < source.lua.tokens.size() && told.file.empty(); ++i) {
        is_list = is_list || source.lua.tokens[i].text == "timing_points";
        if (!is_list || source.lua.tokens[i].text != name || source.lua.tokens[i + 1].text != "=") continue;
        told.file = source.shown;
        told.line = source.lua.tokens[i].line;
      }
    });
    if (told.file.empty())
      told.file = game_.found.shown(game_.catalog.library().find(game_.game)->display(""));
    game_.found.add_at(told, name);
  }

  // --- one ability ---

  void trigger(const Ability& ability) {
    const Participants& points = *game_.participants;
    if (ability.point == kernel::kNoId || points.is_announced(ability.point, ability.tier)) return;
    const std::string& name = image_.points[ability.point].name;
    if (points.is_announced(ability.point)) {
      const bool is_late = ability.tier >= kernel::Tier::at;
      return warn(ability, name,
                  "the timing point '" + name + "' is announced only " +
                      (is_late ? "as it is about to happen" : "when it has happened") +
                      ": an ability that waits with `" + kernel::kTierNames[static_cast<int>(ability.tier)] +
                      "` never triggers",
                  std::string("wait with ") + (is_late ? "`would` or `when`" : "`at` or `after`") +
                      ", or for another timing point",
                  "dead-trigger");
    }
    Words announced;
    for (std::size_t i = 0; i < image_.points.size(); ++i)
      if (points.is_announced(static_cast<kernel::Id>(i))) announced.insert(image_.points[i].name);
    warn(ability, name, "the timing point '" + name + "' is announced nowhere: this ability never triggers",
         content::did_you_mean(name, announced, "announce it with event() or after()"), "dead-trigger");
  }

  void window(const Ability& ability) {
    if (ability.kind == AbilityKind::window && ability.windows.empty())
      warn(ability, ability.text,
           "this ability is to be used in a window, and names none: it is never offered", "give it `windows`",
           "no-window");
  }

  void conditions(const Ability& ability) {
    for (std::size_t i = 0; i < ability.conditions.size(); ++i) {
      const kernel::ExprId expr = ability.conditions[i].expr;
      if (expr == kernel::kNoExpr) continue;
      const std::string& text = image_.expression_texts[static_cast<std::size_t>(expr)];
      if (is_constant(expr) && !game_.host->kernel().evaluate(expr, {}))
        warn(ability, text, "the condition \"" + text + "\" can never hold: the ability is never offered",
             "mend or delete it", "never-true");
      tags(ability, expr, text);
    }
    for (const kernel::ExprId expr : {ability.who, ability.target_where})
      if (expr != kernel::kNoExpr)
        tags(ability, expr, image_.expression_texts[static_cast<std::size_t>(expr)]);
    for (const kernel::Modifier& modifier : ability.modifiers)
      for (const kernel::ExprId expr : {modifier.amount, modifier.where})
        if (expr != kernel::kNoExpr)
          tags(ability, expr, image_.expression_texts[static_cast<std::size_t>(expr)]);
  }

  /// Calls f(instruction) for those of an expression itself, without those inside its sets.
  template <class F>
  void each_instruction(kernel::ExprId expr, F f) const {
    for (std::size_t i = image_.expressions[static_cast<std::size_t>(expr)].first;
         static_cast<X>(image_.code[i].op) != X::done; ++i)
      f(image_.code[i]);
  }

  bool is_constant(kernel::ExprId expr) const {
    bool constant = true;
    each_instruction(expr, [&](const kernel::Instruction& instruction) {
      const X op = static_cast<X>(instruction.op);
      const bool works_out = (op >= X::add && op <= X::or_jump) || op == X::truth || op == X::number;
      constant = constant && works_out && instruction.a != kernel::kRightSlot;
    });
    return constant;
  }

  void tags(const Ability& ability, kernel::ExprId expr, const std::string& text) {
    each_instruction(expr, [&](const kernel::Instruction& instruction) {
      const X op = static_cast<X>(instruction.op);
      if (op == X::over && instruction.c != kernel::kNoExpr) return tags(ability, instruction.c, text);
      if ((op != X::is_tag && op != X::ability_is && op != X::event_ability_is) || had_.count(instruction.b))
        return;
      const std::string& name = image_.tags[instruction.b];
      // A name that the file does not contain was added by a constructor of the game.
      if (game_.source(ability.origin)->file->bytes.find(name) == std::string::npos) return;
      Words known;
      for (const kernel::Id tag : had_)
        if (tag < image_.tags.size()) known.insert(image_.tags[tag]);
      warn(ability, text, "nothing has the trait, keyword or other tag '" + name + "'",
           content::did_you_mean(name, known, "give it to a card, or correct it"), "unknown-tag");
    });
  }

  void costs(const Ability& ability) {
    for (const kernel::Cost& cost : ability.costs) {
      const bool is_number = cost.amount != kernel::kNoExpr && is_constant(cost.amount);
      const std::int32_t amount = is_number ? game_.host->kernel().evaluate(cost.amount, {}) : 1;
      if (cost.kind != kernel::Cost::Kind::counter || cost.what == kernel::kNoId) continue;
      const std::string& counter = image_.counters[cost.what];
      if (amount < 0) {
        warn(ability, ability.text, "a cost of " + std::to_string(amount) + " " + counter + " is none",
             "write what is paid as a number above 0; what is gained belongs into the effect",
             "unpayable-cost");
        continue;
      }
      const auto starts = game_.hints.starts_with.find(counter);
      if (starts == game_.hints.starts_with.end() || !is_me(cost.who) || amount == 0) continue;
      if (!may_have(ability, counter, starts->second)) {
        std::string fields;
        for (const std::string& each : starts->second) fields += (fields.empty() ? "`" : "` or `") + each;
        warn(ability, ability.text, "nobody can pay this: the card never has any '" + counter + "'",
             "give the card " + fields + "`", "unpayable-cost");
      }
    }
  }
  bool is_me(kernel::ExprId expr) const {
    if (expr == kernel::kNoExpr) return false;
    const std::size_t first = image_.expressions[static_cast<std::size_t>(expr)].first;
    return static_cast<X>(image_.code[first].op) == X::me &&
           static_cast<X>(image_.code[first + 1].op) == X::done;
  }
  /// True if the card's data has one of the fields, or any script puts the counter on cards.
  bool may_have(const Ability& ability, const std::string& counter, const Words& fields) {
    script::Host& host = *game_.host;
    lua_State* L = host.sandbox().state();
    host.push_data(ability.definition);
    bool has = !lua_istable(L, -1);
    for (const std::string& field : fields) {
      if (has) break;
      lua_pushstring(L, field.c_str());
      script::raw_get(L, -2);
      has = !lua_isnil(L, -1);
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
    const CheckSource* source = game_.source(ability.origin);
    for (const LuaMember& member : source->facts.members)
      has = has || (member.name == counter && member.is_set);
    for (const LuaCall& call : source->facts.calls)
      has = has || (call.callee.find(":add") != std::string::npos);
    return has;
  }

  /// A manual ability can only be run by its name.
  void named(const Ability& ability, const CheckSource& source) {
    if (ability.kind != AbilityKind::manual || ability.name.empty() || ability.parent != kernel::kNoId)
      return;
    if (ability.point != kernel::kNoId) return;
    const bool is_declared_here = std::any_of(source.facts.texts.begin(), source.facts.texts.end(),
                                              [&](const LuaText& text) { return text.text == ability.name; });
    if (!is_declared_here || texts_[ability.name] > 1) return;
    for (const std::string& piece : joined_)
      if (piece.size() > 2 && ability.name.find(piece) != std::string::npos) return;
    warn(ability, ability.name, "nothing uses the ability '" + ability.name + "': it never happens",
         "use it, me:use(\"" + ability.name + "\", you), or delete it", "unused-ability");
  }

  const GameCheck& game_;
  const kernel::Image& image_;
  Words joined_;
  std::map<std::string, int> texts_;
  std::set<kernel::Id> had_;
};

// --- texts ---

/// The number of letters that a reader sees: a [symbol] counts as one, marks like **bold** and _italic_ as
/// none.
int letters(const std::string& text) {
  int n = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '[')
      if (const std::size_t close = text.find(']', i); close != std::string::npos) i = close;
    if (text[i] == '*' || text[i] == '_') continue;
    n += text::begins_character(text[i]);
  }
  return n;
}

/// A number field of the table on top of the stack, read without running scripts.
int number_field(lua_State* L, const char* key) {
  lua_pushstring(L, key);
  script::raw_get(L, -2);
  const int n = lua_type(L, -1) == LUA_TNUMBER ? static_cast<int>(lua_tointeger(L, -1)) : 0;
  lua_pop(L, 1);
  return n;
}

/// Checks the limits of the game's export `text_limits() -> { KIND = { title = letters, text = letters } }`.
void check_texts(const GameCheck& game) {
  script::Host& host = *game.host;
  lua_State* L = host.sandbox().state();
  const int top = lua_gettop(L);
  if (!host.has_export("text_limits") || !host.call_export(
                                             "text_limits", [](lua_State*) { return 0; }, 1))
    return;
  const int limits = lua_gettop(L);
  const kernel::Image& image = host.image();
  for (std::size_t d = 0; lua_istable(L, limits) && d < image.definitions.size(); ++d) {
    const kernel::Definition& definition = image.definitions[d];
    const CheckSource* source = game.source(definition.origin);
    lua_settop(L, limits);
    if (!source || source->is_test) continue;
    host.push_data(static_cast<kernel::Id>(d));
    if (!lua_istable(L, -1)) continue;
    lua_pushstring(L, "kind");
    script::raw_get(L, -2);
    if (lua_type(L, -1) != LUA_TSTRING) continue;
    const std::string kind = lua_tostring(L, -1);
    script::raw_get(L, limits);
    if (!lua_istable(L, -1)) continue;
    const auto tell = [&](const std::string& near, const std::string& what, int is, int most) {
      if (most <= 0 || is <= most) return;
      game.found.add_at({Severity::warning, definition.origin.file, definition.origin.line, 0,
                         what + " has " + std::to_string(is) + " letters, and its place on the card holds " +
                             std::to_string(most),
                         "shorten it", "long-text"},
                        near);
    };
    tell(definition.title, "the name '" + definition.title + "'", letters(definition.title),
         number_field(L, "title"));
    // Each side has its own box.
    for (const int side : {0, 1}) {
      int all = 0, longest = 0;
      const Ability* first = nullptr;
      for (const kernel::Id id : definition.abilities) {
        const Ability& ability = image.abilities[id];
        if (ability.inherent || ability.parent != kernel::kNoId || !(ability.faces >> side & 1)) continue;
        if (ability.faces == 0xff && side == 1) continue;
        const int n = letters(ability.text);
        all += n;
        if (!first || n > longest) longest = n, first = &ability;
      }
      if (first) tell(first->text, "the text of '" + definition.title + "'", all, number_field(L, "text"));
    }
  }
  lua_settop(L, top);
}

}  // namespace

void check_abilities(const GameCheck& game) {
  Abilities(game).run();
  check_texts(game);
}

// --- the game's own checks ---

namespace {

/// A field of the table on top of the stack, as text.
std::string text_field(lua_State* L, const char* key) {
  lua_pushstring(L, key);
  script::raw_get(L, -2);
  const char* value = lua_tostring(L, -1);
  std::string out = value ? value : "";
  lua_pop(L, 1);
  return out;
}

/// Calls f() for each entry, on top of the stack, of the list that an export returns.
template <class F>
void each_entry(const GameCheck& game, const char* name, F f) {
  script::Host& host = *game.host;
  if (!host.has_export(name)) return;
  host.take_reports();
  if (!host.call_export(
          name, [](lua_State*) { return 0; }, 1)) {
    for (const script::Report& report : host.take_reports()) game.found.add_loaded(report);
    return;
  }
  lua_State* L = host.sandbox().state();
  const int list = lua_gettop(L);
  const auto n = lua_istable(L, list) ? static_cast<int>(lua_objlen(L, list)) : 0;
  for (int i = 1; i <= n; ++i) {
    script::raw_item(L, list, i);
    if (lua_istable(L, -1)) f(L);
    lua_settop(L, list);
  }
  lua_settop(L, list - 1);
}

}  // namespace

/// Runs `lint() -> list of { file, line, card, message, mend, rule, severity }`. The export `lint_rules() ->
/// list of { name, what, why, wrong, right }` declares the game's own rules.
void ask_game(const GameCheck& game) {
  each_entry(game, "lint_rules", [&](lua_State* L) {
    game.found.add_rule({text_field(L, "name"), false, text_field(L, "what"), text_field(L, "why"),
                         text_field(L, "wrong"), text_field(L, "right")});
  });
  const kernel::Image& image = game.host->image();
  each_entry(game, "lint", [&](lua_State* L) {
    Diagnostic diagnostic;
    diagnostic.file = text_field(L, "file");
    diagnostic.line = text::leading_number(text_field(L, "line"));
    if (const kernel::Id id = image.find_definition(text_field(L, "card"));
        id != kernel::kNoId && diagnostic.file.empty()) {
      diagnostic.file = image.definitions[id].origin.file;
      diagnostic.line = image.definitions[id].origin.line;
    }
    diagnostic.message = text_field(L, "message");
    diagnostic.mend = text_field(L, "mend");
    diagnostic.rule = text_field(L, "rule");
    diagnostic.severity = text_field(L, "severity") == "warning" ? Severity::warning : Severity::error;
    const std::string name = text_field(L, "name");
    if (diagnostic.rule == "unknown-card" && game.broken.count(name)) return;
    if (!game.found.rule(diagnostic.rule)) diagnostic.rule = "definition";
    game.found.add_at(std::move(diagnostic), name);
  });
}

}  // namespace misk::cli
