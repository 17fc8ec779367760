#include "screens/pack_settings_screen.hpp"

#include <algorithm>

#include "text/number.hpp"

namespace misk::ui {

using content::Setting;

namespace {

// A number with at most this many values is set by steps; any other is typed.
constexpr std::int64_t kMostSteps = 30;

bool is_stepped(const Setting& setting) {
  return setting.type != Setting::Type::number || setting.max - setting.min <= kMostSteps;
}

long long number_of(const SettingInfo& info) {
  return text::whole_number<long long>(info.value).value_or(0);
}

}  // namespace

PackSettingsScreen::PackSettingsScreen(PackShelf& shelf, std::string pack)
    : shelf_(shelf), pack_(std::move(pack)), title_(pack_) {
  for (const PackInfo& each : shelf_.packs())
    if (each.id == pack_) title_ = each.title;
  look();
}

void PackSettingsScreen::look() {
  settings_ = shelf_.settings(pack_);
}

const SettingInfo* PackSettingsScreen::find(const std::string& id) const {
  for (const SettingInfo& each : settings_)
    if (each.setting.id == id) return &each;
  return nullptr;
}

void PackSettingsScreen::set(const std::string& id, const std::string& value) {
  notice_ = shelf_.set_setting(pack_, id, value);
  look();
}

void PackSettingsScreen::act(const Action& action) {
  notice_.clear();
  typing_.clear();
  if (action.verb == "back") return leave();
  if (action.verb == "usual") {
    for (const SettingInfo& each : settings_)
      if (notice_.empty()) notice_ = shelf_.set_setting(pack_, each.setting.id, "");
    return look();
  }
  const SettingInfo* info = find(action.text);
  if (!info) return;
  const Setting& setting = info->setting;
  if (action.verb == "flip") {
    set(setting.id, info->value == "true" ? "false" : "true");
  } else if (action.verb == "set" && setting.type == Setting::Type::number) {
    set(setting.id,
        std::to_string(std::clamp(number_of(*info) + action.number, static_cast<long long>(setting.min),
                                  static_cast<long long>(setting.max))));
  } else if (action.verb == "set" && setting.type == Setting::Type::choice) {
    const auto n = static_cast<int>(setting.choices.size());
    int at = 0;
    for (int i = 0; i < n; ++i)
      if (setting.choices[static_cast<std::size_t>(i)].value == info->value) at = i;
    set(setting.id, setting.choices[static_cast<std::size_t>((at + action.number + n) % n)].value);
  }
}

void PackSettingsScreen::leave() {
  Wish wish;
  wish.kind = Wish::Kind::back;
  want(std::move(wish));
}

std::string* PackSettingsScreen::typed(const Action& action) {
  if (action.verb != "number") return nullptr;
  if (typing_ != action.text) {
    typing_ = action.text;
    const SettingInfo* info = find(typing_);
    typed_ = info ? info->value : "";
  }
  return &typed_;
}

void PackSettingsScreen::typed_into(const Action& action) {
  const SettingInfo* info = find(action.text);
  if (!info) return;
  const std::string why = info->setting.refusal(typed_);
  if (why.empty())
    set(info->setting.id, typed_);
  else
    notice_ = info->setting.title + ": " + why;
}

void PackSettingsScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  title_bar_back(canvas, rest, "Settings of a pack", notice_);
  tip_bar(canvas, rest);
  rest = rest.inset(canvas.px(20));
  const float width = std::min(rest.w, canvas.text_px(900));
  rest = {rest.x + (rest.w - width) / 2, rest.y, width, rest.h};
  heading(canvas, rest, title_);
  flow(canvas, rest, "They count from the next game on; a saved game keeps those that it began with.", 15,
       theme::kDim, Typeface::label);
  rest.cut_top(canvas.px(8));
  Rect foot = rest.cut_bottom(row(canvas));
  rest.cut_bottom(canvas.px(10));
  canvas.button(foot.cut_left(canvas.button_width("All as usual")), "All as usual", {"usual", 0, ""},
                ButtonLook::plain);
  Rect inner = begin_scroll(canvas, rest, scroll_);
  inner.y -= scroll_.at;
  inner.h = 1e6F;
  for (const SettingInfo& each : settings_) draw_setting(canvas, inner, each);
  end_scroll(canvas, inner.y);
}

void PackSettingsScreen::draw_setting(Canvas& canvas, Rect& rest, const SettingInfo& info) {
  const Setting& setting = info.setting;
  const std::string usual = setting.type == Setting::Type::boolean
                                ? setting.usual == "true" ? "Usually on." : "Usually off."
                                : "Usually " + setting.called(setting.usual) + ".";
  Rect line = rest.cut_top(row(canvas));
  if (setting.type == Setting::Type::boolean) {
    canvas.check_box(line, setting.title, info.value == "true", {"flip", 0, setting.id});
  } else {
    const Rect label = line.cut_left(line.w * 0.5F);
    canvas.line(label, setting.title, 15);
    if (is_stepped(setting)) {
      const bool number = setting.type == Setting::Type::number;
      canvas.stepper(line, setting.called(info.value), "set", setting.id,
                     !number || number_of(info) > setting.min, !number || number_of(info) < setting.max);
    } else {
      const Action action{"number", 0, setting.id};
      canvas.field(line, typing(action) && typing_ == setting.id ? typed_ : info.value, action,
                   typing(action), std::to_string(setting.min) + " to " + std::to_string(setting.max));
    }
  }
  canvas.scene().hits.back().tip = usual;
  if (!setting.description.empty()) flow(canvas, rest, setting.description, 15, theme::kDim);
  rest.cut_top(canvas.px(12));
}

}  // namespace misk::ui
