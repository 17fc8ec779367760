#include "authoring/fuzz_files.hpp"

#include <cstdio>
#include <filesystem>

#include "game/save.hpp"
#include "text/letters.hpp"
#include "text/lua_quoted.hpp"

namespace misk::cli {
namespace {

namespace fs = std::filesystem;

std::string listed(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "" : ", ") + text::lua_quoted(text);
  return "{ " + out + " }";
}

/// Wraps a text into comment lines.
std::string comment(const std::string& text) {
  std::string out, line = "--";
  std::string word;
  const auto flush = [&] {
    if (line.size() + word.size() > 118) {
      out += line + "\n";
      line = "--  ";
    }
    if (!word.empty()) line += " " + word;
    word.clear();
  };
  for (const char c : text) {
    if (c == ' ' || c == '\n')
      flush();
    else
      word += c;
  }
  flush();
  return out + line + "\n";
}

std::string without(std::string text, const std::string& folder) {
  for (auto at = text.find(folder + "/"); !folder.empty() && at != std::string::npos;
       at = text.find(folder + "/"))
    text.erase(at, folder.size() + 1);
  return text;
}

std::string answer_line(const game::Choice& choice, bool with_seat, const std::vector<std::string>& names) {
  std::string line = "    { ";
  if (with_seat) line += std::to_string(choice.player + 1) + ", ";
  line += text::lua_quoted(choice.prompt);
  if (choice.number) line += ", " + std::to_string(*choice.number);
  for (const std::string& text : choice.chosen) {
    const std::string more = text::lua_quoted(text);
    line += line.size() - line.rfind('\n') + more.size() > 112 ? ",\n      " + more : ", " + more;
  }
  line += " },";
  const auto seat = static_cast<std::size_t>(choice.player);
  if (with_seat && seat < names.size()) line += "   -- " + names[seat];
  return line + "\n";
}

}  // namespace

std::string fuzz_name(const game::Failure& failure) {
  std::string name = "fuzz_";
  for (const char c : failure.file.empty() ? failure.kind : fs::path(failure.file).stem().string())
    name += text::is_word(c) ? c : '_';
  if (failure.line > 0) name += "_" + std::to_string(failure.line);
  return name;
}

std::string fuzz_test(const game::Catalog& catalog, const std::string& game, const game::Shrunk& shrunk,
                      const std::string& pack_folder, const std::vector<std::string>& names) {
  const game::Failure& failure = shrunk.failure;
  const game::Setup& setup = shrunk.setup;
  const std::string where = without(failure.where(), pack_folder);
  std::string text = "-- Written by misk fuzz. The shortest game it found in which this goes wrong:\n";
  text += comment("  " + without(failure.text.substr(0, failure.text.find('\n')), pack_folder));
  text += comment(
      "(" + std::to_string(shrunk.answers.size()) + " of " + std::to_string(shrunk.before) +
      " answers are left.) Keep it: it fails until the mistake is mended, and shows that it stays so.");
  text += "\ntest(" + text::lua_quoted("fuzz: " + failure.kind + (where.empty() ? "" : " at " + where)) +
          ", function(t)\n";
  const bool again = failure.kind == "replay";
  if (again)
    text += "  -- The same game twice: it must come to the same position.\n  local function play()\n";
  std::vector<std::string> packs;
  for (const content::Pack& pack : catalog.library().packs)
    if (pack.id() == game || pack.manifest.game == game) packs.push_back(pack.id());
  std::string body = "  local g = t:whole_game {\n    packs = " + listed(packs) + ",\n";
  body += "    scenario = " + text::lua_quoted(setup.scenario) + ", seed = ";
  body += setup.seed < 1'000'000 ? std::to_string(setup.seed) : text::lua_quoted(std::to_string(setup.seed));
  if (setup.empty_decks) body += ", decks = false";
  body += ",\n    players = " + listed(setup.avatars) + ",\n";
  if (!setup.options.empty()) {
    body += "    options = {";
    for (const auto& [key, value] : setup.options) body += " " + key + " = " + text::lua_quoted(value) + ",";
    body.back() = ' ';
    body += "},\n";
  }
  body += "  }\n";
  if (!shrunk.plan.empty()) {
    body += "  g:play({\n";
    for (const game::Choice& choice : shrunk.plan)
      body += answer_line(choice, setup.avatars.size() > 1, names);
    body += failure.kind == "snapshot" ? "  }, { put_back = true })\n" : "  })\n";
  }
  if (!again) return text + body + "  t:sound(g)\nend)\n";
  std::string inner;
  for (std::size_t from = 0; from < body.size();) {
    const std::size_t to = body.find('\n', from) + 1;
    inner += "  " + body.substr(from, to - from);
    from = to;
  }
  return text + inner +
         "    return g:hash()\n  end\n  t:equal(play(), play(), \"a script remembers something that no save "
         "knows\")\nend)\n";
}

void write_fuzz_save(const std::string& file, const game::Catalog& catalog, const std::string& game,
                     const game::Shrunk& shrunk) {
  game::Save save = game::new_save(catalog, game, shrunk.setup);
  for (std::size_t i = 0; i < shrunk.answers.size(); ++i) {
    game::SavedAnswer answer;
    answer.answer = shrunk.answers[i];
    if (i < shrunk.hashes.size()) answer.hash = shrunk.hashes[i];
    save.answers.push_back(std::move(answer));
  }
  game::SaveWriter(file, save);
}

}  // namespace misk::cli
