#include "scene/canvas.hpp"

#include <cmath>

#include "scene/rich_text.hpp"

namespace misk::ui {

namespace {
constexpr float kLeast = 0.8F;  // of its unscaled size: how small a line may get that is too long for its box
}  // namespace

std::string Canvas::said(const std::string& english) const {
  if (!metrics_.say || english.empty()) return english;
  std::string whole = (*metrics_.say)(english);
  if (whole != english) return whole;
  for (const std::string_view between : {"\n", " \xC2\xB7 "}) {
    std::size_t end = english.find(between);
    if (end == std::string::npos) continue;
    whole = said(english.substr(0, end));
    while (end != std::string::npos) {
      const std::size_t from = end + between.size();
      end = english.find(between, from);
      whole.append(between).append(said(english.substr(from, end == std::string::npos ? end : end - from)));
    }
    return whole;
  }
  return whole;
}

float Canvas::text_width(const std::string& text, Typeface face, float size) const {
  return ui::text_width(said(text), face, std::round(text_px(size)), *metrics_.meter);
}

float Canvas::text_height(const std::string& text, float width, Typeface face, float size) const {
  return ui::text_height(said(text), width, face, std::round(text_px(size)), *metrics_.meter);
}

void Canvas::dialog() {
  fill(window(), {0, 0, 0, 120});
  scene_.barrier = scene_.hits.size();
  scene_.item_barrier = scene_.items.size();
  hit(window(), {});
}

void Canvas::panel(Rect rect, Colour fill, Colour edge, float radius) {
  scene_.items.push_back(Panel{rect, fill, edge, px(radius), edge.a ? std::max(1.F, px(1.5F)) : 0});
}

Text* Canvas::text(Rect box, const std::string& words, float size, Colour colour, Typeface face) {
  if (words.empty()) return nullptr;
  Text item;
  item.box = box;
  item.text = words;
  item.face = face;
  item.size = std::round(text_px(size));
  item.colour = colour;
  scene_.items.push_back(std::move(item));
  return &std::get<Text>(scene_.items.back());
}

void Canvas::line(Rect box, const std::string& words, float size, Colour colour, Align align, Typeface face) {
  Text* item = text(box, said(words), size, colour, face);
  if (!item) return;
  item->align = align;
  item->fit = true;
  item->least = std::max(9.F, std::round(px(size) * kLeast));
}

void Canvas::paragraph(Rect box, const std::string& words, float size, Colour colour, Typeface face) {
  Text* item = text(box, said(words), size, colour, face);
  if (!item) return;
  item->wrap = true;
  item->middle = false;
  item->least = std::round(text_px(9));
}

Hit& Canvas::hit(Rect rect, Action action, std::string tip, std::uint16_t piece) {
  Hit hit;
  hit.rect = rect;
  hit.action = std::move(action);
  hit.tip = std::move(tip);
  hit.piece = piece;
  scene_.hits.push_back(std::move(hit));
  return scene_.hits.back();
}

float Canvas::button_width(const std::string& text, const std::string& key) const {
  const float key_width = key.empty() ? 0 : text_width(key, Typeface::label_bold, 13) + px(14);
  return text_width(text, Typeface::label, 15) + key_width + px(26);
}

Hit& Canvas::button(Rect rect, const std::string& text, Action action, ButtonLook look,
                    const std::string& key, bool enabled, std::string tip) {
  Colour ground = theme::kRaised, edge = theme::kPanelEdge, ink = theme::kText;
  if (look == ButtonLook::main) {
    ground = theme::kAccentDark;
    edge = theme::kAccent;
  } else if (look == ButtonLook::quiet) {
    ground = {0, 0, 0, 0};
    edge = {0, 0, 0, 0};
    ink = theme::kDim;
  } else if (look == ButtonLook::chosen) {
    ground = theme::kAccent;
    edge = theme::kParchment;
    ink = theme::kInk;
  }
  if (!enabled) {
    ink = mix(ink, theme::kGround, 0.55F);
    edge = mix(edge, theme::kGround, 0.6F);
  } else if (hovered(rect)) {
    ground = look == ButtonLook::quiet ? theme::kRaised : mix(ground, theme::kParchment, 0.14F);
    if (look == ButtonLook::quiet) ink = theme::kText;
  }
  const bool focused = enabled && action && action == focus_;
  panel(rect, ground, focused ? theme::kParchment : edge, 5);
  Rect inner = rect.inset(px(3));
  inner.cut_left(px(7));
  inner.cut_right(px(5));
  if (!key.empty()) {
    const float width = text_width(key, Typeface::label_bold, 13) + px(8);
    Rect cap = inner.cut_left(width);
    const float height = std::min(cap.h, text_px(19));
    cap = {cap.x, cap.y + (cap.h - height) / 2, cap.w, height};
    panel(cap, {0, 0, 0, 90}, mix(ink, theme::kGround, 0.5F), 3);
    line(cap, key, 13, ink, Align::centre, Typeface::label_bold);
    inner.cut_left(px(6));
  }
  line(inner, text, 15, ink, key.empty() ? Align::centre : Align::left);
  Hit& out = hit(rect, std::move(action), std::move(tip));
  out.enabled = enabled;
  return out;
}

void Canvas::stepper(Rect rect, const std::string& text, const std::string& verb, const std::string& what,
                     bool less, bool more) {
  const float side = rect.h;
  Rect inner = rect;
  button(inner.cut_left(side), "\xE2\x88\x92", {verb, -1, what}, ButtonLook::plain, "", less);
  button(inner.cut_right(side), "+", {verb, 1, what}, ButtonLook::plain, "", more);
  line(inner, text, 15, theme::kText, Align::centre);
}

void Canvas::check_box(Rect rect, const std::string& text, bool on, Action action, bool enabled) {
  Rect inner = rect;
  const float side = std::min(rect.h, text_px(20));
  Rect box{inner.x, inner.y + (inner.h - side) / 2, side, side};
  inner.cut_left(side + px(8));
  panel(box, theme::kBar, enabled && hovered(rect) ? theme::kAccent : theme::kPanelEdge, 3);
  if (on) line(box, "\xC3\x97", 17, theme::kAccent, Align::centre, Typeface::label_bold);
  if (action == focus_ && action) panel(rect, {0, 0, 0, 0}, theme::kParchment, 4);
  line(inner, text, 15, enabled ? theme::kText : theme::kDim);
  hit(rect, std::move(action)).enabled = enabled;
}

void Canvas::field(Rect rect, const std::string& text, Action action, bool focused, const std::string& hint) {
  panel(rect, theme::kBar, focused ? theme::kAccent : theme::kPanelEdge, 4);
  Rect inner = rect.inset(px(4));
  inner.cut_left(px(4));
  Rect behind = inner;
  if (focused) behind.cut_left(px(10));
  if (text.empty()) line(behind, hint, 15, theme::kDim);
  if (focused || !text.empty())
    this->text(inner, text + (focused ? "|" : ""), 15, theme::kText,
               Typeface::label);  // it is the person's own
  hit(rect, std::move(action));
}

void Scroll::set(float content_height, float box_height) {
  content = content_height;
  box = box_height;
  at = std::clamp(at, 0.F, most());
}

bool Scroll::wheel(float steps, float step_px) {
  const float before = at;
  at = std::clamp(at - steps * step_px, 0.F, most());
  return at != before;
}

void Scroll::show(float top, float bottom) {
  if (bottom > at + box) at = bottom - box;
  if (top < at) at = top;
  at = std::clamp(at, 0.F, most());
}

std::vector<Action> focus_order(const Scene& scene) {
  std::vector<Action> order;
  for (std::size_t i = scene.barrier; i < scene.hits.size(); ++i) {
    const Hit& hit = scene.hits[i];
    if (hit.enabled && hit.action && std::find(order.begin(), order.end(), hit.action) == order.end())
      order.push_back(hit.action);
  }
  return order;
}

}  // namespace misk::ui
