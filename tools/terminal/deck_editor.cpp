#include "terminal/deck_editor.hpp"

#include <algorithm>
#include <cstdio>
#include <istream>
#include <sstream>

#include "cli/cli.hpp"
#include "content/suggest.hpp"
#include "content/utf8.hpp"
#include "decks/deck.hpp"
#include "terminal/terminal.hpp"
#include "text/joined.hpp"
#include "text/number.hpp"

namespace misk::cli {

namespace {

constexpr std::size_t kMostRows = 60;

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 3 && text.find_first_not_of("0123456789") == text.npos;
}

}  // namespace

void DeckTerminal::run(std::istream& in, bool prompts) {
  std::printf("%s: %zu cards may be in it; help lists the commands\n", plain(editor_.deck().name).c_str(),
              editor_.allowed_count());
  tell_state();
  std::string line;
  for (;;) {
    if (prompts) std::printf("> ");
    std::fflush(stdout);
    if (!std::getline(in, line)) {
      if (editor_.changed()) std::fprintf(stderr, "misk: %s: not saved\n", editor_.file().c_str());
      return;
    }
    try {
      if (command(line) == Next::quit) return;
    } catch (const Wrong& error) {
      std::printf("%s\n", plain(error.what()).c_str());
    } catch (const content::ContentError& error) {
      std::printf("%s\n", plain(error.diagnostic().to_line()).c_str());
    }
  }
}

DeckTerminal::Next DeckTerminal::command(const std::string& line) {
  if (content::find_bad_utf8(line) != std::string::npos) throw Wrong("that line is no text (UTF-8)");
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  if (words.empty()) return Next::go_on;
  const std::string verb = content::fold_case(words.front());
  words.erase(words.begin());
  if (verb != "quit") warned_ = false;
  static const std::vector<std::string> kVerbs = {"list",   "all",   "show", "look", "add",
                                                  "remove", "check", "save", "help", "quit"};
  if (verb == "list" || verb == "all") {
    list(words, verb == "all");
  } else if (verb == "show") {
    show();
  } else if (verb == "look") {
    look(text::joined(words, " "));
  } else if (verb == "add" || verb == "remove") {
    change(words, verb == "add" ? 1 : -1);
  } else if (verb == "check") {
    tell_state();
  } else if (verb == "save") {
    save(text::joined(words, " "));
  } else if (verb == "help") {
    help();
  } else if (verb == "quit") {
    return quit();
  } else {
    throw Wrong("there is no command '" + verb + "'; " +
                content::did_you_mean(verb, kVerbs, "help lists them"));
  }
  return Next::go_on;
}

void DeckTerminal::list(const std::vector<std::string>& words, bool all) {
  std::set<std::string> types, classes;
  for (const game::Entry& card : editor_.cards()) {
    types.insert(content::fold_case(card.type));
    classes.insert(card.classes.begin(), card.classes.end());
  }
  game::CardFilter filter;
  for (const std::string& word : words) {
    const bool has_digit = word.find_first_of("0123456789") == 0 && word.size() < 6;
    if (classes.count(content::fold_case(word)))
      filter.of_class = word;
    else if (types.count(content::fold_case(word)))
      filter.type = word;
    else if (has_digit && word.find_first_not_of("0123456789-") == word.npos)
      set_level(filter, word);
    else
      filter.text += (filter.text.empty() ? "" : " ") + word;
  }
  std::vector<std::vector<std::string>> rows;
  for (const game::Entry* card : editor_.list(filter, all)) {
    const int copies = editor_.count(*card);
    rows.push_back({copies > 0 ? std::to_string(copies) : "", card->id, plain(card->name),
                    text::joined(card->classes, "/"), game::level_text(*card), card->type});
  }
  const std::size_t found = rows.size();
  if (found > kMostRows) rows.resize(kMostRows);
  print_table({"IN", "ID", "NAME", "CLASS", "LEVEL", "TYPE"}, rows);
  if (found > kMostRows)
    std::printf("and %zu more: say more words, such as a class, a type, a level or a text\n",
                found - kMostRows);
  if (found == 0)
    std::printf("%s\n", all ? "no card is like that" : "none that this deck may have; all shows others");
}

void DeckTerminal::show() const {
  for (const std::string& line : game::deck_lines(scripts_, editor_.deck()))
    std::printf("%s\n", plain(line).c_str());
  tell_state();
}

void DeckTerminal::look(const std::string& name) const {
  const game::Entry& card = *find(name);
  std::printf("%s (%s): %s %s%s%s\n", plain(card.name).c_str(), card.id.c_str(),
              text::joined(card.classes, "/").c_str(), card.type.c_str(), card.level < 0 ? "" : ", level ",
              game::level_text(card).c_str());
  for (const std::string& text : card.texts) std::printf("  %s\n", plain(text).c_str());
  if (!editor_.allowed(card)) std::printf("  no deck of this kind may choose it\n");
}

const game::Entry* DeckTerminal::find(const std::string& name) const {
  if (name.empty()) throw Wrong("name a card: its id, its number, or what it is called");
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(name);
  std::vector<const game::Entry*> called;
  std::vector<std::string> known;
  for (const game::Entry& card : editor_.cards()) {
    if (wanted != kernel::kNoId && image.find_definition(card.id) == wanted) return &card;
    if (content::fold_case(card.name) == content::fold_case(name)) called.push_back(&card);
    known.push_back(card.id);
    known.push_back(card.name);
  }
  if (called.empty())
    throw Wrong("there is no card '" + name + "'; " +
                content::did_you_mean(name, known, "list shows those there are"));
  if (called.size() == 1) return called.front();
  std::string ids;
  for (const game::Entry* card : called) ids += (ids.empty() ? "" : ", ") + card->id;
  throw Wrong("several cards are called '" + name + "': say " + ids);
}

void DeckTerminal::change(std::vector<std::string> words, int sign) {
  int copies = 1;
  if (words.size() > 1 && is_number(words.front())) {
    copies = text::whole_number<int>(words.front()).value_or(content::kMaxCopies);
    words.erase(words.begin());
  } else if (sign < 0 && words.size() > 1 && content::fold_case(words.front()) == "all") {
    copies = content::kMaxCopies;
    words.erase(words.begin());
  }
  const game::Entry& card = *find(text::joined(words, " "));
  if (sign < 0 && editor_.count(card) == 0) throw Wrong("the deck has no " + card.name);
  const bool had_comments = !editor_.lost_comments();
  const int after = editor_.add(card, sign * copies);
  if (had_comments && editor_.lost_comments())
    std::printf("the file is laid out in a way that keeps no comments when it is saved\n");
  std::printf("%d %s\n", after, plain(card.name).c_str());
  tell_state();
}

void DeckTerminal::tell_state() const {
  const content::Diagnostics problems = editor_.problems();
  int count = 0;
  for (const content::DeckEntry& entry : editor_.deck().cards) count += entry.count;
  std::printf("%d cards: %s\n", count, problems.empty() ? "legal" : "not legal");
  for (const content::Diagnostic& each : problems) std::printf("  %s\n", plain(each.told()).c_str());
}

void DeckTerminal::save(const std::string& file) {
  const std::string path = file.empty() ? editor_.file() : file;
  const game::DeckEditor::InTheWay other = editor_.in_the_way(path);
  if (other == game::DeckEditor::InTheWay::another_file)
    throw Wrong(path + " is there already; save FILE writes another one");
  if (other == game::DeckEditor::InTheWay::changed_since)
    throw Wrong(path + " has been changed since it was read; save FILE writes another one");
  editor_.save(path);
  std::printf("saved: %s\n", plain(path).c_str());
}

DeckTerminal::Next DeckTerminal::quit() {
  if (!editor_.changed() || warned_) return Next::quit;
  warned_ = true;
  std::printf("it is not saved; quit again leaves it as it was, save writes it\n");
  return Next::go_on;
}

void DeckTerminal::help() {
  std::printf(
      "  list [CLASS] [TYPE] [LEVEL or 0-2] [TEXT]  cards that the deck may have\n"
      "  all ...                                    the same of all cards that there are\n"
      "  look CARD                                  what a card says\n"
      "  add [N] CARD, remove [N or all] CARD       CARD: its id, its number or its name\n"
      "  show                                       the deck, and what is wrong with it\n"
      "  check                                      what is wrong with it\n"
      "  save [FILE]                                writes it; nothing is written before\n"
      "  quit\n");
}

}  // namespace misk::cli
