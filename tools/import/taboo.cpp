#include "import/taboo.hpp"

#include <set>

#include "content/manifest.hpp"
#include "import/lua.hpp"
#include "import/source.hpp"
#include "import/text.hpp"
#include "text/number.hpp"

namespace misk::importing {

namespace {

constexpr content::TextLimits kLimits{std::size_t{16} << 20, 32, 500'000};
constexpr int kMostExperience = 20;

[[noreturn]] void fail(const std::string& file, int line, std::string message, std::string mend) {
  throw content::ContentError(
      {content::Severity::error, file, line, 0, std::move(message), std::move(mend), "bad-import"});
}

/// One list while it is written.
struct TabooList {
  std::vector<LuaField> cards;
  std::set<std::string> codes, other_texts, other_decks;
};

void read_entry(const Value& each, TabooList& list) {
  if (!each.is_map()) return;
  Fields fields(each);
  const std::string code = trimmed(fields.text("code"));
  if (code.empty() || code.size() > 64 || !list.codes.insert(code).second) return;
  std::vector<std::string> entry;
  const Number limit = fields.number("deck_limit");
  // A number below 0 is one here: the card costs less.
  const auto xp = text::whole_number<int>(fields.text("xp"), -kMostExperience, kMostExperience);
  const bool costs_other = xp.has_value() && *xp != 0;
  if (costs_other) entry.push_back("xp = " + std::to_string(*xp));
  if (limit.is_plain() && limit.value == 0) entry.emplace_back("forbidden = true");
  if (fields.flag("exceptional")) entry.emplace_back("exceptional = true");
  // A forbidden or exceptional card says so in words, too.
  const bool is_said = entry.size() == 1 && !costs_other;
  if (fields.has("replacement_text") || (fields.has("text") && !is_said)) list.other_texts.insert(code);
  for (const char* key : {"deck_options", "deck_requirements", "customization_text", "customization_options"})
    if (fields.has(key)) list.other_decks.insert(code);
  if (!entry.empty()) list.cards.push_back({code, {lua_list(entry)}});
}

std::string told_of(const std::set<std::string>& codes, const std::string& what) {
  if (codes.empty()) return "";
  return " " + what + ": " + joined({codes.begin(), codes.end()}) + ".";
}

}  // namespace

TabooPack read_taboos(std::string_view bytes, const std::string& file, const std::string& id) {
  if (!content::is_id(id))
    fail(file, 1, "'" + id + "' is no id of a pack", "use small letters, digits and _, a letter first");
  const Value document = content::parse_json(bytes, file, kLimits);
  if (!document.is_list())
    fail(file, 1, "this is no list of taboo lists", "use taboos.json of ArkhamDB's data");
  TabooPack out;
  out.id = id;
  std::set<std::string> taken;
  for (const Value& each : document.items("lists")) {
    if (!each.is_map()) continue;
    Fields fields(each);
    const Value* const cards = fields.value("cards");
    if (cards == nullptr || !cards->is_list())
      fail(file, each.line(), "a list has no `cards`", "use taboos.json of ArkhamDB's data");
    TabooList list;
    for (const Value& card : cards->items("cards")) read_entry(card, list);
    const std::string code = trimmed(fields.text("code")), name = plain(fields.text("name"));
    const std::string date = trimmed(fields.text("date_start"));
    std::string path = slug("taboo_" + (code.empty() ? date : code));
    if (path.empty() || !taken.insert(path).second) path += "_" + std::to_string(taken.size());
    std::vector<LuaField> lua = {{"name", {lua_string(name.empty() ? "Taboo List" : name)}}};
    if (!date.empty()) lua.push_back({"version", {lua_string(date)}});
    // Decks name a list by its number, without the zeros of the file.
    if (const auto number = text::whole_number<int>(code, 1, 9999))
      lua.push_back({"code", {lua_string(std::to_string(*number))}});
    const std::string left =
        told_of(list.other_texts, "These cards read otherwise with it, which is not applied") +
        told_of(list.other_decks, "These change how decks are built, which is not applied");
    if (!left.empty()) lua.push_back({"text", {lua_string(left.substr(1))}});
    lua.push_back({"cards", lua_table("", list.cards)});
    out.files.emplace_back("cards/" + path + ".lua", joined(lua_table("return taboo", lua), "\n") + "\n");
    out.told.push_back((name.empty() ? "Taboo List" : name) + " " + date + ": " +
                       std::to_string(list.cards.size()) +
                       " cards; not applied: " + std::to_string(list.other_texts.size()) + " other texts, " +
                       std::to_string(list.other_decks.size()) + " rules of deck building");
  }
  if (out.files.empty()) fail(file, 1, "there is no taboo list in it", "use taboos.json of ArkhamDB's data");
  out.files.emplace_back(
      "pack.yaml",
      "schema: 1\nid: " + id +
          "\nversion: \"0.1.0\"\napi: \">=1.0 <2\"\ntitle: Taboo lists\ndescription: Taboo lists, imported "
          "from card "
          "data.\nauthors: [{ name: unknown }]\n# The licence is not known: the file does not say it.\n"
          "license: { content: NOASSERTION }\nkind: cards\ngame: arkham\nlanguages: [en]\n");
  return out;
}

}  // namespace misk::importing
