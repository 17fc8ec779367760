#include "import/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "content/utf8.hpp"
#include "text/lua_quoted.hpp"

namespace misk::importing {

namespace {

bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Replaces typographic characters with the plain ones that texts are compared with.
std::string plain_characters(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kPlain = {{
      {"\u2018", "'"},
      {"\u2019", "'"},
      {"\u201C", "\""},
      {"\u201D", "\""},
      {"\u2010", "-"},
      {"\u2011", "-"},
      {"\u2012", "-"},
      {"\u2013", "-"},
      {"\u2014", "-"},
      {"\u2212", "-"},
      {"\u00A0", " "},
      {"\u202F", " "},
      {"\u2009", " "},
      {"\u2026", "..."},
  }};
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      // Remaining control characters could be taken for our own marks.
      if (text[i] == '\t')
        out += ' ';
      else if (static_cast<unsigned char>(text[i]) >= 0x20 || text[i] == '\n')
        out += text[i];
      ++i;
      continue;
    }
    std::size_t end = i;
    content::next_code_point(text, end);
    const std::string_view letter = text.substr(i, end - i);
    const auto* const it =
        std::find_if(kPlain.begin(), kPlain.end(), [&](const auto& each) { return each.first == letter; });
    out += it == kPlain.end() ? letter : it->second;
    i = end;
  }
  return out;
}

enum class Form { plain, shown };

// The replacement for a tag in a text: a line break, a mark for the table, or nothing.
std::string tag_text(std::string name, Form form) {
  const bool closes = !name.empty() && name[0] == '/';
  if (closes) name.erase(0, 1);
  name = lower(name.substr(0, name.find_first_of(" /")));
  if (name == "br" || name == "hr" || name == "p" || name == "blockquote" || name == "li" || name == "ul")
    return "\n";
  if (form == Form::plain) return "";
  if (name == "b" || name == "strong") return "**";
  if (name == "i" || name == "em" || name == "cite") return "_";
  return "";
}

constexpr std::size_t kLongestTag = 200, kLongestSymbol = 60;

// The first `what` that begins less than `most` characters behind `from`. What nothing closes must not be
// looked for to the end of the text each time.
std::size_t find_near(std::string_view text, std::string_view what, std::size_t from, std::size_t most) {
  const std::size_t found = text.substr(from, most + what.size() - 1).find(what);
  return found == std::string_view::npos ? std::string::npos : from + found;
}

std::string without_markup(std::string_view markup, Form form) {
  const std::string text = plain_characters(markup);
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '<') {
      const std::size_t end = find_near(text, ">", i, kLongestTag);
      const char next = i + 1 < text.size() ? text[i + 1] : ' ';
      if (end != std::string::npos && (next == '/' || is_word(next))) {
        out += tag_text(text.substr(i + 1, end - i - 1), form);
        i = end + 1;
        continue;
      }
    }
    if (text[i] == '[') {
      const bool is_trait = text.compare(i, 2, "[[") == 0;
      const std::size_t end = find_near(text, is_trait ? "]]" : "]", i, kLongestSymbol);
      const std::size_t open = is_trait ? 2 : 1;
      if (end != std::string::npos && text.substr(i, end - i).find('\n') == std::string::npos) {
        std::string word = text.substr(i + open, end - i - open);
        if (is_trait) {
          out += form == Form::plain ? "[[" + word + "]]" : "**" + word + "**";
        } else {
          word = lower(word);
          if (word == "fast" || word == "lightning") word = "free";
          out += "[" + word + "]";
        }
        i = end + open;
        continue;
      }
    }
    out += text[i++];
  }
  return out;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = small(c);
  return out;
}

bool equal_fold(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return small(x) == small(y); });
}

bool starts_fold(std::string_view text, std::string_view with) {
  return text.size() >= with.size() && equal_fold(text.substr(0, with.size()), with);
}

std::string without_stop(std::string_view text) {
  std::string out = trimmed(text);
  while (!out.empty() && (out.back() == '.' || out.back() == ' ')) out.pop_back();
  return out;
}

std::string trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r\n");
  if (from == std::string_view::npos) return "";
  return std::string(text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1));
}

std::vector<std::string> split(std::string_view text, std::string_view separator) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(separator, from), text.size());
    std::string part = trimmed(text.substr(from, to - from));
    if (!part.empty()) parts.push_back(std::move(part));
    from = to + separator.size();
  }
  return parts;
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
  return text;
}

std::string plain(std::string_view text) {
  const std::string bare = without_markup(text, Form::plain);
  std::string out;
  for (const char c : bare) {
    const bool is_space = c == ' ';
    if (is_space && (out.empty() || out.back() == ' ' || out.back() == '\n')) continue;
    if (c == '\n' && !out.empty() && out.back() == ' ') out.pop_back();
    out += c;
  }
  return trimmed(out);
}

std::string shown(std::string_view text) {
  std::string out;
  for (const std::string& line : paragraphs(without_markup(text, Form::shown))) {
    out += (out.empty() ? "" : "\n") + line;
  }
  return out;
}

std::string with_self(const std::string& text, const std::string& name, const std::string& type) {
  // A name is matched as written; "this card" and a "the" before a name also at the beginning of a sentence.
  std::vector<std::string> names = {"this card"};
  if (!type.empty()) names.push_back("this " + type);
  if (name.size() > 1) {
    names.push_back(name);
    names.push_back("the " + name);
  }
  const auto is_here = [&](std::size_t at, const std::string& each) {
    if (at + each.size() > text.size()) return false;
    const std::string_view here = std::string_view(text).substr(at, each.size());
    const std::size_t fixed =
        each.ends_with(name) && name.size() > 1 ? each.size() - name.size() : each.size();
    if (!equal_fold(here.substr(0, fixed), each.substr(0, fixed)) || here.substr(fixed) != each.substr(fixed))
      return false;
    const std::size_t end = at + each.size();
    const bool begins = at == 0 || !is_word(text[at - 1]) || !is_word(each.front());
    const bool ends = end == text.size() || !is_word(text[end]) || !is_word(each.back());
    // "This skill test" is not a skill card.
    return begins && ends && !(each == "this skill" && text.compare(end, 5, " test") == 0);
  };
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t length = 0;
    for (const std::string& each : names)
      if (each.size() > length && is_here(i, each)) length = each.size();
    if (length == 0) {
      out += text[i++];
    } else {
      out += kSelf + text.substr(i, length) + kSelfEnd;
      i += length;
    }
  }
  return out;
}

std::string without_self(std::string text) {
  std::erase_if(text, [](char c) { return c == kSelf || c == kSelfEnd; });
  return text;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find('\n', from), text.size());
    out.emplace_back(text.substr(from, to - from));
    from = to + 1;
  }
  return out;
}

std::vector<std::string> paragraphs(std::string_view text) {
  return split(text, "\n");
}

std::vector<std::string> sentences(std::string_view paragraph) {
  std::vector<std::string> out;
  int brackets = 0;
  bool is_quoted = false, is_name = false;
  std::size_t from = 0;
  const auto take = [&](std::size_t to) {
    std::string one = trimmed(paragraph.substr(from, to - from));
    if (one.find_first_not_of(" .-") != std::string::npos) out.push_back(std::move(one));
    from = to;
  };
  // "Dr." and "St." do not end a sentence, nor does the point after an initial.
  const auto is_short_form = [&](std::size_t dot) {
    std::size_t begin = dot;
    while (begin > 0 && is_word(paragraph[begin - 1])) --begin;
    const std::string word = lower(paragraph.substr(begin, dot - begin));
    static constexpr std::array<std::string_view, 6> kShort = {"dr", "mr", "mrs", "ms", "st", "vs"};
    return std::find(kShort.begin(), kShort.end(), word) != kShort.end() ||
           (word.size() == 1 && paragraph[begin] >= 'A' && paragraph[begin] <= 'Z' && word != "x");
  };
  bool is_aside = false;  // a separate sentence in brackets; "(3)" is part of the text around it
  for (std::size_t i = 0; i < paragraph.size(); ++i) {
    const char c = paragraph[i];
    if (c == '"') is_quoted = !is_quoted;
    if (c == kSelf || c == kSelfEnd) is_name = c == kSelf;  // dots inside the name are part of it
    if (is_quoted || is_name) continue;
    if (c == '(' && brackets++ == 0) is_aside = trimmed(paragraph.substr(from, i - from)).empty();
    if (c == ')' && brackets > 0 && --brackets == 0 && is_aside) {
      if (i + 1 < paragraph.size() && paragraph[i + 1] == '.') ++i;
      take(i + 1);
    }
    if ((c == '.' || c == '!' || c == '?') && brackets == 0 &&
        (i + 1 == paragraph.size() || paragraph[i + 1] == ' ') && !is_short_form(i))
      take(i + 1);
  }
  take(paragraph.size());
  return out;
}

std::string tag_of(std::string_view trait) {
  std::string out;
  for (const char c : trait) {
    const char s = small(c);
    if ((s >= 'a' && s <= 'z') || (s >= '0' && s <= '9'))
      out += s;
    else if (out.empty() || out.back() != '_')
      out += '_';
  }
  return out;
}

std::string slug(std::string_view name) {
  // Latin letters with accents, and their plain spelling.
  static constexpr std::pair<std::u32string_view, std::string_view> kLetters[] = {
      {U"àáâãåāăą", "a"}, {U"äæ", "ae"},   {U"çćĉċč", "c"},     {U"ďđð", "d"},       {U"èéêëēĕėęě", "e"},
      {U"ĝğġģ", "g"},     {U"ĥħ", "h"},    {U"ìíîïĩīĭįı", "i"}, {U"ĵ", "j"},         {U"ķ", "k"},
      {U"ĺļľŀł", "l"},    {U"ñńņňŉ", "n"}, {U"òóôõøōŏő", "o"},  {U"öœ", "oe"},       {U"ŕŗř", "r"},
      {U"śŝşš", "s"},     {U"ß", "ss"},    {U"ţťŧ", "t"},       {U"ùúûũūŭůűų", "u"}, {U"ü", "ue"},
      {U"ŵ", "w"},        {U"ýÿŷ", "y"},   {U"źżž", "z"},       {U"þ", "th"},
  };
  const std::string text = content::fold_case(plain_characters(name));
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    const std::uint32_t code = content::next_code_point(text, i);
    std::string letter;
    if (code < 0x80) {
      const char c = small(static_cast<char>(code));
      if (c == '\'' || c == '.' || c == '"') continue;
      letter = is_word(c) && c != '_' ? std::string(1, c) : "_";
    } else {
      for (const auto& [from, to] : kLetters)
        if (from.find(static_cast<char32_t>(code)) != std::u32string_view::npos) letter = to;
    }
    if (letter == "_" && (out.empty() || out.back() == '_')) continue;
    out += letter;
    if (out.size() >= 48) break;
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  return out;
}

std::string lua_string(std::string_view text) {
  std::string plain(text);
  for (char& c : plain)
    if (c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)) c = ' ';
  return text::lua_quoted(plain);
}

}  // namespace misk::importing
