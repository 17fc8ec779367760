// Reference pages in Markdown.
#include <algorithm>
#include <set>
#include <sstream>

#include "api/reference.hpp"
#include "kernel/state.hpp"

namespace misk::api {

namespace {

std::string cell(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string code(const std::string& text) {
  return text.empty() ? "" : "`" + cell(text) + "`";
}

class Page {
 public:
  explicit Page(const std::string& title) { out_ << "<!-- " << kMark << " -->\n# " << title << "\n"; }
  void heading(const std::string& text, int level = 2) {
    out_ << "\n" << std::string(static_cast<std::size_t>(level), '#') << " " << text << "\n";
  }
  void paragraph(const std::string& text) {
    if (!text.empty()) out_ << "\n" << text << "\n";
  }
  void head(const std::vector<std::string>& cells) {
    out_ << "\n";
    row(cells);
    out_ << "|";
    for (std::size_t i = 0; i < cells.size(); ++i) out_ << " --- |";
    out_ << "\n";
  }
  void row(const std::vector<std::string>& cells) {
    out_ << "|";
    for (const std::string& each : cells) out_ << " " << each << (each.empty() ? "|" : " |");
    out_ << "\n";
  }
  std::string text() const { return out_.str(); }

 private:
  std::ostringstream out_;
};

void callables(Page& page, const std::vector<Callable>& list) {
  page.head({"call", "what it does"});
  for (const Callable& each : list) page.row({code(call_of(each.signature)), cell(each.text)});
}

void fields(Page& page, const script::Schema& schema) {
  page.head({"field", "type", "what it is"});
  for (const script::Field* field : schema.all)
    page.row({field->name == "[integer]" ? "(without a name)" : code(field->name), code(field->type),
              (field->optional || field->name == "[integer]" ? "" : "**Needed.** ") + cell(field->text)});
}

const script::Schema* find_schema(const Reference& reference, const std::string& name) {
  for (const script::Schema& schema : reference.schemas)
    if (schema.name == name) return &schema;
  return nullptr;
}

void names(Page& page, const std::string& title, const std::string& text, const std::vector<Name>& list,
           const std::string& details = "") {
  if (list.empty()) return;
  page.heading(title);
  page.paragraph(text);
  page.head(details.empty() ? std::vector<std::string>{"name", "what it is"}
                            : std::vector<std::string>{"name", "what it is", details});
  for (const Name& name : list) {
    if (name.text.empty()) continue;
    std::vector<std::string> cells = {code(name.name), cell(name.text)};
    if (!details.empty())
      cells.push_back(details == "expression" || details == "where" ? code(name.details)
                                                                    : cell(name.details));
    page.row(cells);
  }
}

std::string constructors_page(const Reference& reference, const std::string& title) {
  Page page(title);
  page.paragraph(
      "A field that is not marked as needed may be left out. Types are written as editors of Lua read them: "
      "`a|b` is "
      "one or the other, `card[]` a list, `table<name, integer>` a table of numbers by name.");
  std::set<std::string> shown;
  for (const Maker& maker : reference.makers) {
    std::string call = maker.constructor.name;
    for (const std::string& argument : maker.constructor.arguments) call += " \"" + argument + "\"";
    page.heading("`" + call + " { ... }`");
    page.paragraph(maker.text + (maker.file.empty() ? "" : " Made in `" + maker.file + "`."));
    if (!maker.constructor.shorthand.empty())
      page.paragraph("What stands alone instead of fields is the field `" + maker.constructor.shorthand +
                     "`.");
    const script::Schema* schema = find_schema(reference, maker.constructor.takes);
    if (!schema) {
      page.paragraph("Takes `" + maker.constructor.takes + "`.");
      continue;
    }
    shown.insert(schema->name);
    page.paragraph(schema->text);
    fields(page, *schema);
  }
  page.heading("Tables in fields");
  std::set<std::string> parents;
  for (const script::Schema& schema : reference.schemas)
    for (const std::string& parent : schema.parents) parents.insert(parent);
  for (const script::Schema& schema : reference.schemas) {
    if (shown.count(schema.name) || parents.count(schema.name)) continue;
    page.heading(code(schema.name), 3);
    page.paragraph(schema.text);
    fields(page, schema);
  }
  if (!reference.aliases.empty()) {
    page.heading("Names of types");
    page.head({"name", "type", "what it is"});
    for (const script::Alias& alias : reference.aliases)
      page.row({code(alias.name), code(alias.type), cell(alias.text)});
  }
  return page.text();
}

std::string functions_page(const Reference& reference, const std::string& title) {
  Page page(title);
  page.paragraph("`name?` may be left out, `type?` may be nil.");
  std::map<std::string, std::vector<Callable>> groups;
  for (const Callable& each : reference.functions) groups[each.signature.receiver].push_back(each);
  std::map<std::string, std::string> texts;
  for (const Callable& each : reference.variables) texts[each.signature.name] = each.text;
  for (const auto& [group, list] : groups) {
    page.heading(group.empty() ? "Functions" : "`" + group + "`");
    if (!group.empty()) page.paragraph(texts[group]);
    callables(page, list);
  }
  std::vector<Callable> values;
  for (const Callable& each : reference.variables)
    if (!groups.count(each.signature.name)) values.push_back(each);
  if (!values.empty()) {
    page.heading("Values");
    callables(page, values);
  }
  return page.text();
}

void properties(Page& page, const std::vector<Property>& list) {
  page.head({"name", "type", "can be set", "what it is"});
  for (const Property& each : list)
    page.row({code(each.name), code(each.type), each.settable ? "yes" : "", cell(each.text)});
}

std::string roles_of(const Point& point) {
  std::string out;
  for (const char* role : kernel::kParticipantNames) {
    const auto found = point.roles.find(role);
    const auto kind = point.can_be.find(role);
    const std::string is = kind == point.can_be.end() ? "" : kind->second;
    if (found == point.roles.end() && is.empty()) continue;
    const auto called = point.called.find(role);
    out += (out.empty() ? "" : "; ") +
           (called == point.called.end() ? std::string(role) : "`" + called->second + "` (" + role + ")") +
           ": ";
    out += found == point.roles.end() ? is : found->second + (is.empty() ? "" : " (" + is + ")");
    if (const auto numbers = point.numbers.find(role); numbers != point.numbers.end())
      for (std::size_t i = 0; i < numbers->second.size(); ++i)
        out += (i ? ", `" : ": `") + numbers->second[i] + "`";
    const bool before = point.roles_before.count(role), after = point.roles_after.count(role);
    if (point.would && point.at && before != after)
      out += before ? " (only at `would` and `when`)" : " (only at `at` and `after`)";
  }
  return out;
}

std::string timing_page(const Reference& game) {
  Page page(game.title + ": timing points and windows");
  page.paragraph(
      "An ability waits for a timing point as `would`, `when`, `at` or `after`. What takes part in it has a "
      "name, which stands first here: `giver` is `event.giver` in scripts and `giver` in conditions. Its "
      "place "
      "(actor, subject, object, amount, extra) is a name, too, and the only one where no other stands here. "
      "In "
      "`code` as the rules announce it, else in words.");
  page.head({"name", "when it is announced", "tiers", "who takes part", "log, rule"});
  for (const Point& point : game.points) {
    std::string tiers = point.would ? "would, when" : "";
    if (point.at) tiers += std::string(tiers.empty() ? "" : ", ") + "at, after";
    if (tiers.empty()) tiers = point.noted ? "none: only in the log" : "none";
    page.row({code(point.name), cell(point.text), tiers, cell(roles_of(point)),
              cell(point.narrated) + (point.cite.empty() ? "" : " _" + cell(point.cite) + "_")});
  }
  names(page, "Windows", "When everybody may use something.", game.windows, "prompt");
  return page.text();
}

std::string names_page(const Reference& game) {
  Page page(game.title + ": names");
  names(page, "Zones",
        "Where cards can be: `cards_in(\"NAME\", inv)`, `card.zone`, `card in NAME` in expressions.",
        game.zones, "whose");
  names(page, "Sets", "Cards spoken of by one name: `find(\"NAME\", you)`, `count(NAME)` in expressions.",
        game.sets, "where");
  names(page, "Words", "What words of expressions stand for.", game.words, "expression");
  names(page, "Counters", "Numbers on cards: `card.NAME`, `card:add(\"NAME\", 1)`.", game.counters);
  names(page, "Flags", "Marks of cards: `card.NAME`, `card:set(\"NAME\", true)`.", game.flags);
  names(page, "Values", "What cards print and modifiers change: `card.NAME`, `card:check(\"NAME\")`.",
        game.values, "base");
  if (!game.globals.empty()) {
    page.heading("The game's own numbers and cards");
    page.paragraph("Read and written as `game.NAME`; in expressions by their names alone.");
    properties(page, game.globals);
  }
  names(page, "Periods", "Spans of play: what lasts or is limited by one ends with it.", game.periods);
  names(page, "Outcomes", "How a game can end.", game.outcomes);
  names(
      page, "Purposes",
      "What a question is for: the `purpose` of choose() and its like. Bots and tests know a question by its "
      "purpose, whatever its words.",
      game.purposes);
  names(page, "Tags",
        "What cards and abilities are: `card:is(\"NAME\")`, `it is NAME`. Traits and keywords of cards are "
        "tags, too.",
        game.tags);
  return page.text();
}

std::string procedures_page(const Reference& game) {
  Page page(game.title + ": procedures");
  page.paragraph(
      "Yellow steps open windows, blue ones announce timing points, green ones run other procedures; a "
      "dashed step is "
      "left out unless its condition holds; red arrows lead to the step that is next.");
  for (const Procedure& procedure : game.procedures) {
    page.heading(procedure.name);
    page.paragraph(procedure.cite.empty() ? "" : "_" + procedure.cite + "_");
    page.paragraph("![" + procedure.name + "](procedures/" + procedure.name + ".svg)");
    if (!procedure.locals.empty()) {
      std::string locals;
      for (std::size_t i = 0; i < procedure.locals.size(); ++i)
        locals +=
            (i ? ", " : "") + std::string("`") + procedure.locals[i] + "` (" + procedure.local_types[i] + ")";
      page.paragraph("Locals: " + locals + ".");
    }
    page.head({"step", "what it does", "when", "rule"});
    for (const Step& step : procedure.steps)
      page.row({cell(step.id),
                cell(step.what) + (step.again.empty() ? "" : "; again while " + code(step.again)),
                code(step.guard), cell(step.cite)});
  }
  return page.text();
}

std::string requests_page() {
  Page page("How players are asked");
  page.paragraph(
      "A request is the only way to ask anybody anything. Only real choices are asked: with one option and "
      "no right to "
      "decline it is taken, with none there is no question.");
  page.head({"asked by", "options", "answer"});
  page.row({"a window (`engine.game { windows = ... }`)", "abilities that may be used now, and to pass",
            "one; asked again until all pass"});
  page.row(
      {"a timing point", "reactions to it, and to pass; forced abilities when their order matters", "one"});
  page.row({"`choose`", "cards or texts of a list", "from `min` to `max` of them"});
  page.row({"`choose_each`", "the same, each player a list of his own, all at once",
            "from `min` to `max` for each"});
  page.row({"`confirm`", "yes and no", "one"});
  page.row({"`choose_number`", "none", "a number from `min` to `max`"});
  page.row({"`choose_ability`", "abilities, as usable() gives them", "one"});
  page.row({"a step `choose` of a procedure", "cards of a set", "from `min` to `max` of them"});
  return page.text();
}

std::string index_page(const std::string& title,
                       const std::vector<std::pair<std::string, std::string>>& list) {
  Page page(title);
  page.head({"page", "what is in it"});
  for (const auto& [file, text] : list) page.row({"[" + file + "](" + file + ")", text});
  return page.text();
}

}  // namespace

Files pages(const Reference& engine) {
  Files out;
  out["engine/functions.md"] = functions_page(engine, "Functions of every game");
  Page cards("Cards and events of every game");
  cards.heading("Properties of cards");
  properties(cards, engine.properties);
  cards.heading("Methods of cards");
  callables(cards, engine.methods);
  cards.heading("Fields of events");
  properties(cards, engine.event_fields);
  cards.heading("Methods of events");
  callables(cards, engine.event_methods);
  out["engine/cards.md"] = cards.text();
  out["engine/tables.md"] = constructors_page(engine, "Tables that the engine takes and gives");
  out["engine/requests.md"] = requests_page();
  out["engine/README.md"] =
      index_page("The engine, for every game",
                 {{"functions.md", "functions that all packs see"},
                  {"cards.md", "properties and methods of cards and events"},
                  {"tables.md", "costs, limits, modifiers; what a game is made of; other tables with fields"},
                  {"requests.md", "how players are asked"}});
  return out;
}

Files pages(const Reference& engine, const Reference& game) {
  // A constructor may inherit its schema from the engine, so look at both.
  Reference all = game;
  (void)engine;
  Files out;
  const std::string folder = game.game + "/";
  out[folder + "constructors.md"] = constructors_page(all, game.title + ": what cards are written with");
  out[folder + "functions.md"] = functions_page(game, game.title + ": functions");
  Page cards(game.title + ": cards");
  cards.heading("Properties");
  properties(cards, game.properties);
  cards.heading("Methods");
  callables(cards, game.methods);
  out[folder + "cards.md"] = cards.text();
  out[folder + "timing.md"] = timing_page(game);
  out[folder + "names.md"] = names_page(game);
  out[folder + "procedures.md"] = procedures_page(game);
  for (const Procedure& procedure : game.procedures)
    out[folder + "procedures/" + procedure.name + ".svg"] = picture(procedure);
  out[folder + "README.md"] = index_page(
      game.title, {{"constructors.md", "constructors of cards and abilities, with their fields"},
                   {"functions.md", "functions that cards call"},
                   {"cards.md", "properties and methods of cards"},
                   {"timing.md", "timing points and windows"},
                   {"names.md", "zones, sets, words of expressions, counters, values and other names"},
                   {"procedures.md", "rounds, phases, tests and other procedures, step by step"}});
  return out;
}

}  // namespace misk::api
