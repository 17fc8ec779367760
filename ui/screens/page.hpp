// What all screens around the game have in common: a pointer and a keyboard that reach the same things, lists
// that scroll, fields to type into.
#pragma once
#include <string>
#include <vector>

#include "scene/canvas.hpp"
#include "screens/window_hooks.hpp"
#include "table/wish.hpp"

namespace misk::ui {

/// A screen says in draw() what there is and in act() what is done by it; the rest is here. Tab and the
/// arrows walk over everything that can be clicked, in lists also what is scrolled out of sight; Enter and
/// Space act.
class PageScreen : public Screen, public WindowHooks {
 public:
  void build(Scene& scene, const Metrics& metrics) final;
  bool input(const Input& input, const Metrics& metrics) final;
  const Wish* wish() final;
  std::vector<std::string> sounds() final;
  bool takes_keys() const override;

  /// Where the keyboard is; none when it has not been used.
  const Action& focus() const { return focus_; }
  void set_focus(const Action& action);

  // For the screen itself and for what is a part of it.
  bool typing(const Action& action) const { return action == focus_; }
  /// Is it pointed at, or where the keyboard is?
  bool marked(const Action& action) const { return action == hovered_ || (by_keyboard_ && action == focus_); }
  /// From here on things scroll in this box; draw from box.y - scroll.at downwards, no wider than the
  /// rectangle that is given back. `reading`: PageUp and PageDown move it although nothing in it can be
  /// chosen.
  Rect begin_scroll(Canvas& canvas, Rect box, Scroll& scroll, bool reading = false);
  /// `bottom`: where what was drawn ends.
  void end_scroll(Canvas& canvas, float bottom);
  /// What is drawn from here on is a dialog over the rest.
  void dialog(Canvas& canvas);
  /// How high a row with one line of text is, in pixels.
  static float row(const Canvas& canvas, float design = 36);
  /// Draws a paragraph as high as it gets and takes that off the top of the rectangle.
  static void flow(Canvas& canvas, Rect& rest, const std::string& text, float size, Colour colour,
                   Typeface face = Typeface::body);
  static void heading(Canvas& canvas, Rect& rest, const std::string& text);

 protected:
  virtual void draw(Canvas& canvas) = 0;
  virtual void act(const Action& action) = 0;
  /// Escape.
  virtual void leave() {}
  /// A key before anything else; true when it has been used up.
  virtual bool key(const Input& /*input*/) { return false; }
  /// The text that is typed where this action is in focus, or null.
  virtual std::string* typed(const Action& /*action*/) { return nullptr; }
  /// After what typed() gave has changed.
  virtual void typed_into(const Action& /*action*/) {}
  /// What the focus or the pointer has moved to.
  virtual void pointed(const Action& /*action*/) {}

  void want(Wish wish);
  void sound(const std::string& name) { sounds_.push_back(name); }
  /// The title of the screen with a rule under it, cut off the top. What is left of its line is given back.
  static Rect title_bar(Canvas& canvas, Rect& rest, const std::string& title);
  /// The tip, at the bottom of the window; cut off the rectangle.
  void tip_bar(Canvas& canvas, Rect& rest);

 private:
  struct Area {
    Rect box;
    Scroll* scroll;
    bool reading;
  };
  struct Stop {
    Action action;
    Rect rect;  // where it would be without the box around it
    int area;   // -1: none
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

  std::vector<Hit> hits_;  // of the last picture
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
