// Commands that can be typed at a question, besides numbers.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "content/suggest.hpp"
#include "game/board.hpp"
#include "language/key_words.hpp"
#include "terminal/terminal.hpp"
#include "text/letters.hpp"
#include "text/number.hpp"
#include "text/what_of.hpp"

namespace misk::cli {

using kernel::kNoId;

void Terminal::help() const {
  std::printf(
      "  NUMBER        the option of that number; several as '1 3', none as '0'\n"
      "  board         the whole table            log [N]     the last lines of the log\n"
      "  options       the question again         stack       what is resolving\n"
      "  look CARD     what is printed on a card in sight, and what lies on it: look Study\n"
      "  explain N     an option: its card, its text, and how the card's numbers come about\n"
      "  source N      for card writers: where an option is written, and the conditions it needs\n"
      "  why VALUE [CARD]   how a number comes about: why combat, why shroud Study\n"
      "  why not       what cannot be used now, and why\n"
      "  lesson        in a lesson: goes on to what else there is to tell; 'lesson end' ends it\n"
      "  rules [WORD]  the rules: what a word means, or what a place such as ST.3 says\n"
      "  odds          the chances of the test that is open\n"
      "  beats         tells what the table window shows: sums, results, phases; 'beats' again ends it\n"
      "  passing       asks at every window, or passes those with only what was just declined\n"
      "  score         what the game would count as now\n"
      "  trace on      for card writers: notes what is considered, hidden cards too; 'trace off' ends it\n"
      "  trace [N]     the last lines of that: each ability that could have been used, and why it was not\n"
      "  lua           lines of Lua that look at the game, or change it; 'lua LINE' runs one\n"
      "  undo [N]      takes back your last answer, or the last N; 'undo NAME' goes back to a named point\n"
      "  undo turn     to where the turn began; also 'undo phase', 'undo round'\n"
      "  time [N]      what was done when, in the last N answers, and how to go back there; 'time all'\n"
      "  redo [N]      gives again what was taken back\n"
      "  point NAME    names where the game is now; 'point' alone tells the names\n"
      "  save [FILE]   from now on every answer is in FILE at once\n"
      "  quit          leaves the game\n");
}

Terminal::Next Terminal::command(const std::string& line) {
  std::istringstream words(line);
  std::string word, rest;
  words >> word;
  std::getline(words >> std::ws, rest);
  while (!rest.empty() && (rest.back() == ' ' || rest.back() == '\r')) rest.pop_back();
  if (word == "help" || word == "?" || word == "h")
    help();
  else if (word == "quit" || word == "q" || word == "exit")
    return Next::quit;
  else if (word == "board" || word == "b")
    show_board();
  else if (word == "options" || word == "o")
    list_options();
  else if (word == "log" || word == "l")
    log_.print_last(game_, text::whole_number<std::size_t>(rest, 1).value_or(30));
  else if (word == "stack")
    stack();
  else if (word == "look")
    look(rest);
  else if (word == "explain" || word == "e")
    explain(rest);
  else if (word == "source")
    source(rest);
  else if (word == "why" || word == "w")
    why(rest);
  else if (word == "rules" || word == "rule")
    rules(rest);
  else if (word == "lesson")
    lesson(rest);
  else if (word == "odds")
    odds();
  else if (word == "beats")
    beats();
  else if (word == "passing")
    passing();
  else if (word == "score")
    score();
  else if (word == "trace")
    trace(rest);
  else if (word == "lua" && rest.empty()) {
    open_console("");
    return Next::go_on;
  } else if (word == "lua")
    return console_line(rest);
  else if (word == "save" || word == "s")
    save(rest);
  else if (word == "undo" || word == "u") {
    undo(rest);
    return Next::go_on;
  } else if (word == "redo") {
    redo(rest);
    return Next::go_on;
  } else if (word == "time") {
    time(rest);
  } else if (word == "point") {
    name_point(rest);
  } else {
    return answer_line(line);
  }
  return Next::again;
}

void Terminal::open_console(const std::string& pack) {
  if (!console_) console_ = std::make_unique<game::Console>(game_, pack);
  in_console_ = true;
  std::printf("Lines of Lua with the names of the pack %s; :help tells more, :quit goes back to the game.\n",
              console_->pack().c_str());
}

/// Runs one line of Lua. The question is listed again if somebody must answer it.
Terminal::Next Terminal::console_line(const std::string& line) {
  if (!console_) console_ = std::make_unique<game::Console>(game_);
  // The terminal passes on a Tab character when the line is finished.
  if (const std::size_t tab = line.find('\t'); tab != std::string::npos) {
    std::size_t from = 0;
    std::string names;
    for (const std::string& name : console_->complete(line.substr(0, tab), from)) names += name + "  ";
    std::printf("%s\n", names.empty() ? "Nothing begins like that." : plain(names).c_str());
    return Next::again;
  }
  const game::ConsoleReply reply = console_->run(line);
  if (reply.changed) {
    record();
    declined_.clear();
    forget_ahead();
  }
  if (in_console_) log_.print(game_);
  for (const std::string& each : reply.lines) std::printf("%s\n", plain(each).c_str());
  failed_lines_ += reply.failed;
  if (reply.undo) undo("");
  if (reply.leave) in_console_ = false;
  const bool over = game_.status() != kernel::Status::asking;
  return reply.leave || over || (reply.changed && !typing_lua()) || (reply.undo && !in_console_)
             ? Next::go_on
             : Next::again;
}

void Terminal::save(const std::string& file) {
  if (file.empty()) {
    if (writer_)
      std::printf("Every answer is in %s already.\n", writer_->file().c_str());
    else
      std::printf("Say where: save FILE\n");
    return;
  }
  try {
    writer_ = std::make_unique<game::SaveWriter>(file, save_);
    std::printf("Saved; go on later with: misk resume %s\n", plain(file).c_str());
  } catch (const std::exception& error) {
    std::printf("%s\n", plain(text::what_of(error)).c_str());
  }
}

/// What is being resolved, innermost first.
void Terminal::stack() const {
  for (const std::string& line : game_.stack(static_cast<std::uint8_t>(part().player)))
    std::printf("  %s\n", plain(line).c_str());
}

/// The option with this number; null, and the player is told, if there is none.
const kernel::Option* Terminal::option_at(const std::string& which, const char* command) const {
  const auto number = text::whole_number<std::size_t>(which);
  if (!number || *number >= listed_.size() || listed_[*number].index < 0) {
    std::printf("Say the number of an option: %s 1\n", command);
    return nullptr;
  }
  const auto index = static_cast<std::uint32_t>(listed_[*number].index);
  return &game_.kernel().request().options[part().first + index];
}

/// For card writers: the conditions of an option as they are written, and where.
void Terminal::source(const std::string& which) {
  const kernel::Option* const option = option_at(which, "source");
  if (!option) return;
  if (option->ability == kNoId) {
    std::printf("  This option is no ability.\n");
    return;
  }
  const kernel::Ability& ability = game_.kernel().image().abilities[option->ability];
  for (const std::string& reason : ability.reasons)
    if (!reason.empty()) std::printf("  needs: %s\n", plain(reason).c_str());
  if (!ability.origin.file.empty())
    std::printf("  written in %s:%d\n", plain(ability.origin.file).c_str(), ability.origin.line);
}

void Terminal::explain(const std::string& which) {
  const kernel::Option* const found = option_at(which, "explain");
  if (!found) return;
  const kernel::Request& request = game_.kernel().request();
  const kernel::Image& image = game_.kernel().image();
  const kernel::Option& option = *found;
  std::printf("%s\n", plain(game_.option_text(request, option)).c_str());
  if (option.ability != kNoId && !image.abilities[option.ability].cite.empty())
    std::printf("  rule: %s\n", plain(image.abilities[option.ability].cite).c_str());
  for (const kernel::ComponentId id : {option.comp, option.target}) {
    const game::Known known = game_.known(id, part().player);
    if (!id || known == game::Known::nothing) continue;
    const kernel::Definition& definition = image.definitions[game_.kernel().component(id).definition];
    std::printf("  %s\n", style_.bold(plain(game_.name(id))).c_str());
    if (const game::CardStatus& said = game_.card_status(id);
        known == game::Known::all && !said.status.empty())
      std::printf("    %s\n", (said.note.empty() ? said.status : said.note).c_str());
    for (const kernel::Id a : definition.abilities)
      if (!image.abilities[a].text.empty() && game_.readable(id, a, part().player))
        std::printf("    %s\n", plain(game_.translation().ability(a)).c_str());
    for (const std::string& line : game_.explain_all(id, part().player))
      std::printf("    %s\n", plain(line).c_str());
  }
}

void Terminal::why(const std::string& rest) {
  if (rest.empty() || rest == "not") {
    const auto refused = game_.refused(part().player);
    for (const game::Refused& each : refused) {
      const std::string cite = each.cite.empty() ? "" : style_.dim("  [" + plain(each.cite) + "]");
      std::printf("  %s%s\n", plain(game_.refused_line(each)).c_str(), cite.c_str());
    }
    if (refused.empty()) std::printf("  Nothing of yours is refused now.\n");
    return;
  }
  const kernel::Image& image = game_.kernel().image();
  // A name may have several words: "skill bonus", or "skill_bonus" as packs write it.
  kernel::Id value = kNoId;
  std::size_t space = rest.size();
  for (std::size_t end = rest.size(); value == kNoId && end != std::string::npos && end > 0;
       end = rest.rfind(' ', end - 1)) {
    std::string key = rest.substr(0, end);
    std::replace(key.begin(), key.end(), ' ', '_');
    value = image.values_names.find(key);
    space = end;
  }
  if (value == kNoId) {
    const std::string name = rest.substr(0, rest.find(' '));
    std::vector<std::string> names;
    for (const std::string& key : image.values_names.all()) names.push_back(game::key_in_words(key));
    std::printf("No value is called '%s'; %s\n", plain(name).c_str(),
                content::did_you_mean(name, names, "for example: why combat").c_str());
    return;
  }
  if (space >= rest.size()) {
    for (const std::string& line :
         game_.explain(game_.kernel().state().avatars[part().player], value, part().player))
      std::printf("  %s\n", plain(line).c_str());
    return;
  }
  const std::string wanted = text::folded(rest.substr(space + 1));
  int found = 0;
  for (kernel::ComponentId id = 1; id <= game_.kernel().state().component_count; ++id) {
    if (!game_.visible(id, part().player) || text::folded(game_.name(id)).find(wanted) == std::string::npos)
      continue;
    if (!game_.kernel().in_play(id) &&
        game_.kernel().zone_player(game_.kernel().component(id).zone) != part().player)
      continue;
    if (++found > 5) break;
    for (const std::string& line : game_.explain(id, value, part().player))
      std::printf("  %s\n", plain(line).c_str());
    if (const std::string& note = game_.card_status(id).note;
        !note.empty() && game_.known(id, part().player) == game::Known::all)
      std::printf("  %s: %s\n", plain(game_.name(id)).c_str(), plain(note).c_str());
  }
  if (!found)
    std::printf("No card in play or in your hand is called like '%s'.\n",
                plain(rest.substr(space + 1)).c_str());
}

/// Prints the game's export `score_lines(avatar)`.
void Terminal::score() {
  const std::vector<std::string> lines = game::export_lines(game_, "score_lines", part().player, "");
  if (lines.empty()) std::printf("This game is not scored.\n");
  for (const std::string& line : lines) std::printf("  %s\n", plain(line).c_str());
}

void Terminal::trace(const std::string& what) {
  if (what == "on") {
    if (!trace_)
      trace_ = std::make_unique<game::Trace>(game_, game::TraceOptions{.viewer = game::kWholeTable});
    std::printf("From here on it is noted what is considered; 'trace' shows it.\n");
    return;
  }
  if (what == "off") {
    trace_.reset();
    std::printf("Nothing is traced any more.\n");
    return;
  }
  const auto count = what.empty() ? std::optional<long>(20) : text::whole_number<long>(what, 1, 100000);
  if (!count) {
    std::printf("Say how many lines: trace 20; or trace on, trace off.\n");
  } else if (!trace_) {
    std::printf("Nothing is traced; 'trace on' begins it.\n");
  } else {
    const std::size_t last = trace_->end();
    for (const game::TraceLine& line : trace_->lines(last - std::min(last, static_cast<std::size_t>(*count))))
      std::printf("  %s%s\n", std::string(2 * static_cast<std::size_t>(line.depth), ' ').c_str(),
                  plain(line.text).c_str());
  }
}

void Terminal::passing() {
  passes_declined_ = !passes_declined_;
  std::printf(passes_declined_ ? "A window is passed if it offers nothing but what was just declined.\n"
                               : "Every window asks.\n");
}

void Terminal::beats() {
  if (!beats_) {
    viewer_ = std::make_unique<game::SeatViewer>(game_);
    beats_ = std::make_unique<game::Beats>(game_, *viewer_);
  }
  if (!beats_->any()) {
    std::printf("This game tells no beats.\n");
    return;
  }
  tells_beats_ = !tells_beats_;
  std::printf(tells_beats_ ? "From now on the beats are told.\n" : "The beats are not told any more.\n");
}

void Terminal::odds() {
  if (!game_.host().has_export("odds")) {
    std::printf("This game tells no odds.\n");
    return;
  }
  const std::vector<std::string> lines = game::odds_lines(game_, part().player);
  if (lines.empty()) std::printf("There is no test open.\n");
  for (const std::string& line : lines) std::printf("  %s\n", plain(line).c_str());
}

}  // namespace misk::cli
