// Shared by the tests of the table: the bundled games opened, games that a bot has played, and a person who
// uses only the mouse or keys.
#pragma once
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "catalog/listing.hpp"
#include "lab/simulate.hpp"
#include "sanitized.hpp"
#include "support.hpp"
#include "table/open_game.hpp"
#include "table/table_screen.hpp"

namespace misk::ui::test {

using misk::test::kSanitized;

inline const std::vector<std::string> kScenarios = {"the_gathering", "elder_sign", "eldritch_horror"};
inline int most_players(const std::string& scenario) {
  return scenario == "the_gathering" ? 4 : 8;
}

/// The bundled packs, read once.
inline std::shared_ptr<const game::Catalog> shared_bundled() {
  static const auto catalog = std::make_shared<const game::Catalog>(
      std::vector<std::string>{MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards"});
  return catalog;
}
inline const game::Catalog& bundled() {
  return *shared_bundled();
}

/// The same and the game in tests/packs, which is a stranger's pack.
inline const game::Catalog& catalog_for(const std::string& scenario) {
  if (scenario != "drowned_carrow") return bundled();
  static const game::Catalog catalog(
      {MISK_SOURCE_DIR "/scripts", MISK_SOURCE_DIR "/cards", MISK_SOURCE_DIR "/tests/packs/nine_fathoms"});
  return catalog;
}

/// No motion and no beats, so that a picture is final; every question is asked.
inline Settings still() {
  Settings settings;
  settings.animation = 0;
  settings.pace = Pace::fast;
  settings.pass_declined = false;
  return settings;
}

inline std::unique_ptr<OpenGame> open_game(const std::string& scenario, int count, std::uint64_t seed,
                                           const std::string& save = "") {
  game::Setup setup;
  setup.scenario = scenario;
  setup.count = count;
  setup.seed = seed;
  return OpenGame::start(catalog_for(scenario), setup, save);
}

/// A game that a bot has played to its end, through game::Game only.
struct Played {
  std::vector<kernel::Answer> answers;
  std::vector<std::uint64_t> hashes;  // before the first answer and after each
  std::string outcome;
};

inline Played play_directly(const std::string& scenario, int count, std::uint64_t seed,
                            const std::string& bot_name, std::size_t most = SIZE_MAX) {
  const game::Catalog& catalog = catalog_for(scenario);
  const std::unique_ptr<game::Scripts> scripts = game::scripts_for(catalog, scenario);
  game::Setup setup;
  setup.scenario = scenario;
  setup.avatars = game::draw_avatars(game::playable_avatars(catalog, *scripts), count, seed);
  setup.seed = seed;
  game::Game game(catalog, *scripts, setup);
  game.start(seed);
  const std::unique_ptr<game::Bot> bot = game::make_bot(bot_name, *scripts);
  bot->begin(game::bot_seed(seed));
  Played out;
  out.hashes.push_back(game.session().hash());
  while (game.status() == kernel::Status::asking && out.answers.size() < most) {
    const kernel::Request& request = game.kernel().request();
    const auto part = static_cast<std::size_t>(game::waiting_part(request));
    kernel::Answer answer{request.parts[part].player, {}};
    bot->choose(game, part, answer.choices);
    if (!game.answer(answer.player, answer.choices)) break;
    out.answers.push_back(answer);
    out.hashes.push_back(game.session().hash());
  }
  out.outcome = game.outcome();
  return out;
}

inline constexpr std::pair<float, float> kUsualSizes[] = {{1280, 720}, {1600, 900}};

/// Calls f with the table at early, middle and late questions of games that a bot plays.
inline void each_question(const std::string& scenario, int players,
                          const std::function<void(TableScreen&)>& f) {
  for (const std::size_t answers : {3, 30, 90, 180, 260}) {
    const auto open = open_game(scenario, players, 40 + answers);
    const auto bot = open->bot("greedy");
    while (open->playing().at() < answers && bot_answers(open->playing(), *bot)) {
    }
    for (int more = 0; more < 6; ++more) {
      TableScreen screen(open->playing(), still());
      SCOPED_TRACE("after " + std::to_string(open->playing().at()) +
                   " answers: " + screen.view().request.prompt);
      f(screen);
      if (!bot_answers(open->playing(), *bot)) break;
    }
  }
}

inline std::string in_words(const kernel::Answer& answer) {
  std::string text = "player " + std::to_string(answer.player) + ":";
  for (const std::int32_t choice : answer.choices) text += " " + std::to_string(choice);
  return text;
}

/// A person's ways to answer: on the things themselves, with the buttons and the list of all options, with
/// the drawn digits, with Tab and Enter.
enum class Way { pieces, list, digits, tab };
inline const std::vector<const char*> kWays = {"pieces", "list", "digits", "tab"};

/// A person at the table who looks at it after every movement. Everything goes through input() and build().
class Hand {
 public:
  Hand(TableScreen& screen, const Metrics& metrics) : screen_(screen), metrics_(metrics) {
    screen_.build(scene_, metrics_);
  }
  virtual ~Hand() = default;

  const Scene& scene() const { return scene_; }
  const Metrics& metrics() const { return metrics_; }
  virtual void look() { screen_.build(scene_, metrics_); }

  virtual void send(const Input& input) {
    screen_.input(input, metrics_);
    look();
  }
  void key(const std::string& name, bool shift = false, bool ctrl = false) {
    Input input{Input::Kind::key, {}, 0, 0, name, ctrl, shift, false, {}};
    send(input);
  }
  void type(const std::string& text) { send({Input::Kind::text, {}, 0, 0, {}, false, false, false, text}); }
  void mouse(Input::Kind kind, Point at, int button = 0) {
    send({kind, at, button, 0, {}, false, false, false, {}});
  }
  void wheel(Point at, float steps) { send({Input::Kind::wheel, at, 0, steps, {}, false, false, false, {}}); }
  void click(Point at, int button = 0) {
    mouse(Input::Kind::move, at);
    mouse(Input::Kind::press, at, button);
    mouse(Input::Kind::release, at, button);
  }
  void drag(Point from, Point to) {
    mouse(Input::Kind::move, from);
    mouse(Input::Kind::press, from);
    mouse(Input::Kind::move, {(from.x + to.x) / 2, (from.y + to.y) / 2});
    mouse(Input::Kind::move, to);
    mouse(Input::Kind::release, to);
  }

  /// A point where a click does this action: the hit's middle, or any uncovered point of it.
  std::optional<Point> point_of(const Action& action) const {
    for (std::size_t i = scene_.hits.size(); i-- > scene_.barrier;) {
      const Hit& hit = scene_.hits[i];
      if (!hit.enabled || !(hit.action == action)) continue;
      constexpr int kSteps = 8;
      for (int k = -1; k < kSteps * kSteps; ++k) {
        const float x = k < 0 ? 0.5F : (static_cast<float>(k % kSteps) + 0.5F) / kSteps;
        const float y = k < 0 ? 0.5F : (static_cast<float>(k / kSteps) + 0.5F) / kSteps;
        const Point at{hit.rect.x + hit.rect.w * x, hit.rect.y + hit.rect.h * y};
        if (at.x < 0 || at.y < 0 || at.x >= metrics_.width || at.y >= metrics_.height) continue;
        const Hit* top = scene_.at(at);
        if (top && top->enabled && top->action == action) return at;
      }
    }
    return std::nullopt;
  }
  /// Clicks the hit with this action. False if none is visible.
  bool click(const Action& action, int button = 0) {
    const auto at = point_of(action);
    if (at) click(*at, button);
    return at.has_value();
  }
  bool shows(const std::string& words) const {
    for (const Item& item : scene_.items)
      if (const Text* text = std::get_if<Text>(&item); text && text->text.find(words) != std::string::npos)
        return true;
    return false;
  }
  const Hit* find(const std::string& verb, const std::string& text = "") const {
    for (std::size_t i = scene_.hits.size(); i-- > scene_.barrier;)
      if (scene_.hits[i].enabled && scene_.hits[i].action.verb == verb && scene_.hits[i].action.text == text)
        return &scene_.hits[i];
    return nullptr;
  }

  /// Answers the open question in this way only. False if there is no way.
  bool answer(const std::vector<std::int32_t>& choices, Way way) {
    const game::RequestView request = screen_.view().request;
    if (!request.mine) return false;
    const bool keys = way == Way::digits || way == Way::tab;
    if (request.numeric) {
      if (!keys && click({"number", choices[0], ""})) return true;
      for (int n = request.min; n < choices[0]; ++n)
        if (keys)
          key("Up");
        else if (!click({"amount", 1, ""}))
          return false;
      return keys ? (key("Enter"), true) : click({"confirm", 0, ""});
    }
    for (const std::int32_t choice : choices)
      if (!(way == Way::pieces   ? take_on_piece(request, choice) || take_from_list(choice)
            : way == Way::list   ? take_from_list(choice)
            : way == Way::digits ? take_by_digit(request, choice)
                                 : take_by_tab(choice)))
        return false;
    const bool several = request.max > 1 || (request.min == 0 && Playing::pass_of(request) < 0);
    if (!several || (choices.size() == 1 && choices[0] == Playing::pass_of(request))) return true;
    return keys ? walk_to({"confirm", 0, ""}) && (key("Enter"), true) : click({"confirm", 0, ""});
  }
  /// True if the keyboard's ring is drawn around it.
  bool has_ring(const Action& action) const {
    const Hit* hit = scene_.find(action);
    if (!hit) return false;
    for (const Item& item : scene_.items) {
      const Panel* panel = std::get_if<Panel>(&item);
      if (panel && panel->rect == hit->rect && panel->edge == theme::kParchment) return true;
      const Piece* piece = std::get_if<Piece>(&item);
      if (piece && piece->rect == hit->rect && piece->glow == theme::kParchment) return true;
    }
    return false;
  }
  /// Presses Tab until the ring is there.
  bool walk_to(const Action& wanted) {
    for (std::size_t n = 0; n < scene_.hits.size() + 2; ++n) {
      key("Tab");
      if (has_ring(wanted)) return true;
    }
    return false;
  }

  // How often options were taken in each place.
  int on_pieces = 0, in_menus = 0, in_prompt = 0, in_list = 0, by_digit = 0, by_tab = 0;

 private:
  /// Takes an option on its thing: directly if it is the thing's only one, otherwise in its menu.
  bool take_on_piece(const game::RequestView& request, std::int32_t choice) {
    if (screen_.dialog() != TableScreen::Dialog::none) return false;
    const auto wanted = std::find_if(request.options.begin(), request.options.end(),
                                     [&](const game::OptionView& each) { return each.index == choice; });
    if (wanted == request.options.end()) return false;
    for (const std::uint16_t id : {wanted->comp, wanted->target}) {
      if (!id || !click({"piece", id, ""})) continue;
      const auto here =
          std::count_if(request.options.begin(), request.options.end(),
                        [&](const game::OptionView& each) { return each.comp == id || each.target == id; });
      if (here == 1) return ++on_pieces, true;
      ++in_menus;
      if (!click({"option", choice, ""})) return false;
      // If several things are to be chosen, the menu stays until a click next to it.
      return screen_.dialog() != TableScreen::Dialog::menu || click({"close", 0, ""});
    }
    return false;
  }
  bool take_from_list(std::int32_t choice) {
    if (click({"option", choice, ""})) return ++in_prompt, true;
    if (screen_.dialog() == TableScreen::Dialog::none && !click({"open", 0, "options"})) return false;
    ++in_list;
    while (click({"page", -1, ""})) {
    }
    do {
      if (click({"option", choice, ""})) return true;
    } while (click({"page", 1, ""}));
    return false;
  }
  bool take_by_digit(const game::RequestView& request, std::int32_t choice) {
    if (choice == Playing::pass_of(request)) return key("Space"), true;
    if (press_digit(choice)) return true;
    if (!find_page(choice)) return false;
    return press_digit(choice) || (walk_to({"option", choice, ""}) && (++by_tab, key("Enter"), true));
  }
  bool take_by_tab(std::int32_t choice) {
    if (!scene_.find({"option", choice, ""}) && !find_page(choice)) return false;
    return walk_to({"option", choice, ""}) && (++by_tab, key("Enter"), true);
  }
  /// Opens the list of all options and turns to the option's page.
  bool find_page(std::int32_t choice) {
    if (screen_.dialog() == TableScreen::Dialog::none) key("X");
    while (scene_.find({"page", -1, ""})) key("PageUp");
    while (!scene_.find({"option", choice, ""}) && scene_.find({"page", 1, ""})) key("PageDown");
    return scene_.find({"option", choice, ""}) != nullptr;
  }
  /// Presses the digit drawn on the option.
  bool press_digit(std::int32_t choice) {
    const Hit* hit = scene_.find({"option", choice, ""});
    if (!hit) return false;
    for (auto item = scene_.items.rbegin(); item != scene_.items.rend();
         ++item) {  // later items cover earlier ones
      const Text* text = std::get_if<Text>(&*item);
      if (!text || text->text.size() != 1 || text->text[0] < '1' || text->text[0] > '9') continue;
      if (!hit->rect.holds(text->box) || text->box.x > hit->rect.x + metrics_.px(24)) continue;
      ++by_digit;
      key(std::string(text->text));
      return true;
    }
    return false;
  }

 protected:
  TableScreen& screen_;
  Metrics metrics_;
  Scene scene_;
};

}  // namespace misk::ui::test
