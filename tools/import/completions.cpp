#include "import/completions.hpp"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "content/reader.hpp"
#include "content/yaml_writer.hpp"
#include "import/text.hpp"
#include "text/number.hpp"

namespace misk::importing {

using content::Diagnostics;
using content::Reader;
using content::Value;

std::string line_number_of(std::string_view words) {
  std::uint64_t hash = 14695981039346656037ULL;  // FNV-1a
  for (const char c : lower(words)) {
    // Marks, quotes and blanks are printed in more than one way.
    const bool counts = text::is_digit(c) || text::is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
    if (counts) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  return fmt::format("{:08x}", static_cast<std::uint32_t>(hash ^ hash >> 32U));
}

namespace {

Completion read_completion(const Value& value, Diagnostics& diagnostics) {
  Completion out;
  out.file = value.file();
  out.at = value.line();
  Reader reader(value, "a completion", diagnostics);
  reader.required("code", [&](const Value& each) { out.code = each.text("code"); });
  reader.required("line", [&](const Value& each) {
    out.line = each.text("line");
    if (out.line.size() != 8 || !text::hex_number<std::uint32_t>(out.line))
      each.fail("'" + out.line + "' is not the number of a line",
                "copy the eight digits behind the card's TODO", "bad-completion");
  });
  reader.required("lua", [&](const Value& each) {
    if (!each.is_null()) out.lua = each.text("lua");
  });
  reader.optional("card", [&](const Value& each) { out.card = each.text("card"); });
  reader.optional("test", [&](const Value& each) { out.test = each.text("test"); });
  reader.optional("text", [&](const Value& each) { out.text = each.text("text"); });
  reader.finish();
  return out;
}

}  // namespace

void Completions::read(std::string_view bytes, const std::string& file) {
  Diagnostics diagnostics;
  std::vector<Completion> found;
  Reader reader(content::parse_yaml(bytes, file), "a file of completions", diagnostics);
  reader.required("completions", [&](const Value& list) {
    for (const Value& each : list.items("completions")) found.push_back(read_completion(each, diagnostics));
  });
  reader.finish();
  if (!diagnostics.empty()) throw content::ContentError(diagnostics.front());
  for (Completion& each : found) all_.try_emplace({each.code, each.line}, std::move(each));
}

const Completion* Completions::find(const std::vector<std::string>& codes, const std::string& line) const {
  for (const std::string& code : codes)
    if (const auto at = all_.find({code, line}); at != all_.end()) return &at->second;
  return nullptr;
}

std::vector<const Completion*> Completions::of(const std::vector<std::string>& codes) const {
  std::vector<const Completion*> out;
  for (const std::string& code : codes)
    for (auto at = all_.lower_bound({code, ""}); at != all_.end() && at->first.first == code; ++at)
      out.push_back(&at->second);
  return out;
}

std::vector<Completion> Completions::all() const {
  std::vector<Completion> out;
  for (const auto& [key, each] : all_) out.push_back(each);
  return out;
}

std::string Completions::to_yaml(const std::string& file) const {
  content::YamlWriter out;
  out.comment("Lua for lines of cards that the import does not understand. misk import applies it again.");
  out.begin_map();
  out.plain("completions");
  out.begin_list();
  for (const auto& [key, each] : all_) {
    if (each.file != file) continue;
    out.begin_map();
    out.field("code", each.code);
    if (!each.card.empty()) out.field("card", each.card);
    out.field("line", each.line);
    if (!each.text.empty()) out.field("text", each.text);
    if (each.lua.empty())
      out.field("lua", "");
    else
      out.lines("lua", each.lua);
    if (!each.test.empty()) out.lines("test", each.test);
    out.end_map();
  }
  out.end_list();
  out.end_map();
  return out.finish();
}

}  // namespace misk::importing
