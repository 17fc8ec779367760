#include "commands/table_window.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "app/display.hpp"
#include "app/window_app.hpp"
#include "commands/commands.hpp"
#include "commands/community_cards.hpp"
#include "commands/import_cards.hpp"
#include "commands/read_deck.hpp"
#include "commands/seat_option.hpp"
#include "commands/temporary_folder.hpp"
#include "commands/week_option.hpp"
#include "language/key_words.hpp"
#include "language/language.hpp"
#include "paint/screenshot.hpp"
#include "record/week.hpp"
#include "scene/reading.hpp"
#include "screens/campaign_screen.hpp"
#include "screens/deck_screen.hpp"
#include "screens/error_screen.hpp"
#include "screens/game_screen.hpp"
#include "screens/pack_settings_screen.hpp"
#include "screens/player_packs.hpp"
#include "screens/start_screen.hpp"
#include "store/folders.hpp"
#include "store/write_file.hpp"

namespace misk::cli {
namespace {

void read_size(const std::string& text, unsigned& width, unsigned& height) {
  if (text.empty()) return;
  unsigned w = 0, h = 0;
  char rest = 0;
  if (std::sscanf(text.c_str(), "%ux%u%c", &w, &h, &rest) != 2 || w < 640 || h < 360 || w > 7680 || h > 4320)
    throw Wrong("--size is '" + text + "'; say it as 1600x900, from 640x360 to 7680x4320");
  width = w;
  height = h;
}

/// True if the bot has reached the point for the picture.
bool reached(ui::Playing& playing, const std::string& until) {
  if (until.empty()) return true;
  const game::SeatView& view = playing.view(std::max(0, playing.asked()));
  if (view.request.prompt.find(until) != std::string::npos || view.request.what == until) return true;
  const kernel::Kernel& k = playing.game().kernel();
  for (int i = 0; i < k.state().depth; ++i) {
    const kernel::Frame& frame = k.state().frames[i];
    if (frame.kind == kernel::FrameKind::procedure && k.image().procedures[frame.id].name == until)
      return true;
    if (frame.kind == kernel::FrameKind::timing && k.image().points[frame.id].name == until) return true;
    if (frame.kind == kernel::FrameKind::window && k.image().windows[frame.id].name == until) return true;
  }
  return false;
}

/// What a symbol is called at that table; without one, its name.
ui::SymbolWord symbol_word(ui::GameScreen* screen) {
  return [screen](const std::string& symbol) {
    return screen ? ui::symbol_in_words(screen->table().presentation().symbols, symbol)
                  : game::key_in_words(symbol);
  };
}

/// The lines of the picture that were not in the one before it, to the standard output.
class Reader {
 public:
  void read(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
      if (std::find(before_.begin(), before_.end(), line) == before_.end()) std::puts(line.c_str());
    std::fflush(stdout);
    before_ = lines;
  }

 private:
  std::vector<std::string> before_;
};

/// Writes the file under another name and renames it, so that a reader never sees half of it. `other`: the
/// text if there is no table.
void tell(const std::string& file, const ui::Scene& scene, const std::vector<std::string>& lines,
          const ui::SymbolWord& word, ui::GameScreen* screen, const char* other) {
  text::Json json;
  json["screen"] = !screen ? other : screen->ended() ? "end" : "table";
  if (screen) {
    json["answers"] = screen->open().playing().at();
    json["over"] = screen->open().game().over();
    json["prompt"] = screen->table().view().request.prompt;
    if (const game::Beat* beat = screen->ended() ? nullptr : screen->table().beat())
      json["beat"] = {{"what", beat->what}, {"lines", game::beat_lines(beat->told)}};
  }
  json["lines"] = lines;
  json["hits"] = text::Json::array();
  for (std::size_t i = scene.barrier; i < scene.hits.size(); ++i) {
    const ui::Hit& hit = scene.hits[i];
    if (!hit.enabled || !hit.action) continue;
    const ui::Point at = hit.rect.centre();
    if (scene.at(at) != &hit) continue;  // it is covered
    json["hits"].push_back({{"name", ui::name_of(hit, scene, word)},
                            {"verb", hit.action.verb},
                            {"number", hit.action.number},
                            {"text", hit.action.text},
                            {"x", static_cast<int>(at.x)},
                            {"y", static_cast<int>(at.y)}});
  }
  store::write_whole(file, json.dump() + "\n");
}

int write_picture(const TableOptions& options, ui::WindowApp& app) {
  double now = 0;
  while (app.frame(now += 1)) {
  }
  if (!app.save_screenshot(options.screenshot))
    throw Wrong(options.screenshot + ": the picture cannot be written");
  return kDone;
}

/// Lets the bot play on until this beat is shown. False if it never comes. Each picture on the way is laid
/// out, since the next one moves what lay there.
bool reach_beat(const std::string& name, const ui::Metrics& metrics, ui::GameScreen& screen, game::Bot& bot) {
  constexpr int kLimit = 5000;
  ui::TableScreen& table = screen.table();
  ui::Scene scene;
  table.act({"beat", 0, ""});  // those of the answers before
  for (int i = 0; i < kLimit; ++i) {
    screen.build(scene, metrics);
    if (!ui::bot_answers(screen.open().playing(), bot)) return false;
    for (; const game::Beat* beat = table.beat(); table.act({"beat", 1, ""})) {
      if (beat->what == name) return true;
      screen.build(scene, metrics);
    }
  }
  return false;
}

int screenshot(const TableOptions& options, ui::WindowApp& app, ui::GameScreen& screen) {
  const auto bot = screen.open().bot(options.bot.empty() ? "greedy" : options.bot);
  ui::Playing& playing = screen.open().playing();
  for (int i = 0; i < options.screenshot_at && ui::bot_answers(playing, *bot); ++i) {
  }
  constexpr int kLimit = 5000;
  for (int i = 0; i < kLimit && !reached(playing, options.screenshot_until); ++i)
    if (!ui::bot_answers(playing, *bot)) break;
  if (!reached(playing, options.screenshot_until)) {
    std::fprintf(stderr, "misk: '%s' never came; the picture shows the end\n",
                 options.screenshot_until.c_str());
  }
  if (!options.screenshot_beat.empty() && !reach_beat(options.screenshot_beat, app.metrics(), screen, *bot))
    std::fprintf(stderr, "misk: the beat '%s' never came; the picture shows the end\n",
                 options.screenshot_beat.c_str());
  if (!options.screenshot_open.empty()) screen.table().view();  // a dialog belongs to the present question
  if (!options.screenshot_open.empty() && !screen.table().act({"open", 0, options.screenshot_open}) &&
      !screen.table().act({"rules", 0, options.screenshot_open}))
    std::fprintf(stderr, "misk: '%s' is no dialog and no entry of the rules\n",
                 options.screenshot_open.c_str());
  // A message lies over the table, and a picture stays for ever.
  screen.table().view();
  if (const std::string& notice = screen.table().notice(); !notice.empty())
    std::fprintf(stderr, "note: %s\n", notice.c_str());
  screen.table().tell("");
  return write_picture(options, app);
}

double median(std::vector<double> list) {
  if (list.empty()) return 0;
  std::sort(list.begin(), list.end());
  return list[list.size() / 2];
}

/// The process's memory in kilobytes; 0 if unknown.
long resident() {
  std::ifstream file("/proc/self/statm");
  long size = 0, pages = 0;
  return file >> size >> pages ? pages * 4 : 0;
}

/// The time that the program has worked, in milliseconds: all its threads, and nothing of other programs.
double worked_ms() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC * 1000;
}

/// Two screen frames for each answer: one with its changes, one with the pointer on a card.
int bench(const TableOptions& options, ui::WindowApp& app, ui::GameScreen& screen) {
  auto bot = screen.open().bot(options.bot.empty() ? "random" : options.bot);
  ui::Playing& playing = screen.open().playing();
  app.painter().draw_in_steps();  // as in a window
  std::vector<double> draw, input, work;
  long early = 0;
  std::size_t most_items = 0;
  double now = 0;
  std::uint64_t again = 0;
  for (int i = 0; i < options.bench; ++i) {
    if (!ui::bot_answers(playing, *bot)) {
      playing.go_to(0);  // restart for another path through the same game
      bot->begin(game::mix_seed(screen.open().game().setup().seed, ++again));
      continue;
    }
    ui::Input old;
    old.kind = ui::Input::Kind::resize;  // the answer was not caused by an input
    app.input(old);
    const double before = worked_ms();
    app.frame(now += 1);
    work.push_back(worked_ms() - before);
    draw.push_back(app.counters().draw_ms);
    most_items = std::max(most_items, app.scene().items.size());
    for (const ui::Hit& hit : app.scene().hits)
      if (hit.piece && !(hit.rect.contains(ui::Point{}))) {
        ui::Input move;
        move.kind = ui::Input::Kind::move;
        move.at = hit.rect.centre();
        if (app.input(move) && app.frame(now += 1)) input.push_back(app.counters().input_ms);
        break;
      }
    if (i == options.bench / 4) early = resident();
  }
  print_json(
      {{"answers", options.bench},
       {"size", std::to_string(static_cast<int>(app.metrics().width)) + "x" +
                    std::to_string(static_cast<int>(app.metrics().height))},
       {"draw_ms_median", median(draw)},
       {"draw_ms_worst", draw.empty() ? 0 : *std::max_element(draw.begin(), draw.end())},
       {"work_ms_median", median(work)},
       {"work_ms_worst", work.empty() ? 0 : *std::max_element(work.begin(), work.end())},
       {"input_to_picture_ms_median", median(input)},
       {"input_to_picture_ms_worst", input.empty() ? 0 : *std::max_element(input.begin(), input.end())},
       {"most_items", most_items},
       {"resident_kb_at_a_quarter", early},
       {"resident_kb_at_the_end", resident()}});
  return kDone;
}

bool is_campaign(const game::Catalog& catalog, const std::string& id) {
  return game::is_campaign(*game::scripts_for(catalog, id), id);
}

/// The screens know only the engine's own deck files, so other formats are read here.
std::unique_ptr<ui::Screen> deck_screen(const std::shared_ptr<const game::Catalog>& catalog,
                                        const ui::Wish& wish, const std::string& folder) {
  const auto read = [catalog](const std::string& file, game::Scripts& scripts) -> ui::ImportedDeck {
    if (scripts.game() != kCommunityGame) return {content::read_deck(file), {}};
    ReadDeck deck = read_any_deck(file, *catalog, [&]() -> game::Scripts& { return scripts; });
    ui::ImportedDeck out{std::move(deck.deck), {}};
    for (const content::Diagnostic& each : deck.unknown) out.left_out.push_back(each.told());
    return out;
  };
  const game::Setup& setup = wish.setup;
  return std::make_unique<ui::DeckScreen>(std::make_unique<ui::DeckShelf>(catalog, wish.file, folder, read),
                                          setup.avatars.empty() ? "" : setup.avatars.front(),
                                          setup.deck_files.empty() ? "" : setup.deck_files.front());
}

}  // namespace

std::string no_display() {
  return ui::no_display_reason();
}

int run_table(const TableOptions& options) {
  std::vector<std::string> problems;
  const bool picture = !options.screenshot.empty() || options.bench > 0;
  const std::string settings_file = picture ? "" : ui::settings_file();
  ui::Settings settings;
  if (!settings_file.empty()) settings = ui::read_settings(settings_file, problems);
  if (picture || options.still) {
    settings.animation = 0;
    settings.pace = options.screenshot_beat.empty() ? ui::Pace::fast : ui::Pace::click;
    settings.sound = false;
  }
  if (options.scale > 0) settings.scale = static_cast<float>(options.scale);
  if (options.text_scale > 0) settings.text_scale = static_cast<float>(options.text_scale);
  for (const std::string& problem : problems) std::fprintf(stderr, "warning: %s\n", problem.c_str());

  // An unknown language in --language is an error. Later the language comes from settings and cannot be
  // wrong.
  std::string named = options.language, language = settings.language;
  ui::PlayerPacks packs(options.roots, store::pack_config_file(), store::packs_folder(),
                        [&](const game::Catalog& catalog) { return language_of(catalog, named, language); });
  if (!named.empty()) language = std::exchange(named, "");
  packs.import_with([made = std::shared_ptr<TemporaryFolder>()](const game::Catalog& catalog,
                                                                const std::string& file) mutable {
    made = std::make_shared<TemporaryFolder>("import");  // until the next import
    ImportedCards cards = import_for_table(catalog, file, made->path());
    return ui::CardsAsPack{std::move(cards.folder), std::move(cards.lines)};
  });
  // Pictures must be the same on every machine, so they ignore saved settings.
  const auto kept = [&] { return picture ? store::PackSettings{} : packs.kept_settings(); };
  const std::string folder = store::data_folder();
  ui::CatalogSource source([&] { return packs.catalog(); }, folder, packs.help());
  ui::AppOptions app_options;
  app_options.settings_file = settings_file;
  app_options.picture_folder = folder.empty() ? "." : folder;
  app_options.offscreen = picture;
  app_options.languages = [&] { return game::languages(packs.catalog()->library()); };
  app_options.settings_changed = [&, before = settings.language](const ui::Settings& now) mutable {
    if (now.language == before) return;
    language = before = now.language;
    packs.reload();
  };
  app_options.say = [&](const std::string& english) { return packs.say(english); };
  app_options.sound = !picture && !options.still;
  read_size(options.size, app_options.width, app_options.height);

  std::optional<game::Setup> setup = options.setup;
  if (options.week) take_week(*setup, *packs.catalog(), *options.week);
  if (setup) check_settings(*setup, *packs.catalog(), "");
  // The game of the week is the same for everybody, whatever they have set.
  const auto start = [&](const game::Setup& begun, const std::string& file) {
    const bool weekly = !game::week_of(begun, *packs.catalog()).empty();
    return ui::OpenGame::start(*packs.catalog(), begun, file, weekly ? store::PackSettings{} : kept());
  };
  // All faults of a named game are reported before a window opens.
  std::unique_ptr<ui::OpenGame> first;
  std::unique_ptr<ui::OpenCampaign> campaign;
  const ui::OpenCampaign::Terms first_terms{options.force, options.help, kept()};
  if (!options.resume.empty() && game::is_campaign_file(options.resume))
    campaign = ui::OpenCampaign::resume(packs.catalog(), options.resume);
  else if (setup && is_campaign(*packs.catalog(), setup->scenario)) {
    if (!setup->bots.empty()) throw Wrong(kNoBotsInCampaigns);
    campaign = ui::OpenCampaign::begin(packs.catalog(), *setup, options.save);
  }
  if (campaign) {
    for (const game::PackDifference& each : campaign->run().pack_differences())
      std::fprintf(stderr, "warning: %s\n", each.what.c_str());
    if (campaign->plays()) first = campaign->open_scenario(first_terms);
  } else if (!options.resume.empty())
    first =
        ui::OpenGame::resume(*packs.catalog(), options.resume, options.recover, options.force, options.help);
  else if (setup)
    first = start(*setup, options.save);
  else if (options.bench > 0)
    throw Wrong("--bench needs a scenario; for example: misk table the_gathering --bench 200");
  if (first && !campaign) first->keep(packs.catalog());
  auto bot = first && !picture ? first->bot(options.bot) : nullptr;

  app_options.read_picture = [&](const std::string& image) -> std::string {
    const std::string place = image.substr(std::string(ui::kInPack).size());
    const std::size_t slash = place.find('/');
    const content::Pack* pack = packs.catalog()->library().find(place.substr(0, slash));
    if (!pack || slash == std::string::npos) return "";
    try {
      return content::read_other(*pack, place.substr(slash + 1));
    } catch (const content::ContentError&) {
      return "";  // draw the card without a picture
    }
  };
  ui::WindowApp* shown = nullptr;
  Reader reader;
  if (!options.tell.empty())
    app_options.drawn = [&](const ui::Scene& scene) {
      auto* const game = shown ? dynamic_cast<ui::GameScreen*>(shown->top()) : nullptr;
      auto* const part = shown ? dynamic_cast<ui::CampaignScreen*>(shown->top()) : nullptr;
      ui::GameScreen* const table = part ? part->table() : game;
      const ui::SymbolWord word = symbol_word(table);
      const std::vector<std::string> lines =
          ui::read_scene(scene, shown ? shown->metrics() : ui::Metrics{}, word);
      if (options.tell == "-") return reader.read(lines);
      tell(options.tell, scene, lines, word, table, part ? "campaign" : "other");
    };
  const ui::Settings* live = nullptr;
  std::optional<game::PackWatch> watch;
  if (options.watch) watch.emplace(options.roots());
  const auto watched = [&](std::unique_ptr<ui::GameScreen> screen) {
    if (!picture)
      screen->set_ended([began = std::to_string(std::chrono::system_clock::now().time_since_epoch().count())](
                            ui::OpenGame& open, const game::Chronicle& told) {
        return game::count_in_statistics(open.game(), told, open.playing().save_file(), began);
      });
    if (watch)
      screen->set_reload([&](ui::OpenGame& open, std::vector<std::string>& told) {
        return ui::OpenGame::reload_changed(open, *watch, options.roots(), told);
      });
    return screen;
  };
  ui::WindowApp app(app_options, settings, [&](const ui::Wish& wish) -> std::unique_ptr<ui::Screen> {
    if (wish.kind == ui::Wish::Kind::decks) return deck_screen(packs.catalog(), wish, folder);
    if (wish.kind == ui::Wish::Kind::pack_settings)
      return std::make_unique<ui::PackSettingsScreen>(packs, wish.file);
    const auto table = [&](std::unique_ptr<ui::OpenGame> open) {
      return watched(std::make_unique<ui::GameScreen>(std::move(open), *live));
    };
    game::Setup begun = wish.setup;
    begun.undo = std::max(begun.undo, live->undo);
    if (wish.campaign)
      return std::make_unique<ui::CampaignScreen>(
          wish.kind == ui::Wish::Kind::resume ? ui::OpenCampaign::resume(packs.catalog(), wish.file)
                                              : ui::OpenCampaign::begin(packs.catalog(), begun, wish.file),
          source, [&, table](auto open) { return table(std::move(open)); },
          ui::OpenCampaign::Terms{false, packs.help(), kept(), live->undo});
    std::unique_ptr<ui::OpenGame> open;
    if (wish.kind == ui::Wish::Kind::resume) {
      open = ui::OpenGame::resume(*packs.catalog(), wish.file, false, false, packs.help());
    } else {
      if (wish.kind == ui::Wish::Kind::again && !wish.same_seed) begun.seed = game::mix_seed(begun.seed, 1);
      open = start(begun, wish.file);
    }
    open->keep(packs.catalog());
    return table(std::move(open));
  });
  live = &app.settings();
  shown = &app;
  for (const std::string& note : app.notes()) std::fprintf(stderr, "note: %s\n", note.c_str());
  if (!picture || (!first && !campaign)) app.push(std::make_unique<ui::StartScreen>(source, packs));
  if (!first && !campaign && !packs.catalog()->diagnostics().empty())
    app.push(std::make_unique<ui::ErrorScreen>(ui::problems_of(packs.catalog()->diagnostics()),
                                               "Something is wrong with the packs."));
  if (campaign) {
    // The named bot plays the open scenario.
    const auto table = [&](std::unique_ptr<ui::OpenGame> open) {
      return watched(
          std::make_unique<ui::GameScreen>(std::move(open), app.settings(), std::exchange(bot, nullptr)));
    };
    auto screen = std::make_unique<ui::CampaignScreen>(std::move(campaign), source, table, first_terms,
                                                       std::move(first));
    ui::GameScreen* const game = screen->table();
    app.push_game(std::move(screen));
    if (options.bench > 0 && !game) throw Wrong("--bench: no scenario of this campaign is being played");
    if (options.bench > 0) return bench(options, app, *game);
    if (picture) return game ? screenshot(options, app, *game) : write_picture(options, app);
  } else if (first) {
    auto screen = watched(std::make_unique<ui::GameScreen>(std::move(first), app.settings(), std::move(bot)));
    ui::GameScreen& game = *screen;
    app.push_game(std::move(screen));
    if (options.bench > 0) return bench(options, app, game);
    if (picture) return screenshot(options, app, game);
  } else if (picture) {
    return write_picture(options, app);
  }
  app.run();
  return kDone;
}

}  // namespace misk::cli
