// Handles the mouse and the keys.
#include <algorithm>
#include <cmath>
#include <utility>

#include "table/table_screen.hpp"
#include "text/utf8.hpp"

namespace misk::ui {

namespace {
constexpr float kDragFrom = 6;  // pixels that the pointer must move to begin dragging

}  // namespace

bool TableScreen::input(const Input& in, const Metrics& metrics) {
  last_metrics_ = metrics;
  const bool over = dialog_ != Dialog::none && !aside_;  // a dialog covers the table
  // If the question has changed since the picture was drawn, the click was not meant for the new one.
  const bool answers =
      in.kind == Input::Kind::press || in.kind == Input::Kind::release || in.kind == Input::Kind::key;
  if (answers && pictured_at_ && *pictured_at_ != playing_.at()) {
    pressed_.reset();
    dragged_ = 0;
    return true;
  }
  if (answers && beats_.empty() && too_soon()) {
    pressed_.reset();
    return true;
  }
  switch (in.kind) {
    case Input::Kind::move:
      return pointer_moved(in.at);
    case Input::Kind::press: {
      pointer_moved(in.at);
      const Hit* hit = last_.at(in.at);
      if (in.button == 1) {
        if (hit && hit->second && !over) {
          zoomed_ = static_cast<Id>(hit->second.number);
          return true;
        }
        return over && dialog_ != Dialog::curtain && act({"close", 0, ""});
      }
      pressed_ = in.at;
      pressed_piece_ = hit && hit->drag ? hit->piece : Id{0};
      panning_ = !over && (in.button == 2 || (board_rect_.contains(in.at) && (!hit || !hit->action)));
      return false;
    }
    case Input::Kind::release:
      return in.button == 1 ? false : released(in.at);
    case Input::Kind::wheel: {
      if ((over && dialog_ == Dialog::log) || (!over && in.at.x > metrics.width - side_width(metrics))) {
        log_scroll_.set(static_cast<float>(playing_.log(log_viewer()).size()), 1);
        return log_scroll_.wheel(-in.wheel, 3);
      }
      if (over && dialog_ == Dialog::options) return act({"page", in.wheel > 0 ? -1 : 1, ""});
      if (over && dialog_ == Dialog::rules) return reader().wheel(in.wheel, in.at, metrics.px(60));
      if (over) return list_scroll_.wheel(in.wheel, metrics.px(60));
      if (!board_rect_.contains(in.at)) return false;
      // The point under the pointer stays in place.
      const float before = board_zoom_;
      board_zoom_ = std::clamp(board_zoom_ * std::pow(1.15F, in.wheel), 0.6F, 4.F);
      const float by = board_zoom_ / before;
      const Point middle = board_rect_.centre();
      board_shift_.x = (in.at.x - middle.x) * (1 - by) + board_shift_.x * by;
      board_shift_.y = (in.at.y - middle.y) * (1 - by) + board_shift_.y * by;
      if (std::abs(board_zoom_ - 1) < 0.02F) board_shift_ = {0, 0};
      return board_zoom_ != before;
    }
    case Input::Kind::key:
      return key(in);
    case Input::Kind::text:
      if (dialog_ == Dialog::rules && !aside_) return reader().type(in.text);
      if (dialog_ != Dialog::points || !typing_) return false;
      for (const char c : in.text)
        if (static_cast<unsigned char>(c) >= 0x20 && typed_.size() < 40) typed_ += c;
      return true;
    case Input::Kind::focus_lost:
      pressed_.reset();
      dragged_ = 0;
      return true;
    default:
      return true;
  }
}

bool TableScreen::pointer_moved(Point at) {
  const Point before = pointer_;
  pointer_ = at;
  const Hit* hit = last_.at(at);
  bool changed = false;
  if (pressed_ && panning_) {
    board_shift_.x += at.x - before.x;
    board_shift_.y += at.y - before.y;
    return true;
  }
  if (pressed_ && pressed_piece_ && !dragged_ &&
      std::hypot(at.x - pressed_->x, at.y - pressed_->y) > kDragFrom * std::max(1.F, last_metrics_.scale)) {
    dragged_ = pressed_piece_;
    changed = true;
  }
  if (dragged_) return true;
  const Id piece = hit ? hit->piece : Id{0};
  if (piece != hovered_) {
    hovered_ = piece;
    changed = true;
  }
  const std::string tip = hit ? hit->tip : "";
  if (tip != tip_) {
    tip_ = tip;
    changed = true;
  }
  // The button under the pointer is drawn brighter.
  const Hit* old = last_.at(before);
  return changed || (hit != old && ((hit && hit->action) || (old && old->action)));
}

bool TableScreen::released(Point at) {
  const bool was_panning =
      panning_ && pressed_ && std::hypot(at.x - pressed_->x, at.y - pressed_->y) > kDragFrom;
  const std::optional<Point> pressed = std::exchange(pressed_, std::nullopt);
  panning_ = false;
  pressed_piece_ = 0;
  if (const Id dragged = std::exchange(dragged_, Id{0})) return drop(dragged, at) || true;
  if (!pressed || was_panning) return false;
  const Hit* from = last_.at(*pressed);
  const Hit* hit = last_.at(at);
  if (!hit || !from) return false;
  // In the list of chosen things, a line is dragged to the place of another.
  if (dialog_ == Dialog::order && from->action.verb == "order" && hit->action.verb == "order" &&
      from->action.number != hit->action.number) {
    const auto a = static_cast<std::ptrdiff_t>(from->action.number),
               b = static_cast<std::ptrdiff_t>(hit->action.number);
    if (a < b)
      std::rotate(chosen_.begin() + a, chosen_.begin() + a + 1, chosen_.begin() + b + 1);
    else
      std::rotate(chosen_.begin() + b, chosen_.begin() + a, chosen_.begin() + a + 1);
    return true;
  }
  if (!(hit->action == from->action) || !hit->enabled || !hit->action) return false;
  const Action action = hit->action;
  return act(action) || true;
}

/// Drops a piece: onto another one it means the option that joins the two, or else the only one; elsewhere it
/// means the piece's only option.
bool TableScreen::drop(Id dragged, Point at) {
  const Hit* hit = nullptr;
  for (std::size_t i = last_.hits.size(); i-- > last_.barrier && !hit;)
    if (last_.hits[i].rect.contains(at) && last_.hits[i].piece != dragged) hit = &last_.hits[i];
  const auto options = options_of(dragged);
  if (hit && hit->piece) {
    std::vector<const game::OptionView*> joined;
    for (const game::OptionView* each : options)
      if ((each->comp == dragged && each->target == hit->piece) ||
          (each->target == dragged && each->comp == hit->piece))
        joined.push_back(each);
    if (joined.size() == 1) return choose(joined.front()->index);
  }
  if (options.size() == 1) return choose(options.front()->index);
  if (options.empty()) return false;
  menu_of_ = dragged;
  open(Dialog::menu);
  return true;
}

/// Tab: steps to the next thing with an action.
void TableScreen::walk(int step) {
  std::vector<Action> order;
  for (const Action& action : focus_order(last_))
    if (dialog_ != Dialog::none || action.verb == "option" || action.verb == "piece" ||
        action.verb == "confirm" || action.verb == "pass" || action.verb == "amount" ||
        action.verb == "number" || action.verb == "aside" || action.verb == "wish" ||
        (action.verb == "open" && action.text == "options"))
      order.push_back(action);
  if (order.empty()) return;
  const auto at = std::find(order.begin(), order.end(), focus_);
  const auto n = static_cast<int>(order.size());
  const int now = at == order.end() ? (step > 0 ? -1 : n) : static_cast<int>(at - order.begin());
  focus_ = order[static_cast<std::size_t>(((now + step) % n + n) % n)];
  if (const Hit* hit = last_.find(focus_)) hovered_ = hit->piece;
}

/// Arrow keys: step to the nearest thing in that direction.
void TableScreen::walk_towards(float dx, float dy) {
  const Hit* from = focus_ ? last_.find(focus_) : nullptr;
  if (!from) {
    walk(1);
    return;
  }
  const Point start = from->rect.centre();
  const Hit* best = nullptr;
  float least = 1e9F;
  for (std::size_t i = last_.barrier; i < last_.hits.size(); ++i) {
    const Hit& hit = last_.hits[i];
    if (!hit.enabled || !hit.action || hit.action == focus_ || hit.action.verb == "line") continue;
    const Point to = hit.rect.centre();
    const float along = (to.x - start.x) * dx + (to.y - start.y) * dy;
    const float across = std::abs((to.x - start.x) * dy) + std::abs((to.y - start.y) * dx);
    if (along < 4) continue;
    const float far = along + across * 2.2F;
    if (far < least) {
      least = far;
      best = &hit;
    }
  }
  if (!best) return;
  focus_ = best->action;
  hovered_ = best->piece;
}

bool TableScreen::key(const Input& in) {
  const std::string name = key_name(in);
  const std::string command = bound_to(settings_, name);
  // A key that is held would answer one question after the other.
  const bool goes_on = command == "pass" || command == "confirm" || command == "pass_on";
  if (beat() && dialog_ == Dialog::none && !in.ctrl && !in.alt) {
    if (in.repeat && !goes_on) return false;
    return act({"beat", in.repeat ? 0 : 1, ""});
  }
  if (in.repeat && goes_on) return false;
  if (dialog_ == Dialog::curtain) return (in.key == "Enter" || in.key == "Space") && act({"curtain", 0, ""});
  if (dialog_ == Dialog::points && typing_) {
    if (in.key == "Enter") return act({"point", 0, typed_});
    if (in.key == "Backspace") {
      text::cut_last_character(typed_);
      return true;
    }
    if (in.key == "Escape") typing_ = 0;
    return true;
  }
  if (dialog_ == Dialog::rules && !aside_) {
    if (reader().key(in)) return true;
    // Letters and digits are typed into the search field: no command is theirs here.
    if (in.key.size() == 1 || in.key == "Space") return false;
  }
  if (dialog_ == Dialog::timeline) {
    const auto at = static_cast<int>(playing_.at());
    if (in.ctrl && (in.key == "Left" || in.key == "Right"))
      return act({"by", in.key == "Left" ? -1 : 1, ""}) || true;
    if (in.key == "PageUp" || in.key == "PageDown")
      return act({"by", in.key == "PageUp" ? -2 : 2, ""}) || true;
    if (in.key == "Up" || in.key == "Down") return act({"by", in.key == "Up" ? -3 : 3, ""}) || true;
    if (in.key == "Left") return act({"go", at - 1, ""});
    if (in.key == "Right") return act({"go", at + 1, ""});
    if (in.key == "Home") return act({"go", 0, ""});
    if (in.key == "End") return act({"go", static_cast<int>(playing_.length()), ""});
  }
  // A digit takes the option with that number.
  if (in.key.size() == 1 && in.key[0] >= '1' && in.key[0] <= '9' && !in.ctrl && !in.alt) {
    if (const int number = in.key[0] - '0'; last_.find({"number", number, ""}))
      return act({"number", number, ""});
    const auto n = static_cast<std::size_t>(in.key[0] - '1');
    std::vector<Action> shown;
    for (std::size_t i = last_.barrier; i < last_.hits.size(); ++i) {
      const Hit& hit = last_.hits[i];
      if (hit.action.verb != "option" || hit.action.number == Playing::pass_of(view_.request)) continue;
      shown.push_back(hit.action);
    }
    return n < shown.size() && act(shown[n]);
  }
  const std::string what = bound_to(settings_, name);
  if (what == "confirm") {
    if (focus_) {
      const Action action = focus_;
      const Hit* hit = last_.find(action);
      if (hit) return act(action) || true;
    }
    if (dialog_ == Dialog::points) return act({"point", 0, typed_});
    return confirm() || dialog_ != Dialog::none;
  }
  if (what == "cancel") {
    if (dialog_ != Dialog::none) return act({"close", 0, ""});
    if (focus_) {
      focus_ = {};
      hovered_ = 0;
      return true;
    }
    if (!chosen_.empty()) {
      chosen_.clear();
      take_choice();
      return true;
    }
    zoomed_ = 0;
    return true;
  }
  if (what == "next" || what == "previous") {
    walk(what == "next" ? 1 : -1);
    return true;
  }
  if (what == "left" || what == "right" || what == "up" || what == "down") {
    if (view_.request.numeric && !focus_ && dialog_ == Dialog::none && (what == "up" || what == "down"))
      return act({"amount", what == "up" ? 1 : -1, ""});
    walk_towards(what == "left"    ? -1.F
                 : what == "right" ? 1.F
                                   : 0.F,
                 what == "up"     ? -1.F
                 : what == "down" ? 1.F
                                  : 0.F);
    return true;
  }
  if (in.key == "PageDown" || in.key == "PageUp") {
    if (dialog_ == Dialog::options) return act({"page", in.key == "PageDown" ? 1 : -1, ""});
    log_scroll_.set(static_cast<float>(playing_.log(log_viewer()).size()), 1);
    return log_scroll_.wheel(in.key == "PageUp" ? -1.F : 1.F, 10);
  }
  if (in.key == "Plus" || in.key == "Minus") return act({"zoom_board", in.key == "Plus" ? 1 : -1, ""});
  static const std::map<std::string, Action> kActions = {{"pass", {"pass", 0, ""}},
                                                         {"undo", {"undo", 0, ""}},
                                                         {"redo", {"redo", 0, ""}},
                                                         {"timeline", {"open", 0, "timeline"}},
                                                         {"load_point", {"open", 0, "points"}},
                                                         {"log", {"open", 0, "log"}},
                                                         {"why", {"open", 0, "why"}},
                                                         {"odds", {"open", 0, "odds"}},
                                                         {"bag", {"open", 0, "bag"}},
                                                         {"menu", {"open", 0, "menu"}},
                                                         {"help", {"open", 0, "help"}},
                                                         {"rules", {"open", 0, "rules"}},
                                                         {"lesson", {"lesson_next", 0, ""}},
                                                         {"options", {"open", 0, "options"}},
                                                         {"skip", {"open", 0, "skips"}},
                                                         {"pass_on", {"skip", 0, ""}},
                                                         {"save_point", {"point", 0, ""}},
                                                         {"board", {"board", 0, ""}},
                                                         {"aside", {"aside", 0, ""}}};
  const auto action = kActions.find(what);
  if (action != kActions.end()) return act(action->second) || true;
  if (what == "zoom") {
    zoomed_ = zoomed_ ? Id{0} : hovered_;
    return true;
  }
  if (what == "seat_next" && !view_.seats.empty())
    return act({"seat", (shown_seat_ + 1) % static_cast<int>(view_.seats.size()), ""});
  return false;
}

}  // namespace misk::ui
