#include "app/console_view.hpp"

#ifdef MISK_IMGUI

#include <imgui.h>

#include <algorithm>

#include "table/playing.hpp"

namespace misk::ui {

namespace {

constexpr std::size_t kMostSaid = 2000, kMostNames = 60;

const ImVec4 kPlain{0.90F, 0.88F, 0.82F, 1}, kQuiet{0.62F, 0.62F, 0.60F, 1}, kBad{0.93F, 0.67F, 0.42F, 1},
    kTyped{0.60F, 0.78F, 0.98F, 1};

}  // namespace

// Tab completes a name as far as it is unambiguous, and then lists the candidates. The arrow keys walk
// through earlier lines.
int ConsoleView::edit(ImGuiInputTextCallbackData& data) {
  game::Console& console = playing_->console();
  if (data.EventFlag == ImGuiInputTextFlags_CallbackHistory) {
    const std::vector<std::string>& history = console.history();
    if (data.EventKey == ImGuiKey_UpArrow && recalled_ < history.size()) ++recalled_;
    if (data.EventKey == ImGuiKey_DownArrow && recalled_ > 0) --recalled_;
    data.DeleteChars(0, data.BufTextLen);
    if (recalled_) data.InsertChars(0, history[history.size() - recalled_].c_str());
    return 0;
  }
  std::size_t from = 0;
  const std::string before(data.Buf, static_cast<std::size_t>(data.CursorPos));
  const std::vector<std::string> names = console.complete(before, from);
  if (names.empty()) return 0;
  std::string common = names.front();
  for (const std::string& name : names) {
    std::size_t n = 0;
    while (n < common.size() && n < name.size() && common[n] == name[n]) ++n;
    common.resize(n);
  }
  if (common.size() > before.size() - from) {
    data.DeleteChars(static_cast<int>(from), data.CursorPos - static_cast<int>(from));
    data.InsertChars(data.CursorPos, common.c_str());
    return 0;
  }
  std::string all;
  for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i) all += names[i] + "  ";
  said_.push_back({names.size() > kMostNames ? all + "..." : all, Said::By::game});
  to_end_ = true;
  return 0;
}

bool ConsoleView::run() {
  const std::string line = typed_;
  typed_[0] = 0;
  recalled_ = 0;
  focus_ = to_end_ = true;
  if (line.empty()) return false;  // Enter on an empty line (a held key) changes nothing
  focus();
  said_.push_back({"> " + line, Said::By::person});
  const game::ConsoleReply reply = playing_->run_line(line);
  for (const std::string& each : reply.lines)
    said_.push_back({each, reply.failed ? Said::By::failure : Said::By::game});
  if (said_.size() > kMostSaid) said_.erase(said_.begin(), said_.begin() + kMostSaid / 4);
  return reply.changed || reply.undo;
}

bool ConsoleView::build(Playing* playing) {
  if (!playing) {
    ImGui::TextColored(kQuiet, "There is no game here that lines could be for.");
    return false;
  }
  playing_ = playing;
  if (frames_left_ > 0) --frames_left_;
  for (const std::string& line : playing->console().news()) {
    said_.push_back({line, Said::By::game});
    to_end_ = true;
  }
  ImGui::BeginChild("said", ImVec2(0, -ImGui::GetFrameHeightWithSpacing()), true);
  if (said_.empty())
    ImGui::TextColored(kQuiet, "Lines of Lua with the names of the pack %s; :help tells more.",
                       playing->console().pack().c_str());
  for (const Said& each : said_) {
    ImGui::PushStyleColor(ImGuiCol_Text, each.by == Said::By::person    ? kTyped
                                         : each.by == Said::By::failure ? kBad
                                                                        : kPlain);
    ImGui::PushTextWrapPos(0);
    ImGui::TextUnformatted(each.text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::PopStyleColor();
  }
  if (to_end_) ImGui::SetScrollY(ImGui::GetScrollMaxY() + 100000);
  to_end_ = false;
  ImGui::EndChild();
  if (focus_) ImGui::SetKeyboardFocusHere();
  focus_ = false;
  ImGui::SetNextItemWidth(-1);
  const bool entered = ImGui::InputTextWithHint(
      "##line", "you.title   Tab completes, the arrows go through the lines", typed_, sizeof typed_,
      ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory |
          ImGuiInputTextFlags_CallbackCompletion,
      [](ImGuiInputTextCallbackData* data) { return static_cast<ConsoleView*>(data->UserData)->edit(*data); },
      this);
  const bool changed = entered && run();
  playing_ = nullptr;
  return changed;
}

}  // namespace misk::ui

#endif
