#include "screens/page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scene/rich_text.hpp"
#include "text/number.hpp"
#include "text/utf8.hpp"

namespace misk::ui {

namespace {
constexpr const char* kPaging = "scroll a page";  // the verb of a scroll bar; the keyboard skips it
constexpr float kBar = 8;                         // design width of a scroll bar

Rect meet(const Rect& a, const Rect& b) {
  const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
  return {x, y, std::max(0.F, std::min(a.right(), b.right()) - x),
          std::max(0.F, std::min(a.bottom(), b.bottom()) - y)};
}

}  // namespace

void PageScreen::build(Scene& scene, const Metrics& metrics) {
  again_ = false;
  paint(scene, metrics);
  if (again_) paint(scene, metrics);  // a list was scrolled beyond its end
}

void PageScreen::paint(Scene& scene, const Metrics& metrics) {
  scene = Scene{};
  areas_.clear();
  stops_.clear();
  collected_ = 0;
  Canvas canvas(scene, metrics);
  canvas.pointer(pointer_);
  if (by_keyboard_) canvas.focus(focus_);
  canvas.fill(canvas.window(), theme::kGround);
  tip_box_ = {};
  draw(canvas);
  collect(scene, -1);
  hits_ = scene.hits;
  barrier_ = scene.barrier;
  // The thing under the pointer may have changed.
  const Action& at = by_keyboard_ ? focus_ : hovered_;
  for (const Hit& hit : hits_)
    if (at && hit.action == at) tip_ = hit.tip;
  if (!tip_box_.empty()) canvas.line(tip_box_, tip_, 14, theme::kDim);
}

void PageScreen::collect(const Scene& scene, int area) {
  for (std::size_t i = collected_; i < scene.hits.size(); ++i) {
    const Hit& hit = scene.hits[i];
    if (hit.enabled && hit.action && hit.action.verb != kPaging && !stop_of(hit.action))
      stops_.push_back({hit.action, hit.rect, area});
  }
  collected_ = scene.hits.size();
}

Rect PageScreen::begin_scroll(Canvas& canvas, Rect box, Scroll& scroll, bool reading) {
  collect(canvas.scene(), -1);
  areas_.push_back({box, &scroll, reading});
  first_of_area_ = canvas.scene().hits.size();
  canvas.clip(box);
  Rect inner = box;
  inner.cut_right(canvas.px(kBar + 4));
  return inner;
}

void PageScreen::end_scroll(Canvas& canvas, float bottom) {
  Scene& scene = canvas.scene();
  const int index = static_cast<int>(areas_.size()) - 1;
  const Area& area = areas_.back();
  collect(scene, index);
  canvas.unclip();
  // Hits outside the visible area cannot be clicked.
  auto& hits = scene.hits;
  for (std::size_t i = first_of_area_; i < hits.size(); ++i) hits[i].rect = meet(hits[i].rect, area.box);
  hits.erase(std::remove_if(hits.begin() + static_cast<std::ptrdiff_t>(first_of_area_), hits.end(),
                            [](const Hit& hit) { return hit.rect.w < 4 || hit.rect.h < 4; }),
             hits.end());
  const float before = area.scroll->at;
  area.scroll->set(std::ceil(bottom - (area.box.y - before)), area.box.h);
  again_ = again_ || area.scroll->at != before;
  if (area.scroll->most() > 0) {
    Rect whole = area.box;
    const Rect track = whole.cut_right(canvas.px(kBar));
    const float share = area.box.h / area.scroll->content;
    const float height = std::max(canvas.px(24), track.h * share);
    const float top = track.y + (track.h - height) * area.scroll->at / area.scroll->most();
    canvas.panel(track, {0, 0, 0, 60}, {0, 0, 0, 0}, 4);
    canvas.panel({track.x, top, track.w, height}, theme::kPanelEdge, {0, 0, 0, 0}, 4);
    if (top > track.y + 4)
      canvas.hit({track.x, track.y, track.w, top - track.y}, {kPaging, -1, std::to_string(index)});
    if (const float end = top + height; end + 4 < track.bottom())
      canvas.hit({track.x, end, track.w, track.bottom() - end}, {kPaging, 1, std::to_string(index)});
  }
  collected_ = hits.size();
}

void PageScreen::dialog(Canvas& canvas) {
  stops_.clear();
  areas_.clear();
  canvas.dialog();
  collected_ = canvas.scene().hits.size();
}

float PageScreen::row(const Canvas& canvas, float design) {
  return std::round(std::max(canvas.px(design), canvas.text_px(design * 0.82F)));
}

void PageScreen::flow(Canvas& canvas, Rect& rest, const std::string& text, float size, Colour colour,
                      Typeface face) {
  if (text.empty()) return;
  const float height = canvas.text_height(text, rest.w, face, size);
  // Two extra pixels, because measuring and drawing round differently.
  canvas.paragraph({rest.x, rest.y, rest.w, height + 2}, text, size, colour, face);
  rest.y += height + 2;
  rest.h = std::max(0.F, rest.h - height - 2);
}

void PageScreen::heading(Canvas& canvas, Rect& rest, const std::string& text) {
  Rect line{rest.x, rest.y, rest.w, row(canvas, 28)};
  rest.y += line.h + canvas.px(4);
  rest.h = std::max(0.F, rest.h - line.h - canvas.px(4));
  canvas.line(line, text, 17, theme::kAccent, Align::left, Typeface::bold);
  const float under = line.bottom();
  canvas.fill({line.x, under - 1, line.w, 1}, theme::kPanelEdge);
}

Rect PageScreen::title_bar(Canvas& canvas, Rect& rest, const std::string& title) {
  Rect bar = rest.cut_top(row(canvas, 62));
  canvas.fill(bar, theme::kBar);
  canvas.fill({bar.x, bar.bottom() - canvas.px(3), bar.w, std::max(1.F, canvas.px(1))}, theme::kAccentDark);
  canvas.fill({bar.x, bar.bottom() - std::max(1.F, canvas.px(1)), bar.w, std::max(1.F, canvas.px(1))},
              theme::kAccent);
  bar.cut_left(canvas.px(28));
  bar.cut_right(canvas.px(24));
  const float width = canvas.text_width(title, Typeface::bold, 28) + canvas.px(36);
  canvas.line(bar.cut_left(width), title, 28, theme::kParchment, Align::left, Typeface::bold);
  const float pad = std::max(0.F, (bar.h - row(canvas)) / 2);
  bar.cut_top(pad);
  bar.cut_bottom(pad);
  return bar;
}

void PageScreen::title_bar_back(Canvas& canvas, Rect& rest, const std::string& title,
                                const std::string& notice) {
  Rect bar = title_bar(canvas, rest, title);
  canvas.button(bar.cut_right(canvas.button_width("Back", "Esc")), "Back", {"back", 0, ""}, ButtonLook::main,
                "Esc");
  bar.cut_right(canvas.px(16));
  if (!notice.empty()) canvas.line(bar, notice, 15, theme::kWarn);
}

void PageScreen::row_panel(Canvas& canvas, const Rect& box, bool is_chosen, bool is_lit) {
  canvas.panel(box,
               is_chosen ? theme::kAccentDark
               : is_lit  ? theme::kRaised
                         : theme::kPanel,
               is_lit      ? theme::kParchment
               : is_chosen ? theme::kAccent
                           : theme::kPanelEdge);
}

void PageScreen::tip_bar(Canvas& canvas, Rect& rest) {
  Rect bar = rest.cut_bottom(row(canvas, 28));
  canvas.fill(bar, theme::kBar);
  bar.cut_left(canvas.px(28));
  bar.cut_right(canvas.px(28));
  tip_box_ = bar;  // written at the end, when all hits are known
}

const Wish* PageScreen::wish() {
  if (!wished_) return nullptr;
  wished_ = false;
  return &wish_;
}

void PageScreen::want(Wish wish) {
  wish_ = std::move(wish);
  wished_ = true;
}

std::vector<std::string> PageScreen::sounds() {
  return std::exchange(sounds_, {});
}

bool PageScreen::takes_keys() const {
  return const_cast<PageScreen*>(this)->typed(focus_) != nullptr;
}

void PageScreen::set_focus(const Action& action) {
  focus_ = action;
}

const PageScreen::Stop* PageScreen::stop_of(const Action& action) const {
  for (const Stop& stop : stops_)
    if (stop.action == action) return &stop;
  return nullptr;
}

void PageScreen::move_to(const Stop& stop) {
  focus_ = stop.action;
  by_keyboard_ = true;
  for (const Hit& hit : hits_)
    if (hit.action == focus_) tip_ = hit.tip;
  if (stop.area >= 0) {
    const Area& area = areas_[static_cast<std::size_t>(stop.area)];
    const float top = stop.rect.y - area.box.y + area.scroll->at;
    area.scroll->show(top - 6, top + stop.rect.h + 6);
  }
  pointed(focus_);
}

void PageScreen::step(int by) {
  if (stops_.empty()) return;
  const Stop* now = stop_of(focus_);
  const int n = static_cast<int>(stops_.size());
  const int at = now ? static_cast<int>(now - stops_.data()) : by > 0 ? -1 : 0;
  move_to(Stop(stops_[static_cast<std::size_t>((at + by + n) % n)]));
}

void PageScreen::go(float dx, float dy) {
  const Stop* now = stop_of(focus_);
  if (!now) return step(1);
  const Point from = now->rect.centre();
  const Stop* best = nullptr;
  float least = 0;
  for (const Stop& stop : stops_) {
    if (&stop == now) continue;
    // A hit scrolled out of sight can only be reached inside its own list.
    Rect rect = stop.rect;
    if (stop.area >= 0 && stop.area != now->area)
      rect = meet(rect, areas_[static_cast<std::size_t>(stop.area)].box);
    if (rect.w < 4 || rect.h < 4) continue;
    const Point to = rect.centre();
    const float ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    if (ahead < 3) continue;
    // The sideways distance; 0 if the two overlap in that direction.
    const float aside =
        dx != 0 ? std::max({0.F, rect.y - now->rect.bottom() + 2, now->rect.y - rect.bottom() + 2})
                : std::max({0.F, rect.x - now->rect.right() + 2, now->rect.x - rect.right() + 2});
    const float off = dx != 0 ? std::abs(to.y - from.y) : std::abs(to.x - from.x);
    const bool other = stop.area != now->area;
    const float cost = ahead + 4 * aside + 0.2F * off + (other ? 40.F : 0.F);
    if (!best || cost < least) {
      best = &stop;
      least = cost;
    }
  }
  if (best) move_to(Stop(*best));
}

bool PageScreen::hover(Point at) {
  pointer_ = at;
  const Hit* found = nullptr;
  for (std::size_t i = hits_.size(); i-- > barrier_ && !found;)
    if (hits_[i].rect.contains(at)) found = &hits_[i];
  const Action action = found ? found->action : Action{};
  const std::string text = found ? found->tip : "";
  if (action == hovered_ && text == tip_) return false;
  hovered_ = action;
  tip_ = text;
  if (hovered_) pointed(hovered_);
  return true;
}

bool PageScreen::press(const Input& input) {
  hover(input.at);
  by_keyboard_ = false;
  for (std::size_t i = hits_.size(); i-- > barrier_;) {
    const Hit hit = hits_[i];
    if (!hit.rect.contains(input.at)) continue;
    if (!hit.enabled) return true;
    const Action action = input.button == 1 ? hit.second : hit.action;
    if (!action) {
      focus_ = {};
      return true;
    }
    if (action.verb == kPaging) {
      Scroll& scroll = *areas_[static_cast<std::size_t>(text::leading_number(action.text))].scroll;
      scroll.wheel(static_cast<float>(-action.number), scroll.box * 0.9F);
      return true;
    }
    focus_ = action;
    sound("click");
    if (!typed(action)) act(action);
    return true;
  }
  focus_ = {};
  return true;
}

bool PageScreen::type(const Input& input) {
  std::string* text = typed(focus_);
  if (!text || input.ctrl || input.alt) return false;
  bool changed = false;
  for (const char c : input.text)
    if (static_cast<unsigned char>(c) >= 32 && c != 127 && text->size() < 400) {
      text->push_back(c);
      changed = true;
    }
  if (changed) typed_into(focus_);
  return changed;
}

bool PageScreen::press_key(const Input& input) {
  if (key(input)) return true;
  std::string* text = typed(focus_);
  if (text) {
    if (input.key == "Backspace") {
      if (input.ctrl)
        text->clear();
      else
        text::cut_last_character(*text);
      typed_into(focus_);
      return true;
    }
    if (input.key == "Delete") {
      text->clear();
      typed_into(focus_);
      return true;
    }
    if (input.key == "Space" || input.key == "Left" || input.key == "Right") return false;
    if (input.key == "Escape") {
      focus_ = {};
      return true;
    }
    if (input.key == "Enter") {
      step(1);
      return true;
    }
  }
  if (input.ctrl || input.alt) return false;
  if (input.key == "Tab") {
    step(input.shift ? -1 : 1);
  } else if (input.key == "Left") {
    go(-1, 0);
  } else if (input.key == "Right") {
    go(1, 0);
  } else if (input.key == "Up") {
    go(0, -1);
  } else if (input.key == "Down") {
    go(0, 1);
  } else if (input.key == "Home" && !stops_.empty()) {
    move_to(Stop(stops_.front()));
  } else if (input.key == "End" && !stops_.empty()) {
    move_to(Stop(stops_.back()));
  } else if (input.key == "PageUp" || input.key == "PageDown") {
    const Stop* now = stop_of(focus_);
    const Area* area = now && now->area >= 0 ? &areas_[static_cast<std::size_t>(now->area)] : nullptr;
    for (const Area& each : areas_)
      if (each.reading && each.scroll->most() > 0) area = &each;
    if (!area && !areas_.empty()) area = &areas_.front();
    return area && area->scroll->wheel(input.key == "PageUp" ? 1.F : -1.F, area->box.h * 0.8F);
  } else if (input.key == "Enter" || input.key == "Space") {
    const Stop* now = stop_of(focus_);
    if (!now) return false;
    by_keyboard_ = true;
    sound("click");
    act(Action(now->action));
  } else if (input.key == "Escape") {
    leave();
  } else {
    return false;
  }
  return true;
}

bool PageScreen::input(const Input& input, const Metrics& metrics) {
  switch (input.kind) {
    case Input::Kind::move:
      return hover(input.at);
    case Input::Kind::press:
      return press(input);
    case Input::Kind::wheel:
      for (const Area& area : areas_)
        if (area.box.contains(input.at) && area.scroll->wheel(input.wheel, metrics.px(60))) return true;
      return false;
    case Input::Kind::text:
      return type(input);
    case Input::Kind::key:
      return press_key(input);
    case Input::Kind::resize:
      return true;
    default:
      return false;
  }
}

}  // namespace misk::ui
