// The report of an import.
#include <algorithm>
#include <map>

#include "import/pack.hpp"
#include "import/text.hpp"

namespace misk::importing {

namespace {

std::string counted(int n, const std::string& noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

std::string percent(int n, int of) {
  return std::to_string(of == 0 ? 0 : (100 * n + of / 2) / of) + " %";
}

// Escapes text for a cell of a table or a list: no Markdown, no line break.
std::string plain_cell(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '|' || c == '`' || c == '<') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

std::string card_name(const std::string& name, const std::string& code) {
  if (name.empty()) return code;
  return code.empty() ? name : name + " (" + code + ")";
}

/// Fields that were dropped for the same reason, with the number of cards.
struct FieldCount {
  int cards = 0;
  std::string reason, example;
};

std::map<std::string, FieldCount> by_field(const std::vector<Dropped>& fields) {
  std::map<std::string, FieldCount> out;
  for (const Dropped& each : fields) {
    FieldCount& count = out[each.what + ": " + each.reason];
    ++count.cards;
    count.reason = each.reason;
    if (count.example.empty()) count.example = each.name;
  }
  return out;
}

}  // namespace

int ImportReport::count(const std::string& status) const {
  return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                        [&](const ImportedCard& each) { return each.status == status; }));
}

text::Json ImportReport::to_json() const {
  using Json = text::Json;
  Json out = {{"source", source},   {"name", name},         {"author", author},
              {"code", code},       {"language", language}, {"pack", pack},
              {"licence", nullptr}, {"read", read},         {"written", cards.size()}};
  for (const char* status : {"complete", "scripted", "stub"}) out[status] = count(status);
  out["sentences"] = sentences;
  out["todo"] = todo;
  out["cards"] = Json::array();
  for (const ImportedCard& each : cards)
    out["cards"].push_back({{"code", each.code},
                            {"name", each.name},
                            {"kind", each.kind},
                            {"status", each.status},
                            {"file", each.file},
                            {"sentences", each.sentences},
                            {"todo", each.todo}});
  const auto dropped = [](const std::vector<Dropped>& list) {
    Json rows = Json::array();
    for (const Dropped& each : list)
      rows.push_back({{"what", each.what}, {"card", each.name}, {"reason", each.reason}});
    return rows;
  };
  out["left_out"] = dropped(left_out);
  out["dropped_fields"] = dropped(fields);
  out["dangling"] = Json::array();
  for (const BadLink& each : links)
    out["dangling"].push_back(
        {{"code", each.code}, {"card", each.name}, {"field", each.field}, {"to", each.to}});
  out["notes"] = notes;
  out["images"] = Json::array();
  for (const auto& [whose, url] : images) out["images"].push_back({{"of", whose}, {"url", url}});
  return out;
}

std::vector<std::string> ImportReport::summary() const {
  const int all = static_cast<int>(cards.size());
  std::vector<std::string> out;
  out.push_back(counted(read, "card") + " read, " + std::to_string(all) + " written: " +
                std::to_string(count("complete")) + " complete (" + percent(count("complete"), all) + "), " +
                std::to_string(count("scripted")) + " scripted (" + percent(count("scripted"), all) + "), " +
                counted(count("stub"), "stub") + " (" + percent(count("stub"), all) + ")");
  out.push_back(std::to_string(sentences - todo) + " of " + counted(sentences, "sentence") + " scripted, " +
                std::to_string(todo) + " left as TODO");
  for (const Dropped& each : left_out)
    out.push_back("left out: " + card_name(each.name, each.what) + ": " + each.reason);
  std::vector<std::string> names;
  for (const Dropped& each : fields)
    if (std::find(names.begin(), names.end(), each.what) == names.end()) names.push_back(each.what);
  std::sort(names.begin(), names.end());
  if (!names.empty()) out.push_back("fields without a place (IMPORT.md says why): " + joined(names, ", "));
  for (const BadLink& each : links)
    out.push_back("leads nowhere: " + each.field + " of " + card_name(each.name, each.code) + ": " + each.to);
  for (const std::string& note : notes) out.push_back(note);
  if (!images.empty())
    out.push_back(counted(static_cast<int>(images.size()), "picture") + " named, none fetched");
  out.emplace_back("the licence is not known: ask the author before you share this pack");
  return out;
}

std::string ImportReport::to_markdown() const {
  std::string out = "# Imported: " + plain_cell(name.empty() ? pack : name) + "\n\n";
  const auto fact = [&](const char* what, const std::string& value) {
    if (!value.empty()) out += std::string("- ") + what + ": " + plain_cell(value) + "\n";
  };
  fact("author", author);
  fact("code", code);
  fact("language", language);
  fact("state", state);
  fact("made with", generator);
  fact("date", date);
  fact("where", link);
  fact("licence", "not known; ask the author before you share this pack");
  const std::vector<std::string> lines = summary();
  out += "\n" + lines[0] + ". " + lines[1] + ".\n";
  out +=
      "\nA card that is a stub says so in play. `misk check` counts its `-- TODO:` lines; write the "
      "abilities in "
      "their place, then take `status` out of the file.\n";
  out +=
      "\n## Cards\n\n| card | code | kind | status | not scripted | file |\n| --- | --- | --- | --- | --- | "
      "--- |\n";
  for (const ImportedCard& each : cards)
    out += "| " + plain_cell(each.name) + " | " + plain_cell(each.code) + " | " + each.kind + " | " +
           each.status + " | " +
           (each.todo == 0 ? "" : std::to_string(each.todo) + " of " + std::to_string(each.sentences)) +
           " | " + each.file + " |\n";
  const auto section = [&](const char* title, const std::vector<std::string>& rows) {
    if (rows.empty()) return;
    out += std::string("\n## ") + title + "\n\n";
    for (const std::string& row : rows) out += "- " + plain_cell(row) + "\n";
  };
  std::vector<std::string> rows;
  for (const Dropped& each : left_out) rows.push_back(card_name(each.name, each.what) + ": " + each.reason);
  section("Cards left out", rows);
  rows.clear();
  for (const auto& [what, count] : by_field(fields))
    rows.push_back(what + " (" + counted(count.cards, count.example.empty() ? "time" : "card") + ")");
  section("Fields without a place", rows);
  rows.clear();
  for (const BadLink& each : links)
    rows.push_back(each.field + " of " + card_name(each.name, each.code) + ": " + each.to);
  section("Links that lead nowhere", rows);
  section("Notes", notes);
  rows.clear();
  for (const auto& [whose, url] : images) rows.push_back(whose + ": " + url);
  section("Pictures, not fetched", rows);
  return out;
}

}  // namespace misk::importing
