#include "app/window_app.hpp"

#include <dlfcn.h>

#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/Clipboard.hpp>
#include <SFML/Window/VideoMode.hpp>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <ostream>
#include <string_view>

#include "app/events.hpp"
#include "content/diagnostic.hpp"
#include "paint/screenshot.hpp"
#include "screens/error_screen.hpp"
#include "screens/help_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/window_hooks.hpp"
#include "store/write_file.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

namespace {

constexpr unsigned kLeastWidth = 640, kLeastHeight = 360;

double seconds() {
  using Clock = std::chrono::steady_clock;
  static const Clock::time_point begin = Clock::now();
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Waits until OpenGL has drawn everything. Then the timings are true, and no screen frames queue up. SFML
/// has loaded the library, so it is found by name.
void finish_drawing() {
  static const auto finish = reinterpret_cast<void (*)()>(dlsym(RTLD_DEFAULT, "glFinish"));
  if (finish) finish();
}

/// True if the processor draws, and not a graphics card: then each pixel counts.
bool draws_without_card() {
  static const auto text =
      reinterpret_cast<const unsigned char* (*)(unsigned)>(dlsym(RTLD_DEFAULT, "glGetString"));
  constexpr unsigned kRenderer = 0x1F01;  // GL_RENDERER
  const unsigned char* name = text ? text(kRenderer) : nullptr;
  const std::string_view said = name ? reinterpret_cast<const char*>(name) : "";
  return said.find("llvmpipe") != std::string_view::npos || said.find("softpipe") != std::string_view::npos;
}

WindowHooks* hooks(Screen* screen) {
  return dynamic_cast<WindowHooks*>(screen);
}

}  // namespace

WindowApp::WindowApp(AppOptions options, Settings settings, GameMaker maker)
    : options_(std::move(options)),
      settings_(std::move(settings)),
      maker_(std::move(maker)),
      sounds_(options_.sound) {
  if (options_.offscreen) {
    texture_ = std::make_unique<sf::RenderTexture>();
    texture_->create(options_.width, options_.height);
  } else {
    open_window(false);
  }
  painter_ = std::make_unique<Painter>(fonts_);
  painter_->set_picture_reader(options_.read_picture);
  if (window_) painter_->draw_in_steps();
  sounds_.set(settings_.sound, settings_.volume);
  measure();
}

WindowApp::~WindowApp() {
  stack_.clear();
  painter_.reset();  // destroy its textures while the window still exists
}

/// True if the target still has the last picture. A window of which the processor draws the picture keeps it
/// in memory and shows a copy; a graphics card may exchange pictures, and paints all of one in no time.
bool WindowApp::keeps_picture() {
  if (texture_) return true;
  if (!draws_without_card_) {
    window_->setActive(true);
    draws_without_card_ = draws_without_card();
  }
  return *draws_without_card_;
}

sf::RenderTarget& WindowApp::target() {
  if (window_) return *window_;
  return *texture_;
}

void WindowApp::open_window(bool fullscreen) {
  const sf::VideoMode desktop = sf::VideoMode::getDesktopMode();
  if (!window_) window_ = std::make_unique<sf::RenderWindow>();
  fullscreen_ = fullscreen;
  // SFML prints a message if vertical sync cannot be set. That does not matter here.
  std::streambuf* complaints = sf::err().rdbuf(nullptr);
  if (fullscreen) {
    window_->create(desktop, "Miskatonic", sf::Style::Fullscreen);
  } else {
    const unsigned width = std::clamp(options_.width, kLeastWidth, std::max(desktop.width, kLeastWidth));
    const unsigned height = std::clamp(options_.height, kLeastHeight, std::max(desktop.height, kLeastHeight));
    window_->create(sf::VideoMode(width, height), "Miskatonic");
    // SFML 2.5 computes the vertical centre from the screen's width.
    window_->setPosition({static_cast<int>((std::max(desktop.width, width) - width) / 2),
                          static_cast<int>((std::max(desktop.height, height) - height) / 2)});
  }
  sf::err().rdbuf(complaints);
  if (painter_) painter_->forget();
  measure();
}

void WindowApp::resize(unsigned width, unsigned height) {
  if (width == 0 || height == 0) return;
  painter_->forget();
  if (texture_) {
    texture_ = std::make_unique<sf::RenderTexture>();
    texture_->create(width, height);
  } else {
    window_->setView(sf::View(sf::FloatRect(0, 0, static_cast<float>(width), static_cast<float>(height))));
    if (!fullscreen_) {
      options_.width = width;
      options_.height = height;
    }
  }
  measure();
}

void WindowApp::measure() {
  const sf::Vector2u size = target().getSize();
  metrics_.width = static_cast<float>(size.x);
  metrics_.height = static_cast<float>(size.y);
  metrics_.scale = interface_scale(settings_, metrics_.width, metrics_.height);
  metrics_.text_scale = settings_.text_scale;
  metrics_.colour_blind = settings_.colour_blind;
  metrics_.say = options_.say ? &options_.say : nullptr;
  if (painter_) {
    metrics_.meter = &painter_->meter();
    painter_->set_scale(metrics_.scale);
  }
  dirty_ = true;
}

void WindowApp::set_settings(const Settings& settings) {
  settings_ = settings;
  sounds_.set(settings_.sound, settings_.volume);
  measure();
  if (options_.settings_changed) options_.settings_changed(settings_);
}

// --- the stack

void WindowApp::show_top() {
  dirty_ = true;
  if (WindowHooks* hook = hooks(top())) hook->shown();
}

void WindowApp::push(std::unique_ptr<Screen> screen) {
  stack_.push_back({std::move(screen), false});
  show_top();
}

void WindowApp::push_game(std::unique_ptr<Screen> screen) {
  stack_.push_back({std::move(screen), true});
  show_top();
}

void WindowApp::pop() {
  gone_.push_back(std::move(stack_.back().screen));
  stack_.pop_back();
}

void WindowApp::leave_game() {
  while (!stack_.empty()) {
    const bool game = stack_.back().game;
    if (!game && stack_.size() == 1) break;
    pop();
    if (game) break;
  }
}

void WindowApp::make_game(const Wish& wish) {
  std::string problem;
  try {
    if (auto screen = maker_ ? maker_(wish) : nullptr) return push_game(std::move(screen));
  } catch (const std::runtime_error& e) {
    problem = e.what();
  }
  if (!stack_.empty()) show_top();
  if (!problem.empty())
    push(std::make_unique<ErrorScreen>(std::vector<Problem>{{true, wish.file, problem, "", ""}},
                                       "This game cannot be played.", stack_.empty() ? "" : "Back"));
}

void WindowApp::fulfil(const Wish& wish) {
  switch (wish.kind) {
    case Wish::Kind::none:
    case Wish::Kind::go_on:  // handled by the campaign
      break;
    case Wish::Kind::back:
      pop();
      if (!stack_.empty()) show_top();
      break;
    case Wish::Kind::menu:
      while (stack_.size() > 1) pop();
      // A game that began without a start screen cannot go back to one.
      if (stack_.front().game) pop();
      if (!stack_.empty()) show_top();
      break;
    case Wish::Kind::settings:
      push(std::make_unique<SettingsScreen>(
          settings_, options_.settings_file, [this](const Settings& settings) { set_settings(settings); },
          options_.languages ? options_.languages() : std::vector<game::Language>{}));
      break;
    case Wish::Kind::pack_settings:
    case Wish::Kind::decks:
      if (auto screen = maker_ ? maker_(wish) : nullptr) push(std::move(screen));
      break;
    case Wish::Kind::start:
    case Wish::Kind::resume:
      make_game(wish);
      break;
    case Wish::Kind::again:
      leave_game();
      make_game(wish);
      break;
    case Wish::Kind::quit:
      closed_ = true;
      break;
  }
}

// --- input

bool WindowApp::handle(const sf::Event& event, bool repeats) {
  if (event.type == sf::Event::Resized) resize(event.size.width, event.size.height);
  // Another window covered ours before. Without a compositor the picture is lost.
  if (event.type == sf::Event::GainedFocus || event.type == sf::Event::MouseEntered) repaint_ = true;
  if (!over() && top()->inspected() && inspector_.handle(event)) return true;
  std::optional<Input> known = to_input(event);
  if (known) known->repeat = repeats;
  WindowHooks* const hook = over() ? nullptr : hooks(top());
  if (known && known->kind == Input::Kind::key && known->ctrl && known->key == "V" && hook &&
      hook->takes_keys()) {
    known->kind = Input::Kind::text;  // pasted text
    known->ctrl = false;
    for (const std::uint8_t c : sf::Clipboard::getString().toUtf8()) known->text += static_cast<char>(c);
  }
  return known && input(*known);
}

bool WindowApp::global_key(const Input& input) {
  if (input.kind != Input::Kind::key) return false;
  if (WindowHooks* hook = hooks(top()); hook && hook->takes_keys()) return false;
  const std::string what = bound_to(settings_, key_name(input));
  if (what == "help") {
    if (dynamic_cast<HelpScreen*>(top())) return false;  // the help screen handles this key itself
    push(std::make_unique<HelpScreen>(settings_));
  } else if (what == "mute") {
    Settings changed = settings_;
    changed.sound = !changed.sound;
    set_settings(changed);
  } else if (what == "fullscreen") {
    if (window_) open_window(!fullscreen_);
  } else if (what == "screenshot") {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char name[40];
    std::strftime(name, sizeof name, "table-%Y-%m-%d-%H%M%S.png", &local);
    try {
      store::make_folder(options_.picture_folder);
    } catch (const content::ContentError&) {  // settings cannot be saved here
      return true;
    }
    save_screenshot((std::filesystem::path(options_.picture_folder) / name).string());
  } else if ((what == "inspector" || what == "console") && top()->inspected()) {
    if (what == "console")
      inspector_.toggle_console();
    else
      inspector_.toggle();
    if (!Inspector::built())
      push(std::make_unique<ErrorScreen>(
          std::vector<Problem>{{false, "", "The inspector needs Dear ImGui, which was not there.",
                                "run tools/setup --table, and build again", ""}},
          "The inspector was not built.", "Back"));
  } else {
    return false;
  }
  return true;
}

bool WindowApp::input(const Input& input) {
  if (over()) return false;
  const double now = seconds();
  bool changed = global_key(input);
  if (!changed) changed = top()->input(input, metrics_);
  if (input.kind == Input::Kind::close) closed_ = true;
  if (changed) {
    dirty_ = true;
    if (!input_at_) input_at_ = now;
  }
  return changed;
}

// --- pictures

bool WindowApp::frame(double now) {
  if (over()) return false;
  if (top()->tick(now)) dirty_ = true;
  for (const std::string& name : top()->sounds()) sounds_.play(name);
  // Repeat: the screen that comes to the top may have a wish too.
  for (int i = 0; i < 4 && !over(); ++i) {
    const Wish* wish = top()->wish();
    if (!wish) break;
    fulfil(Wish(*wish));
    for (const auto& screen : gone_)
      for (const std::string& name : screen->sounds()) sounds_.play(name);
    gone_.clear();
    dirty_ = true;
  }
  if (over()) return false;
  const bool inspected = inspector_.stale() && top()->inspected();
  if (!(dirty_ || repaint_ || inspected || painter_->unfinished())) return false;
  draw();
  return true;
}

void WindowApp::draw() {
  const double begin = seconds();
  WindowHooks* hook = hooks(top());
  const Presentation* presentation = hook ? hook->presentation() : nullptr;
  if (presentation != presentation_) {
    presentation_ = presentation;
    if (presentation)
      painter_->set_presentation(presentation->frames, presentation->symbols);
    else
      painter_->set_presentation({}, {});
  }
  if (dirty_) {
    scene_ = Scene{};
    top()->build(scene_, metrics_);
  }
  const bool lost = repaint_;
  dirty_ = repaint_ = false;
  if (lost) painter_->forget();
  if (keeps_picture()) {
    painter_->show(target(), scene_);
  } else {
    target().clear();
    painter_->paint(target(), scene_);
  }
  inspector_.draw(target(), top()->inspected(), metrics_.scale, top()->played());
  if (inspector_.take_change()) dirty_ = true;
  if (inspector_.open()) painter_->forget();  // it lies over the picture
  finish_drawing();
  if (window_)
    window_->display();
  else
    texture_->display();
  const double end = seconds();
  ++counters_.frames;
  counters_.draw_ms = (end - begin) * 1000;
  counters_.worst_draw_ms = std::max(counters_.worst_draw_ms, counters_.draw_ms);
  if (input_at_) {
    counters_.input_ms = (end - *input_at_) * 1000;
    counters_.worst_input_ms = std::max(counters_.worst_input_ms, counters_.input_ms);
    input_at_.reset();
  }
  if (options_.drawn) options_.drawn(scene_);
}

bool WindowApp::save_screenshot(const std::string& file) {
  return save_png(scene_, metrics_, *painter_, file);
}

void WindowApp::run() {
  double last_input = seconds();
  HeldKeys held;
  while (!over() && window_) {
    sf::Event event;
    while (!over() && window_->pollEvent(event)) {
      const bool repeats = held.repeats(event);
      handle(event, repeats);
      last_input = seconds();
    }
    const double begin = seconds();
    frame(begin);
    if (over()) break;
    // While something moves, draw 60 screen frames a second. Otherwise draw nothing and poll for events, more
    // often while the person is active.
    const double spent = seconds() - begin;
    const bool moving = top()->moving() || painter_->unfinished();
    const double wait = moving ? 1.0 / 60 - spent : seconds() - last_input < 2 ? 0.005 : 0.02;
    if (wait > 0) sf::sleep(sf::seconds(static_cast<float>(wait)));
  }
  if (window_) window_->close();
}

}  // namespace misk::ui
