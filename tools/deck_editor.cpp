#include "deck_editor.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <istream>
#include <sstream>

#include "cli.hpp"
#include "content/suggest.hpp"
#include "game/deck.hpp"
#include "store/write_file.hpp"
#include "terminal.hpp"

namespace misk::cli {

namespace {

constexpr std::size_t kMostRows = 60;

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : between) + word;
  return out;
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 3 && text.find_first_not_of("0123456789") == text.npos;
}

}  // namespace

DeckEditor::DeckEditor(game::Scripts& scripts, DeckText text, std::string file, bool is_new)
    : scripts_(scripts),
      cards_(game::entries(scripts)),
      text_(std::move(text)),
      file_(std::move(file)),
      saved_(is_new ? "" : text_.text()),
      is_new_(is_new) {
  const kernel::Image& image = scripts_.host().image();
  std::set<kernel::Id> allowed;
  for (const std::string& id : game::deck_cards(scripts_, text_.deck()))
    allowed.insert(image.find_definition(id));
  for (const game::Entry& card : cards_)
    if (allowed.count(image.find_definition(card.id))) allowed_.insert(card.id);
}

void DeckEditor::run(std::istream& in, bool prompts) {
  std::printf("%s: %zu cards may be in it; help lists the commands\n", plain(text_.deck().name).c_str(),
              allowed_.size());
  tell_state();
  std::string line;
  for (;;) {
    if (prompts) std::printf("> ");
    std::fflush(stdout);
    if (!std::getline(in, line)) {
      if (text_.text() != saved_) std::fprintf(stderr, "misk: %s: not saved\n", file_.c_str());
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

DeckEditor::Next DeckEditor::command(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  if (words.empty()) return Next::go_on;
  const std::string verb = small(words.front());
  words.erase(words.begin());
  if (verb != "quit") warned_ = false;
  static const std::vector<std::string> kVerbs = {"list",   "all",   "show", "look", "add",
                                                  "remove", "check", "save", "help", "quit"};
  if (verb == "list" || verb == "all") {
    list(words, verb == "all");
  } else if (verb == "show") {
    show();
  } else if (verb == "look") {
    look(joined(words, " "));
  } else if (verb == "add" || verb == "remove") {
    change(words, verb == "add" ? 1 : -1);
  } else if (verb == "check") {
    tell_state();
  } else if (verb == "save") {
    save(joined(words, " "));
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

void DeckEditor::list(const std::vector<std::string>& words, bool all) {
  std::set<std::string> types, classes;
  for (const game::Entry& card : cards_) {
    types.insert(small(card.type));
    classes.insert(card.classes.begin(), card.classes.end());
  }
  CardFilter filter;
  for (const std::string& word : words) {
    const bool has_digit = word.find_first_of("0123456789") == 0 && word.size() < 6;
    if (classes.count(small(word)))
      filter.of_class = word;
    else if (types.count(small(word)))
      filter.type = word;
    else if (has_digit && word.find_first_not_of("0123456789-") == word.npos)
      filter.set_level(word);
    else
      filter.text += (filter.text.empty() ? "" : " ") + word;
  }
  std::vector<std::vector<std::string>> rows;
  for (const game::Entry& card : cards_) {
    if (!filter.fits(card) || (!all && !allowed_.count(card.id))) continue;
    const int copies = text_.count(key_of(card));
    rows.push_back({copies > 0 ? std::to_string(copies) : "", card.id, plain(card.name),
                    joined(card.classes, "/"), level_text(card), card.type});
  }
  std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
    return std::tie(a[3], a[5], a[2], a[4]) < std::tie(b[3], b[5], b[2], b[4]);
  });
  const std::size_t found = rows.size();
  if (found > kMostRows) rows.resize(kMostRows);
  print_table({"IN", "ID", "NAME", "CLASS", "LEVEL", "TYPE"}, rows);
  if (found > kMostRows)
    std::printf("and %zu more: say more words, such as a class, a type, a level or a text\n",
                found - kMostRows);
  if (found == 0)
    std::printf("%s\n", all ? "no card is like that" : "none that this deck may have; all shows others");
}

void DeckEditor::show() const {
  for (const std::string& line : game::deck_lines(scripts_, text_.deck()))
    std::printf("%s\n", plain(line).c_str());
  tell_state();
}

void DeckEditor::look(const std::string& name) const {
  const game::Entry& card = *find(name);
  std::printf("%s (%s): %s %s%s%s\n", plain(card.name).c_str(), card.id.c_str(),
              joined(card.classes, "/").c_str(), card.type.c_str(), card.level < 0 ? "" : ", level ",
              level_text(card).c_str());
  for (const std::string& text : card.texts) std::printf("  %s\n", plain(text).c_str());
  if (!allowed_.count(card.id)) std::printf("  no deck of this kind may choose it\n");
}

// The name under which the deck has the card, or else the card's own.
std::string DeckEditor::key_of(const game::Entry& card) const {
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(card.id);
  for (const content::DeckEntry& entry : text_.deck().cards)
    if (image.find_definition(entry.card) == wanted) return entry.card;
  return card.id;
}

const game::Entry* DeckEditor::find(const std::string& name) const {
  if (name.empty()) throw Wrong("name a card: its id, its number, or what it is called");
  const kernel::Image& image = scripts_.host().image();
  const kernel::Id wanted = image.find_definition(name);
  std::vector<const game::Entry*> called;
  std::vector<std::string> known;
  for (const game::Entry& card : cards_) {
    if (wanted != kernel::kNoId && image.find_definition(card.id) == wanted) return &card;
    if (small(card.name) == small(name)) called.push_back(&card);
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

void DeckEditor::change(std::vector<std::string> words, int sign) {
  int copies = 1;
  if (words.size() > 1 && is_number(words.front())) {
    copies = std::stoi(words.front());
    words.erase(words.begin());
  } else if (sign < 0 && words.size() > 1 && small(words.front()) == "all") {
    copies = content::kMaxCopies;
    words.erase(words.begin());
  }
  const game::Entry& card = *find(joined(words, " "));
  const std::string key = key_of(card);
  const int before = text_.count(key);
  if (sign < 0 && before == 0) throw Wrong("the deck has no " + card.name);
  const int after = std::clamp(before + sign * copies, 0, content::kMaxCopies);
  const bool had_comments = !text_.lost_comments();
  text_.set(key, after);
  if (had_comments && text_.lost_comments())
    std::printf("the file is laid out in a way that keeps no comments when it is saved\n");
  std::printf("%d %s\n", after, plain(card.name).c_str());
  tell_state();
}

void DeckEditor::tell_state() const {
  const content::Diagnostics problems = game::deck_problems(scripts_, text_.deck());
  int count = 0;
  for (const content::DeckEntry& entry : text_.deck().cards) count += entry.count;
  std::printf("%d cards: %s\n", count, problems.empty() ? "legal" : "not legal");
  for (const content::Diagnostic& each : problems)
    std::printf("  %s\n", plain(each.message + (each.mend.empty() ? "" : "; " + each.mend)).c_str());
}

void DeckEditor::save(const std::string& file) {
  const std::string path = file.empty() ? file_ : file;
  std::error_code error;
  if ((path != file_ || is_new_) && std::filesystem::exists(path, error))
    throw Wrong(path + " is there already; save FILE writes another one");
  store::write_whole(path, text_.text());
  file_ = path;
  is_new_ = false;
  saved_ = text_.text();
  std::printf("saved: %s\n", plain(path).c_str());
}

DeckEditor::Next DeckEditor::quit() {
  if (text_.text() == saved_ || warned_) return Next::quit;
  warned_ = true;
  std::printf("it is not saved; quit again leaves it as it was, save writes it\n");
  return Next::go_on;
}

void DeckEditor::help() {
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
