#include "terminal/terminal.hpp"

#include <poll.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <map>
#include <sstream>
#include <utility>

#include "game/board.hpp"
#include "game/option_notes.hpp"
#include "language/words.hpp"
#include "record/chronicle.hpp"
#include "script/stack_words.hpp"
#include "terminal/board_news.hpp"
#include "text/number.hpp"

namespace misk::cli {

using kernel::OptionKind;
namespace words = game::words;

void print_end(game::Game& game, Style style) {
  if (!game.over()) {
    const std::string& halted = game.session().halted();
    std::printf("\nThe game stopped before its end%s%s.\n%s", halted.empty() ? "" : ": ", halted.c_str(),
                script::stack_text(game.kernel()).c_str());
    return;
  }
  const game::Chronicle told = game::chronicle_of(game, game::kWholeTable);
  std::printf("\n%s\n", style.bold(plain(game.said(words::kTheEnd, {{"outcome", told.title}}))).c_str());
  for (const std::string& line : game::export_lines(game, "epilogue", 0))
    std::printf("%s\n", plain(line).c_str());
  for (const std::string& line : game::chronicle_lines(told)) std::printf("%s\n", plain(line).c_str());
  if (const std::string by_hand = game::changed_by_hand(game.session().interventions()); !by_hand.empty())
    std::printf("%s.\n", style.warn("But " + by_hand).c_str());
}

Left play_bot(game::Game& game, game::Bot& bot, game::SaveWriter* writer) {
  constexpr std::uint32_t kLimit = 100000;
  const Style style = Style::of_stdout();
  LogPrinter log(style);
  kernel::Answer answer;
  if (writer) writer->sync_each(false);  // nobody waits for a single answer of it
  while (game.status() == kernel::Status::asking && game.kernel().state().decisions < kLimit) {
    log.print(game);
    const auto part = static_cast<std::size_t>(game::waiting_part(game.kernel().request()));
    answer.player = game.kernel().request().parts[part].player;
    bot.choose(game, part, answer.choices);
    if (!game.answer(answer.player, answer.choices)) break;
    if (writer) writer->answer(answer, game.session().hash());
  }
  if (writer) writer->sync_each(true);
  log.print(game);
  print_end(game, style);
  std::printf("%u decisions, seed %llu\n", game.kernel().state().decisions,
              static_cast<unsigned long long>(game.setup().seed));
  return game.over() ? Left::over : Left::stuck;
}

Terminal::Terminal(game::Game& game, game::Save save, std::unique_ptr<game::SaveWriter> writer,
                   std::unique_ptr<game::Moments> moments)
    : game_(game),
      declined_(game),
      passes_declined_(isatty(STDIN_FILENO) != 0),  // a file of answers has one for each question
      save_(std::move(save)),
      writer_(std::move(writer)),
      style_(Style::of_stdout()),
      log_(style_),
      bots_(game),
      moments_(moments ? std::move(moments) : std::make_unique<game::Moments>(game)) {}

const kernel::Part& Terminal::part() const {
  return game_.kernel().request().parts[part_];
}

/// Reads the player's next line. False at the end of the input, or if the game must be reloaded.
bool Terminal::read_line(std::string& line) {
  while (idle && std::cin.rdbuf()->in_avail() <= 0) {
    pollfd input{0, POLLIN, 0};
    if (poll(&input, 1, 40) > 0) break;
    if (idle()) {
      reloads_ = true;
      return false;
    }
  }
  return static_cast<bool>(std::getline(std::cin, line));
}

Left Terminal::run() {
  if (goes_on)
    log_.skip(game_);
  else
    std::printf("%s  (seed %llu; 'help' tells what can be typed)\n\n",
                style_
                    .bold(plain(game_.translation().title(
                        game_.kernel().image().find_definition(game_.setup().scenario))))
                    .c_str(),
                static_cast<unsigned long long>(game_.setup().seed));
  std::string line;
  while (game_.status() == kernel::Status::asking || typing_lua()) {
    do pass_declined();
    while (let_bots_play());
    if (game_.status() != kernel::Status::asking && !typing_lua()) break;
    ask();
    for (Next next = Next::again; next == Next::again;) {
      std::printf("%s", style_.bold(typing_lua() ? "lua> " : "> ").c_str());
      std::fflush(stdout);
      if (!read_line(line)) {
        std::printf("\n");
        if (reloads_) return Left::reload;
        next = Next::quit;
      } else {
        next = typing_lua() ? console_line(line) : command(line);
      }
      if (next == Next::quit) {
        if (writer_ && tells_of_save)
          std::printf("Saved; go on with: misk resume %s\n", writer_->file().c_str());
        return Left::quit;
      }
    }
  }
  log_.print(game_, std::exchange(seen_beats_, {}));
  print_end(game_, style_);
  if (const std::string known = game::with_hindsight(save_); !known.empty())
    std::printf("%s.\n", style_.warn("And " + known).c_str());
  return game_.over() ? Left::over : Left::stuck;
}

void Terminal::pass_declined() {
  if (!passes_declined_ || !ahead_.empty()) return;
  bool passed = false;
  while (!typing_lua() && game_.status() == kernel::Status::asking) {
    const auto pass = declined_.pass();
    const auto& parts = game_.kernel().request().parts;
    if (!pass ||
        bots_.plays(parts[static_cast<std::size_t>(game::waiting_part(game_.kernel().request()))].player))
      break;
    part_ = static_cast<std::size_t>(game::waiting_part(game_.kernel().request()));
    if (!give({*pass})) break;
    passed = true;
  }
  if (passed && !std::exchange(told_declined_, true))
    std::printf(
        "A window was passed, since it offered nothing but what was just declined; 'passing' changes "
        "that.\n");
}

bool Terminal::let_bots_play() {
  bool played = false;
  while (!typing_lua() && game_.status() == kernel::Status::asking) {
    part_ = static_cast<std::size_t>(game::waiting_part(game_.kernel().request()));
    if (!bots_.plays(part().player)) break;
    // After going back a bot gives the answer that it gave.
    const bool again =
        !ahead_.empty() && ahead_.front().player == part().player && !ahead_.front().intervention;
    if (!give(again ? std::vector<std::int32_t>(ahead_.front().choices) : bots_.choose())) break;
    played = true;
  }
  return played;
}

/// Shows the new events, the table if the player may act freely, and the question.
void Terminal::ask() {
  log_.print(game_, std::exchange(seen_beats_, {}));
  if (console_)
    for (const std::string& line : console_->news()) std::printf("%s\n", plain(line).c_str());
  if (typing_lua()) return;
  part_ = static_cast<std::size_t>(game::waiting_part(game_.kernel().request()));
  const kernel::Request& request = game_.kernel().request();
  const int player = part().player;
  if (game_.kernel().state().players > 1 && player != asked_) {
    const std::string name = game_.name(game_.kernel().state().avatars[player]);
    const std::string text = plain(game_.said(words::kIsAsked, {{"player", name}}));
    std::printf("\n%s\n", style_.bold("=== " + text + " ===").c_str());
  }
  // The table is drawn when it may have changed since the last drawing: once for each action.
  const bool free_choice = request.from == kernel::FrameKind::window && part().count > 2;
  if (asked_ < 0) shown_.clear();  // after going back
  if (player != asked_ || free_choice) show_news();
  asked_ = player;
  list_options();
}

void Terminal::show_board() {
  std::printf("\n");
  shown_ = game::board(game_, part().player);
  for (const std::string& line : shown_) std::printf("%s\n", plain(line).c_str());
}

/// The table when it is first seen, and later what has changed on it since it was shown to whomever.
void Terminal::show_news() {
  if (shown_.empty()) return show_board();
  std::printf("\n");
  std::vector<std::string> now = game::board(game_, part().player);
  const std::string name = game_.name(game_.kernel().state().avatars[part().player]);
  const std::vector<std::string> news = board_news(shown_, now, name);
  for (const std::string& line : news) std::printf("%s\n", plain(line).c_str());
  if (news.size() < now.size() && !std::exchange(told_news_, true))
    std::printf("%s\n", style_.dim("(From now on this is what has changed; 'board' shows all.)").c_str());
  shown_ = std::move(now);
}

/// What the game says of the choice while these are ticked, as the table does: "Success 63%". Empty where it
/// says nothing, and where only one thing may be chosen.
std::string Terminal::choice_line(const std::vector<kernel::ComponentId>& ticked) {
  if (part().max <= 1 && part().min > 0) return "";
  if (!viewer_) viewer_ = std::make_unique<game::SeatViewer>(game_);
  const nlohmann::json told = viewer_->choice(part().player, ticked);
  const auto line = told.is_object() ? told.find("line") : told.end();
  return line != told.end() && line->is_string() ? plain(line->get<std::string>()) : "";
}

void Terminal::list_options() {
  tell_lesson();
  const kernel::Request& request = game_.kernel().request();
  const kernel::Image& image = game_.kernel().image();
  std::printf(
      "\n%s",
      style_.bold(plain(game_.prompt_text(request, static_cast<std::uint8_t>(part().player)))).c_str());
  if (!request.cite.empty())
    std::printf("%s", style_.dim("  [" + plain(std::string(request.cite)) + "]").c_str());
  const std::map<std::string, std::string> counts = {{"count", std::to_string(part().min)},
                                                     {"least", std::to_string(part().min)},
                                                     {"most", std::to_string(part().max)}};
  if (part().numeric) {
    std::printf("\n  %s\n", plain(game_.said(words::kNumber, counts)).c_str());
    listed_.clear();
    return;
  }
  if (part().max > 1 || part().min == 0) {
    const bool exactly = part().min == part().max;
    std::printf("  %s",
                plain(game_.said(exactly ? words::kChooseExactly : words::kChooseBetween, counts)).c_str());
  }
  std::printf("\n");
  const std::string line = choice_line({});
  if (!line.empty()) std::printf("  %s\n", line.c_str());
  // Several options of one card are listed under its name; cards with a single option under the name of their
  // zone.
  std::map<kernel::ComponentId, int> options_of;
  for (std::uint32_t i = 0; i < part().count; ++i) {
    const kernel::Option& option = request.options[part().first + i];
    if (option.kind == OptionKind::ability) ++options_of[option.comp];
  }
  std::vector<std::string> headings;
  std::map<std::string, std::vector<Listed>> groups;
  std::string pass;
  const std::vector<game::OptionNotes> notes = game::option_notes(game_, part());
  listed_.assign(1, {-1, "", ""});
  for (std::uint32_t i = 0; i < part().count; ++i) {
    const kernel::Option& option = request.options[part().first + i];
    Listed listed{static_cast<int>(i), "", plain(game_.option_text(request, option))};
    // An ability that everybody has does not belong to the card.
    const bool is_own = option.kind != OptionKind::ability || !image.abilities[option.ability].inherent;
    if (option.comp && is_own)
      if (const std::string& note = game_.card_status(option.comp).note; !note.empty())
        listed.text += style_.dim("  [" + plain(note) + "]");
    if (!line.empty() && option.comp)
      if (const std::string with = choice_line({option.comp}); with != line)
        listed.text += style_.dim("  (" + with + ")");
    if (option.kind == OptionKind::pass) {
      listed_[0] = listed;
      pass = listed.text;
      continue;
    }
    if (option.kind == OptionKind::ability) {
      const std::string name = plain(game_.name(option.comp));
      const kernel::ZoneKind& zone = game_.kernel().kind_of(option.comp);
      listed.heading = options_of[option.comp] > 1 ? name : plain(game_.key_title(zone.name));
      if (options_of[option.comp] > 1 && listed.text.rfind(name + ": ", 0) == 0)
        listed.text = listed.text.substr(name.size() + 2);
      const std::string& cite = image.abilities[option.ability].cite;
      if (!cite.empty()) listed.text += style_.dim("  [" + plain(cite) + "]");
      const game::OptionNotes& note = notes[i];
      if (const std::string told = plain(note.told()); !told.empty())
        listed.text += note.warn ? style_.warn("  (" + told + ")") : style_.dim("  (" + told + ")");
    }
    if (!groups.count(listed.heading)) headings.push_back(listed.heading);
    groups[listed.heading].push_back(listed);
  }
  for (const std::string& heading : headings) {
    if (!heading.empty()) std::printf("  %s\n", style_.dim(heading).c_str());
    for (Listed& listed : groups[heading]) {
      std::printf("  %3zu  %s\n", listed_.size(), listed.text.c_str());
      listed_.push_back(std::move(listed));
    }
  }
  if (!pass.empty()) std::printf("    0  %s\n", pass.c_str());
}

bool Terminal::give(const std::vector<std::int32_t>& choices) {
  const int player = part().player;
  if (tells_beats_) beats_->begin(player, -1, false);
  declined_.answering(choices);
  const bool taken = game_.answer(player, choices);
  if (tells_beats_)
    for (game::Beat& beat : beats_->end()) seen_beats_.push_back(std::move(beat));
  if (!taken) return false;
  if (!ahead_.empty() && ahead_.front() == game_.session().journal().back()) {
    ahead_.erase(ahead_.begin());
    if (ahead_.empty()) hindsight_.caught_up();
  } else {
    forget_ahead();
  }
  record();
  return true;
}

/// Saves the last entry of the journal.
void Terminal::record() {
  const kernel::Answer& answer = game_.session().journal().back();
  const std::uint64_t hash = game_.session().hash();
  save_.answers.push_back({answer, hash, 0});
  declined_.answered();
  if (writer_) writer_->answer(answer, hash);
}

/// Answers with a line of numbers. An empty line never answers anything.
Terminal::Next Terminal::answer_line(const std::string& line) {
  std::vector<std::int32_t> choices;
  std::string text = line;
  for (char& c : text)
    if (c == ',') c = ' ';
  std::istringstream words(text);
  bool none = false;
  for (std::string word; words >> word;) {
    const auto read = text::whole_number<long>(word, -1000000, 1000000);
    if (!read) {
      std::printf("'%s' is neither a number nor a command; 'help' tells what can be typed.\n",
                  plain(word).c_str());
      return Next::again;
    }
    const long number = *read;
    if (part().numeric) {
      choices.push_back(static_cast<std::int32_t>(number));
    } else if (number == 0 && listed_[0].index < 0) {
      none = true;
    } else if (number < 0 || static_cast<std::size_t>(number) >= listed_.size()) {
      std::printf("There is no option %ld.\n", number);
      return Next::again;
    } else {
      choices.push_back(listed_[static_cast<std::size_t>(number)].index);
    }
  }
  if (choices.empty() && !none) {
    std::printf("Say the number of an option%s.\n",
                listed_.empty() || listed_[0].index < 0 ? "" : "; 0 passes");
    return Next::again;
  }
  if (give(choices)) return Next::go_on;
  if (part().numeric)
    std::printf("A number from %d to %d is asked for.\n", part().min, part().max);
  else if (part().min == part().max)
    std::printf("Choose exactly %d.\n", part().min);
  else
    std::printf("Choose %d to %d, each once.\n", part().min, part().max);
  return Next::again;
}

}  // namespace misk::cli
