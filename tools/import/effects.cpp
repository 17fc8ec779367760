#include "import/effects.hpp"

#include <algorithm>

#include "import/text.hpp"

namespace misk::importing {

namespace {

// The table has no sentence as long as this, and the limit keeps texts made to be slow cheap.
constexpr std::size_t kLongest = 1500;
constexpr int kMostTries = 4000;

// The beginning of the next effect, if one may end here.
std::size_t behind(std::string_view text, std::size_t end) {
  if (end >= text.size()) return text.size();
  if (text[end] == '.' || text[end] == '!') {
    if (end + 1 == text.size()) return end + 1;
    return text[end + 1] == ' ' ? end + 2 : kNone;
  }
  for (const std::string_view link : {std::string_view(", and "), std::string_view(" and ")})
    if (text.substr(end, link.size()) == link) return end + link.size();
  return kNone;
}

// One condition that holds if all of these hold.
std::string all_of(const std::vector<std::string>& conditions) {
  if (conditions.empty()) return "";
  if (conditions.size() == 1) return conditions.front();
  std::vector<std::string> parts;
  for (const std::string& each : conditions)
    parts.push_back(each.find(" or ") == std::string::npos ? each : "(" + each + ")");
  return joined(parts, " and ");
}

// A condition that holds if any of the effects would change something.
std::string any_of(const std::vector<std::string>& conditions) {
  std::vector<std::string> parts;
  for (const std::string& each : conditions)
    if (std::find(parts.begin(), parts.end(), each) == parts.end()) parts.push_back(each);
  if (parts.size() == 1) return parts.front();
  for (std::string& each : parts)
    if (each.find(" and ") != std::string::npos) each = "(" + each + ")";
  return joined(parts, " or ");
}

const char* kind_skill(const std::string& kind) {
  return kind == "fight" ? "combat" : kind == "evade" ? "agility" : "intellect";
}

// The standard effect when such an action succeeds.
const char* kind_success(const std::string& kind) {
  return kind == "fight"   ? "you:hit(event.object)"
         : kind == "evade" ? "you:evade_enemy(event.object)"
                           : "you:discover(1 + you:check \"discover_bonus\", event.object)";
}

}  // namespace

std::string uses_name(const std::string& word) {
  // "Uses (1 charge)": the plurals of known kinds.
  static const std::vector<std::pair<std::string, std::string>> kKnown = {
      {"charge", "charges"}, {"supply", "supplies"}, {"secret", "secrets"}, {"resource", "resources"}};
  const std::string name = lower(word);
  for (const auto& [one, many] : kKnown)
    if (name == one) return many;
  return name;
}

LuaField effect_field(const std::string& name, const Effects& effects) {
  return {name, lua_function(effects.lines, effects.as.empty() ? "target" : effects.as)};
}

bool Sentences::kinds_fit(const Rule& rule) const {
  if (rule.kinds.empty() || rule.kinds.count("any")) return true;
  return std::any_of(rule.kinds.begin(), rule.kinds.end(),
                     [&](const std::string& kind) { return facts_.kinds.count(kind) != 0; });
}

bool Sentences::fill(const Rule& rule, const Captures& captures, const Place& place, Use& use) const {
  for (const std::string& need : rule.needs) {
    // {name} must be an existing name, because words of another instruction also match.
    if (need.starts_with("known_")) {
      const auto& known = need == "known_location" ? facts_.locations : facts_.investigators;
      const auto name = captures.find("name");
      if (name == captures.end() || !known.count(name->second)) return false;
    } else if (!place.has.count(need)) {
      return false;
    }
  }
  for (const std::string& each : rule.except)
    if (place.has.count(each) || facts_.kinds.count(each)) return false;
  Captures values = captures;
  for (const auto& [name, value] : captures) {
    if (name.starts_with("trait") && !facts_.traits.count(value)) return false;
    if (name.starts_with("uses")) {
      // "Spend 1 resource" is ambiguous on a card with resources on it, so leave it to a person.
      const std::string& uses = facts_.uses;
      const bool same = value == uses || value + "s" == uses || uses_name(value) == uses;
      if (uses.empty() || !same || uses == "resources") return false;
      values[name] = uses;
    }
  }
  for (const auto& [name, value] : place.names) values.emplace(name, value);
  use.rule = &rule;
  use.captures = values;
  use.lua.clear();
  for (const std::string& line : rule.lua) use.lua.push_back(filled(line, values));
  use.conditions.clear();
  for (const std::string& each : rule.conditions) use.conditions.push_back(filled(each, values));
  if (!place.you && (uses_word(use.lua, "you") || !rule.key("target").empty())) return false;
  return place.target || rule.key("target").empty();
}

bool Sentences::whole(const std::string& section, std::string_view text, const Place& place, Use& use) const {
  return part(
             section, text, 0, place, [&](std::size_t end) { return end == text.size(); }, use) != kNone;
}

std::size_t Sentences::part(const std::string& section, std::string_view text, std::size_t at,
                            const Place& place, const std::function<bool(std::size_t)>& ends,
                            Use& use) const {
  if (text.size() > kLongest) return kNone;
  std::size_t found = kNone;
  for (const Rule& rule : rules_.section(section)) {
    if (!kinds_fit(rule)) continue;
    Captures captures;
    const bool fits = rule.pattern.match(text, at, captures, [&](std::size_t end) {
      if (!ends(end) || !fill(rule, captures, place, use)) return false;
      found = end;
      return true;
    });
    if (fits) return found;
  }
  return kNone;
}

/// A walk through a text, effect by effect, with backtracking.
struct Sentences::Walk {
  const Sentences& sentences;
  std::string_view text;
  const Place& place;
  std::vector<Use> uses;
  std::vector<std::size_t> optional_from;  // "you may": the beginning of each such effect, or npos
  std::vector<std::size_t> optional_to;
  std::vector<Use> guards;  // "If there is an enemy at your location": of each effect, or no rule
  int tries = 0;

  bool from(std::size_t at) {
    if (at >= text.size()) return !uses.empty();
    const bool may = starts_fold(text.substr(at), "you may ");
    std::size_t begin = may ? at + 8 : at;
    Use guard;
    if (starts_fold(text.substr(at), "if ")) {
      const auto comma = [&](std::size_t end) { return text.substr(end, 2) == ", "; };
      const std::size_t end = sentences.part("conditions", text, at, place, comma, guard);
      if (end == kNone || guard.lua.empty()) return false;
      begin = end + 2;
    }
    for (const Rule& rule : sentences.rules_.section("effects")) {
      if (!sentences.kinds_fit(rule)) continue;
      if ((may || guard.rule != nullptr) && !rule.key("target").empty()) continue;
      if (++tries > kMostTries) return false;
      Captures captures;
      const bool fits = rule.pattern.match(text, begin, captures, [&](std::size_t end) {
        const std::size_t next = behind(text, end);
        Use use;
        if (next == kNone || !sentences.fill(rule, captures, place, use)) return false;
        // "If A, do this and do that": it is not certain that the second part depends on A.
        if (guard.rule != nullptr && next < text.size() && text[end] != '.') return false;
        uses.push_back(std::move(use));
        guards.push_back(guard);
        optional_from.push_back(may ? begin : kNone);
        optional_to.push_back(end);
        if (from(next)) return true;
        uses.pop_back();
        guards.pop_back();
        optional_from.pop_back();
        optional_to.pop_back();
        return false;
      });
      if (fits) return true;
    }
    return false;
  }
};

bool Sentences::effects(std::string_view text, const Place& place, Effects& out) const {
  if (text.size() > kLongest || trimmed(text).empty()) return false;
  Walk walk{*this, text, place, {}, {}, {}, {}, 0};
  if (!walk.from(0)) return false;
  std::vector<std::string> conditions;
  bool always = false;
  for (std::size_t i = 0; i < walk.uses.size(); ++i) {
    const Use& use = walk.uses[i];
    if (const std::string& target = use.rule->key("target"); !target.empty()) {
      if (!out.target.empty()) return false;  // with two targets "that enemy" is ambiguous
      std::string where = filled(use.rule->key("where"), use.captures);
      out.target = "target." + target + (where.empty() ? "()" : " { where = " + lua_string(where) + " }");
      out.as = use.rule->key("as").empty() ? "chosen" : use.rule->key("as");
    }
    if (walk.guards[i].rule != nullptr) {
      out.lines.push_back("if " + joined(walk.guards[i].lua, " ") + " then");
      for (const std::string& line : indented(use.lua)) out.lines.push_back(line);
      out.lines.push_back("end");
    } else if (walk.optional_from[i] == kNone) {
      for (const std::string& line : use.lua) out.lines.push_back(line);
    } else {
      std::string words = without_self(
          std::string(text.substr(walk.optional_from[i], walk.optional_to[i] - walk.optional_from[i])));
      if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 32);
      out.lines.push_back("if confirm(you, " + lua_string(words + "?") + ") then");
      for (const std::string& line : indented(use.lua)) out.lines.push_back(line);
      out.lines.push_back("end");
    }
    // An ability with a target is not offered without one, so it always changes something.
    std::vector<std::string> needed = walk.guards[i].conditions;
    needed.insert(needed.end(), use.conditions.begin(), use.conditions.end());
    always = always || (needed.empty() && use.rule->key("target").empty());
    if (!needed.empty()) conditions.push_back(all_of(needed));
  }
  out.condition = always || conditions.empty() || !out.target.empty() ? "" : any_of(conditions);
  return true;
}

bool Sentences::costs(std::string_view text, const Place& place, std::vector<std::string>& costs,
                      std::vector<std::string>& conditions) const {
  const std::string words = without_stop(text);
  if (words.size() > kLongest) return false;
  std::size_t at = 0;
  const auto ends = [&](std::size_t end) {
    return end == words.size() || words.compare(end, 2, ", ") == 0 || words.compare(end, 5, " and ") == 0;
  };
  while (at < words.size()) {
    Use use;
    std::size_t end = part("conditions", words, at, place, ends, use);
    if (end != kNone) {
      conditions.insert(conditions.end(), use.conditions.begin(), use.conditions.end());
    } else {
      end = part("costs", words, at, place, ends, use);
      if (end == kNone) return false;
      costs.insert(costs.end(), use.lua.begin(), use.lua.end());
    }
    at = end;
    for (const std::string_view link : {", and ", " and ", ", "})
      if (std::string_view(words).substr(at, link.size()) == link) {
        at += link.size();
        break;
      }
  }
  return true;
}

// "If a [skull] or [auto_fail] symbol is revealed during this attack, take 1 horror."
bool Sentences::revealed(std::string_view sentence, const Place& place, std::vector<Lines>& beside) const {
  const std::string words = without_stop(sentence);
  Pattern begin("if <a|an> {token}");
  std::vector<std::string> tokens;
  Captures captures;
  std::size_t at = kNone;
  begin.match(words, 0, captures, [&](std::size_t end) { return at = end, true; });
  if (at == kNone) return false;
  tokens.push_back(lua_string(captures["token"]));
  static const Pattern kMore("<, or |, | or ><a |an |>{token}");
  for (;;) {
    std::size_t next = kNone;
    if (!kMore.match(words, at, captures, [&](std::size_t end) { return next = end, true; })) break;
    tokens.push_back(lua_string(captures["token"]));
    at = next;
  }
  static const Pattern kDuring(
      "< symbol| token| chaos token> is revealed during this <attack|investigation|evasion "
      "attempt|evasion|skill "
      "test|test>, ");
  std::size_t then = kNone;
  if (!kDuring.match(words, at, captures, [&](std::size_t end) { return then = end, true; })) return false;
  Place there = place;
  there.target = false;
  Effects effects;
  if (!this->effects(std::string_view(words).substr(then), there, effects)) return false;
  beside.push_back(lua_table("if_revealed " + lua_string(without_self(words + ".")),
                             {{"tokens", {lua_list(tokens)}}, effect_field("effect", effects)}));
  return true;
}

bool Sentences::results(std::string_view text, const std::string& kind, const Place& place, Lines& success,
                        Lines& fail, std::vector<Lines>& beside) const {
  Place there = place;
  there.target = false;
  there.has.insert("result");
  const auto read = [&](const std::string& words, const std::string& outcome, Lines& out, std::string guard) {
    Place here = there;
    if (outcome == "success" && !kind.empty()) here.has.insert(kind + "_success");
    Effects effects;
    if (!this->effects(words, here, effects)) return false;
    if (!guard.empty()) {
      out.push_back("if " + guard + " then");
      for (const std::string& line : indented(effects.lines)) out.push_back(line);
      out.push_back("end");
    } else {
      out.insert(out.end(), effects.lines.begin(), effects.lines.end());
    }
    return true;
  };
  static const Pattern kInstead("if you succeed, instead of discovering <clues|a clue>, ");
  static const Pattern kSucceed("if you succeed, ");
  static const Pattern kSucceedBy("if you succeed by {n} or more, ");
  static const Pattern kFail("if you fail, ");
  static const Pattern kFailBy("if you fail by {n} or more, ");
  static const Pattern kHarder("if you succeed by {n} or more, this attack deals +{n2} damage");
  bool is_replaced = false;
  for (const std::string& sentence : sentences(text)) {
    const std::string words = without_stop(sentence);
    Captures captures;
    std::size_t then = kNone;
    const auto begins = [&](const Pattern& pattern) {
      return pattern.match(words, 0, captures, [&](std::size_t end) { return then = end, true; });
    };
    Use use;
    if (kind == "fight" && kHarder.match_all(words, captures)) {
      if (success.size() != 1) return false;
      success[0] =
          "you:hit(event.object, event.amount >= " + captures["n"] + " and " + captures["n2"] + " or 0)";
    } else if (kind == "investigate" && begins(kInstead)) {
      if (is_replaced || success.size() != 1) return false;
      is_replaced = true;
      success.clear();
      if (!read(words.substr(then), "success", success, "")) return false;
    } else if (begins(kSucceed)) {
      if (!read(words.substr(then), "success", success, "")) return false;
    } else if (begins(kSucceedBy)) {
      const std::string guard = "event.amount >= " + captures["n"];
      if (!read(words.substr(then), "success", success, guard)) return false;
    } else if (kind == "fight" && starts_fold(words, "if you fail")) {
      return false;  // its own `fail` would replace the standard effect of the rules
    } else if (begins(kFail)) {
      if (!read(words.substr(then), "fail", fail, "")) return false;
    } else if (begins(kFailBy)) {
      if (!read(words.substr(then), "fail", fail, "event.amount >= " + captures["n"])) return false;
    } else if (kind != "fight" && whole("fails", words, there, use)) {
      fail.insert(fail.end(), use.lua.begin(), use.lua.end());
    } else if (!revealed(words, there, beside)) {
      return false;
    }
  }
  return true;
}

bool Sentences::designated(const std::string& kind, std::string_view text, const Place& place,
                           std::vector<LuaField>& fields, std::vector<Lines>& beside) const {
  std::string skill = kind_skill(kind), bonus_skill, rest;
  std::vector<LuaField> options;
  Place there = place;
  there.has.insert(kind);
  for (const std::string& sentence : sentences(text)) {
    Use use;
    if (!rest.empty() || !whole("tests", without_stop(sentence), there, use)) {
      rest += (rest.empty() ? "" : " ") + sentence;
      continue;
    }
    const auto instead = use.captures.find("skill2");
    if (instead != use.captures.end() && instead->second != kind_skill(kind)) return false;
    if (use.rule->key("as") == "beside") {
      beside.push_back(use.lua);
      continue;
    }
    for (const std::string& line : use.lua) {
      const std::size_t equals = line.find(" = ");
      if (equals == std::string::npos) return false;
      LuaField option{line.substr(0, equals), {line.substr(equals + 3)}};
      for (const LuaField& other : options)
        if (other.first == option.first) return false;
      if (option.first == "skill") skill = use.captures.at("skill");
      if (option.first == "bonus") bonus_skill = use.captures.at("skill");
      options.push_back(std::move(option));
    }
  }
  if (!bonus_skill.empty() && bonus_skill != skill) return false;
  Lines success = {kind_success(kind)}, fail;
  const Lines usual = success;
  if (!rest.empty() && !results(rest, kind, place, success, fail, beside)) return false;
  const Lines value = options.empty() ? Lines{"true"} : lua_table("", options);
  fields.emplace_back(kind, value);
  if (success != usual) fields.emplace_back("success", lua_function(success));
  if (!fail.empty()) fields.emplace_back("fail", lua_function(fail));
  return true;
}

bool Sentences::body(std::string_view text, const Place& place, std::vector<LuaField>& fields,
                     std::vector<std::string>& conditions, std::vector<Lines>& beside) const {
  std::string words = trimmed(text);
  if (words.size() > kLongest) return false;
  for (const char* kind : {"fight", "evade", "investigate"}) {
    const std::string head = std::string(kind) + ".";
    if (starts_fold(words, head))
      return place.you && designated(kind, trimmed(words.substr(head.size())), place, fields, beside);
  }
  static const Pattern kTest("<you must >test {skill} ({n})");
  Captures captures;
  std::size_t then = kNone;
  if (place.you && kTest.match(words, 0, captures, [&](std::size_t end) {
        return (then = behind(words, end)) != kNone && end < words.size() && words[end] == '.';
      })) {
    Lines success, fail;
    if (!results(words.substr(then), "", place, success, fail, beside)) return false;
    if (success.empty() && fail.empty()) return false;
    fields.push_back(
        {"test", {"{ skill = \"" + captures["skill"] + "\", difficulty = " + captures["n"] + " }"}});
    if (!success.empty()) fields.emplace_back("success", lua_function(success));
    if (!fail.empty()) fields.emplace_back("fail", lua_function(fail));
    return true;
  }
  Effects effects;
  if (!this->effects(words, place, effects)) return false;
  if (!effects.condition.empty() && place.has.count("optional")) conditions.push_back(effects.condition);
  if (!effects.target.empty()) fields.push_back({"target", {effects.target}});
  fields.push_back(effect_field("effect", effects));
  return true;
}

}  // namespace misk::importing
