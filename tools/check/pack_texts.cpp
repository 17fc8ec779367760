#include "check/pack_texts.hpp"

#include <algorithm>

#include "content/suggest.hpp"
#include "language/key_words.hpp"
#include "language/words.hpp"
#include "lua_source/texts.hpp"

namespace misk::cli {

using content::Pack;
using content::PackFile;

namespace {

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}
bool says_something(const std::string& text) {
  return std::any_of(text.begin(), text.end(), is_letter);
}

bool is_script_of_play(const std::string& path) {
  return path.rfind("tests/", 0) != 0 && path.rfind("testing/", 0) != 0 && path.rfind("bots/", 0) != 0;
}
/// True for a file whose texts are all displayed: the board, the table.
bool is_display(const std::string& path) {
  return path == "table.lua" ||
         (path.rfind("ui/", 0) == 0 && path != "ui/lint.lua" && path != "ui/bench.lua");
}

LuaTextFinder finder_of(const std::vector<const Pack*>& packs) {
  LuaTextFinder finder;
  std::vector<std::string_view> sources;
  for (const Pack* pack : packs)
    for (const PackFile& file : pack->scripts)
      if (is_script_of_play(file.path)) sources.push_back(file.bytes);
  finder.learn(sources);
  return finder;
}

/// Collects texts in order, each once.
class Collector {
 public:
  explicit Collector(std::vector<PackText>& out) : out_(out) {}
  void add(const std::string& english, const std::string& file = "", int line = 0) {
    if (says_something(english) && seen_.insert(english).second) out_.push_back({english, file, line});
  }
  void leave_out(const std::string& english) { seen_.insert(english); }

 private:
  std::vector<PackText>& out_;
  std::set<std::string> seen_;
};

/// Adds the declarations of a game: sentences of the log, windows, steps, zones, and the engine's own words.
void add_game(const kernel::Image& image, Collector& texts) {
  for (const kernel::TimingPoint& point : image.points) {
    for (const std::string* text : {&point.text_before, &point.text, &point.text_others}) texts.add(*text);
    // If a point has no sentence for the log, questions at it use this text.
    if (point.text.empty() && point.text_before.empty()) texts.add(point.about);
  }
  for (const kernel::WindowDef& window : image.windows)
    for (const std::string* text : {&window.prompt, &window.pass}) texts.add(*text);
  for (const kernel::Procedure& procedure : image.procedures)
    for (const kernel::Step& step : procedure.steps)
      for (const std::string* text : {&step.title, &step.text}) texts.add(*text);
  // Keys that people read, with spaces for underscores.
  for (const kernel::ZoneKind& zone : image.zones) texts.add(game::key_in_words(zone.name));
  for (const kernel::ValueKey& value : image.values) texts.add(game::key_in_words(value.name));
  for (const std::string& counter : image.counters.all())
    for (const std::int32_t amount : {1, 2}) texts.add(game::counted_in_words(counter, amount));
  for (const kernel::Names* names : {&image.flags, &image.periods})
    for (const std::string& name : names->all()) texts.add(game::key_in_words(name));
  for (const char* word : game::words::kAll) texts.add(word);
}

}  // namespace

void KnownTexts::add(const std::string& english) {
  if (!exact_.insert(english).second) return;
  game::TextTemplate composed(english);
  if (composed.sound()) composed_.push_back(std::move(composed));
}

bool KnownTexts::has(const std::string& english) const {
  if (exact_.count(english)) return true;
  // A text of little more than placeholders matches everything, so it proves nothing.
  return std::any_of(composed_.begin(), composed_.end(), [&](const game::TextTemplate& each) {
    return 2 * each.weight() >= english.size() && each.match(english);
  });
}

bool KnownTexts::cover(const std::string& english, const std::set<std::string>& names) const {
  if (exact_.count(english)) return true;
  return std::any_of(composed_.begin(), composed_.end(), [&](const game::TextTemplate& each) {
    const auto found = each.match(english);
    return found && std::all_of(found->begin(), found->end(), [&](const auto& placeholder) {
             return names.count(placeholder.second) > 0 || !says_something(placeholder.second);
           });
  });
}

std::string KnownTexts::nearest(const std::string& english) const {
  const int most = std::max(content::suggest_limit(english), static_cast<int>(english.size() / 3));
  int best = most + 1;
  std::string found;
  for (const std::string& each : exact_) {
    const int distance = content::edit_distance(english, each, best - 1);
    if (distance >= best) continue;
    best = distance;
    found = each;
  }
  return found;
}

PackTextFinder::PackTextFinder(const game::Catalog& catalog, game::Scripts& scripts)
    : catalog_(catalog), scripts_(scripts) {}

std::vector<const Pack*> PackTextFinder::around(const Pack& pack) const {
  std::vector<const Pack*> out;
  std::set<std::string> wanted = {pack.id()};
  // Packs come after those they require. Backwards, each is reached after its dependents.
  const auto& packs = catalog_.library().packs;
  for (auto each = packs.rbegin(); each != packs.rend(); ++each) {
    if (!wanted.count(each->id())) continue;
    out.push_back(&*each);
    for (const auto& needed : each->manifest.required) wanted.insert(needed.id);
  }
  std::reverse(out.begin(), out.end());
  return out;
}

/// All texts of a pack, including those that earlier packs have too.
const PackTexts& PackTextFinder::read(const Pack& pack) const {
  const auto [entry, fresh] = read_.try_emplace(pack.id());
  PackTexts& out = entry->second;
  if (!fresh) return out;
  const kernel::Image& image = scripts_.host().image();
  Collector texts(out.texts);
  for (const kernel::Definition& definition : image.definitions) {
    if (definition.pack != pack.id()) continue;
    PackCard card{definition.id, definition.title, definition.subtitle, "", {}, definition.origin.line};
    for (const PackFile& file : pack.scripts)
      if (("/" + definition.origin.file).ends_with("/" + file.path) && file.path.size() > card.file.size())
        card.file = file.path;
    if (!says_something(card.name)) card.name.clear();
    for (const kernel::Id id : definition.abilities) {
      const std::string& text = image.abilities[id].text;
      if (says_something(text) &&
          std::find(card.abilities.begin(), card.abilities.end(), text) == card.abilities.end())
        card.abilities.push_back(text);
    }
    for (const std::string* text : {&card.name, &card.subtitle}) texts.leave_out(*text);
    for (const std::string& text : card.abilities) texts.leave_out(text);
    if (!card.name.empty() || !card.subtitle.empty() || !card.abilities.empty())
      out.cards.push_back(std::move(card));
  }
  const content::Manifest& manifest = pack.manifest;
  texts.add(manifest.title, std::string(content::kManifestName));
  texts.add(manifest.description, std::string(content::kManifestName));
  for (const content::Setting& setting : manifest.settings) {
    const std::string file(content::kManifestName);
    for (const std::string* text : {&setting.title, &setting.description})
      texts.add(*text, file, setting.line);
    for (const content::Setting::Choice& choice : setting.choices)
      texts.add(choice.title, file, setting.line);
  }
  if (pack.id() == scripts_.game()) add_game(image, texts);
  const LuaTextFinder finder = finder_of(around(pack));
  for (const PackFile& file : pack.scripts) {
    if (!is_script_of_play(file.path)) continue;
    for (const ScriptText& text : finder.find(file.bytes, is_display(file.path)))
      texts.add(text.text, file.path, text.line);
  }
  return out;
}

PackTexts PackTextFinder::of(const Pack& pack) const {
  KnownTexts before;
  std::set<std::string> names;
  for (const kernel::Definition& definition : scripts_.host().image().definitions)
    names.insert(definition.title);
  for (const Pack* each : around(pack))
    if (each != &pack)
      for (const PackText& text : read(*each).texts) before.add(text.english);
  PackTexts out = read(pack);
  for (PackCard& card : out.cards)
    std::erase_if(card.abilities, [&](const std::string& text) { return before.cover(text, names); });
  std::erase_if(out.cards, [](const PackCard& card) {
    return card.name.empty() && card.subtitle.empty() && card.abilities.empty();
  });
  std::erase_if(out.texts, [&](const PackText& text) { return before.cover(text.english, names); });
  return out;
}

std::vector<PackTexts> PackTextFinder::for_translation(const Pack& pack) const {
  if (pack.manifest.kind != content::PackKind::translation) return {of(pack)};
  const auto& required = pack.manifest.required;
  const bool only_game =
      std::all_of(required.begin(), required.end(), [](const auto& each) { return each.implied; });
  std::vector<PackTexts> out;
  for (const content::Dependency& needed : required)
    if (const Pack* each = catalog_.library().find(needed.id); each && (only_game || !needed.implied))
      out.push_back(of(*each));
  return out;
}

KnownTexts PackTextFinder::keys_of(const Pack& pack) const {
  KnownTexts keys;
  for (const char* word : game::words::kAll) keys.add(word);  // a library can bring them to all its games
  for (const Pack* each : around(pack)) {
    const PackTexts& texts = read(*each);
    for (const PackText& text : texts.texts) keys.add(text.english);
    for (const PackCard& card : texts.cards) {
      keys.add(card.name);
      for (const std::string& text : card.abilities) keys.add(text);
    }
    for (const PackFile& file : each->scripts)
      if (is_script_of_play(file.path))
        for (const ScriptText& text : LuaTextFinder::strings(file.bytes)) keys.add(text.text);
  }
  return keys;
}

}  // namespace misk::cli
