// misk new: a first version of a pack, card, scenario, game, translation or test that works at once.
#include <lua.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <set>

#include "authoring/scaffold.hpp"
#include "commands/card_text.hpp"
#include "commands/commands.hpp"
#include "commands/community_cards.hpp"
#include "content/suggest.hpp"
#include "content/utf8.hpp"
#include "sandbox/raw.hpp"
#include "testing/lua_test.hpp"
#include "text/joined.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;

struct NewOptions {
  std::string what, name, game, type, dir = ".", title, author, of, language;
  CardText said;  // of a card that is made from its text
  bool list = false, json = false;
};

const std::vector<std::string>& kinds() {
  static const std::vector<std::string> names = {"pack",    "card",        "scenario", "game",
                                                 "library", "translation", "test"};
  return names;
}

/// The pack for the new files.
struct Place {
  std::string folder;
  content::Manifest manifest;
};

Place find_place(const std::string& dir) {
  std::error_code error;
  if (!fs::is_directory(dir, error)) throw Wrong(dir + ": no such folder; mend the path after --dir");
  Place place;
  place.folder = content::pack_around(dir);
  if (place.folder.empty())
    throw Wrong(
        dir +
        ": there is no pack here (no pack.yaml); go into a pack's folder, name it with --dir, or begin one "
        "with misk new pack NAME --game GAME");
  const std::string file = place.folder + "/pack.yaml";
  content::Diagnostics diagnostics;
  const auto manifest =
      content::parse_manifest(content::read_disk_file(file, std::uint64_t{1} << 20), file, diagnostics);
  if (!manifest) throw Wrong(diagnostics.empty() ? file + ": cannot be read" : diagnostics.front().to_line());
  place.manifest = *manifest;
  return place;
}

std::vector<std::string> game_names(const game::Catalog& catalog) {
  std::vector<std::string> names;
  for (const content::Pack& pack : catalog.library().packs)
    if (pack.manifest.kind == content::PackKind::game) names.push_back(pack.id());
  std::sort(names.begin(), names.end());
  return names;
}

const content::Pack& game_pack(const game::Catalog& catalog, const std::string& id) {
  const content::Pack* found = catalog.library().find(id);
  if (found && found->manifest.kind == content::PackKind::game) return *found;
  const std::vector<std::string> names = game_names(catalog);
  throw Wrong(
      "no game '" + id + "' is loaded; " +
      content::did_you_mean(id, names, "use " + text::joined(names) + ", or say where it is with --packs"));
}

CardTemplate find_template(const content::Pack& game, const std::string& type) {
  std::vector<std::string> types;
  for (const CardTemplate& each : card_templates(game)) {
    if (each.type == type) return each;
    types.push_back(each.type);
  }
  if (types.empty()) throw Wrong("the game '" + game.id() + "' has no templates; write the file by hand");
  const std::string known = "use " + text::joined(types);
  if (type.empty()) throw Wrong("say which type of card, with --type; " + known);
  throw Wrong("the game '" + game.id() + "' has no template '" + type + "'; " +
              content::did_you_mean(type, types, known));
}

/// Lines of names in quotes, for a Lua table.
std::string names_in_quotes(const std::set<std::string>& names) {
  std::string text, line = " ";
  for (const std::string& name : names) {
    const std::string word = " \"" + name + "\",";
    if (line.size() + word.size() > 110) {
      text += line + "\n";
      line = " ";
    }
    line += word;
  }
  return text + line;
}

/// The names that scripts of the pack in `folder` may use; editors and luacheck know only plain Lua.
std::set<std::string> visible_names(const game::Catalog& catalog, const std::string& pack,
                                    const std::string& game) {
  game::Scripts scripts(catalog, game);
  std::set<std::string> names;
  script::Sandbox& box = scripts.host().sandbox();
  lua_State* L = box.state();
  const int top = lua_gettop(L);
  script::raw_kept(L, box.environment(pack));
  lua_pushnil(L);
  while (script::raw_next(L, -2)) {
    if (lua_type(L, -2) == LUA_TSTRING) names.insert(lua_tostring(L, -2));
    lua_pop(L, 1);
  }
  lua_settop(L, top);
  return names;
}

/// The bundled card packs of a game that another pack builds on, in the form of pack.yaml.
std::string needed_packs(const game::Catalog& catalog, const std::string& game) {
  std::error_code error;
  std::vector<std::string> roots;
  for (const std::string& root : bundled_roots())
    roots.push_back(fs::weakly_canonical(root, error).string() + "/");
  std::string text;
  for (const content::Pack& pack : catalog.library().packs) {
    const std::string folder = fs::weakly_canonical(pack.root, error).string();
    const bool bundled = std::any_of(roots.begin(), roots.end(),
                                     [&](const std::string& root) { return folder.starts_with(root); });
    if (bundled && pack.manifest.game == game && pack.manifest.kind == content::PackKind::cards)
      text += (text.empty() ? "" : ", ") + pack.id() + ": \">=" + pack.manifest.version.to_string() + "\"";
  }
  return text.empty() ? " " : text;
}

void tell(const NewOptions& options, const std::string& folder, const std::vector<NewFile>& files,
          const std::string& next) {
  auto paths = text::Json::array();
  for (const NewFile& file : files) {
    const std::string path = (fs::path(folder) / file.path).lexically_normal().string();
    if (options.json)
      paths.push_back(path);
    else
      std::printf("%s\n", path.c_str());
  }
  if (options.json)
    print_json({{"folder", folder}, {"files", paths}});
  else
    std::printf("Next: %s\n", next.c_str());
}

/// True for a language code: de, pt-BR, zh-Hans.
bool is_language(const std::string& text) {
  const auto dash = std::min(text.find('-'), text.size());
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto end = text.begin() + static_cast<std::ptrdiff_t>(dash);
  return (dash == 2 || dash == 3) && std::all_of(text.begin(), end, small) &&
         (dash == text.size() ||
          (text.size() - dash >= 3 && text.size() - dash <= 5 && std::all_of(end + 1, text.end(), letter)));
}

/// Checks a title or an author's name: one line, and short enough for a manifest.
void check_words(const std::string& words, const std::string& option) {
  if (content::find_bad_utf8(words) != std::string::npos || content::has_control(words))
    throw Wrong(option + " has control characters in it; write it on one line, plainly");
  if (words.size() > 100) throw Wrong(option + " is longer than 100 bytes; shorten it");
}

void append(std::vector<NewFile>& to, std::vector<NewFile> more) {
  for (NewFile& file : more) to.push_back(std::move(file));
}

/// The given title, or else the name as it was written; a name that is already an id is turned into words.
std::string title_for(const NewOptions& options, const std::string& id) {
  const std::string title = !options.title.empty() ? options.title
                            : options.name == id   ? title_of(id)
                                                   : options.name;
  check_words(title, "the title");
  return title;
}

/// The words for a new pack, whose name must be free.
Words words_of_pack(const NewOptions& options, const game::Catalog& catalog) {
  Words words;
  words.pack = slug_of(options.name);
  words.pack_title = title_for(options, words.pack);
  check_words(options.author, "the author's name");
  words.author = options.author.empty() ? "The authors of " + words.pack_title : options.author;
  if (catalog.library().find(words.pack))
    throw Wrong("a pack '" + words.pack + "' is there already (misk list packs); choose another name");
  return words;
}

/// The folder for a new pack of that id.
std::string new_folder(const NewOptions& options, const std::string& pack) {
  std::error_code error;
  if (!fs::is_directory(options.dir, error))
    throw Wrong(options.dir + ": no such folder; mend the path after --dir");
  if (const std::string around = content::pack_around(options.dir); !around.empty())
    throw Wrong(options.dir + ": lies in the pack " + around +
                ", and packs do not lie in packs; name another folder with --dir");
  const std::string folder = (fs::path(options.dir) / pack).lexically_normal().string();
  if (fs::exists(fs::symlink_status(folder, error)))
    throw Wrong(folder + ": is there already; choose another name, or move it away");
  return folder;
}

/// The file for luacheck. It can be made only when the pack exists, because it lists the visible names.
NewFile luacheckrc(const std::string& text, const game::Catalog& catalog, const Words& words) {
  const std::string mark = "  \"PACK_GLOBALS\",";
  NewFile file{".luacheckrc", text};
  file.text.replace(text.find(mark), mark.size(),
                    names_in_quotes(visible_names(catalog, words.pack, words.game)));
  return file;
}

/// `misk new pack` and `misk new game`.
int new_pack(const NewOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  Words words = words_of_pack(options, *catalog);
  const std::string folder = new_folder(options, words.pack);
  const bool is_game = options.what == "game";
  if (is_game && !options.game.empty())
    throw Wrong("--game does not go with misk new game, which is a game of its own");
  if (!is_game && options.game.empty())
    throw Wrong("say for which game, with --game: " + text::joined(game_names(*catalog)));
  words.game = is_game ? words.pack : game_pack(*catalog, options.game).id();
  std::vector<NewFile> files = template_files("common", words);
  append(files, template_files("pack", words));
  if (is_game) {
    append(files, template_files("game", words));
  } else {
    const content::Pack& game = game_pack(*catalog, options.game);
    words.needs = needed_packs(*catalog, game.id());
    append(files, template_files("cards", words));
    for (const CardTemplate& each : card_templates(game)) {
      if (each.type != "test") continue;
      Words of_test = words;
      of_test.card = words.pack;
      of_test.card_title = words.pack_title;
      append(files, card_files(game, each, of_test));
    }
  }
  const auto rc = std::find_if(files.begin(), files.end(),
                               [](const NewFile& file) { return file.path == ".luacheckrc"; });
  const std::string names = rc->text;
  files.erase(rc);
  write_new(folder, files);
  std::vector<std::string> extra = shared.packs;
  extra.push_back(folder);
  const game::Catalog with_it(pack_roots(extra, Own::needed));
  files.push_back(luacheckrc(names, with_it, words));
  write_new(folder, {files.back()});
  write_stubs(folder + "/.misk/stubs", with_it, words.game);
  std::sort(files.begin(), files.end(), [](const NewFile& a, const NewFile& b) { return a.path < b.path; });
  tell(options, folder, files, "misk check " + folder + " && misk test " + folder);
  return kDone;
}

/// `misk new library`: functions for several games.
int new_library(const NewOptions& options, const Shared& shared) {
  if (!options.game.empty())
    throw Wrong("--game does not go with misk new library, which belongs to no game");
  const auto catalog = load_catalog(shared.packs);
  const Words words = words_of_pack(options, *catalog);
  const std::string folder = new_folder(options, words.pack);
  std::vector<NewFile> files = template_files("common", words);
  append(files, template_files("library", words));
  write_new(folder, files);
  write_stubs(folder + "/.misk/stubs", *catalog, "");
  std::sort(files.begin(), files.end(), [](const NewFile& a, const NewFile& b) { return a.path < b.path; });
  tell(options, folder, files, "misk check " + folder);
  return kDone;
}

/// `misk new translation`: a pack for the texts of another one.
int new_translation(const NewOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  Words words = words_of_pack(options, *catalog);
  const std::string folder = new_folder(options, words.pack);
  std::vector<std::string> ids;
  for (const content::Pack& pack : catalog->library().packs) ids.push_back(pack.id());
  if (options.of.empty()) throw Wrong("say which pack is translated, with --of; see misk list packs");
  const content::Pack* of = catalog->library().find(options.of);
  if (!of)
    throw Wrong("--of: no pack '" + options.of + "' is loaded; " +
                content::did_you_mean(options.of, ids, "say where it is with --packs"));
  if (!is_language(options.language) || options.language == "en")
    throw Wrong(options.language.empty()
                    ? "say into which language, with --language: de, pt-BR ..."
                    : "--language: '" + options.language +
                          "' is no language to translate into; write a code such as de or pt-BR");
  words.language = options.language;
  words.game = of->manifest.game;
  words.needs = of->id() + ": \">=" + of->manifest.version.to_string() + "\"";
  std::vector<NewFile> files = template_files("common", words);
  append(files, template_files("translation", words));
  write_new(folder, files);
  std::sort(files.begin(), files.end(), [](const NewFile& a, const NewFile& b) { return a.path < b.path; });
  tell(options, folder, files, "misk check " + folder);
  return kDone;
}

/// A card that is made from its text has no test yet: only its author knows what it is to do.
std::vector<NewFile> files_of_text(const NewOptions& options, const Place& place, const CardTemplate& of,
                                   const Words& words, const game::Catalog& catalog) {
  if (place.manifest.game != kCommunityGame)
    throw Wrong("--text is there for cards of '" + std::string(kCommunityGame) + "' only; leave it out");
  CardText said = options.said;
  said.name = words.card_title;
  said.type = options.type;
  const TextCard card = card_from_text(said, place.manifest.id, catalog);
  for (const std::string& line : summary_of(card)) std::fprintf(stderr, "%s\n", line.c_str());
  return {{of.folder + "/" + words.card + ".lua", card.script}};
}

/// `misk new card`, `scenario` and `test`: add to an existing pack.
int new_card(const NewOptions& options, const Shared& shared) {
  const Place place = find_place(options.dir);
  if (!options.game.empty() && options.game != place.manifest.game)
    throw Wrong("the pack '" + place.manifest.id + "' is for the game '" + place.manifest.game +
                "'; leave --game out");
  std::vector<std::string> extra = shared.packs;
  extra.push_back(place.folder);
  if (place.manifest.kind == content::PackKind::library)
    throw Wrong("the pack '" + place.manifest.id +
                "' is a library, which has no cards; name the folder of another pack with --dir");
  const auto catalog = load_catalog(extra);
  const content::Pack& game = game_pack(*catalog, place.manifest.game);
  CardTemplate of = find_template(game, options.what == "card" ? options.type : options.what);
  Words words;
  words.card = slug_of(options.name);
  words.card_title = title_for(options, words.card);
  words.pack = place.manifest.id;
  words.pack_title = place.manifest.title;
  words.game = place.manifest.game;
  // A game's own pack runs only the files in cards/.
  if (place.manifest.kind == content::PackKind::game && of.folder != "tests" && of.folder != "cards")
    of.folder = "cards/" + of.folder;
  const bool from_text = !options.said.text.empty();
  if (!from_text && !(options.said.figures.empty() && options.said.back.empty()))
    throw Wrong("--figure and --back belong to a card that is made with --text; add it, or leave them out");
  const std::vector<NewFile> files =
      from_text ? files_of_text(options, place, of, words, *catalog) : card_files(game, of, words);
  // Two files of the same name would define the same id twice.
  if (const content::Pack* pack = catalog->library().find(place.manifest.id))
    for (const content::PackFile& script : pack->scripts)
      for (const NewFile& file : files)
        if (fs::path(script.path).filename() == fs::path(file.path).filename())
          throw Wrong(pack->display(script.path) +
                      ": is there already; choose another name, or move it away");
  write_new(place.folder, files);
  const std::string shown = fs::relative(place.folder).string();
  tell(options, shown, files,
       from_text ? "misk check " + shown + ", then a test of it: misk new test " + words.card + "_test"
                 : "misk check " + shown + " && misk test " + shown);
  return kDone;
}

int list_types(const NewOptions& options, const Shared& shared) {
  std::vector<std::string> extra = shared.packs;
  if (const std::string here = content::pack_around(options.dir); !here.empty()) extra.push_back(here);
  const auto catalog = load_catalog(extra);
  std::vector<std::string> games = game_names(*catalog);
  if (!options.game.empty()) games = {game_pack(*catalog, options.game).id()};
  auto document = text::Json::array();
  std::vector<std::vector<std::string>> rows;
  for (const std::string& id : games)
    for (const CardTemplate& each : card_templates(*catalog->library().find(id))) {
      document.push_back({{"game", id}, {"type", each.type}, {"folder", each.folder}, {"text", each.text}});
      rows.push_back({id, each.type, each.folder, each.text});
    }
  if (options.json)
    print_json(document);
  else
    print_table({"GAME", "TYPE", "FOLDER", "WHAT IT IS"}, rows);
  return kDone;
}

int make(const NewOptions& options, const Shared& shared) {
  if (options.list) return list_types(options, shared);
  const auto& known = kinds();
  if (std::find(known.begin(), known.end(), options.what) == known.end())
    throw Wrong(options.what.empty()
                    ? "say what is to be made: " + text::joined(known) + "; see misk new --help"
                    : "misk new makes no '" + options.what + "'; " +
                          content::did_you_mean(options.what, known, "use " + text::joined(known)));
  if (options.name.empty()) throw Wrong("misk new " + options.what + " needs a NAME; see misk new --help");
  if (options.what == "pack" || options.what == "game") return new_pack(options, shared);
  if (options.what == "translation") return new_translation(options, shared);
  if (options.what == "library") return new_library(options, shared);
  return new_card(options, shared);
}

}  // namespace

void add_new(Command& app, Shared& shared) {
  auto options = std::make_shared<NewOptions>();
  Command* command =
      subcommand(app, shared, "new", "Begins a pack, card, scenario, game, library, translation or test",
                 "misk new pack harbour_lights --game arkham --author \"A. Author\"\n"
                 "  cd harbour_lights\n"
                 "  misk new card \"Night Porter\" --type asset");
  command->add_option("what", options->what, "pack, card, scenario, game, library, translation or test")
      ->type_name("WHAT");
  command->add_option("name", options->name, "its name or id")->type_name("NAME");
  command->add_option("--game", options->game, "of a pack: for which game")->type_name("GAME");
  command->add_option("--type", options->type, "of a card (misk new --list)")->type_name("TYPE");
  command
      ->add_option("--text", options->said.text,
                   "of a card: makes it from what it says; ' // ' between lines")
      ->type_name("TEXT");
  command->add_option("--back", options->said.back, "with --text: the other side of an act or agenda")
      ->type_name("TEXT");
  command
      ->add_option("--figure", options->said.figures,
                   "with --text: a figure, cost=2 or traits=\"Item, Tool\"")
      ->type_name("NAME=VALUE");
  command->add_option("--dir", options->dir, "where: of a pack its parent, else the pack")
      ->type_name("DIR")
      ->capture_default_str();
  command->add_option("--title", options->title, "what players read; default: made from the name")
      ->type_name("T");
  command->add_option("--author", options->author, "of a pack: whose it is, for its licence")->type_name("A");
  command->add_option("--of", options->of, "of a translation: the pack whose texts it has")
      ->type_name("PACK");
  command->add_option("--language", options->language, "of a translation: de, pt-BR ...")->type_name("CODE");
  command->add_flag("--list", options->list, "the types of cards there are templates of");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback(
      [options, &shared] { shared.run = [options, &shared] { return make(*options, shared); }; });
}

}  // namespace misk::cli
