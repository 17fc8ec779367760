// A procedure as a picture: its steps from top to bottom, jumps as arrows at the side, windows marked.
#include <algorithm>
#include <sstream>

#include "api/reference.hpp"

namespace misk::api {

namespace {

constexpr int kLeft = 150, kWidth = 460, kGap = 14, kLine = 15, kPadding = 7, kLetters = 68;

std::string escape(const std::string& text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  return out;
}

/// Breaks a text between words into lines of at most `most` letters.
std::vector<std::string> wrap(const std::string& text, std::size_t most) {
  std::vector<std::string> out;
  std::istringstream words(text);
  std::string word, line;
  while (words >> word) {
    if (!line.empty() && line.size() + 1 + word.size() > most) {
      out.push_back(line);
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) out.push_back(line);
  return out;
}

struct Box {
  int top = 0, height = 0;
  std::vector<std::string> lines;  // the first is the id
};

}  // namespace

std::string picture(const Procedure& procedure) {
  std::vector<Box> boxes;
  int y = 44;
  for (const Step& step : procedure.steps) {
    Box box;
    box.top = y;
    box.lines = wrap(step.id.empty() ? step.what : step.id + ": " + step.what, kLetters);
    if (box.lines.empty()) box.lines.push_back("(nothing)");
    for (const std::string& line : wrap(step.guard.empty() ? "" : "when " + step.guard, kLetters))
      box.lines.push_back(line);
    for (const std::string& line : wrap(step.again.empty() ? "" : "again while " + step.again, kLetters))
      box.lines.push_back(line);
    if (!step.cite.empty()) box.lines.push_back(step.cite);
    box.height = static_cast<int>(box.lines.size()) * kLine + 2 * kPadding;
    y += box.height + kGap;
    boxes.push_back(std::move(box));
  }
  const int end = y;  // target of jumps to the end
  const int height = end + 34, width = kLeft + kWidth + 150;
  std::ostringstream out;
  out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << width << "\" height=\"" << height
      << "\" viewBox=\"0 0 " << width << " " << height << "\" font-family=\"sans-serif\" font-size=\"12\">\n"
      << "<!-- " << kMark << " -->\n"
      << "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" "
         "markerHeight=\"7\" "
         "orient=\"auto\"><path d=\"M0,0 L8,4 L0,8 z\" fill=\"#444\"/></marker></defs>\n"
      << "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
      << "<text x=\"" << kLeft << "\" y=\"24\" font-size=\"15\" font-weight=\"bold\">"
      << escape(procedure.name) << "</text>\n";
  static const char* const kFill[] = {"#f2f2ee", "#fff0c2", "#dcebfa", "#e4f3df"};
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Box& box = boxes[i];
    const Step& step = procedure.steps[i];
    out << "<rect x=\"" << kLeft << "\" y=\"" << box.top << "\" width=\"" << kWidth << "\" height=\""
        << box.height << "\" rx=\"" << (step.kind == Step::Kind::window ? 14 : 4) << "\" fill=\""
        << kFill[static_cast<int>(step.kind)] << "\" stroke=\"#444\""
        << (step.guard.empty() ? "" : " stroke-dasharray=\"5 3\"") << "/>\n";
    for (std::size_t l = 0; l < box.lines.size(); ++l) {
      const bool first = l == 0, cite = !step.cite.empty() && l + 1 == box.lines.size();
      out << "<text x=\"" << kLeft + 10 << "\" y=\"" << box.top + kPadding + 12 + static_cast<int>(l) * kLine
          << "\""
          << (first  ? ""
              : cite ? " fill=\"#777\" font-style=\"italic\""
                     : " fill=\"#555\"")
          << ">" << escape(box.lines[l]) << "</text>\n";
    }
    const bool leaves = step.again.empty() && step.guard.empty() && step.jump >= 0;
    const int below = i + 1 < boxes.size() ? boxes[i + 1].top : end;
    if (!leaves)
      out << "<path d=\"M" << kLeft + kWidth / 2 << "," << box.top + box.height << " V" << below
          << "\" stroke=\"#444\" fill=\"none\" marker-end=\"url(#tip)\"/>\n";
    if (step.jump < 0) continue;
    // Jumps back are drawn on the left, jumps ahead on the right. Longer jumps are further out.
    const auto target = static_cast<std::size_t>(step.jump);
    const bool back = target <= i;
    const int from = box.top + box.height / 2 + (back ? 4 : 0);
    const int to =
        target < boxes.size() ? boxes[target].top + boxes[target].height / 2 - (back ? 4 : 0) : end + 10;
    const int distance = static_cast<int>(back ? i - target : target - i);
    const int bow = std::min(120, 24 + 12 * distance);
    const int side = back ? kLeft : kLeft + kWidth, x = back ? side - bow : side + bow;
    const int tip = target < boxes.size() ? side : kLeft + kWidth / 2 + 22;
    out << "<path d=\"M" << side << "," << from << " C" << x << "," << from << " " << x << "," << to << " "
        << tip << "," << to << "\" stroke=\"#a33\" fill=\"none\" marker-end=\"url(#tip)\"/>\n";
  }
  out << "<text x=\"" << kLeft + kWidth / 2 - 12 << "\" y=\"" << end + 14
      << "\" fill=\"#444\">end</text>\n</svg>\n";
  return out.str();
}

}  // namespace misk::api
