#include "import/card_reader.hpp"
#include "import/completions.hpp"

#include <iterator>

namespace misk::importing {

namespace {

const LuaField kUnrevealed{"unrevealed", {"true"}};

bool contains_fold(std::string_view text, std::string_view what) {
  return lower(text).find(what) != std::string::npos;
}

// The end of the words before the effect: the first colon outside of quotes and brackets.
std::size_t find_colon(std::string_view text) {
  int depth = 0;
  bool is_quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if (text[i] == '(' || text[i] == '[') ++depth;
    if (text[i] == ')' || text[i] == ']') --depth;
    if (text[i] == ':' && depth == 0) return i;
  }
  return kNone;
}

// Lines that begin with a bullet belong to the one before them: "Choose one:".
void join_bullets(std::vector<std::string>& lines, std::vector<std::string>& printed) {
  for (std::size_t i = 1; i < lines.size();) {
    std::string& head = lines[i - 1];
    const bool is_bullet = lines[i].starts_with("- ") || lines[i].starts_with("\u2022 ");
    const bool has_head = head.ends_with(':') || head.ends_with('-') || contains_fold(head, ": - ") ||
                          contains_fold(head, "- - ");
    if (is_bullet && has_head) {
      head += " - " + trimmed(std::string_view(lines[i]).substr(lines[i].find(' ')));
      printed[i - 1] += "\n" + printed[i];
      lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
      printed.erase(printed.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
}

}  // namespace

void CardReader::find_kinds(const std::vector<std::string>& lines) {
  facts_.kinds = {facts_.type};
  if (facts_.uses == "resources") facts_.kinds.insert("resource_uses");
  for (const std::string& line : lines) {
    if (facts_.type == "enemy" && contains_fold(line, "massive.")) facts_.kinds.insert("massive");
    if (facts_.type == "treachery" && contains_fold(line, "threat area")) facts_.kinds.insert("threat");
    if (facts_.type == "treachery" && (contains_fold(line, "into play next to the agenda deck") ||
                                       contains_fold(line, "into play next to the act deck")))
      facts_.kinds.insert("beside");
    if ((facts_.type == "treachery" || facts_.type == "event") && contains_fold(line, "attach "))
      facts_.kinds.insert("attached");
  }
  // A card that may be in a threat area or elsewhere does not certainly belong to anybody.
  if (facts_.kinds.count("threat") && facts_.kinds.count("attached")) {
    facts_.kinds.erase("threat");
    facts_.kinds.erase("attached");
  }
}

void CardReader::leave(const std::string& line, const std::string& printed) {
  std::vector<std::string> left;
  for (const std::string& each : sentences(line)) left.push_back(named(each));
  out_.leave(left, why_, printed);
}

void CardReader::add_lines(Lines lines) {
  out_.parts.push_back({std::move(lines), false});
  ++out_.abilities;
}

bool CardReader::add(const Draft& draft) {
  std::vector<LuaField> fields = draft.all();
  if (facts_.unrevealed) fields.push_back(kUnrevealed);
  Lines lines = lua_table(draft.kind + " " + lua_string(draft.text), fields);
  for (const LuaField& field : draft.fields)
    if (field.first == "test" || field.first == "fight" || field.first == "evade" ||
        field.first == "investigate")
      ++tests_;
  revealed_ = revealed_ || !draft.beside.empty();
  add_lines(std::move(lines));
  for (const Lines& each : draft.beside) out_.parts.push_back({each, false});
  return true;
}

bool CardReader::take_field(const Use& use, const std::string& sentence) {
  if (const std::string& keyword = use.rule->key("keyword"); !keyword.empty())
    out_.keywords.push_back(keyword);
  if (const std::string& field = use.rule->key("field"); !field.empty()) {
    if (out_.has(field)) return false;
    out_.set(field, joined(use.lua, " "));
    if (field == "patrol") out_.instructions.push_back(named(sentence));
  } else if (!use.lua.empty()) {
    add_lines(use.lua);
  }
  const auto& gives = use.rule->gives;
  if (std::find(gives.begin(), gives.end(), "todo") != gives.end()) {
    out_.leave({named(sentence)}, "", named(sentence));
  }
  return true;
}

std::string CardReader::take_fields(const std::string& line) {
  std::string rest = line;
  while (!rest.empty()) {
    std::string words = rest;
    bool is_aside = false;
    if (words.front() == '(') {
      const std::size_t close = words.find(')');
      if (close == std::string::npos) break;
      is_aside = true;
      words = without_stop(words.substr(1, close - 1));
    }
    const auto ends = [&](std::size_t end) {
      return end == words.size() || words[end] == '.' || (!is_aside && words.compare(end, 2, " (") == 0);
    };
    Use use;
    Place place;
    std::size_t end = sentences_.part("silent", words, 0, place, ends, use);
    if (end != kNone) {
      ++out_.sentences;
    } else {
      end = sentences_.part("fields", words, 0, place, ends, use);
      if (end == kNone || !take_field(use, words.substr(0, end) + ".")) break;
      const auto& gives = use.rule->gives;
      if (std::find(gives.begin(), gives.end(), "todo") == gives.end()) ++out_.sentences;
    }
    if (is_aside) end = rest.find(')');
    rest = trimmed(rest.substr(std::min(end + 1, rest.size())));
    if (rest.starts_with('.')) rest = trimmed(rest.substr(1));
  }
  return rest;
}

void CardReader::take_limit(std::string& body, Draft& draft) const {
  const std::vector<std::string> list = sentences(body);
  if (list.size() < 2) return;
  std::string last = without_stop(list.back());
  if (last.size() > 2 && last.front() == '(' && last.back() == ')')
    last = without_stop(last.substr(1, last.size() - 2));
  Use use;
  if (!sentences_.whole("limits", last, {}, use)) return;
  draft.limit = joined(use.lua, " ");
  const std::size_t at = body.rfind(list.back());
  body = trimmed(body.substr(0, at));
}

// "When X attacks you", "After you evade an enemy, exhaust Y": takes the trigger, and costs after it.
bool CardReader::take_trigger(std::string_view words, Draft& draft, Place& place,
                              std::vector<std::string>& costs) {
  for (const Rule& rule : sentences_.rules().section("triggers")) {
    const bool fits =
        rule.kinds.empty()
            ? is_own()
            : rule.kinds.count("any") || rule.kinds.count(facts_.type) ||
                  std::any_of(rule.kinds.begin(), rule.kinds.end(),
                              [&](const std::string& kind) { return facts_.kinds.count(kind); });
    if (!fits) continue;
    Captures captures;
    const bool matched = rule.pattern.match(words, 0, captures, [&](std::size_t end) {
      if (end != words.size() && words.substr(end, 2) != ", ") return false;
      Use use;
      if (!sentences_.fill(rule, captures, {}, use)) return false;
      std::vector<std::string> paid, conditions = use.conditions;
      if (end != words.size() && !sentences_.costs(words.substr(end + 2), place, paid, conditions))
        return false;
      for (const char* tier : {"would", "when", "at", "after"})
        if (const std::string& point = rule.key(tier); !point.empty())
          draft.when.push_back({tier, {lua_string(point)}});
      draft.conditions.insert(draft.conditions.end(), conditions.begin(), conditions.end());
      costs.insert(costs.end(), paid.begin(), paid.end());
      const std::string& you = rule.key("you");
      if (!you.empty() && you != "none") draft.fields.push_back({"you", {lua_string(you)}});
      place.you = you.empty() ? is_own() : you != "none";
      for (const std::string& give : rule.gives) {
        const std::size_t equals = give.find('=');
        if (equals == std::string::npos) {
          place.has.insert(give);
        } else {
          place.names[trimmed(give.substr(0, equals))] = trimmed(give.substr(equals + 1));
          place.has.insert(trimmed(give.substr(0, equals)));
        }
      }
      return true;
    });
    if (matched) return true;
  }
  return false;
}

bool CardReader::triggered(const std::string& kind, const std::string& line) {
  Draft draft;
  draft.kind = kind;
  draft.text = named(line);
  const std::size_t colon = find_colon(line);
  Place place;
  if (kind == "reaction") place.has.insert("optional");
  std::vector<std::string> costs;
  std::string body;
  if (colon != kNone) {
    if (!take_trigger(line.substr(0, colon), draft, place, costs)) return false;
    body = trimmed(line.substr(colon + 1));
  } else {
    // "At the end of the round, discard X": the trigger ends at a comma.
    const std::size_t comma = line.find(", ");
    if (comma == std::string::npos || !take_trigger(line.substr(0, comma), draft, place, costs)) return false;
    body = trimmed(line.substr(comma + 2));
  }
  if (kind == "forced" && !costs.empty()) return false;
  draft.costs = costs;
  take_limit(body, draft);
  const bool has_you = !draft.fields.empty();
  if (kind == "reaction" && has_you) return false;  // whoever uses it is "you"
  std::vector<LuaField> fields;
  if (!sentences_.body(body, place, fields, draft.conditions, draft.beside)) return false;
  draft.fields.insert(draft.fields.end(), fields.begin(), fields.end());
  // A forced test by somebody other than the bearer would need to name who makes it.
  for (const LuaField& field : fields)
    if (field.first == "test" && !is_own() && !has_you) return false;
  return add(draft);
}

bool CardReader::revelation(const std::string& line) {
  Draft draft;
  draft.kind = "revelation";
  draft.text = named(line);
  Place place;
  place.has.insert("revelation");
  std::vector<std::string> conditions;
  std::string body = line;
  // "Limit 1 per location." refers to the card that was just attached.
  std::vector<std::string> kept;
  for (const std::string& sentence : sentences(line)) {
    Use use;
    if (sentences_.whole("fields", without_stop(sentence), place, use) && !use.rule->key("field").empty() &&
        !kept.empty()) {
      if (!take_field(use, sentence)) return false;
    } else {
      kept.push_back(sentence);
    }
  }
  body = joined(kept, " ");
  if (!sentences_.body(body, place, draft.fields, conditions, draft.beside)) return false;
  return add(draft);
}

bool CardReader::activated(const std::string& line) {
  Draft draft;
  std::string rest = line;
  int actions = 0;
  const bool is_free = starts_fold(rest, "[free]");
  while (starts_fold(rest, "[action]")) {
    ++actions;
    rest = trimmed(rest.substr(8));
  }
  if (is_free) rest = trimmed(rest.substr(6));
  draft.kind = is_free ? "free" : "action";
  std::string head, body = rest;
  if (!rest.empty() && rest.front() == ':') {
    body = trimmed(rest.substr(1));
  } else if (const std::size_t colon = find_colon(rest); colon != kNone) {
    head = rest.substr(0, colon);
    body = trimmed(rest.substr(colon + 1));
  }
  draft.text = named(head.empty() ? body : head + ": " + body);
  Place place;
  place.has.insert("optional");
  // "Fight. Spend 1 ammo: ..." and "Spend 1 ammo: Fight. ..." mean the same.
  for (const char* word : {"Fight. ", "Investigate. ", "Evade. ", "Parley. ", "Move. "})
    if (starts_fold(head, word)) {
      body = word + body;
      head = head.substr(std::string(word).size());
    }
  if (!head.empty() && !sentences_.costs(head, place, draft.costs, draft.conditions)) return false;
  take_limit(body, draft);
  if (!is_free || is_my_turn(draft)) place.has.insert("my_turn");
  if (actions > 1) draft.when.push_back({"actions", {std::to_string(actions)}});
  for (const char* word : {"parley", "resign", "move"}) {
    const std::string begin = std::string(word) + ".";
    if (!starts_fold(body, begin)) continue;
    draft.when.push_back({word, {"true"}});
    const std::string then = trimmed(body.substr(begin.size()));
    if (std::string(word) == "resign") {
      // Only the grammar knows whether what follows tells how they flee, or rules something.
      if (!then.empty()) return false;
      body = "Resign.";
    } else {
      body = then;
    }
    break;
  }
  std::vector<LuaField> fields;
  if (!sentences_.body(body, place, fields, draft.conditions, draft.beside)) return false;
  draft.fields = fields;
  return add(draft);
}

bool CardReader::constant(const std::string& line) {
  // One sentence, or several with separate meanings.
  std::vector<Lines> all;
  for (const std::string& sentence : sentences(line)) {
    Use use;
    Place place;
    if (!sentences_.whole("constants", without_stop(sentence), place, use)) return false;
    if (use.rule->kinds.empty() &&
        (facts_.kinds.count("event") || !(facts_.kinds.count("asset") || facts_.kinds.count("investigator") ||
                                          facts_.kinds.count("threat"))))
      return false;
    std::vector<LuaField> fields;
    for (const std::string& condition : use.conditions)
      fields.push_back({"condition", {lua_string(condition)}});
    for (const std::string& lua : use.lua) fields.push_back({"", {lua}});
    const std::string head = use.rule->key("as").empty() ? "constant" : use.rule->key("as");
    all.push_back(lua_table(head + " " + lua_string(named(sentence)), fields));
  }
  for (Lines& lines : all) add_lines(std::move(lines));
  return !all.empty();
}

bool CardReader::instruction(const std::string& section, const std::string& line) {
  Use use;
  if (!sentences_.whole(section, without_stop(line), {}, use)) return false;
  const std::string& field = use.rule->key("field");
  if (out_.has(field.empty() ? section : field)) return false;
  out_.fields.push_back({field.empty() ? section : field, use.lua});
  return true;
}

bool CardReader::by_grammar(const std::string& line) {
  why_.clear();
  return facts_.grammar != nullptr && add_parts(facts_.grammar->line(facts_, line));
}

bool CardReader::back_by_grammar(const std::string& text) {
  why_.clear();
  return facts_.grammar != nullptr && add_parts(facts_.grammar->advance(facts_, text));
}

// "Remember that ..." of several lines: one list of all entries.
static void add_entries(std::vector<LuaField>& fields, const LuaField& more) {
  const auto known = std::find_if(fields.begin(), fields.end(),
                                  [&](const LuaField& field) { return field.first == more.first; });
  if (known == fields.end()) return fields.push_back(more);
  std::string& list = known->second.front();
  const std::string& entry = more.second.front();
  if (list.find(entry.substr(2, entry.size() - 4)) == std::string::npos)
    list = list.substr(0, list.size() - 2) + ", " + entry.substr(2);
}

bool CardReader::add_parts(const Reading& reading) {
  why_ = reading.why;
  if (!reading.is_understood()) return false;
  for (const LuaField& field : reading.fields) {
    if (field.first == "log_entries" && field.second.size() == 1) add_entries(out_.fields, field);
    // "Spawn - ..." twice would be two instructions.
    for (const char* name : {"spawn", "attach_limit", "limit_per_investigator"})
      if (field.first == name && !out_.has(name)) out_.fields.push_back(field);
  }
  for (const Reading::Part& part : reading.parts) {
    revealed_ = revealed_ || part.kind == "if_revealed";
    for (const LuaField& field : part.fields)
      if (field.first == "test" || field.first == "fight" || field.first == "evade" ||
          field.first == "investigate")
        ++tests_;
    const bool is_story = facts_.type == "story" && part.kind == "advance";
    const std::string head = (is_story ? "resolve" : part.kind) + " " + lua_string(part.text);
    std::vector<LuaField> fields = part.fields;
    if (facts_.unrevealed) fields.push_back(kUnrevealed);
    add_lines(fields.empty() ? Lines{head} : lua_table(head, fields));
  }
  return true;
}

bool CardReader::event_by_grammar(const std::string& text) {
  why_.clear();
  if (facts_.grammar == nullptr) return false;
  Reading reading = facts_.grammar->event(facts_, text);
  why_ = reading.why;
  if (!reading.is_understood()) return false;
  for (const LuaField& field : reading.fields) out_.fields.push_back(field);
  for (const Reading::Part& part : reading.parts)
    out_.parts.push_back({lua_table(part.kind + " " + lua_string(part.text), part.fields), false});
  out_.played = reading.text;
  ++out_.abilities;
  return true;
}

// Idioms that the grammar does not know are in the table of sentences.
bool CardReader::paragraph(const std::string& line) {
  if (starts_fold(line, "spawn - ")) return known_paragraph(line) || by_grammar(line);
  return by_grammar(line) || known_paragraph(line);
}

bool CardReader::known_paragraph(const std::string& line) {
  Use use;
  if (sentences_.whole("abilities", without_stop(line), {}, use)) {
    add_lines(use.lua);
    return true;
  }
  static const std::vector<std::pair<std::string, std::string>> kBold = {
      {"forced - ", "forced"}, {"forced: ", "forced"}, {"revelation - ", "revelation"},
      {"spawn - ", "spawn"},   {"prey - ", "prey"},
  };
  for (const auto& [head, kind] : kBold) {
    if (!starts_fold(line, head)) continue;
    const std::string rest = trimmed(line.substr(head.size()));
    if (kind == "forced") return triggered("forced", rest);
    if (kind == "revelation") return revelation(rest);
    return instruction(kind, rest);
  }
  if (starts_fold(line, "[reaction]")) {
    std::string rest = trimmed(line.substr(10));
    if (!rest.empty() && rest.front() == ':') rest = trimmed(rest.substr(1));
    return triggered("reaction", rest);
  }
  if (starts_fold(line, "[action]") || starts_fold(line, "[free]")) return activated(line);
  if (starts_fold(line, "[elder_sign]") && facts_.type == "investigator") return elder_sign(line);
  if (facts_.type == "skill" && skill_result(line)) return true;
  return constant(line);
}

// With two tests on one card "revealed during this attack" would count for both.
void CardReader::check_revealed() {
  if (!revealed_ || tests_ < 2) return;
  std::erase_if(out_.parts, [&](const Part& part) {
    const bool is_revealed = !part.lines.empty() && part.lines.front().starts_with("if_revealed");
    return is_revealed;
  });
  out_.leave({"What happens if a symbol is revealed during one of its tests."});
}

Scripted CardReader::read(const std::string& markup) {
  std::vector<std::string> lines = paragraphs(plain(markup));
  std::vector<std::string> printed = paragraphs(shown(markup));
  if (printed.size() != lines.size()) printed = lines;
  join_bullets(lines, printed);
  const std::string type = facts_.type == "event" || facts_.type == "asset" || facts_.type == "skill" ||
                                   facts_.type == "treachery" || facts_.type == "enemy" ||
                                   facts_.type == "location" || facts_.type == "act" ||
                                   facts_.type == "agenda"
                               ? facts_.type
                               : "";
  std::vector<std::string> own;
  for (const std::string& line : lines) own.push_back(with_self(line, facts_.name, type));
  find_kinds(own);
  std::string body, body_printed;
  std::vector<std::string> body_lines;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const std::string rest = take_fields(own[i]);
    if (rest.empty()) continue;
    const bool is_marked =
        rest.front() == '[' || starts_fold(rest, "forced") || starts_fold(rest, "revelation");
    if (starts_fold(rest, "objective") && !out_.has("objective")) out_.set("objective", "true");
    if (facts_.type == "event" && facts_.kinds.count("attached") && !is_marked && constant(rest)) {
      out_.sentences += static_cast<int>(sentences(rest).size());
      continue;
    }
    if (facts_.type == "event" && (!is_marked || starts_fold(rest, "[["))) {
      body += (body.empty() ? "" : " ") + rest;
      body_lines.push_back(rest);
      body_printed += (body_printed.empty() ? "" : "\n") + printed[i];
      continue;
    }
    if (paragraph(rest)) {
      out_.sentences += static_cast<int>(sentences(rest).size());
      for (const std::string head : {"Spawn", "Prey"})
        if (starts_fold(rest, head + " - ") && !is_told_by_rules())
          out_.instructions.push_back(printed[i].starts_with(head)  // what a designer types is not bold yet
                                          ? "**" + head + "**" + printed[i].substr(head.size())
                                          : printed[i]);
    } else {
      leave(rest, printed[i]);
    }
  }
  out_.played = named(body);
  if (facts_.type == "event" && !body.empty()) {
    if (event_by_grammar(body) || event_body(body)) {
      out_.sentences += static_cast<int>(sentences(body).size());
    } else {
      std::vector<std::string> left;
      for (const std::string& line : body_lines)
        for (const std::string& each : sentences(line)) left.push_back(named(each));
      out_.leave(left, why_, body_printed);
    }
  }
  check_revealed();
  return out_;
}

// The rules have words of their own for the two instructions that many cards share.
bool CardReader::is_told_by_rules() const {
  const LuaField& last = out_.fields.back();
  return last.second == Lines{"bearer_only"} || last.second == Lines{"any_empty_location"};
}

bool Scripted::has(const std::string& field) const {
  return std::any_of(fields.begin(), fields.end(), [&](const LuaField& each) { return each.first == field; });
}

void Scripted::set(const std::string& field, const std::string& value) {
  fields.push_back({field, {value}});
}

void Scripted::add(Scripted other) {
  const auto append = [](auto& to, auto& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  };
  append(fields, other.fields);
  append(keywords, other.keywords);
  append(parts, other.parts);
  append(instructions, other.instructions);
  if (played.empty()) played = other.played;
  abilities += other.abilities;
  sentences += other.sentences;
  todo += other.todo;
}

void Scripted::leave(const std::vector<std::string>& list, const std::string& why,
                     const std::string& printed) {
  if (list.empty()) return;
  Part part;
  part.todo = true;
  part.sentences = static_cast<int>(list.size());
  part.line = line_number_of(printed.empty() ? joined(list, " ") : printed);
  part.printed = printed;
  part.why = why;
  for (const std::string& each : list) part.lines.push_back("-- TODO: " + replaced(each, "\n", " "));
  part.lines.push_back("--   line " + part.line + (why.empty() ? "" : ": " + replaced(why, "\n", " ")));
  todo += part.sentences;
  sentences += part.sentences;
  parts.push_back(std::move(part));
}

Scripted read_text(const Rules& rules, CardFacts facts, const std::string& markup) {
  return CardReader(rules, facts).read(markup);
}

Scripted read_unrevealed(const Rules& rules, CardFacts facts, const std::string& markup) {
  facts.unrevealed = true;
  Scripted out = CardReader(rules, facts).read(markup);
  // A keyword or a field would hold for both sides, and so would what the table of sentences writes.
  const bool is_one_sided = std::all_of(out.parts.begin(), out.parts.end(), [](const Part& part) {
    return part.todo || joined(part.lines, " ").find("unrevealed = true") != std::string::npos;
  });
  // The text that a card shows is that of its revealed side.
  for (Part& part : out.parts) part.printed.clear();
  if (out.fields.empty() && out.keywords.empty() && is_one_sided) return out;
  Scripted left;
  for (const std::string& line : paragraphs(plain(markup)))
    left.leave(sentences(line), "it stands on the unrevealed side");
  return left;
}

Scripted read_advance(const Rules& rules, CardFacts facts, const std::string& markup) {
  return CardReader(rules, facts).advance(markup);
}

std::vector<LuaField> read_tokens(const Rules& rules, const CardFacts& facts, const std::string& markup,
                                  Scripted& scripted) {
  return CardReader(rules, facts).tokens(markup, scripted);
}

}  // namespace misk::importing
