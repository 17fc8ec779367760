#include "screens/help_screen.hpp"

#include <algorithm>

namespace misk::ui {

void HelpScreen::leave() {
  Wish wish;
  wish.kind = Wish::Kind::back;
  want(std::move(wish));
}

void HelpScreen::act(const Action& action) {
  if (action.verb == "back") leave();
}

bool HelpScreen::key(const Input& input) {
  if (bound_to(settings_, key_name(input)) != "help") return false;
  leave();
  return true;
}

void HelpScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  title_bar_back(canvas, rest, "Keys");
  rest = rest.inset(canvas.px(28));
  flow(canvas, rest,
       "Everything can be clicked. What can be chosen is lit; it also stands at the bottom with the keys 1 "
       "to 9. "
       "A card can be dragged onto what it is for. The right button, or the key for it, shows a card large.",
       16, theme::kText);
  rest.cut_top(canvas.px(14));
  Rect inner = begin_scroll(canvas, rest, scroll_, true);
  const float between = canvas.px(36);
  const int columns = std::clamp(static_cast<int>(inner.w / canvas.text_px(430)), 1, 3);
  const float width = (inner.w - between * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const auto& all = key_bindings();
  const int lines = (static_cast<int>(all.size()) + columns - 1) / columns;
  const float height = std::clamp(inner.h / static_cast<float>(lines), row(canvas, 34), row(canvas, 46));
  const float top = inner.y - scroll_.at;
  for (int i = 0; i < static_cast<int>(all.size()); ++i) {
    const KeyBinding& binding = all[static_cast<std::size_t>(i)];
    Rect at{inner.x + static_cast<float>(i / lines) * (width + between),
            top + static_cast<float>(i % lines) * height, width, height};
    Rect key = at.cut_left(canvas.text_px(110)).inset(canvas.px(4));
    canvas.panel(key, theme::kRaised, theme::kPanelEdge, 4);
    canvas.line(key, key_of(settings_, binding.what), 14, theme::kParchment, Align::centre,
                Typeface::label_bold);
    at.cut_left(canvas.px(12));
    canvas.line(at, binding.text, 16);
  }
  end_scroll(canvas, top + static_cast<float>(lines) * height);
}

}  // namespace misk::ui
