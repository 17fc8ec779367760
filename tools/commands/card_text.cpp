#include "commands/card_text.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <regex>

#include "commands/commands.hpp"
#include "commands/import.hpp"
#include "content/suggest.hpp"
#include "import/text.hpp"
#include "text/joined.hpp"
#include "text/json.hpp"
#include "text/number.hpp"

namespace misk::cli {

namespace {

/// A figure of a card: its name in scripts, its key in card data, and its value if the author does not say
/// one.
struct Figure {
  std::string name, key, usual;
  bool is_number = true;
};

std::vector<Figure> icons() {
  std::vector<Figure> out;
  for (const std::string name : {"willpower", "intellect", "combat", "agility", "wild"})
    out.push_back({name, "skill_" + name, ""});
  return out;
}

std::vector<Figure> player_figures(std::vector<Figure> more) {
  std::vector<Figure> out = {{"class", "faction_code", "neutral", false}, {"level", "xp", "0"}};
  out.insert(out.end(), more.begin(), more.end());
  const std::vector<Figure> of_tests = icons();
  out.insert(out.end(), of_tests.begin(), of_tests.end());
  return out;
}

/// The figures of each type, without those that all types have.
const std::map<std::string, std::vector<Figure>>& figures_by_type() {
  static const std::map<std::string, std::vector<Figure>> kFigures = {
      {"asset", player_figures({{"cost", "cost", "2"},
                                {"slot", "slot", "", false},
                                {"health", "health", ""},
                                {"sanity", "sanity", ""}})},
      {"event", player_figures({{"cost", "cost", "1"}})},
      {"skill", player_figures({})},
      {"enemy",
       {{"fight", "enemy_fight", "3"},
        {"health", "health", "3"},
        {"evade", "enemy_evade", "3"},
        {"damage", "enemy_damage", "1"},
        {"horror", "enemy_horror", "1"},
        {"victory", "victory", ""}}},
      {"treachery", {}},
      {"location", {{"shroud", "shroud", "2"}, {"clues", "clues", "1"}, {"victory", "victory", ""}}},
      {"act", {{"clues", "clues", "2"}}},
      {"agenda", {{"doom", "doom", "5"}}}};
  return kFigures;
}

/// The types of cards that a text can be of.
std::vector<std::string> types() {
  std::vector<std::string> out;
  for (const auto& [type, figures] : figures_by_type()) out.push_back(type);
  return out;
}

std::vector<Figure> figures_of(const std::string& type) {
  const auto& known = figures_by_type();
  const auto found = known.find(type);
  if (found == known.end())
    throw Wrong("no card of the type '" + type + "' is made from a text; " +
                content::did_you_mean(type, types(), "use " + text::joined(types())));
  std::vector<Figure> out = {{"traits", "traits", "", false}};
  out.insert(out.end(), found->second.begin(), found->second.end());
  return out;
}

/// The record of card data with these figures.
text::Json record_of(const CardText& said) {
  const std::vector<Figure> figures = figures_of(said.type);
  // A location turns over as somebody enters it, unless its author writes otherwise into the script.
  text::Json record = {
      {"name", said.name}, {"type_code", said.type}, {"double_sided", said.type == "location"}};
  std::map<std::string, std::string> values;
  for (const Figure& each : figures)
    if (!each.usual.empty()) values[each.name] = each.usual;
  for (const std::string& given : said.figures) {
    const std::size_t at = given.find('=');
    const std::string name = given.substr(0, at);
    if (at == std::string::npos || at + 1 == given.size())
      throw Wrong("--figure " + given + ": has no value; write it as cost=2");
    std::vector<std::string> names;
    for (const Figure& each : figures) names.push_back(each.name);
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw Wrong("--figure " + given + ": " + said.type + " cards have no '" + name + "'; " +
                  content::did_you_mean(name, names, "use " + text::joined(names)));
    values[name] = given.substr(at + 1);
  }
  for (const Figure& each : figures) {
    const auto found = values.find(each.name);
    if (found == values.end()) continue;
    const std::string& value = found->second;
    if (!each.is_number) {
      record[each.key] = each.name == "traits" ? importing::replaced(value, ",", ".") : value;
    } else if (each.name == "cost" && (value == "x" || value == "X")) {
      record[each.key] = -2;
    } else if (const auto number = text::whole_number<int>(value, 0, 99)) {
      record[each.key] = *number;
    } else {
      throw Wrong("--figure " + each.name + "=" + value + ": is no number from 0 to 99; mend it");
    }
  }
  return record;
}

/// Card data has skills as icons, a designer writes their names.
std::string with_icons(const std::string& text) {
  static const std::regex kSkill(R"((^|[^\[\w])(willpower|intellect|combat|agility)(?![\w\]]))");
  return std::regex_replace(text, kSkill, "$1[$2]");
}

std::vector<std::string> lines_of_text(const std::string& text) {
  const std::string lines = importing::replaced(importing::replaced(text, "\\n", "\n"), " // ", "\n");
  return importing::paragraphs(with_icons(lines));
}

/// Makes the same card of several texts.
class Maker {
 public:
  Maker(const CardText& said, const std::string& pack, const game::Catalog& catalog)
      : record_(record_of(said)),
        pack_(pack),
        rules_(community_rules(catalog)),
        grammar_(community_grammar(catalog)),
        scripts_(load_community_scripts(catalog)),
        known_(known_cards(catalog, *scripts_)) {
    known_.packs.erase(pack);
    known_.grammar = grammar_.get();
    known_.by_author = true;
  }

  TextCard make(const std::vector<std::string>& lines, const std::vector<std::string>& back) {
    record_["text"] = text::joined(lines, "\n");
    record_["back_text"] = text::joined(back, "\n");
    grammar_->listen();
    const importing::PackFiles made = importing::make_pack(
        importing::read_cards(text::Json::array({record_}).dump(), "the text"), rules_, known_, pack_);
    const importing::ImportedCard& card = made.report.cards.front();
    TextCard out;
    for (const auto& [path, script] : made.files)
      if (path == card.file) out.script = script;
    out.sentences = card.sentences;
    out.open = card.todo;
    out.heard = grammar_->heard();
    out.reasons = card.reasons;
    return out;
  }

 private:
  text::Json record_;
  std::string pack_;
  importing::Rules rules_;
  std::unique_ptr<importing::Grammar> grammar_;
  std::unique_ptr<game::Scripts> scripts_;
  importing::Known known_;
};

/// A designer's note often leaves out what the print has in front of a trigger.
std::string with_mark(const std::string& line, const std::string& type) {
  const bool begins = line.starts_with("After ") || line.starts_with("When ") || line.starts_with("If ");
  if (!begins || line.find(':') == std::string::npos) return line;
  return (type == "asset" ? "[reaction] " : type == "event" || type == "skill" ? "" : "Forced - ") + line;
}

/// Could the line be an ability to use that does not say how it is used?
bool lacks_mark(const std::string& line) {
  static const std::regex kNoAbility(R"(^(\[|Forced|Revelation|Objective|Spawn|Prey|After |When |If |Uses))");
  return line.find(':') != std::string::npos && !std::regex_search(line, kNoAbility);
}

}  // namespace

TextCard card_from_text(const CardText& said, const std::string& pack, const game::Catalog& catalog) {
  Maker maker(said, pack, catalog);
  std::vector<std::string> lines = lines_of_text(said.text), added, unmarked;
  if (lines.empty()) throw Wrong("the text is empty; write what the card says");
  for (std::string& line : lines) {
    if (lacks_mark(line)) unmarked.push_back(line);
    const std::string marked = with_mark(line, said.type);
    if (marked == line || maker.make({line}, {}).open == 0 || maker.make({marked}, {}).open > 0) continue;
    added.push_back(marked);
    line = marked;
  }
  TextCard out = maker.make(lines, lines_of_text(said.back));
  out.added = added;
  for (const std::string& line : unmarked)
    if (out.open > 0)
      out.reasons.push_back("how is this used? begin it with [action], [free], [reaction] or Forced: " +
                            line);
  return out;
}

std::vector<std::string> summary_of(const TextCard& card) {
  std::vector<std::string> out;
  for (const std::string& line : card.added) out.push_back("taken as: " + line);
  if (card.open == 0) {
    out.push_back("all of it is understood; try it in a game before you trust it");
    return out;
  }
  out.push_back(std::to_string(card.open) + " of " + std::to_string(card.sentences) +
                (card.sentences == 1 ? " sentence is" : " sentences are") +
                " left for you to write (TODO in the script):");
  for (const std::string& why : card.reasons) out.push_back("  " + why);
  return out;
}

namespace {

int explain_text(const CardText& said, const Shared& shared, bool as_json) {
  const auto catalog = load_catalog(shared.packs);
  const TextCard card = card_from_text(said, "explained", *catalog);
  if (as_json) {
    text::Json heard = text::Json::array();
    for (const auto& each : card.heard)
      heard.push_back({{"words", each.words}, {"category", each.category}, {"tree", each.tree}});
    print_json({{"sentences", card.sentences},
                {"open", card.open},
                {"understood", heard},
                {"taken_as", card.added},
                {"reasons", card.reasons},
                {"script", card.script}});
    return card.open ? kFailed : kDone;
  }
  if (!card.heard.empty()) std::printf("What was understood, and the tree of its meaning:\n\n");
  for (const auto& each : card.heard)
    std::printf("  %s\n      %s: %s\n", each.words.c_str(), each.category.c_str(), each.tree.c_str());
  std::printf("%sThe script:\n\n%s\n", card.heard.empty() ? "" : "\n", card.script.c_str());
  for (const std::string& line : summary_of(card)) std::printf("%s\n", line.c_str());
  return card.open ? kFailed : kDone;
}

}  // namespace

void add_explain_text(Command& app, Shared& shared) {
  auto said = std::make_shared<CardText>();
  auto as_json = std::make_shared<bool>(false);
  Command* const command = subcommand(app, shared, "explain-text",
                                      "What a card's text means: its tree, its Lua, or what is unclear",
                                      "misk explain-text asset \"After you defeat an enemy: Draw 1 card.\"");
  said->name = "Card";
  command->add_option("type", said->type, text::joined(types()))->required()->type_name("TYPE");
  command->add_option("text", said->text, "what the card says; ' // ' between lines")
      ->required()
      ->type_name("TEXT");
  command->add_option("--name", said->name, "the card's name, if its text mentions it")->type_name("NAME");
  command->add_option("--back", said->back, "of an act or agenda: its other side")->type_name("TEXT");
  command->add_option("--figure", said->figures, "a figure of the card: cost=2, traits=\"Item, Tool\"")
      ->type_name("NAME=VALUE");
  command->add_flag("--json", *as_json, "print one JSON document");
  command->callback([said, as_json, &shared] {
    shared.run = [said, as_json, &shared] { return explain_text(*said, shared, *as_json); };
  });
}

}  // namespace misk::cli
