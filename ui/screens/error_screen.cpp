#include "screens/error_screen.hpp"

#include <cmath>

#include "scene/rich_text.hpp"

namespace misk::ui {

namespace {
std::string place(const std::string& file, int line) {
  return line > 0 ? file + ":" + std::to_string(line) : file;
}
}  // namespace

std::vector<Problem> problems_of(const content::Diagnostics& diagnostics) {
  std::vector<Problem> out;
  for (const content::Diagnostic& each : diagnostics)
    out.push_back({each.severity == content::Severity::error, place(each.file, each.line), each.message,
                   each.mend, each.rule.empty() ? "" : "Rule of the check: " + each.rule});
  return out;
}

std::vector<Problem> problems_of(const std::vector<script::Report>& reports) {
  std::vector<Problem> out;
  for (const script::Report& each : reports)
    out.push_back({each.severity == script::Report::Severity::error, place(each.file, each.line),
                   each.message, each.mend, each.details});
  return out;
}

ErrorScreen::ErrorScreen(std::vector<Problem> problems, std::string what, std::string go_on)
    : problems_(std::move(problems)), what_(std::move(what)), go_on_(std::move(go_on)) {
  if (!go_on_.empty()) set_focus({"back", 0, ""});
}

void ErrorScreen::leave() {
  Wish wish;
  wish.kind = go_on_.empty() ? Wish::Kind::quit : Wish::Kind::back;
  want(std::move(wish));
}

void ErrorScreen::act(const Action& action) {
  if (action.verb == "details") open_ = open_ == action.number ? -1 : action.number;
  if (action.verb == "back") leave();
  if (action.verb == "quit") {
    Wish wish;
    wish.kind = Wish::Kind::quit;
    want(std::move(wish));
  }
}

void ErrorScreen::draw(Canvas& canvas) {
  Rect rest = canvas.window();
  title_bar(canvas, rest, "Something is wrong");
  Rect foot = rest.cut_bottom(row(canvas, 76)).inset(canvas.px(18));
  if (!go_on_.empty()) {
    canvas.button(foot.cut_right(canvas.button_width(go_on_) + canvas.px(30)), go_on_, {"back", 0, ""},
                  ButtonLook::main);
    foot.cut_right(canvas.px(12));
  }
  canvas.button(foot.cut_right(canvas.button_width("Quit") + canvas.px(30)), "Quit", {"quit", 0, ""});
  rest = rest.inset(canvas.px(28));
  flow(canvas, rest, what_, 17, theme::kText);
  rest.cut_top(canvas.px(10));
  Rect inner = begin_scroll(canvas, rest, scroll_, true);
  inner.y -= scroll_.at;
  inner.h = 1e6F;
  for (std::size_t i = 0; i < problems_.size(); ++i) {
    const Problem& problem = problems_[i];
    const bool open = open_ == static_cast<int>(i);
    const float pad = canvas.px(12), inside = inner.w - 2 * pad - canvas.px(4);
    const auto height_of = [&](const std::string& text, float size, Typeface face) {
      return text.empty() ? 0.F : canvas.text_height(text, inside, face, size) + 2;
    };
    float height = 2 * pad + height_of(problem.where, 14, Typeface::label_bold) +
                   height_of(problem.text, 16, Typeface::body) +
                   height_of(problem.mend, 15, Typeface::italic);
    if (open) height += height_of(problem.details, 14, Typeface::label) + canvas.px(8);
    const Rect box = inner.cut_top(height);
    inner.cut_top(canvas.px(10));
    const Action action{"details", static_cast<int>(i), ""};
    canvas.panel(box, marked(action) ? theme::kRaised : theme::kPanel,
                 problem.error ? theme::kWarn : theme::kPanelEdge);
    Rect in = box.inset(pad);
    in.cut_left(canvas.px(4));
    flow(canvas, in, problem.where, 14, theme::kAccent, Typeface::label_bold);
    flow(canvas, in, problem.text, 16, theme::kText);
    flow(canvas, in, problem.mend, 15, theme::kDim, Typeface::italic);
    if (open) {
      in.cut_top(canvas.px(8));
      flow(canvas, in, problem.details, 14, theme::kDim, Typeface::label);
    }
    if (!problem.details.empty()) canvas.hit(box, action, open ? "Close the details" : "Show the details");
  }
  end_scroll(canvas, inner.y - canvas.px(10));
}

}  // namespace misk::ui
