#include "screens/start_data.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>

#include "campaign/view.hpp"
#include "catalog/listing.hpp"
#include "content/suggest.hpp"
#include "decks/deck.hpp"
#include "game/bot.hpp"
#include "game/seat_view.hpp"
#include "screens/printed_cards.hpp"
#include "store/write_file.hpp"
#include "text/letters.hpp"

namespace misk::ui {

namespace fs = std::filesystem;

std::string spoken(const std::string& id) {
  std::string out = id.substr(id.find(':') == std::string::npos ? 0 : id.find(':') + 1);
  bool first = true;
  for (char& c : out) {
    if (c == '_') c = ' ';
    if (first) c = text::large(c);
    first = c == ' ';
  }
  return out;
}

/// A game's scripts, and data read from them.
struct CatalogSource::Loaded {
  Loaded(const game::Catalog& catalog, const std::string& id) : scripts(catalog, id) { info.id = id; }
  game::Scripts scripts;
  GameInfo info;
  std::map<std::string, FacePtr> faces;  // by id, of cards in no game
  std::optional<PrintedCards> printed;   // draws them
};

namespace {

std::string date_of(const std::string& file) {
  struct stat about {};
  if (stat(file.c_str(), &about) != 0) return "";
  std::tm local{};
  localtime_r(&about.st_mtime, &local);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
  return text;
}

/// A face made without a table: the name and the texts of the abilities.
Face plain_face(game::Scripts& scripts, kernel::Id definition) {
  const kernel::Definition& def = scripts.host().image().definitions[definition];
  Face face;
  face.definition = def.id;
  face.title = scripts.translation().title(definition);
  face.subtitle = scripts.translation().subtitle(definition);
  for (const kernel::Id ability : def.abilities) {
    const std::string text = scripts.translation().ability(ability);
    if (!text.empty() && std::find(face.text.begin(), face.text.end(), text) == face.text.end())
      face.text.push_back(text);
  }
  return face;
}

ScenarioInfo scenario_info(game::Scripts& scripts, const game::Entry& entry) {
  ScenarioInfo info;
  info.id = entry.id;
  info.name = entry.name.empty() ? spoken(entry.id) : entry.name;
  info.pack = entry.pack;
  info.campaign = entry.type == "campaign";
  if (!entry.texts.empty()) info.text = scripts.translation().text(entry.texts.front());
  info.choices = game::setup_choices(scripts, entry.id);
  info.choices.most_players = std::clamp(info.choices.most_players, 1, kernel::kMaxPlayers);
  const auto starts = game::starts(scripts, entry.id);
  if (!starts.empty()) {
    game::SetupOption begin{"start", "Start at", {{"", "The beginning"}}, ""};
    for (const game::Start& start : starts) begin.values.emplace_back(start.name, spoken(start.name));
    info.choices.options.push_back(std::move(begin));
  }
  return info;
}

/// Those of a campaign in its order, so that a person begins with its first; all others after them.
void order_by_campaign(game::Scripts& scripts, std::vector<ScenarioInfo>& list) {
  std::map<kernel::Id, std::size_t> place;
  const kernel::Image& image = scripts.host().image();
  for (const ScenarioInfo& each : list)
    if (each.campaign)
      for (const std::string& id : game::scenarios_of(scripts.host(), image.find_definition(each.id)))
        place.emplace(image.find_definition(id), place.size());
  const auto of = [&](const ScenarioInfo& each) {
    const auto found = place.find(image.find_definition(each.id));
    return found == place.end() ? place.size() : found->second;
  };
  std::stable_sort(list.begin(), list.end(),
                   [&](const ScenarioInfo& a, const ScenarioInfo& b) { return of(a) < of(b); });
}

}  // namespace

CatalogSource::CatalogSource(std::function<std::shared_ptr<const game::Catalog>()> packs,
                             std::string data_folder, game::PackHelp help)
    : packs_(std::move(packs)), folder_(std::move(data_folder)), help_(std::move(help)) {}

CatalogSource::~CatalogSource() = default;

const std::shared_ptr<const game::Catalog>& CatalogSource::catalog() {
  if (auto now = packs_(); now != on_) {
    loaded_.clear();
    on_ = std::move(now);
    words_ = game::Translation(on_->library(), "", on_->language(), nullptr);
  }
  return on_;
}

std::vector<GameHead> CatalogSource::games() {
  const content::Library& library = catalog()->library();
  std::vector<GameHead> out;
  const auto add = [&](const content::Manifest& manifest) {
    if (manifest.kind != content::PackKind::game) return;
    for (const GameHead& each : out)
      if (each.id == manifest.id) return;
    GameHead head{
        manifest.id, game::game_title(words_.said(manifest.title)), words_.said(manifest.description), {}};
    for (const content::LeftOut& pack : library.left_out)
      if (pack.manifest && (pack.id() == head.id || pack.manifest->game == head.id))
        head.off.push_back(game::game_title(words_.said(pack.manifest->title)));
    out.push_back(std::move(head));
  };
  for (const content::Pack& pack : library.packs) add(pack.manifest);
  for (const content::LeftOut& pack : library.left_out)
    if (pack.manifest) add(*pack.manifest);
  std::sort(out.begin(), out.end(), [](const GameHead& a, const GameHead& b) { return a.title < b.title; });
  return out;
}

CatalogSource::Loaded& CatalogSource::load(const std::string& game) {
  catalog();
  for (const auto& each : loaded_)
    if (each->info.id == game) return *each;
  loaded_.push_back(std::make_unique<Loaded>(*on_, game));
  Loaded& loaded = *loaded_.back();
  GameInfo& info = loaded.info;
  for (const script::Report& report : loaded.scripts.host().reports())
    info.problems.push_back(report.to_line());
  if (!on_->library().find(game) || !loaded.scripts.ok()) return loaded;

  info.bots = game::bot_names(loaded.scripts);
  std::map<std::string, std::string> names;
  for (const game::Entry& entry : game::entries(loaded.scripts)) {
    names[entry.id] = entry.name;
    if (entry.type == "scenario" || entry.type == "campaign")
      info.scenarios.push_back(scenario_info(loaded.scripts, entry));
    else if (entry.type == "lesson")
      info.lessons.push_back({entry.id, entry.name, entry.texts.empty() ? "" : entry.texts.front()});
  }
  order_by_campaign(loaded.scripts, info.scenarios);
  std::stable_partition(info.scenarios.begin(), info.scenarios.end(),
                        [](const ScenarioInfo& each) { return !each.campaign; });
  const kernel::Image& image = loaded.scripts.host().image();
  for (const std::string& id : game::playable_avatars(*on_, loaded.scripts)) {
    const kernel::Id definition = image.find_definition(id);
    AvatarInfo avatar;
    avatar.id = id;
    avatar.name = names[id];
    avatar.face = std::make_shared<const Face>(plain_face(loaded.scripts, definition));
    for (const content::Deck& deck : on_->decks())
      if (image.find_definition(deck.avatar) == definition) {
        DeckInfo known = deck_info(loaded, deck, id);
        known.text = content::to_yaml(deck);
        avatar.decks.push_back(std::move(known));
      }
    info.decks = info.decks || !avatar.decks.empty();
    info.avatars.push_back(std::move(avatar));
  }
  if (info.decks)
    for (AvatarInfo& avatar : info.avatars) add_own_decks(loaded, avatar);
  add_faces(loaded);
  return loaded;
}

// Games draw their own cards, so each avatar is put on a table and drawn.
void CatalogSource::add_faces(Loaded& loaded) const {
  GameInfo& info = loaded.info;
  if (info.scenarios.empty()) return;
  const ScenarioInfo& scenario = info.scenarios.front();
  const auto at_once = static_cast<std::size_t>(scenario.choices.most_players);
  bool first = true;
  for (std::size_t from = 0; from < info.avatars.size(); from += at_once) {
    game::Setup setup;
    setup.scenario = scenario.id;
    const std::size_t to = std::min(from + at_once, info.avatars.size());
    for (std::size_t i = from; i < to; ++i) setup.avatars.push_back(info.avatars[i].id);
    try {
      game::Game game(*on_, loaded.scripts, setup);
      game::SeatViewer viewer(game);
      if (first) {
        info.presentation = presentation_of(game, viewer);
        first = false;
      }
      const kernel::Kernel& k = game.kernel();
      viewer.only({k.kind_of(k.state().avatars[0]).name});
      const game::SeatView view = viewer.look(0);
      for (std::size_t i = from; i < to; ++i) {
        const game::ThingView* thing = view.find(view.seats[i - from].avatar);
        if (!thing || !thing->face || thing->face->is_null()) continue;
        Face face = read_face(*thing->face, info.avatars[i].id);
        face.definition = thing->definition;
        if (face.text.empty()) face.text = info.avatars[i].face->text;
        info.avatars[i].face = std::make_shared<const Face>(std::move(face));
      }
    } catch (const std::runtime_error& e) {
      info.problems.push_back(e.what());
      return;
    }
  }
}

DeckInfo CatalogSource::deck_info(Loaded& loaded, const content::Deck& deck,
                                  const std::string& avatar) const {
  const kernel::Image& image = loaded.scripts.host().image();
  DeckInfo info;
  info.name = deck.name.empty() ? fs::path(deck.file).stem().string() : deck.name;
  info.file = deck.file;
  for (const content::DeckEntry& entry : deck.cards) {
    const kernel::Id card = image.find_definition(entry.card);
    info.size += entry.count;
    info.cards.push_back(std::to_string(entry.count) + " \xC3\x97 " +
                         (card == kernel::kNoId ? entry.card : loaded.scripts.translation().title(card)));
  }
  const auto known = [&](const std::string& id) { return image.find_definition(id) != kernel::kNoId; };
  if (const auto wrong = content::check_deck(deck, known); !wrong.empty())
    info.problem = wrong.front().to_line();
  else if (image.find_definition(deck.avatar) != image.find_definition(avatar))
    info.problem = "this deck is for " + spoken(deck.avatar);
  else
    for (const content::Diagnostic& each : game::deck_problems(loaded.scripts, deck))
      info.warnings.push_back(each.told());
  return info;
}

void CatalogSource::add_own_decks(Loaded& loaded, AvatarInfo& avatar) const {
  const kernel::Image& image = loaded.scripts.host().image();
  // Unreadable files are skipped here; somebody who types the path of one gets its fault.
  for (const content::Deck& deck : content::read_decks(folder_ + "/decks"))
    if (image.find_definition(deck.avatar) == image.find_definition(avatar.id))
      avatar.decks.push_back(deck_info(loaded, deck, avatar.id));
}

void CatalogSource::read_decks_again() {
  for (const auto& loaded : loaded_)
    for (AvatarInfo& avatar : loaded->info.avatars) {
      if (!loaded->info.decks) continue;
      std::erase_if(avatar.decks, [](const DeckInfo& deck) { return deck.text.empty(); });
      add_own_decks(*loaded, avatar);
    }
}

DeckInfo CatalogSource::read_deck(const std::string& game, const std::string& avatar,
                                  const std::string& file) {
  DeckInfo info;
  info.file = file;
  info.name = fs::path(file).filename().string();
  try {
    info = deck_info(load(game), content::read_deck(file), avatar);
  } catch (const content::ContentError& e) {
    info.problem = e.diagnostic().to_line();
  }
  return info;
}

// The card is drawn on a table of the game's first scenario.
FacePtr CatalogSource::card_face(const std::string& game, const std::string& id) {
  Loaded& loaded = load(game);
  const auto [at, fresh] = loaded.faces.try_emplace(id);
  const kernel::Id definition = loaded.scripts.host().image().find_definition(id);
  if (!fresh || definition == kernel::kNoId) return at->second;
  const GameInfo& info = loaded.info;
  for (const AvatarInfo& avatar : info.avatars)
    if (loaded.scripts.host().image().find_definition(avatar.id) == definition)
      return at->second = avatar.face;
  Face face = plain_face(loaded.scripts, definition);
  if (!loaded.printed && !info.scenarios.empty() && !info.scenarios.front().campaign && !info.avatars.empty())
    loaded.printed.emplace(*on_, loaded.scripts, info.scenarios.front().id, info.avatars.front().id);
  if (auto drawn = loaded.printed ? loaded.printed->face(definition, id) : std::nullopt) {
    if (drawn->text.empty()) drawn->text = std::move(face.text);
    face = std::move(*drawn);
  }
  return at->second = std::make_shared<const Face>(std::move(face));
}

const GameInfo& CatalogSource::game(const std::string& id) {
  return load(id).info;
}

SaveInfo CatalogSource::read_save(const std::string& file) {
  SaveInfo info;
  info.file = file;
  info.name = fs::path(file).stem().string();
  info.date = date_of(file);
  game::Save save;
  try {
    try {
      save = game::read_save(file);
    } catch (const content::ContentError& e) {
      save = game::read_save(file, true);
      info.note = e.diagnostic().message;
    }
  } catch (const content::ContentError& e) {
    info.broken = e.diagnostic().to_line();
    return info;
  }
  const content::Library& library = catalog()->library();
  const content::Pack* pack = library.find(save.game);
  const content::LeftOut* off = pack ? nullptr : library.find_left_out(save.game);
  info.game = pack  ? game::game_title(pack->manifest.title)
              : off ? game::game_title(off->manifest->title)
                    : spoken(save.game);
  info.scenario = spoken(save.setup.scenario);
  for (const std::string& avatar : save.setup.avatars) info.seats.push_back(spoken(avatar));
  for (const auto& [key, value] : save.setup.options)
    info.options.push_back(spoken(key) + ": " + spoken(value));
  info.answers = save.answers.size();
  info.seed = save.setup.seed;
  for (const game::PackDifference& each : game::pack_differences(
           save, *on_, [&]() -> const game::Scripts* { return pack ? &load(save.game).scripts : nullptr; })) {
    const std::string mend = help_.mend ? help_.mend(each) : "";
    info.note += (info.note.empty() ? "" : "; ") + each.what + (mend.empty() ? "" : ": " + mend);
  }
  if (!pack)
    info.broken = off ? "its game is off: " + info.game + "; turn it on under Packs"
                      : "its game '" + save.game + "' is not there";
  return info;
}

SaveInfo CatalogSource::read_campaign(const std::string& file) {
  SaveInfo info;
  info.campaign = true;
  info.file = file;
  info.name = fs::path(file).stem().string();
  info.date = date_of(file);
  try {
    const std::string game = game::campaign_game(file);
    const content::Pack* pack = catalog()->library().find(game);
    info.game = pack ? game::game_title(pack->manifest.title) : spoken(game);
    if (!pack) {
      info.broken = "its game '" + game + "' is not there";
      return info;
    }
    Loaded& loaded = load(game);
    if (!loaded.scripts.ok()) {
      info.broken = "the packs of its game do not load; see Packs";
      return info;
    }
    const game::Campaign campaign = game::read_campaign(file, loaded.scripts);
    const game::CampaignView view = game::campaign_view(campaign, loaded.scripts);
    info.scenario = view.title;
    if (!view.subtitle.empty()) info.options.push_back(view.subtitle);
    // After the campaign's end, show its last players, whatever became of them.
    for (const auto& person : view.people)
      if (person.plays || !view.ending.empty()) info.seats.push_back(person.name);
    info.stands = !view.ending.empty() ? "over: " + view.ending
                  : campaign.running   ? "in " + view.next
                  : view.story.empty() ? "before " + view.next
                                       : "next: " + view.next;
    info.seed = campaign.seed;
  } catch (const content::ContentError& e) {
    info.broken = e.diagnostic().to_line();
  } catch (const std::runtime_error& e) {
    info.broken = e.what();
  }
  return info;
}

namespace {

bool is_yaml(const fs::path& file) {
  return file.extension() == ".yaml" || file.extension() == ".yml";
}

/// False for the scenario of a campaign, because the campaign resumes it.
bool is_saved_game(const fs::path& file) {
  if (is_yaml(file)) return true;
  if (file.extension() != ".misk") return false;
  std::error_code error;
  fs::path campaign = file.parent_path() / file.stem();
  if (campaign.extension() != ".scenario") return true;
  campaign.replace_extension(".yaml");
  return !fs::exists(campaign, error);
}

fs::file_time_type last_played(const fs::path& file) {
  std::error_code error;
  const auto time = fs::last_write_time(file, error);
  if (!is_yaml(file)) return time;
  const auto scenario = fs::last_write_time(game::scenario_save(file.string()), error);
  return error ? time : std::max(time, scenario);
}

}  // namespace

std::vector<SaveInfo> CatalogSource::saves() {
  struct Found {
    fs::file_time_type time;
    std::string file;
  };
  std::vector<Found> found;
  std::error_code error;
  if (!folder_.empty())
    for (const auto& entry : fs::directory_iterator(folder_ + "/saves", error))
      if (entry.is_regular_file(error) && is_saved_game(entry.path()))
        found.push_back({last_played(entry.path()), entry.path().string()});
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
    return a.time != b.time ? a.time > b.time : a.file > b.file;
  });
  std::vector<SaveInfo> out;
  for (const Found& each : found)
    out.push_back(is_yaml(each.file) ? read_campaign(each.file) : read_save(each.file));
  return out;
}

std::string CatalogSource::new_save_name(const std::string& scenario) {
  if (folder_.empty()) return "";
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char date[32];
  std::strftime(date, sizeof date, "%Y-%m-%d", &local);
  const std::string base =
      scenario.substr(scenario.find(':') == std::string::npos ? 0 : scenario.find(':') + 1) + "-" + date;
  std::string name = base;
  std::error_code error;
  const auto taken = [&](const char* extension) {
    return fs::exists(folder_ + "/saves/" + name + extension, error);
  };
  for (int n = 2; taken(".misk") || taken(".yaml"); ++n) name = base + "-" + std::to_string(n);
  return name;
}

std::string CatalogSource::save_path(const std::string& name, std::string& problem) {
  return path_for(name, ".misk", problem);
}

std::string CatalogSource::campaign_path(const std::string& name, std::string& problem) {
  return path_for(name, ".yaml", problem);
}

std::string CatalogSource::path_for(const std::string& name, const char* extension,
                                    std::string& problem) const {
  std::string path = name;
  if (name.find('/') == std::string::npos) {
    if (folder_.empty()) {
      problem =
          "there is no folder for saves (neither HOME nor XDG_DATA_HOME is set); give a path, or no name";
      return "";
    }
    path = folder_ + "/saves/" + name;
  }
  if (fs::path(path).extension() != extension) path += extension;
  std::error_code error;
  if (fs::exists(path, error)) {
    problem = "there is a save '" + name + "' already; give it another name";
    return "";
  }
  try {
    store::make_folder(fs::path(path).parent_path().string());
  } catch (const content::ContentError& trouble) {
    problem = "no save can be made there: " + trouble.diagnostic().to_line();
    return "";
  }
  return path;
}

}  // namespace misk::ui
