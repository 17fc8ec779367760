// Finds keywords of cards that no rule knows; they would have no effect.
#include <algorithm>

#include "check/check.hpp"
#include "content/suggest.hpp"
#include "kernel/instruction.hpp"
#include "text/letters.hpp"

namespace misk::cli {
namespace {

using content::Severity;
using kernel::X;

/// A keyword as rules name it: in small letters, with _ for blanks.
std::string as_rules_say(std::string keyword) {
  for (char& c : keyword) c = c == ' ' || c == '-' ? '_' : text::small(c);
  return keyword;
}

/// The tags that some expression asks for.
Words asked_tags(const kernel::Image& image) {
  Words out;
  for (const kernel::Instruction& instruction : image.code) {
    const X op = static_cast<X>(instruction.op);
    const bool asks = op == X::is_tag || op == X::ability_is || op == X::event_ability_is;
    if (asks && instruction.b < image.tags.size()) out.insert(image.tags[instruction.b]);
  }
  return out;
}

/// True if the file itself covers the keyword: an ability's text begins with it, or a sentence is still to be
/// scripted.
bool is_told(const CheckSource& source, const Words& fields, const std::string& keyword) {
  const std::string small = text::folded(keyword);
  const auto begins = [&](const std::string& text) {
    return text.size() > small.size() && text::folded(text.substr(0, small.size())) == small &&
           !text::is_word(text[small.size()]);
  };
  return std::any_of(source.facts.texts.begin(), source.facts.texts.end(),
                     [&](const LuaText& text) { return !fields.count(text.field) && begins(text.text); }) ||
         text::folded(source.file->bytes).find("-- todo: " + small) != std::string::npos;
}

bool is_library(const CheckSource& source) {
  return source.file->path.rfind("lib/", 0) == 0;
}

}  // namespace

void check_keywords(const GameCheck& game) {
  const Words& fields = game.hints.keywords;
  if (fields.empty()) return;
  // A rule may know it by an expression, or by its name in the game's scripts or a pack's library: as a text,
  // or as the function that makes the ability.
  Words known = asked_tags(game.host->image());
  for (const CheckSource& source : game.found.sources()) {
    if (!source.is_read || source.is_test || !game.is_mine(*source.pack)) continue;
    if (source.pack->id() == game.game || is_library(source))
      for (const LuaText& text : source.facts.texts)
        if (!fields.count(text.field)) known.insert(as_rules_say(text.text));
    for (const LuaFunction& function : source.facts.functions)
      known.insert(as_rules_say(last_name(function.name)));
  }
  Words names;  // candidates for a suggestion
  for (const std::string& tag : game.names.tags)
    if (known.count(tag)) names.insert(tag);
  for (const CheckSource& source : game.found.sources()) {
    if (!source.is_read || source.is_test || !game.is_mine(*source.pack)) continue;
    for (const LuaText& text : source.facts.texts)
      if (fields.count(text.field) && !known.count(as_rules_say(text.text)) &&
          !is_told(source, fields, text.text))
        game.found.add({Severity::warning, source.shown, text.place.line, text.place.column,
                        "no rule knows the keyword '" + text.text + "': it does nothing",
                        content::did_you_mean(as_rules_say(text.text), names,
                                              "script it in the pack's lib/, or leave it out"),
                        "unknown-keyword"});
  }
}

}  // namespace misk::cli
