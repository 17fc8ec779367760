#include "scene/rich_text.hpp"

#include <cmath>

namespace misk::ui {

namespace {

constexpr float kLine = 1.22F, kGap = 0.42F;  // relative to the size: line height, gap between paragraphs
constexpr std::string_view kDots = "…";

bool letter_at(std::string_view text, std::size_t i) {
  if (i >= text.size()) return false;
  const auto c = static_cast<unsigned char>(text[i]);
  return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool space_at(std::string_view text, std::size_t i) {
  return i >= text.size() || text[i] == ' ';
}

std::size_t next_start(std::string_view text, std::size_t i) {
  for (++i; i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0) == 0x80;) ++i;
  return i;
}

Typeface styled(Typeface base, bool bold, bool italic) {
  const bool label = base == Typeface::label || base == Typeface::label_bold;
  if (bold) return label ? Typeface::label_bold : Typeface::bold;
  // The label face has no italic; the body's fits it well.
  if (italic) return Typeface::italic;
  return base;
}

/// Pieces without a space between them, which must stay on one line.
struct Piece {
  std::string text, symbol;
  Typeface face;
  float width = 0;
};
using Word = std::vector<Piece>;

/// The place of the "**" that ends a bold text begun at `i`, or npos.
std::size_t bold_end(std::string_view text, std::size_t i) {
  return text.find("**", i + 2);
}

/// Can the underscore at `k` end an italic text? Both underscores must be at the edge of a word.
bool ends_italic(std::string_view text, std::size_t k) {
  return k > 0 && text[k - 1] != ' ' && !letter_at(text, k + 1);
}

/// The last one that can, or npos.
std::size_t last_italic_end(std::string_view text) {
  std::size_t k = text.rfind('_');
  while (k != std::string_view::npos && !ends_italic(text, k)) k = k ? text.rfind('_', k - 1) : text.npos;
  return k;
}

/// The end of an italic text that begins at `i`, or npos. `last` is last_italic_end(): nothing is looked for
/// behind it.
std::size_t italic_end(std::string_view text, std::size_t i, std::size_t last) {
  if (last == text.npos || (i > 0 && letter_at(text, i - 1)) || space_at(text, i + 1)) return text.npos;
  for (std::size_t k = i + 2; k <= last; ++k)
    if (text[k] == '_' && ends_italic(text, k)) return k;
  return text.npos;
}

/// The name in a "[name]" at `i`, or "".
std::string_view symbol_at(std::string_view text, std::size_t i) {
  std::size_t k = i + 1;
  while (k < text.size() && (letter_at(text, k) || text[k] == '_' || text[k] == '-')) ++k;
  const bool name =
      k < text.size() && text[k] == ']' && k > i + 1 && (text[i + 1] < '0' || text[i + 1] > '9');
  return name ? text.substr(i + 1, k - i - 1) : std::string_view{};
}

std::vector<Word> parse(std::string_view text, Typeface base, const TextMeter& meter) {
  std::vector<Word> words;
  bool bold = false, italic = false, open = false;  // open: the last word continues
  std::size_t bold_at = 0, italic_at = 0;           // where they end
  const std::size_t last_italic = last_italic_end(text);
  auto put = [&](std::string_view bytes) {
    const Typeface face = styled(base, bold, italic);
    if (!open) words.emplace_back();
    open = true;
    Word& word = words.back();
    if (word.empty() || !word.back().symbol.empty() || word.back().face != face)
      word.push_back({"", "", face});
    word.back().text += bytes;
  };
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == ' ' || c == '\t') {
      open = false;
      ++i;
    } else if (bold && i == bold_at) {
      bold = false;
      i += 2;
    } else if (italic && i == italic_at) {
      italic = false;
      ++i;
    } else if (c == '*' && !bold && text.substr(i, 2) == "**" &&
               bold_end(text, i) != std::string_view::npos) {
      bold = true;
      bold_at = bold_end(text, i);
      i += 2;
    } else if (c == '_' && !italic && italic_end(text, i, last_italic) != std::string_view::npos) {
      italic = true;
      italic_at = italic_end(text, i, last_italic);
      ++i;
    } else if (const std::string_view name = c == '[' ? symbol_at(text, i) : "";
               !name.empty() && meter.is_symbol(name)) {
      if (!open) words.emplace_back();
      open = true;
      words.back().push_back({"", std::string(name), styled(base, bold, italic)});
      i += name.size() + 2;
    } else {
      const std::size_t end = next_start(text, i);
      put(text.substr(i, end - i));
      i = end;
    }
  }
  return words;
}

float width_of(const Word& word) {
  float width = 0;
  for (const Piece& piece : word) width += piece.width;
  return width;
}

/// Splits all paragraphs into words. An empty entry ends a line, two a paragraph.
struct Parsed {
  std::vector<std::vector<Word>> lines;
};

Parsed parse_all(const Text& text, const TextMeter& meter) {
  Parsed out;
  std::string_view rest = text.text;
  while (true) {
    const std::size_t end = rest.find('\n');
    out.lines.push_back(parse(rest.substr(0, end), text.face, meter));
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  if (!text.wrap) {  // on one line, line breaks become spaces
    for (std::size_t i = 1; i < out.lines.size(); ++i)
      std::move(out.lines[i].begin(), out.lines[i].end(), std::back_inserter(out.lines[0]));
    out.lines.resize(1);
  }
  return out;
}

/// A text that is so many times higher than its box does not fit in a quarter of the size either: what is
/// below that is not laid out, since it is never seen.
constexpr float kMuchTooHigh = 16;

/// One attempt to lay out the text in one size.
class Setter {
 public:
  Setter(const Rect& box, float size, Typeface base, const TextMeter& meter)
      : width_(box.w),
        most_(std::max(box.h, line_height(size)) * kMuchTooHigh),
        size_(size),
        space_(meter.width(" ", base, size)),
        meter_(&meter) {}

  void set(const Parsed& parsed, bool wrap) {
    bool first = true;
    for (const std::vector<Word>& words : parsed.lines) {
      if (y_ > most_) return;
      if (!line_.runs.empty()) end_line();
      if (words.empty()) {
        if (!first) y_ += std::round(size_ * kGap);
        continue;
      }
      first = false;
      for (const Word& parsed_word : words) {
        if (y_ > most_) return;
        Word word = parsed_word;
        measure(word);
        if (wrap)
          add(word);
        else
          place(word);
      }
    }
    if (!line_.runs.empty()) end_line();
  }

  struct Line {
    std::vector<Run> runs;
    float width = 0, top = 0;
  };
  std::vector<Line> lines;
  float height = 0;
  bool broken = false;  // a word was too long for a line

 private:
  void measure(Word& word) const {
    for (Piece& piece : word)
      piece.width = piece.symbol.empty() ? meter_->width(piece.text, piece.face, size_) : symbol_width(size_);
  }

  void add(Word& word) {
    const float width = width_of(word);
    if (!line_.runs.empty() && line_.width + space_ + width > width_) end_line();
    if (width <= width_) {
      place(word);
      return;
    }
    // Longer than a line: break it where the line is full.
    broken = true;
    for (Piece& piece : word) {
      if (!piece.symbol.empty()) {
        if (!line_.runs.empty() && line_.width + piece.width > width_) end_line();
        put(piece);
        continue;
      }
      std::string_view rest = piece.text;
      while (!rest.empty() && y_ <= most_) {
        std::size_t end = 0;
        float taken = 0;
        while (end < rest.size()) {
          const std::size_t next = next_start(rest, end);
          const float w = meter_->width(rest.substr(0, next), piece.face, size_);
          if (line_.width + w > width_ && (end > 0 || !line_.runs.empty())) break;
          end = next;
          taken = w;
        }
        if (end > 0) put({std::string(rest.substr(0, end)), "", piece.face, taken});
        rest.remove_prefix(end);
        if (!rest.empty()) end_line();
      }
    }
  }

  void place(const Word& word) {
    if (!line_.runs.empty()) {
      Run& last = line_.runs.back();
      if (last.symbol.empty() && !word.empty() && word[0].symbol.empty() && last.face == word[0].face) {
        last.text += ' ';
        last.width += space_;
      }
      line_.width += space_;
    }
    for (const Piece& piece : word) put(piece);
  }

  void put(const Piece& piece) {
    if (!line_.runs.empty()) {
      Run& last = line_.runs.back();
      if (last.symbol.empty() && piece.symbol.empty() && last.face == piece.face &&
          last.x + last.width == line_.width) {
        last.text += piece.text;
        last.width += piece.width;
        line_.width += piece.width;
        return;
      }
    }
    line_.runs.push_back({piece.text, piece.symbol, piece.face, line_.width, 0, piece.width});
    line_.width += piece.width;
  }

  void end_line() {
    line_.top = y_;
    y_ += line_height(size_);
    height = y_;
    lines.push_back(std::move(line_));
    line_ = {};
  }

  float width_, most_, size_, space_, y_ = 0;
  const TextMeter* meter_;
  Line line_;
};

/// Shortens a line until it fits with "…".
void cut_line(Setter::Line& line, float width, float size, const TextMeter& meter) {
  while (!line.runs.empty()) {
    Run& run = line.runs.back();
    const Typeface face = run.face;
    const float dots = meter.width(kDots, face, size);
    if (run.symbol.empty()) {
      // Find the longest beginning that fits, by bisection.
      std::vector<std::size_t> ends{0};
      while (ends.back() < run.text.size()) ends.push_back(next_start(run.text, ends.back()));
      std::size_t low = 0, high = ends.size() - 1;
      while (low < high) {
        const std::size_t mid = (low + high + 1) / 2;
        if (run.x + meter.width(std::string_view(run.text).substr(0, ends[mid]), face, size) + dots <= width)
          low = mid;
        else
          high = mid - 1;
      }
      run.text.resize(ends[low]);
      while (!run.text.empty() && run.text.back() == ' ') run.text.pop_back();
      if (!run.text.empty() || line.runs.size() == 1) {
        run.text += kDots;
        run.width = meter.width(run.text, face, size);
        line.width = run.x + run.width;
        return;
      }
      line.runs.pop_back();
    } else if (run.x + run.width + dots <= width) {
      line.runs.push_back({std::string(kDots), "", face, run.x + run.width, 0, dots});
      line.width = run.x + run.width + dots;
      return;
    } else {
      line.runs.pop_back();
    }
  }
}

}  // namespace

float line_height(float size) {
  return std::round(size * kLine);
}
float symbol_width(float size) {
  return std::round(size * 1.08F);
}
float middle_above_baseline(float size) {
  return size * 0.32F;
}

TextLayout lay_out(const Text& text, const TextMeter& meter) {
  TextLayout out;
  const Parsed parsed = parse_all(text, meter);
  out.size = std::max(1.F, std::round(text.size));
  const float least = std::clamp(std::round(text.least), 1.F, out.size);
  auto at = [&](float size) {
    Setter attempt(text.box, size, text.face, meter);
    attempt.set(parsed, text.wrap);
    return attempt;
  };
  auto fits = [&](const Setter& attempt) { return attempt.height <= text.box.h + 0.5F && !attempt.broken; };
  Setter setter = at(out.size);
  if (text.wrap && !fits(setter) && out.size > least) {
    // Find the largest size that fits. The area grows with the square of the size; start from that guess and
    // go down step by step.
    const float guess = std::floor(out.size * std::sqrt(text.box.h / std::max(1.F, setter.height)));
    float size = std::clamp(guess, least, out.size - 1);
    setter = at(size);
    while (!fits(setter) && size > least) setter = at(--size);
    while (fits(setter) && size + 1 < out.size) {
      Setter larger = at(size + 1);
      if (!fits(larger)) break;
      setter = std::move(larger);
      ++size;
    }
    out.size = size;
  }
  if (text.wrap && setter.height > text.box.h + 0.5F && setter.lines.size() > 1) {
    const float line = line_height(out.size);
    std::size_t fit = setter.lines.size();
    while (fit > 1 && setter.lines[fit - 1].top + line > text.box.h + 0.5F) --fit;
    out.cut = fit < setter.lines.size();
    setter.lines.resize(fit);
    setter.height = setter.lines.back().top + line;
    if (out.cut) {
      Setter::Line& last = setter.lines.back();
      const Run& run = last.runs.back();
      const Typeface face = run.face;
      last.runs.push_back({" ", "", face, run.x + run.width, 0, 0});
      cut_line(last, text.box.w, out.size, meter);
    }
  }
  if (!text.wrap && !setter.lines.empty() && setter.lines[0].width > text.box.w + 0.5F) {
    if (text.fit) {
      Text broken = text;
      broken.wrap = true;
      return lay_out(broken, meter);
    }
    out.cut = true;
    cut_line(setter.lines[0], text.box.w, out.size, meter);
  }
  const float line = line_height(out.size);
  const float top = text.middle ? std::round((text.box.h - setter.height) / 2) : 0;
  for (Setter::Line& one : setter.lines) {
    const float slack = text.box.w - one.width;
    const float left =
        text.align == Align::left ? 0 : std::round(text.align == Align::right ? slack : slack / 2);
    const float baseline = top + one.top + std::round(line / 2 + middle_above_baseline(out.size));
    for (Run& run : one.runs) {
      run.x += left;
      run.baseline = baseline;
      out.runs.push_back(std::move(run));
    }
    out.width = std::max(out.width, one.width);
  }
  out.height = setter.height;
  out.lines = static_cast<int>(setter.lines.size());
  return out;
}

float text_height(std::string_view text, float width, Typeface face, float size, const TextMeter& meter) {
  Text box;
  box.text = text;
  box.box = {0, 0, width, 1e6F};
  box.face = face;
  box.size = size;
  box.wrap = true;
  return lay_out(box, meter).height;
}

float text_width(std::string_view text, Typeface face, float size, const TextMeter& meter) {
  Text box;
  box.text = text;
  box.box = {0, 0, 1e6F, 1e6F};
  box.face = face;
  box.size = size;
  return lay_out(box, meter).width;
}

}  // namespace misk::ui
