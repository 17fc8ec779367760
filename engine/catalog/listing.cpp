#include "catalog/listing.hpp"

#include <algorithm>
#include <lua.hpp>

#include "catalog/plain_data.hpp"
#include "catalog/setup.hpp"
#include "content/suggest.hpp"
#include "kernel/random.hpp"
#include "language/key_words.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "text/joined.hpp"

namespace misk::game {

namespace {

/// A text field of the table on top of the stack, without metatables; "" if there is none.
std::string field(lua_State* L, const char* key) {
  script::push_raw_field(L, -1, key);
  std::string text = script::data_text(L, -1);
  if (lua_isboolean(L, -1) && lua_toboolean(L, -1)) text = "true";
  lua_pop(L, 1);
  return text;
}

/// A list of texts in the table on top of the stack, or the single text under the other key.
std::vector<std::string> texts(lua_State* L, const char* list, const char* one) {
  std::vector<std::string> out;
  script::push_raw_field(L, -1, list);
  const auto n = static_cast<int>(script::list_size(L, -1));
  for (int i = 1; i <= n; ++i) {
    script::raw_item(L, -1, i);
    if (lua_type(L, -1) == LUA_TSTRING) out.push_back(script::data_text(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  if (std::string text = field(L, one); out.empty() && !text.empty()) out.push_back(std::move(text));
  return out;
}

std::string short_id(const std::string& id) {
  const auto colon = id.find(':');
  return colon == std::string::npos ? id : id.substr(colon + 1);
}

}  // namespace

std::vector<Entry> entries(Scripts& scripts) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  const kernel::Image& image = host.image();
  std::vector<Entry> out;
  for (std::size_t i = 0; i < image.definitions.size(); ++i) {
    const kernel::Definition& definition = image.definitions[i];
    host.push_data(static_cast<kernel::Id>(i));
    if (lua_istable(L, -1)) {
      Entry entry;
      entry.id = short_id(definition.id);
      // If two packs share a slug, the full id is shown.
      if (image.find_definition(entry.id) != i) entry.id = definition.id;
      entry.name = scripts.translation().title(static_cast<kernel::Id>(i));
      entry.pack = definition.pack.empty() ? definition.origin.pack : definition.pack;
      entry.game = scripts.game();
      entry.type = field(L, "kind");
      entry.status = field(L, "status");
      if (entry.status.empty()) entry.status = "playable";
      entry.standin = field(L, "standin");
      entry.code = field(L, "code");
      entry.classes = texts(L, "classes", "class");
      entry.texts = texts(L, "texts", "text");
      script::push_raw_field(L, -1, "level");
      if (lua_isnumber(L, -1)) entry.level = static_cast<int>(lua_tointeger(L, -1));
      lua_pop(L, 1);
      entry.file = definition.origin.file;
      entry.line = definition.origin.line;
      entry.patched_by = definition.patched_by;
      if (!entry.type.empty()) out.push_back(std::move(entry));
    }
    lua_pop(L, 1);
  }
  return out;
}

std::vector<Start> starts(Scripts& scripts, const std::string& scenario) {
  script::Host& host = scripts.host();
  lua_State* L = host.sandbox().state();
  std::vector<Start> out;
  const int top = lua_gettop(L);
  host.push_data(host.image().find_definition(scenario));
  if (lua_istable(L, -1)) {
    script::push_raw_field(L, -1, "starts");
  }
  if (lua_istable(L, -1)) {
    const auto n = static_cast<int>(script::list_size(L, -1));
    for (int i = 1; i <= n; ++i) {
      script::raw_item(L, -1, i);
      if (lua_istable(L, -1)) out.push_back({field(L, "name"), scripts.translation().text(field(L, "text"))});
      lua_pop(L, 1);
    }
  }
  lua_settop(L, top);
  return out;
}

namespace {

/// A text field of the table on top of the stack, which an export returned.
std::string said(lua_State* L, const char* key) {
  script::push_raw_field(L, -1, key);
  std::string text = script::taken_text(L, -1);
  lua_pop(L, 1);
  return text;
}

/// The values of an option, on top of the stack: { { "easy", "Easy" }, ... }.
std::vector<std::pair<std::string, std::string>> option_values(lua_State* L, const Translation& translation) {
  std::vector<std::pair<std::string, std::string>> out;
  const int n = script::taken_length(L, -1);
  for (int i = 1; i <= n; ++i) {
    script::raw_item(L, -1, i);
    if (lua_istable(L, -1)) {
      script::raw_item(L, -1, 1);
      script::raw_item(L, -2, 2);
      if (lua_isstring(L, -1) && lua_isstring(L, -2)) {
        lua_tolstring(L, -2, nullptr);  // converts a number to text
        lua_tolstring(L, -1, nullptr);
        out.emplace_back(script::taken_text(L, -2), translation.line(script::taken_text(L, -1)));
      }
      lua_pop(L, 2);
    }
    lua_pop(L, 1);
  }
  return out;
}

}  // namespace

SetupChoices setup_choices(Scripts& scripts, const std::string& scenario) {
  SetupChoices out;
  script::Host& host = scripts.host();
  if (!host.has_export("setup_options")) return out;
  const Translation& translation = scripts.translation();
  const auto push = [&](lua_State* L) {
    lua_pushlstring(L, scenario.data(), scenario.size());
    return 1;
  };
  host.call_export("setup_options", push, [&](lua_State* L) {
    if (!lua_istable(L, -1)) return;
    script::push_raw_field(L, -1, "most_players");
    if (lua_isnumber(L, -1)) out.most_players = static_cast<int>(lua_tointeger(L, -1));
    lua_pop(L, 1);
    script::push_raw_field(L, -1, "options");
    const int n = script::taken_length(L, -1);
    for (int i = 1; i <= n; ++i) {
      script::raw_item(L, -1, i);
      if (lua_istable(L, -1)) {
        SetupOption option{said(L, "name"), translation.text(said(L, "text")), {}, said(L, "default")};
        script::push_raw_field(L, -1, "values");
        option.values = option_values(L, translation);
        lua_pop(L, 1);
        script::push_raw_field(L, -1, "open");
        option.open = lua_toboolean(L, -1) != 0;
        lua_pop(L, 1);
        if (!option.name.empty()) out.names.push_back(option.name);
        if (!option.name.empty() && !option.values.empty()) out.options.push_back(std::move(option));
      }
      lua_pop(L, 1);
    }
  });
  return out;
}

std::string name_of(Scripts& scripts, const std::string& id) {
  const kernel::Id definition = scripts.image().find_definition(id);
  return definition == kernel::kNoId ? id : scripts.translation().title(definition);
}

std::string ending_in_words(Scripts& scripts, const std::string& outcome) {
  std::string text;
  if (scripts.host().has_export("ending")) text = scripts.host().query_text("ending", outcome);
  return scripts.translation().line(text.empty() ? key_in_words(outcome) : text);
}

NamesInWords::NamesInWords(Scripts& scripts, const std::vector<std::string>& ids) {
  for (const std::string& outcome : scripts.host().outcomes())
    words_[outcome] = ending_in_words(scripts, outcome);
  for (const std::string& id : ids) words_[id] = name_of(scripts, id);
}

std::string NamesInWords::operator()(const std::string& key) const {
  const auto found = words_.find(key);
  return found == words_.end() ? key_in_words(key) : found->second;
}

std::vector<std::string> game_ids(const Catalog& catalog) {
  std::vector<std::string> ids;
  for (const content::Pack& pack : catalog.library().packs)
    if (pack.manifest.kind == content::PackKind::game) ids.push_back(pack.id());
  return ids;
}

std::string game_title(std::string title) {
  const std::string_view rules = " (rules)";
  if (title.ends_with(rules)) title.resize(title.size() - rules.size());
  return title;
}

std::string title_of_game(const Catalog& catalog, const std::string& id) {
  const content::Pack* const pack = catalog.library().find(id);
  return game_title(pack ? pack->manifest.title : id);
}

/// Advice to a player if a pack's scripts fail; "" for a pack that was not installed.
static std::string turn_off(const Catalog& catalog, const std::string& id) {
  const content::Pack* pack = catalog.library().find(id);
  return pack && pack->origin == content::Origin::user ? "; to play without it: misk disable " + id : "";
}

/// The packs that are off and may have the missing scenario; "" if none is off.
static std::string what_is_off(const Catalog& catalog) {
  std::string list;
  for (const content::LeftOut& each : catalog.library().left_out)
    if (each.why == content::LeftOut::Why::off) list += (list.empty() ? "" : ", ") + each.id();
  return list.empty() ? "" : "; packs that are off: " + list + " (misk enable ID)";
}

// True if a script of the game contains this text. It avoids loading games in vain to find one scenario.
static bool mentions(const Catalog& catalog, const std::string& game, const std::string& text) {
  for (const content::Pack& pack : catalog.library().packs)
    if (plays(pack, game))
      for (const content::PackFile& script : pack.scripts)
        if (script.bytes.find(text) != std::string::npos) return true;
  return false;
}

std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const std::string& scenario) {
  std::vector<std::string> known, broken;
  std::vector<std::string> games = game_ids(catalog);
  const std::string name = '"' + scenario.substr(scenario.find(':') + 1) + '"';
  std::stable_partition(games.begin(), games.end(),
                        [&](const std::string& game) { return mentions(catalog, game, name); });
  for (const std::string& game : games) {
    auto scripts = std::make_unique<Scripts>(catalog, game);
    if (!scripts->ok()) {
      const auto& reports = scripts->host().reports();
      broken.push_back(reports.empty()
                           ? "the packs of '" + game + "' do not load"
                           : reports.front().to_string() + turn_off(catalog, reports.front().pack));
      continue;
    }
    const kernel::Id wanted = scripts->host().image().find_definition(scenario);
    for (const Entry& entry : entries(*scripts)) {
      const bool is_lesson = entry.type == "lesson";
      if (!is_lesson && entry.type != "scenario" && entry.type != "campaign") continue;
      if (scripts->host().image().find_definition(entry.id) == wanted) return scripts;
      if (!is_lesson) known.push_back(entry.id);
    }
  }
  if (!broken.empty()) throw SetupError(broken.front());
  if (known.empty())
    throw SetupError("no scenario '" + scenario + "': no pack has one; say where packs are with --packs" +
                     what_is_off(catalog));
  std::sort(known.begin(), known.end());
  throw SetupError("no scenario '" + scenario + "'; " +
                   content::did_you_mean(scenario, known, "there are: " + text::joined(known)) +
                   what_is_off(catalog));
}

std::vector<std::string> scenarios_of(script::Host& host, kernel::Id definition) {
  lua_State* const L = host.sandbox().state();
  std::vector<std::string> list;
  host.push_data(definition);
  if (lua_istable(L, -1) && field(L, "kind") == "campaign") list = texts(L, "scenarios", "");
  lua_pop(L, 1);
  return list;
}

std::string avatar_refused(Scripts& scripts, const std::string& avatar, const std::string& scenario) {
  if (!scripts.host().has_export("avatar_refused")) return "";
  const Plain why = ask_plain(scripts, "avatar_refused", {avatar, scenario});
  return why.is_string() ? why.get<std::string>() : "";
}

std::vector<std::string> playable_avatars(const Catalog& catalog, Scripts& scripts,
                                          const std::string& scenario) {
  const kernel::Image& image = scripts.host().image();
  std::vector<std::string> ids;
  for (const Entry& entry : entries(scripts)) {
    const kernel::Id avatar = image.find_definition(entry.id);
    if (image.policy.avatars != kernel::kNoId) {
      if (image.definitions[avatar].tags.has(image.policy.avatars)) ids.push_back(entry.id);
      continue;
    }
    for (const content::Deck& deck : catalog.decks())
      if (image.find_definition(deck.avatar) == avatar) {
        ids.push_back(entry.id);
        break;
      }
  }
  if (!scenario.empty())
    std::erase_if(ids, [&](const std::string& id) { return !avatar_refused(scripts, id, scenario).empty(); });
  std::sort(ids.begin(), ids.end());
  return ids;
}

std::vector<std::string> draw_avatars(const std::vector<std::string>& from, int count, std::uint64_t seed) {
  if (count < 1 || static_cast<std::size_t>(count) > from.size())
    throw SetupError("there are avatars for " + std::to_string(from.size()) + " players, not for " +
                     std::to_string(count) + "; ask for fewer or name them");
  std::vector<std::string> pool = from, taken;
  kernel::Random random{};
  random.seed(mix_seed(seed, 0xa7a7));
  for (int i = 0; i < count; ++i) {
    const auto at = random.below(static_cast<std::uint32_t>(pool.size()));
    taken.push_back(pool[at]);
    pool.erase(pool.begin() + at);
  }
  return taken;
}

}  // namespace misk::game
