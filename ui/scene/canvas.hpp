// Builds scenes from the common widgets of screens: panels, text, buttons, lists, steppers. All screens share
// one look because all use this.
//
// A Canvas adds items and hits to one Scene for one window. A call such as button() adds both at once: the
// items that show the button, and the hit with its action. Sizes are design units, multiplied with the
// interface scale; a Rect is always in pixels, so a screen cuts up the window's rectangle and passes the
// parts. The canvas also knows where the pointer and the keyboard's focus are, and draws the widgets there
// brighter or with a ring.
#pragma once
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace misk::ui {

/// The colours of the interface.
namespace theme {
inline constexpr Colour kGround{14, 22, 22, 255};
inline constexpr Colour kBar{10, 15, 16, 255};
inline constexpr Colour kPanel{24, 34, 34, 235};
inline constexpr Colour kPanelEdge{58, 72, 68, 255};
inline constexpr Colour kRaised{40, 52, 50, 255};
inline constexpr Colour kText{232, 224, 206, 255};
inline constexpr Colour kDim{158, 154, 140, 255};
inline constexpr Colour kAccent{214, 160, 72, 255};  // needs attention: the prompt, chosen things
inline constexpr Colour kAccentDark{84, 58, 28, 255};
inline constexpr Colour kGlow{120, 200, 150, 255};     // can be chosen
inline constexpr Colour kGlowBlue{96, 170, 255, 255};  // for people who confuse red and green
inline constexpr Colour kWarn{210, 92, 76, 255};
inline constexpr Colour kGood{120, 190, 120, 255};
inline constexpr Colour kParchment{236, 224, 196, 255};
inline constexpr Colour kInk{38, 30, 22, 255};
}  // namespace theme

enum class ButtonLook : std::uint8_t { plain, main, quiet, chosen };

/// Draws into one scene, for one window. Sizes are in design units; every Rect is in pixels.
class Canvas {
 public:
  Canvas(Scene& scene, const Metrics& metrics) : scene_(scene), metrics_(metrics) {}

  Scene& scene() { return scene_; }
  const Metrics& metrics() const { return metrics_; }
  float px(float design) const { return metrics_.px(design); }
  float text_px(float design) const { return metrics_.px(design) * metrics_.text_scale; }
  Rect window() const { return {0, 0, metrics_.width, metrics_.height}; }
  /// The outline colour of things that can be chosen.
  Colour can_choose() const { return metrics_.colour_blind ? theme::kGlowBlue : theme::kGlow; }
  /// The window's own words in the player's language; what is not known as a whole is said line by line, and
  /// part by part between " · ". The texts of a game are in that language already.
  std::string said(const std::string& english) const;
  /// The width of a line of text in pixels, without its markup.
  float text_width(const std::string& text, Typeface face, float size) const;
  /// The height of a paragraph of that width, in pixels.
  float text_height(const std::string& text, float width, Typeface face, float size) const;

  /// Begins a dialog: shades everything drawn so far and makes it unclickable.
  void dialog();
  /// emplace_back, because g++ 12 warns that a moved variant may be uninitialised.
  void fill(Rect rect, Colour colour) { scene_.items.emplace_back(Panel{rect, colour, {0, 0, 0, 0}, 0, 0}); }
  void panel(Rect rect, Colour fill = theme::kPanel, Colour edge = {0, 0, 0, 0}, float radius = 6);
  /// One line. If it is too long for the box, it gets smaller and breaks; only if it still does not fit it is
  /// cut with "…".
  void line(Rect box, const std::string& text, float size = 15, Colour colour = theme::kText,
            Align align = Align::left, Typeface face = Typeface::label);
  /// Several lines; made smaller until they fit.
  void paragraph(Rect box, const std::string& text, float size = 15, Colour colour = theme::kText,
                 Typeface face = Typeface::body);
  void sign(Rect rect, const std::string& symbol) {
    scene_.items.push_back(Sign{rect, symbol, {0, 0, 0, 0}});
  }
  void clip(Rect rect) { scene_.items.push_back(Clip{rect}); }
  void unclip() { scene_.items.push_back(Clip{}); }
  Hit& hit(Rect rect, Action action, std::string tip = "", std::uint16_t piece = 0);

  /// A button with its key in front (`key` may be empty). Returns its hit.
  Hit& button(Rect rect, const std::string& text, Action action, ButtonLook look = ButtonLook::plain,
              const std::string& key = "", bool enabled = true, std::string tip = "");
  /// The width of a button for this text, in pixels.
  float button_width(const std::string& text, const std::string& key = "") const;
  /// Text with − and + at its sides: actions `verb` with number -1 and 1, and text `what`.
  void stepper(Rect rect, const std::string& text, const std::string& verb, const std::string& what,
               bool less, bool more);
  /// A box with a tick, and text.
  void check_box(Rect rect, const std::string& text, bool on, Action action, bool enabled = true);
  /// A text field; with a caret if `focused`.
  void field(Rect rect, const std::string& text, Action action, bool focused, const std::string& hint = "");
  /// Sets the pointer's place: buttons under it are drawn brighter.
  void pointer(Point at) { pointer_ = at; }
  /// Sets the keyboard's focus: the widget with this action is drawn with a ring.
  void focus(const Action& action) { focus_ = action; }
  bool hovered(const Rect& rect) const { return rect.contains(pointer_); }

 private:
  Text* text(Rect box, const std::string& words, float size, Colour colour, Typeface face);

  Scene& scene_;
  const Metrics& metrics_;
  Point pointer_{-1, -1};
  Action focus_;
};

/// The scroll position of a list that is longer than its box.
struct Scroll {
  float at = 0;  // pixels from the top
  float content = 0, box = 0;
  void set(float content_height, float box_height);
  bool wheel(float steps, float step_px);
  /// Scrolls so that this part of the content is visible.
  void show(float top, float bottom);
  float most() const { return std::max(0.F, content - box); }
};

/// The actions that the keyboard steps through: those of all enabled hits, each once, in reading order.
std::vector<Action> focus_order(const Scene& scene);

}  // namespace misk::ui
