#include "upgrade/changes.hpp"

#include "content/value.hpp"

namespace misk::cli {
namespace {

using content::Value;

constexpr const char* kRule = "bad-change";

/// Reads one list of changes.
class ChangeReader {
 public:
  ChangeReader(Changes& out, const content::VersionRange& from) : out_(out), from_(from) {}

  void read(const Value& list) {
    for (const Value& part : list.items("the list of versions")) {
      const Value* version = part.find("version");
      const Value* changes = part.find("changes");
      if (!version || !changes)
        part.fail("a part has a 'version' and its 'changes'", "write - version: \"1.0\"", kRule);
      if (!concerns(*version)) continue;
      for (const Value& change : changes->items("changes")) one(change);
    }
  }

 private:
  /// True if the pack may be written for that version of the API or an older one: then it may say what has
  /// changed with it. What is called 1.0 was changed while 1.0 was made.
  bool concerns(const Value& version) const {
    try {
      return !from_.is_above(content::SemVer::parse(version.text("version") + ".0"));
    } catch (const std::invalid_argument& error) {
      version.fail(error.what(), "write two numbers: \"1.0\"", kRule);
    }
  }

  static std::vector<std::string> texts(const Value& value, const char* what) {
    if (value.is_text()) return {value.text(what)};
    std::vector<std::string> out;
    for (const Value& each : value.items(what)) out.push_back(each.text(what));
    return out;
  }

  static WordChange what_becomes(const Value& change, bool is_told) {
    WordChange out;
    int ways = 0;
    for (const auto& [key, value] : change.entries("a change")) {
      const std::string& name = key.text("a key");
      if (name == "now" && !is_told)
        out.now = value.text("now"), ++ways;
      else if (name == "remove" && !is_told)
        out.is_removed = value.boolean("remove"), ++ways;
      else if (name == "write")
        out.write = value.text("write"), ++ways;
      else if (name == "why")
        out.why = value.text("why");
      else if (name == "of")
        for (std::string& each : texts(value, "of")) out.of.insert(std::move(each));
    }
    if (ways != 1 || out.why.empty())
      change.fail(
          "a change says what becomes of a word, and why",
          is_told ? "give it `write` and `why`" : "give it `now`, `remove: true` or `write`, and `why`",
          kRule);
    return out;
  }

  void one(const Value& change) {
    const std::vector<std::pair<const char*, std::map<std::string, WordChange>*>> words = {
        {"function", &out_.functions}, {"verb", &out_.verbs},   {"property", &out_.properties},
        {"global", &out_.globals},     {"field", &out_.fields}, {"period", &out_.periods}};
    for (const auto& [key, to] : words)
      if (const Value* names = change.find(key)) {
        const bool is_told = to == &out_.globals || to == &out_.periods;
        for (const std::string& name : texts(*names, key)) (*to)[name] = what_becomes(change, is_told);
        return;
      }
    if (const Value* places = change.find("participant")) {
      const Value* points = change.find("at");
      if (!points) change.fail("'at' is missing", "name the timing points", kRule);
      for (const std::string& point : texts(*points, "at"))
        for (const std::string& place : texts(*places, "participant"))
          out_.participants[point][place] = what_becomes(change, true);
    } else if (const Value* lists = change.find("lists")) {
      for (std::string& name : texts(*lists, "lists")) out_.lists.insert(std::move(name));
    } else if (const Value* named = change.find("named")) {
      for (const std::string& what : texts(*named, "named")) {
        if (what == "participants")
          out_.names_participants = true;
        else if (what == "announcements")
          out_.names_announcements = true;
        else if (what == "questions")
          out_.asks_with_purpose = true;
        else
          named->fail("nothing named '" + what + "' can change",
                      "write participants, announcements or questions", kRule);
      }
    } else if (const Value* reminder = change.find("remember")) {
      const Value* folder = change.find("in");
      out_.reminders.emplace_back(reminder->text("remember"), folder ? folder->text("in") + "/" : "");
    } else {
      change.fail("this is no change that is known", "see scripts/README.md, Words that change", kRule);
    }
  }

  Changes& out_;
  const content::VersionRange& from_;
};

}  // namespace

Changes read_changes(const game::Catalog& catalog, const std::string& game,
                     const content::VersionRange& from) {
  Changes out;
  for (const content::Pack& pack : catalog.library().packs) {
    if (pack.id() != game && pack.manifest.kind != content::PackKind::library) continue;
    for (const content::PackFile& file : pack.texts)
      if (file.path.starts_with("upgrade/"))
        ChangeReader(out, from).read(content::parse_yaml(file.bytes, pack.display(file.path)));
  }
  return out;
}

}  // namespace misk::cli
