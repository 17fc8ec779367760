#include "check/findings.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <tuple>

#include <lua.hpp>

#include "content/suggest.hpp"
#include "text/letters.hpp"
#include "text/lua_size.hpp"
#include "text/shortened.hpp"
#include "text/utf8.hpp"

namespace misk::cli {

using content::Diagnostic;
using content::Severity;
using text::LuaToken;

namespace {

/// The first name in quotes in a message: "nothing is called 'x'".
std::string quoted_in(const std::string& message) {
  const std::size_t open = message.find('\'');
  if (open == std::string::npos ||
      (open > 0 && (text::is_letter(message[open - 1]) || text::is_digit(message[open - 1]))))
    return "";
  const std::size_t close = message.find('\'', open + 1);
  return close == std::string::npos ? "" : message.substr(open + 1, close - open - 1);
}

std::string_view line_of(std::string_view bytes, int line) {
  std::size_t begin = 0;
  for (int n = 1; n < line; ++n) {
    begin = bytes.find('\n', begin);
    if (begin == std::string_view::npos) return {};
    ++begin;
  }
  return bytes.substr(begin, bytes.find('\n', begin) - begin);
}

/// The column in characters, as editors count.
int column_of(std::string_view line, std::size_t at) {
  int column = 1;
  for (std::size_t i = 0; i < at; ++i) column += text::begins_character(line[i]);
  return column;
}

/// The position of a separate word in a line, or npos.
std::size_t find_word(std::string_view line, std::string_view word) {
  for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
    const bool begins = at == 0 || !text::is_word(line[at - 1]) || !text::is_word(word.front());
    const std::size_t end = at + word.size();
    if (begins && (end >= line.size() || !text::is_word(line[end]) || !text::is_word(word.back()))) return at;
  }
  return std::string_view::npos;
}

/// True if LuaJIT accepts it. Then our own reader is wrong.
bool is_lua(const std::string& source) {
  if (!text::too_large_for_lua(source).empty()) return false;
  const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), lua_close);
  return state && luaL_loadbufferx(state.get(), source.data(), source.size(), "=", "t") == 0;
}

}  // namespace

std::string Findings::shown(const std::string& path) {
  std::string out = path;
  while (out.size() > 1 && out.back() == '/') out.pop_back();
  std::error_code error;
  if (!std::filesystem::path(out).is_absolute()) return out;
  const auto relative = std::filesystem::relative(out, std::filesystem::current_path(error), error);
  return error || relative.empty() || relative.string().rfind("..", 0) == 0 ? out : relative.string();
}

Findings::Findings(const game::Catalog& catalog) {
  for (const content::Pack& pack : catalog.library().packs) {
    const std::string root = shown(pack.display(""));
    const auto add_file = [&](const content::PackFile& file, bool is_lua) {
      CheckSource source;
      source.pack = &pack;
      source.file = &file;
      source.shown = root + "/" + file.path;
      source.is_lua = is_lua;
      source.is_test = file.path.rfind("tests/", 0) == 0 || file.path.rfind("testing/", 0) == 0;
      sources_.push_back(std::move(source));
    };
    for (const content::PackFile& file : pack.scripts) add_file(file, true);
    for (const content::PackFile& file : pack.texts) add_file(file, false);
  }
  for (std::size_t i = 0; i < sources_.size(); ++i) {
    by_name_[sources_[i].shown] = i;
    if (sources_[i].is_lua) read(sources_[i]);
  }
  for (const Diagnostic& diagnostic : catalog.diagnostics()) add_loaded(diagnostic);
}

void Findings::read(CheckSource& source) {
  try {
    source.lua = read_lua(source.file->bytes);
    source.facts = lua_facts(source.lua);
    source.is_read = true;
  } catch (const text::LuaSyntaxError& error) {
    // The loader reports this for files that it loads. It does not load files that only tests or nobody
    // requires.
    const bool is_mark =
        std::string_view(error.what()).substr(0, 13) == "a typographic";  // LuaJIT takes it for a letter
    if (is_mark || !is_lua(source.file->bytes))
      add(Diagnostic{Severity::error, source.shown, error.line, error.column, error.what(), error.mend,
                     "syntax"});
  }
}

const CheckSource* Findings::source(const std::string& shown) const {
  const auto found = by_name_.find(shown);
  return found == by_name_.end() ? nullptr : &sources_[found->second];
}

const CheckRule* Findings::rule(const std::string& name) const {
  if (const CheckRule* found = find_check_rule(name)) return found;
  for (const CheckRule& each : game_rules_)
    if (each.name == name) return &each;
  return nullptr;
}

void Findings::add_rule(const CheckRule& rule) {
  if (!this->rule(rule.name)) game_rules_.push_back(rule);
}

void Findings::add(Diagnostic diagnostic) {
  add_at(std::move(diagnostic), "");
}

void Findings::add_loaded(Diagnostic diagnostic) {
  if (diagnostic.rule.empty()) diagnostic.rule = "script";
  add(std::move(diagnostic));
}

void Findings::add_at(Diagnostic diagnostic, const std::string& near) {
  if (!rule(diagnostic.rule)) throw std::logic_error("misk check has no rule '" + diagnostic.rule + "'");
  diagnostic.file = shown(diagnostic.file);
  if (++counted_[{diagnostic.file, diagnostic.rule}] > kMostKept) return;
  place(diagnostic, near);
  diagnostic.message = text::shortened(diagnostic.message);
  diagnostic.mend = text::shortened(diagnostic.mend);
  if (seen_.insert(diagnostic.to_string()).second) found_.push_back(std::move(diagnostic));
}

void Findings::place(Diagnostic& diagnostic, const std::string& near) const {
  const CheckSource* source = this->source(diagnostic.file);
  if (diagnostic.column > 0) return;
  const std::string name = near.empty() ? quoted_in(diagnostic.message) : near;
  std::string bytes;  // of a pack that was left out
  if (!source && diagnostic.line > 0) {
    try {
      bytes = content::read_disk_file(diagnostic.file, std::uint64_t{1} << 20);
    } catch (const content::ContentError&) {
      return;  // in a .zip the line is enough
    }
  }
  // In a script: the text or name nearest to the line, the lines after it first.
  if (source && source->is_read && !name.empty()) {
    const LuaToken* best = nullptr;
    for (const LuaToken& token : source->lua.tokens) {
      if (token.text != name || (token.kind != LuaToken::Kind::text && token.kind != LuaToken::Kind::name))
        continue;
      if (near.empty() && diagnostic.line > 0 && token.line != diagnostic.line) continue;
      if (!best || (best->line < diagnostic.line && token.line >= diagnostic.line)) best = &token;
    }
    if (best && (!near.empty() || diagnostic.line > 0)) {
      diagnostic.line = best->line;
      diagnostic.column = best->column;
      return;
    }
  }
  if (diagnostic.line <= 0) return;
  const std::string_view line = line_of(source ? source->file->bytes : bytes, diagnostic.line);
  std::size_t at = name.empty() ? std::string_view::npos : find_word(line, name);
  if (at == std::string_view::npos) at = line.find_first_not_of(" \t");
  if (at != std::string_view::npos) diagnostic.column = column_of(line, at);
}

// --- comments that allow findings ---

std::vector<Findings::Allowed> Findings::allowed_in(const CheckSource& source) const {
  constexpr std::string_view kMark = "check: allow";
  std::vector<Allowed> list;
  const std::string& bytes = source.file->bytes;
  if (bytes.find(kMark) == std::string::npos) return list;
  const std::string dashes = source.is_lua ? "--" : "#";
  // In Lua only real comments count; in YAML, text after a # at the beginning or after a blank.
  const auto is_comment = [&](int line, int column) {
    if (!source.is_lua) return true;
    return std::any_of(source.lua.comments.begin(), source.lua.comments.end(),
                       [&](const auto& each) { return each.line == line && each.column == column; });
  };
  const auto is_empty_line = [&](std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line.substr(first, dashes.size()) == dashes;
  };
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin <= bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
    lines.push_back(std::string_view(bytes).substr(begin, end - begin));
    begin = end + 1;
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t mark = lines[i].find(kMark);
    if (mark == std::string_view::npos) continue;
    const std::size_t begin = lines[i].rfind(dashes, mark);
    if (begin == std::string_view::npos) continue;
    // In YAML a text may contain a #.
    const std::string_view before = lines[i].substr(0, begin);
    if (!source.is_lua && std::count(before.begin(), before.end(), '"') % 2 == 1) continue;
    if (lines[i].substr(begin + dashes.size(), mark - begin - dashes.size()).find_first_not_of(' ') !=
        std::string_view::npos)
      continue;
    Allowed allowed;
    allowed.line = static_cast<int>(i) + 1;
    allowed.column = column_of(lines[i], begin);
    if (!is_comment(allowed.line, allowed.column)) continue;
    std::string_view rest = lines[i].substr(mark + kMark.size());
    const auto trimmed = [](std::string_view text) {
      const std::size_t first = text.find_first_not_of(" \t\r");
      const std::size_t last = text.find_last_not_of(" \t\r");
      return first == std::string_view::npos ? std::string()
                                             : std::string(text.substr(first, last - first + 1));
    };
    const std::size_t comma = rest.find(',');
    allowed.rule = trimmed(rest.substr(0, comma));
    if (comma != std::string_view::npos) allowed.reason = trimmed(rest.substr(comma + 1));
    std::size_t applies = i;
    if (is_empty_line(lines[i]))
      while (applies + 1 < lines.size() && is_empty_line(lines[applies])) ++applies;
    allowed.applies = static_cast<int>(applies) + 1;
    list.push_back(std::move(allowed));
  }
  return list;
}

void Findings::silence(std::vector<Diagnostic>& list) {
  std::vector<std::string> names;
  for (const CheckRule& each : check_rules()) names.push_back(each.name);
  for (const CheckRule& each : game_rules_) names.push_back(each.name);
  for (const CheckSource& source : sources_) {
    std::vector<Allowed> allowed = allowed_in(source);
    if (allowed.empty()) continue;
    // A finding about a whole file may be allowed anywhere in it. Pictures have no comments, so theirs may be
    // anywhere in the manifest.
    const bool is_manifest = source.file->path == content::kManifestName;
    const std::string root = source.shown.substr(0, source.shown.size() - source.file->path.size());
    std::erase_if(list, [&](const Diagnostic& each) {
      const bool is_picture =
          is_manifest && each.line == 0 && !this->source(each.file) && each.file.rfind(root, 0) == 0;
      if ((each.file != source.shown && !is_picture) || rule(each.rule)->stops) return false;
      bool is_silent = false;
      for (Allowed& one : allowed) {
        if (one.rule != each.rule || (each.line > 0 && one.applies != each.line) || one.reason.empty())
          continue;
        one.is_used = is_silent = true;
      }
      return is_silent;
    });
    for (const Allowed& one : allowed) {
      const CheckRule* known = rule(one.rule);
      std::string message, mend;
      if (!known) {
        message = "there is no rule '" + one.rule + "' to allow";
        mend = content::did_you_mean(one.rule, names, "see misk check --rules");
      } else if (known->stops) {
        message = "'" + one.rule + "' cannot be allowed: with it the file is not loaded";
        mend = "mend what it says, and delete the comment";
      } else if (one.reason.empty()) {
        message = "'" + one.rule + "' is allowed without a reason";
        mend = "say why: check: allow " + one.rule + ", because ...";
      } else if (!one.is_used) {
        if (const auto all = counted_.find({source.shown, one.rule});
            all != counted_.end() && all->second > kMostKept)
          continue;  // it may belong to a finding that was not kept
        message = "there is nothing here for '" + one.rule + "' to be allowed";
        mend = "delete the comment";
      } else {
        continue;
      }
      list.push_back({Severity::warning, source.shown, one.line, one.column, message, mend, "bad-allow"});
    }
  }
}

std::vector<Diagnostic> Findings::sorted() {
  auto list = found_;
  silence(list);
  std::stable_sort(list.begin(), list.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.file, a.line, a.column, a.rule) < std::tie(b.file, b.line, b.column, b.rule);
  });
  return listed(std::move(list));
}

/// For each rule in each file the first findings, and then the number of the others.
std::vector<Diagnostic> Findings::listed(std::vector<Diagnostic> list) {
  using Key = std::pair<std::string, std::string>;
  std::map<Key, int> met;
  for (const Diagnostic& each : list) ++met[{each.file, each.rule}];
  for (auto& [key, n] : met)
    if (const auto all = counted_.find(key); all != counted_.end() && all->second > kMostKept)
      n = all->second;
  errors_ = warnings_ = 0;
  std::map<Key, int> shown;
  std::vector<Diagnostic> out;
  for (Diagnostic& each : list) {
    const Key key{each.file, each.rule};
    const int n = ++shown[key], all = met[key];
    const bool is_error = each.severity == Severity::error;
    if (n == 1) (is_error ? errors_ : warnings_) += all;
    if (n <= kMostListed || all == kMostListed + 1)
      out.push_back(std::move(each));
    else if (n == kMostListed + 1)
      out.push_back({each.severity, key.first, 0, 0,
                     "and " + std::to_string(all - kMostListed) + " more like these",
                     "mend the first, and check again", key.second});
  }
  return out;
}

}  // namespace misk::cli
