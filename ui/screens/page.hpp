// The common part of all screens around the game: a pointer and a keyboard that reach the same things,
// scrolling lists, and text fields.
#pragma once
#include <string>
#include <vector>

#include "scene/canvas.hpp"
#include "screens/window_hooks.hpp"
#include "table/wish.hpp"

namespace misk::ui {

/// A subclass draws in draw() and handles actions in act(); the rest is here. Tab and the arrow keys step
/// through everything that can be clicked, also entries of lists that are scrolled out of sight. Enter and
/// Space act.
class PageScreen : public Screen, public WindowHooks {
 public:
  void build(Scene& scene, const Metrics& metrics) final;
  bool input(const Input& input, const Metrics& metrics) final;
  const Wish* wish() final;
  std::vector<std::string> sounds() final;
  bool takes_keys() const override;

  /// The keyboard's focus; none until the keyboard is used.
  const Action& focus() const { return focus_; }
  void set_focus(const Action& action);

  // For the screen itself and for its parts.
  bool typing(const Action& action) const { return action == focus_; }
  /// True if the pointer or the keyboard is on it.
  bool marked(const Action& action) const { return action == hovered_ || (by_keyboard_ && action == focus_); }
  /// Begins a scrolling list in this box. Draw from box.y - scroll.at downwards, no wider than the returned
  /// rectangle. `reading`: PageUp and PageDown scroll it although it has no actions.
  Rect begin_scroll(Canvas& canvas, Rect box, Scroll& scroll, bool reading = false);
  /// `bottom`: the end of the drawn content.
  void end_scroll(Canvas& canvas, float bottom);
  /// Begins a dialog over the rest.
  void dialog(Canvas& canvas);
  /// The height of a row with one line of text, in pixels.
  static float row(const Canvas& canvas, float design = 36);
  /// Draws a paragraph in its full height and cuts that off the top of the rectangle.
  static void flow(Canvas& canvas, Rect& rest, const std::string& text, float size, Colour colour,
                   Typeface face = Typeface::body);
  static void heading(Canvas& canvas, Rect& rest, const std::string& text);
  /// The panel of a row that can be clicked; `is_lit`: it is pointed at, or where the keyboard is.
  static void row_panel(Canvas& canvas, const Rect& box, bool is_chosen, bool is_lit);

 protected:
  virtual void draw(Canvas& canvas) = 0;
  virtual void act(const Action& action) = 0;
  /// Called for Escape.
  virtual void leave() {}
  /// Called with a key before anything else. True if the key was used.
  virtual bool key(const Input& /*input*/) { return false; }
  /// The text that is edited while this action has the focus, or null.
  virtual std::string* typed(const Action& /*action*/) { return nullptr; }
  /// Called after the text from typed() has changed.
  virtual void typed_into(const Action& /*action*/) {}
  /// Called when the focus or the pointer moves to something.
  virtual void pointed(const Action& /*action*/) {}

  void want(Wish wish);
  void sound(const std::string& name) { sounds_.push_back(name); }
  /// Draws the screen's title and a rule below it, and cuts them off the top. Returns the rest of the title's
  /// line.
  static Rect title_bar(Canvas& canvas, Rect& rest, const std::string& title);
  /// The same with a button that goes back, and a notice beside it.
  static void title_bar_back(Canvas& canvas, Rect& rest, const std::string& title,
                             const std::string& notice = "");
  /// Draws the tip at the bottom of the window, and cuts it off the rectangle.
  void tip_bar(Canvas& canvas, Rect& rest);

 private:
  struct Area {
    Rect box;
    Scroll* scroll;
    bool reading;
  };
  struct Stop {
    Action action;
    Rect rect;  // place without the scrolling
    int area;   // index of the scrolling list; -1: none
  };

  void paint(Scene& scene, const Metrics& metrics);
  void collect(const Scene& scene, int area);
  const Stop* stop_of(const Action& action) const;
  void move_to(const Stop& stop);
  void step(int by);
  void go(float dx, float dy);
  bool press(const Input& input);
  bool hover(Point at);
  bool type(const Input& input);
  bool press_key(const Input& input);

  std::vector<Hit> hits_;  // of the last screen frame
  std::size_t barrier_ = 0;
  std::vector<Area> areas_;
  std::vector<Stop> stops_;
  std::size_t collected_ = 0, first_of_area_ = 0;
  bool again_ = false;
  Point pointer_{-1, -1};
  Action focus_, hovered_;
  bool by_keyboard_ = false;
  std::string tip_;
  Rect tip_box_;
  Wish wish_;
  bool wished_ = false;
  std::vector<std::string> sounds_;
};

}  // namespace misk::ui
