#include "screens/statistics_page.hpp"

#include <algorithm>

#include "text/joined.hpp"

namespace misk::ui {

namespace {

using Tallies = std::vector<std::pair<std::string, game::Tally>>;

/// A bar of a tally: won, neither, lost. It is as long as there are games; the box is for `most` of them.
void draw_bar(Canvas& canvas, Rect box, const game::Tally& tally, int most) {
  if (tally.games == 0) return;
  const float each = box.w / static_cast<float>(most);
  canvas.fill(box.cut_left(each * static_cast<float>(tally.won)), theme::kGood);
  canvas.fill(box.cut_left(each * static_cast<float>(tally.games - tally.won - tally.lost)),
              theme::kPanelEdge);
  canvas.fill(box.cut_left(each * static_cast<float>(tally.lost)), theme::kWarn);
}

/// Won or lost, for those who do not tell the colours apart.
std::string ended_how(const game::Record& record) {
  if (!record.won) return "";
  return *record.won ? "Won \xC2\xB7 " : "Lost \xC2\xB7 ";
}

}  // namespace

void StatisticsPage::show(StatisticsInfo info) {
  info_ = std::move(info);
  lists_ = games_ = {};
}

void StatisticsPage::draw(PageScreen& screen, Canvas& canvas, Rect rest) {
  draw_week(canvas, rest);
  rest.cut_top(canvas.px(18));
  if (!info_.problem.empty()) {
    PageScreen::flow(canvas, rest, "The statistics cannot be read, so nothing is counted: " + info_.problem,
                     16, theme::kWarn);
    return;
  }
  if (info_.records.empty()) {
    PageScreen::flow(
        canvas, rest,
        "Here stand your games, endings, investigators and streaks, as soon as you have played a "
        "game to its end.",
        18, theme::kDim);
    return;
  }
  draw_totals(canvas, rest);
  rest.cut_top(canvas.px(16));
  const Rect left = rest.cut_left(rest.w * 0.5F - canvas.px(14));
  rest.cut_left(canvas.px(28));
  draw_lists(screen, canvas, left);
  draw_games(screen, canvas, rest);
}

void StatisticsPage::draw_week(Canvas& canvas, Rect& rest) const {
  const float line = PageScreen::row(canvas, 28);
  Rect box = rest.cut_top(line * 2 + canvas.px(28));
  canvas.panel(box, theme::kRaised, theme::kAccentDark);
  box = box.inset(canvas.px(14));
  const bool played = !info_.week_result.empty(), any = !info_.week_setup.scenario.empty();
  const std::string text = played ? "Play it again" : "Play this game";
  const float width = canvas.button_width(text);
  Rect side = box.cut_right(width);
  box.cut_right(canvas.px(16));
  const float high = PageScreen::row(canvas, 46);
  canvas.button({side.x, side.y + (side.h - high) / 2, side.w, high}, text, {"play week", 0, ""},
                ButtonLook::main, "", any,
                "Seed " + std::to_string(info_.week_setup.seed) +
                    ": everybody with the same packs plays the same game.");
  if (played) {
    const std::string result = "Your result: " + info_.week_result;
    canvas.line(box.cut_right(std::min(box.w * 0.4F,
                                       canvas.text_width(result, Typeface::label_bold, 17) + canvas.px(6))),
                result, 17, info_.week_won ? theme::kGood : theme::kAccent, Align::right,
                Typeface::label_bold);
  }
  canvas.line(box.cut_top(line),
              "The game of the week" + (info_.week.empty() ? "" : " \xC2\xB7 " + info_.week), 16,
              theme::kAccent, Align::left, Typeface::label_bold);
  canvas.line(
      box.cut_top(line),
      any ? info_.week_title + " \xC2\xB7 " + text::joined(info_.week_who) : "No pack has a scenario for it.",
      20, theme::kParchment, Align::left, Typeface::bold);
}

void StatisticsPage::draw_totals(Canvas& canvas, Rect& rest) const {
  const game::Statistics& counted = info_.counted;
  struct Tile {
    std::string number, word;
    Colour colour;
  };
  const auto text = [](std::size_t n) { return std::to_string(n); };
  const std::vector<Tile> tiles = {
      {text(counted.all.games), counted.all.games == 1 ? "game" : "games", theme::kParchment},
      {text(counted.all.won), "won", theme::kGood},
      {text(counted.all.lost), "lost", theme::kWarn},
      {text(counted.streak), counted.streak_won ? "won in a row now" : "lost in a row now",
       counted.streak_won ? theme::kGood : theme::kWarn},
      {text(counted.best_streak), "most won in a row", theme::kAccent}};
  Rect row = rest.cut_top(PageScreen::row(canvas, 84));
  const float gap = canvas.px(12);
  const float width = (row.w - gap * static_cast<float>(tiles.size() - 1)) / static_cast<float>(tiles.size());
  for (const Tile& tile : tiles) {
    Rect box = row.cut_left(width);
    row.cut_left(gap);
    canvas.panel(box, theme::kPanel, theme::kPanelEdge);
    box = box.inset(canvas.px(8));
    canvas.line(box.cut_top(box.h * 0.62F), tile.number, 32, tile.colour, Align::centre, Typeface::bold);
    canvas.line(box, tile.word, 15, theme::kDim, Align::centre);
  }
}

void StatisticsPage::draw_lists(PageScreen& screen, Canvas& canvas, Rect box) {
  Rect rest = screen.begin_scroll(canvas, box, lists_, true);
  rest.y -= lists_.at;
  rest.h = 1e6F;
  float words = 0;  // of all lists, so that the bars stand below each other
  for (const Tallies* each : {&info_.counted.games, &info_.counted.scenarios, &info_.counted.players})
    for (const auto& [name, tally] : *each)
      words = std::max(words, canvas.text_width(game::tally_text(tally), Typeface::label, 15) + canvas.px(8));
  const auto list = [&](const char* head, const Tallies& tallies) {
    if (tallies.empty()) return;
    PageScreen::heading(canvas, rest, head);
    int most = 1;
    for (const auto& [name, tally] : tallies) most = std::max(most, static_cast<int>(tally.games));
    for (const auto& [name, tally] : tallies) {
      Rect line = rest.cut_top(PageScreen::row(canvas, 28));
      const Rect told = line.cut_right(words);
      line.cut_right(canvas.px(10));
      const Rect bar = line.cut_right(line.w * 0.35F);
      line.cut_right(canvas.px(10));
      canvas.line(line, name, 16);
      canvas.line(told, game::tally_text(tally), 15, theme::kDim, Align::right);
      draw_bar(canvas, {bar.x, bar.y + bar.h * 0.36F, bar.w, bar.h * 0.28F}, tally, most);
    }
    rest.cut_top(canvas.px(12));
  };
  list("By game", info_.counted.games);
  list("By scenario", info_.counted.scenarios);
  list("By investigator", info_.counted.players);
  screen.end_scroll(canvas, rest.y);
}

void StatisticsPage::draw_games(PageScreen& screen, Canvas& canvas, Rect box) {
  Rect rest = screen.begin_scroll(canvas, box, games_, true);
  rest.y -= games_.at;
  rest.h = 1e6F;
  PageScreen::heading(canvas, rest, "Endings");
  for (const auto& [ending, games] : info_.counted.endings) {
    Rect line = rest.cut_top(PageScreen::row(canvas, 28));
    const std::string times = std::to_string(games) + (games == 1 ? " time" : " times");
    canvas.line(line.cut_right(canvas.text_width(times, Typeface::label, 15) + canvas.px(8)), times, 15,
                theme::kDim, Align::right);
    canvas.line(line, ending, 16);
  }
  rest.cut_top(canvas.px(12));
  PageScreen::heading(canvas, rest, "The last games");
  constexpr std::size_t kShown = 30;
  for (std::size_t i = info_.records.size(), shown = 0; i > 0 && shown < kShown; --i, ++shown) {
    const game::Record& record = info_.records[i - 1];
    Rect line = rest.cut_top(PageScreen::row(canvas, 26));
    canvas.line(line.cut_right(canvas.text_width(record.ended, Typeface::label, 14) + canvas.px(8)),
                record.ended, 14, theme::kDim, Align::right);
    canvas.line(line, record.title + ": " + record.ending, 16,
                !record.won   ? theme::kText
                : *record.won ? theme::kGood
                              : theme::kWarn,
                Align::left, Typeface::label_bold);
    std::string about =
        ended_how(record) + text::joined(record.players) + " \xC2\xB7 seed " + std::to_string(record.seed);
    if (record.rounds > 0)
      about += " \xC2\xB7 " + std::to_string(record.rounds) + (record.rounds == 1 ? " round" : " rounds");
    if (!record.week.empty()) about += " \xC2\xB7 game of the week " + record.week;
    if (record.ends > 1) about += " \xC2\xB7 ended " + std::to_string(record.ends) + " times, counted once";
    PageScreen::flow(canvas, rest, about, 14, theme::kDim, Typeface::label);
    rest.cut_top(canvas.px(8));
  }
  screen.end_scroll(canvas, rest.y);
}

}  // namespace misk::ui
