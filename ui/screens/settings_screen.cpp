#include "screens/settings_screen.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace misk::ui {

namespace {

std::string percent(float n) {
  return std::to_string(static_cast<int>(std::lround(n * 100))) + " %";
}

/// The next value after `n` in steps of `by`, on a grid so that rounding errors do not add up.
float stepped(float n, int by, float size, float least, float most) {
  return std::clamp(static_cast<float>(std::lround(n / size) + by) * size, least, most);
}

struct PaceName {
  Pace pace;
  const char* text;
};
constexpr PaceName kPaces[] = {{Pace::fast, "nothing"},
                               {Pace::brief, "a second"},
                               {Pace::slow, "longer"},
                               {Pace::click, "until a click"}};

int pace_of(Pace pace) {
  int at = 0;
  while (kPaces[at].pace != pace) ++at;
  return at;
}

constexpr float kLeastScale = 0.8F, kMostScale = 3;
const std::vector<std::pair<float, const char*>> kSpeeds = {
    {0, "none"}, {0.5F, "slow"}, {1, "usual"}, {2, "fast"}};

std::size_t speed_of(float animation) {
  std::size_t best = 0;
  for (std::size_t i = 0; i < kSpeeds.size(); ++i)
    if (std::abs(kSpeeds[i].first - animation) < std::abs(kSpeeds[best].first - animation)) best = i;
  return best;
}

bool is_modifier(const std::string& key) {
  return key.empty() || key == "Ctrl" || key == "Shift" || key == "Alt" || key == "System";
}

}  // namespace

SettingsScreen::SettingsScreen(Settings settings, std::string file,
                               std::function<void(const Settings&)> changed,
                               std::vector<game::Language> languages)
    : settings_(std::move(settings)),
      saved_(settings_),
      file_(std::move(file)),
      languages_(std::move(languages)),
      on_change_(std::move(changed)) {}

void SettingsScreen::changed() {
  warned_ = false;
  if (on_change_) on_change_(settings_);
}

void SettingsScreen::step(const std::string& what, int by) {
  if (what == "scale") {
    // Below the smallest value is 0: chosen by the window's size.
    const float now = settings_.scale == 0 ? kLeastScale - 0.1F : settings_.scale;
    const float next = stepped(now, by, 0.1F, kLeastScale - 0.1F, kMostScale);
    settings_.scale = next < kLeastScale - 0.01F ? 0 : next;
  } else if (what == "text_scale") {
    settings_.text_scale = stepped(settings_.text_scale, by, 0.1F, 0.8F, 1.6F);
  } else if (what == "animation") {
    const auto at = static_cast<int>(speed_of(settings_.animation)) + by;
    settings_.animation = kSpeeds[static_cast<std::size_t>(std::clamp(at, 0, 3))].first;
  } else if (what == "pace") {
    settings_.pace = kPaces[std::clamp(pace_of(settings_.pace) + by, 0, 3)].pace;
  } else if (what == "undo") {
    settings_.undo = static_cast<game::Undo>(std::clamp(static_cast<int>(settings_.undo) + by, 0, 2));
  } else if (what == "language") {
    // First the system's language, then each that packs offer.
    const auto n = static_cast<int>(languages_.size()) + 1;
    const auto found = std::find_if(languages_.begin(), languages_.end(), [&](const game::Language& each) {
      return each.code == settings_.language;
    });
    const int at = found == languages_.end() ? 0 : static_cast<int>(found - languages_.begin()) + 1;
    const int next = (at + by + n) % n;
    settings_.language = next == 0 ? "" : languages_[static_cast<std::size_t>(next) - 1].code;
  } else if (what == "volume") {
    settings_.volume = stepped(settings_.volume, by, 0.1F, 0, 1);
    sound("card");
  }
}

void SettingsScreen::flip(const std::string& what) {
  if (what == "sound") settings_.sound = !settings_.sound;
  if (what == "colour_blind") settings_.colour_blind = !settings_.colour_blind;
  if (what == "hot_seat") settings_.hot_seat = !settings_.hot_seat;
  if (what == "auto_zoom") settings_.auto_zoom = !settings_.auto_zoom;
  if (what == "pass_declined") settings_.pass_declined = !settings_.pass_declined;
}

void SettingsScreen::bind(const std::string& what, const std::string& key) {
  const auto text_of = [](const std::string& name) {
    for (const KeyBinding& binding : key_bindings())
      if (name == binding.what) return std::string(binding.text);
    return name;
  };
  const auto set = [&](const std::string& name, const std::string& to) {
    settings_.keys.erase(name);
    if (key_of(settings_, name) != to) settings_.keys[name] = to;
  };
  const std::string before = key_of(settings_, what);
  const std::string other = bound_to(settings_, key);
  if (!other.empty() && other != what) {
    set(other, before);
    notice_ = key + " was the key for \xE2\x80\x9C" + text_of(other) + "\xE2\x80\x9D, which is on " + before +
              " now.";
  }
  set(what, key);
}

void SettingsScreen::act(const Action& action) {
  notice_.clear();
  asking_.clear();
  if (action.verb == "set") {
    step(action.text, action.number);
  } else if (action.verb == "flip") {
    flip(action.text);
  } else if (action.verb == "bind") {
    asking_ = action.text;
    return;
  } else if (action.verb == "usual keys") {
    settings_.keys.clear();
  } else if (action.verb == "usual") {
    Settings usual;
    usual.keys = settings_.keys;
    settings_ = usual;
  } else if (action.verb == "back") {
    leave();
    return;
  }
  changed();
}

bool SettingsScreen::key(const Input& input) {
  if (asking_.empty()) return false;
  if (is_modifier(input.key)) return true;
  const std::string what = std::exchange(asking_, "");
  // Escape keeps the old key. The exception is the key for "cancel", which may be set to Escape again.
  if (input.key == "Escape" && what != "cancel") return true;
  bind(what, key_name(input));
  changed();
  return true;
}

void SettingsScreen::leave() {
  std::vector<std::string> problems;
  if (!file_.empty() && !warned_ && settings_ != saved_) {
    if (!change_settings(file_, saved_, settings_, problems)) {
      notice_ = problems.front() + ". Back once more leaves them unsaved.";
      warned_ = true;
      return;
    }
    saved_ = settings_;
  }
  Wish wish;
  wish.kind = Wish::Kind::back;
  want(std::move(wish));
}

std::string* SettingsScreen::typed(const Action& action) {
  return action.verb == "image_folder" ? &settings_.image_folder : nullptr;
}

void SettingsScreen::typed_into(const Action& /*action*/) {
  changed();
}

void SettingsScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  title_bar_back(canvas, rest, "Settings", notice_);
  tip_bar(canvas, rest);
  rest = rest.inset(canvas.px(20));
  const float left = std::clamp(canvas.text_px(520), rest.w * 0.32F, rest.w * 0.42F);
  draw_table(canvas, rest.cut_left(left));
  rest.cut_left(canvas.px(36));
  draw_keys(canvas, rest);
}

void SettingsScreen::draw_table(Canvas& canvas, Rect box) {
  Rect rest = begin_scroll(canvas, box, table_scroll_);
  rest.y -= table_scroll_.at;
  rest.h = 1e6F;
  const float height = row(canvas);
  const auto line = [&](const std::string& label) {
    Rect at = rest.cut_top(height);
    canvas.line(at.cut_left(at.w * 0.42F), label, 15, theme::kDim);
    rest.cut_top(canvas.px(8));
    return at;
  };
  const auto tip_here = [&](const std::string& text) { canvas.scene().hits.back().tip = text; };
  const auto check = [&](const std::string& text, const char* what, bool on, const std::string& about) {
    canvas.check_box(rest.cut_top(height), text, on, {"flip", 0, what});
    tip_here(about);
    rest.cut_top(canvas.px(4));
  };

  if (languages_.size() > 1) {
    heading(canvas, rest, "Language");
    std::string called = settings_.language.empty() ? "as the system has it" : settings_.language;
    for (const game::Language& each : languages_)
      if (each.code == settings_.language) called = each.called;
    canvas.stepper(line("Window, cards and games"), called, "set", "language", true, true);
    tip_here(
        "As far as the packs are translated. The window changes at once, cards and games from the next game "
        "on.");
    rest.cut_top(canvas.px(8));
  }

  heading(canvas, rest, "Size");
  canvas.stepper(line("Everything"), settings_.scale == 0 ? "by the window" : percent(settings_.scale), "set",
                 "scale", settings_.scale != 0, settings_.scale < kMostScale);
  canvas.stepper(line("Text beside that"), percent(settings_.text_scale), "set", "text_scale",
                 settings_.text_scale > 0.81F, settings_.text_scale < 1.59F);
  rest.cut_top(canvas.px(8));

  heading(canvas, rest, "Motion and sound");
  const std::size_t speed = speed_of(settings_.animation);
  canvas.stepper(line("Motion"), kSpeeds[speed].second, "set", "animation", speed > 0,
                 speed + 1 < kSpeeds.size());
  const int pace = pace_of(settings_.pace);
  canvas.stepper(line("What happens is held"), kPaces[pace].text, "set", "pace", pace > 0, pace < 3);
  tip_here(
      "Tokens, dice, phases and cards that are drawn. Space goes on; held down, it leaves out the rest.");
  check("Sound", "sound", settings_.sound, "Short sounds for cards, tokens, dice and results.");
  canvas.stepper(line("Volume"), percent(settings_.volume), "set", "volume", settings_.volume > 0,
                 settings_.volume < 1);
  rest.cut_top(canvas.px(8));

  heading(canvas, rest, "At the table");
  check("What can be chosen is outlined in blue", "colour_blind", settings_.colour_blind,
        "What colour says is said by shapes and letters, too; this makes them stronger.");
  check("Curtain between seats", "hot_seat", settings_.hot_seat,
        "Hands are hidden until the next player says that they sit there.");
  check("Pointing at a card shows it large", "auto_zoom", settings_.auto_zoom,
        "Otherwise the key for it does (" + key_of(settings_, "zoom") + ").");
  check("Windows with only what you have just declined are passed", "pass_declined", settings_.pass_declined,
        "You are asked again once something is new: a card, a token, a roll, a place, a target.");
  static const char* const kHowFar[] = {"anywhere", "not past what has come to light", "not at all"};
  const int undo = static_cast<int>(settings_.undo);
  canvas.stepper(line("Undo goes back"), kHowFar[undo], "set", "undo", undo > 0, undo < 2);
  tip_here("For games that begin from now on. A save notes answers that were changed with hindsight.");
  const Action folder{"image_folder", 0, ""};
  canvas.field(line("Own card images"), settings_.image_folder, folder, typing(folder), "a folder");
  tip_here("FOLDER/PACK/CARD.png takes the place of a card's picture.");
  rest.cut_top(canvas.px(12));
  canvas.button(rest.cut_top(height), "All as it was at first", {"usual", 0, ""}, ButtonLook::plain, "", true,
                "Everything but the keys.");
  end_scroll(canvas, rest.y);
}

void SettingsScreen::draw_keys(Canvas& canvas, Rect box) {
  heading(canvas, box, "Keys");
  Rect foot = box.cut_bottom(row(canvas));
  box.cut_bottom(canvas.px(10));
  canvas.button(foot.cut_left(canvas.button_width("The usual keys")), "The usual keys", {"usual keys", 0, ""},
                ButtonLook::plain, "", !settings_.keys.empty());
  foot.cut_left(canvas.px(16));
  canvas.line(
      foot, asking_.empty() ? "Choose one, then press its new key." : "Press the new key. Escape: as it was.",
      15, asking_.empty() ? theme::kDim : theme::kAccent);

  Rect inner = begin_scroll(canvas, box, keys_scroll_);
  const float height = row(canvas, 34), gap = canvas.px(5), between = canvas.px(24);
  const int columns = inner.w > canvas.text_px(720) ? 2 : 1;
  const float width = (inner.w - between * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const auto& all = key_bindings();
  const int lines = (static_cast<int>(all.size()) + columns - 1) / columns;
  const float top = inner.y - keys_scroll_.at;
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const KeyBinding& binding = all[static_cast<std::size_t>(i)];
    Rect at{inner.x + static_cast<float>(i / lines) * (width + between),
            top + static_cast<float>(i % lines) * (height + gap), width, height};
    const bool own = settings_.keys.count(binding.what) > 0, asked = asking_ == binding.what;
    const float side = std::min(at.w * 0.42F, canvas.text_px(120));
    canvas.button(at.cut_right(side), asked ? "press\xE2\x80\xA6" : key_of(settings_, binding.what),
                  {"bind", 0, binding.what},
                  asked ? ButtonLook::chosen
                  : own ? ButtonLook::main
                        : ButtonLook::plain,
                  "", true, own ? "Usually " + std::string(binding.usual) : "");
    at.cut_right(canvas.px(10));
    canvas.line(at, binding.text, 15);
  }
  end_scroll(canvas, top + static_cast<float>(lines) * (height + gap));
}

}  // namespace misk::ui
