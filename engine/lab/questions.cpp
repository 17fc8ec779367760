#include "lab/questions.hpp"

#include <algorithm>
#include <set>

#include "catalog/listing.hpp"
#include "game/declined.hpp"
#include "lab/workers.hpp"

namespace misk::game {
namespace {

using kernel::Option;
using kernel::OptionKind;

constexpr std::uint64_t kOften = 5;  // so often a question is asked before its answers say something
constexpr std::size_t kTold = 4;     // the most options in a text
constexpr const char* kComponent = "card";

/// Whether two components differ in nothing that a player could want.
bool look_alike(const kernel::Kernel& k, kernel::ComponentId a, kernel::ComponentId b) {
  if (a == b) return true;
  if (!a || !b) return false;
  kernel::Component x = k.component(a), y = k.component(b);
  x.seen = y.seen = 0;
  return are_alike(x, y);
}

/// A question to one player. `where`: the window, the timing point or what a script asks; `offered` and
/// `answer` are names of what is offered there and of what was chosen.
struct Asked {
  std::string where, text;
  std::set<std::string> offered, answer;
  bool alike = false;
};

/// Questions at one place with the same things offered.
struct Kind {
  std::string text;
  std::uint64_t asked = 0, alike = 0;
  std::map<std::set<std::string>, std::uint64_t> answers;

  void add(const Kind& other) {
    if (!asked) text = other.text;
    asked += other.asked;
    alike += other.alike;
    for (const auto& [answer, n] : other.answers) answers[answer] += n;
  }
};
using Kinds = std::map<std::pair<std::string, std::set<std::string>>, Kind>;

struct Offer {
  std::uint64_t times = 0, chosen = 0;
  bool is_idle() const { return times >= kOften && !chosen; }
};

/// The name of an option: what it does, whatever card of that print it belongs to, and at whatever it is
/// aimed.
std::string offer_name(const kernel::Kernel& k, const kernel::Request& request, const Option& option) {
  switch (option.kind) {
    case OptionKind::pass:
      return "pass";
    case OptionKind::ability:
      return "ability " + std::to_string(option.ability) + " of " +
             std::to_string(option.comp ? k.component(option.comp).definition : 0);
    case OptionKind::component:
      return kComponent;
    case OptionKind::label:
      return "label " + request.label_name(option);
  }
  return "";
}

class QuestionWorker {
 public:
  QuestionWorker(const Catalog& catalog, const SimulateOptions& options, std::unique_ptr<Scripts> scripts)
      : catalog_(catalog), options_(options), scripts_(std::move(scripts)) {
    bot_ = make_bot(options.bot, *scripts_);
    if (options.setup.avatars.empty())
      avatars_ = playable_avatars(catalog, *scripts_, options.setup.scenario);
  }

  void play(std::uint64_t k) {
    const std::uint64_t seed = game_seed(options_.setup.seed, k);
    Setup setup = options_.setup;
    if (setup.avatars.empty()) setup.avatars = draw_avatars(avatars_, std::max(1, setup.count), seed);
    Game game(catalog_, *scripts_, setup);
    game.kernel().record_events = false;
    game.session().record_journal = false;
    bot_->begin(bot_seed(seed));
    game.start(seed);
    Declined declined(game);
    std::vector<std::int32_t> choices;
    while (game.status() == kernel::Status::asking &&
           game.kernel().state().decisions < options_.decision_limit) {
      const auto index = static_cast<std::size_t>(waiting_part(game.kernel().request()));
      const int player = game.kernel().request().parts[index].player;
      if (const auto pass = declined.pass()) {
        choices = {*pass};
        ++passed;
      } else {
        bot_->choose(game, index, choices);
        count(asked(game, index, choices));
      }
      declined.answering(choices);
      if (!game.answer(player, choices)) break;
      declined.answered();
    }
    ++games;
    if (options_.progress) options_.progress->fetch_add(1, std::memory_order_relaxed);
  }

  std::uint64_t games = 0, passed = 0;
  Kinds kinds;

 private:
  void count(const Asked& asked) {
    Kind one{asked.text, 1, asked.alike, {}};
    one.answers[asked.answer] = 1;
    kinds[{asked.where, asked.offered}].add(one);
  }
  static Asked asked(Game& game, std::size_t index, const std::vector<std::int32_t>& choices);

  const Catalog& catalog_;
  const SimulateOptions& options_;
  std::unique_ptr<Scripts> scripts_;
  std::unique_ptr<Bot> bot_;
  std::vector<std::string> avatars_;
};

Asked QuestionWorker::asked(Game& game, std::size_t index, const std::vector<std::int32_t>& choices) {
  const kernel::Kernel& k = game.kernel();
  const kernel::Request& request = k.request();
  const kernel::Part& part = request.parts[index];
  Asked out;
  out.text = game.prompt_text(request, part.player);
  const bool of_script = request.from == kernel::FrameKind::ask;
  out.where = std::to_string(static_cast<int>(request.from)) + "/" + std::to_string(request.id) + "/" +
              (of_script && request.purpose.empty() ? request.prompt : request.purpose);
  if (part.numeric) {
    out.answer.insert("amount " + (choices.empty() ? "" : std::to_string(choices[0])));
    out.alike = part.min == part.max;
    return out;
  }
  const Option* options = request.options.data() + part.first;
  std::set<std::string> texts;
  bool same = part.count > 0 && part.min == part.max;
  for (std::uint32_t i = 0; i < part.count; ++i) {
    const Option &option = options[i], &first = options[0];
    out.offered.insert(offer_name(k, request, option));
    texts.insert(game.option_text(request, option));
    same = same && option.kind == first.kind && option.ability == first.ability &&
           option.value == first.value && look_alike(k, option.comp, first.comp) &&
           look_alike(k, option.target, first.target);
  }
  out.alike = same;
  std::size_t told = 0;
  for (const std::string& text : texts)
    if (told++ < kTold) out.text += (told == 1 ? ": " : " | ") + text;
  for (const std::int32_t choice : choices) {
    const Option& option = options[static_cast<std::size_t>(choice)];
    // Which of several cards is chosen is seldom the same question twice.
    const std::string which = option.kind == OptionKind::component && part.min > 0
                                  ? " " + std::to_string(option.comp) + "." + std::to_string(option.target)
                                  : "";
    out.answer.insert(offer_name(k, request, option) + which);
  }
  return out;
}

}  // namespace

double QuestionCount::ratio() const {
  return asked > idle ? static_cast<double>(asked) / static_cast<double>(asked - idle) : 0;
}

QuestionCount count_questions(const Catalog& catalog, const SimulateOptions& options,
                              std::unique_ptr<Scripts> loaded) {
  QuestionCount out;
  Kinds kinds;
  for (const auto& worker : play_shard<QuestionWorker>(catalog, options, std::move(loaded))) {
    if (!worker) continue;
    out.games += worker->games;
    out.passed += worker->passed;
    for (const auto& [key, kind] : worker->kinds) kinds[key].add(kind);
  }
  std::map<std::pair<std::string, std::string>, Offer> offers;
  for (const auto& [key, kind] : kinds)
    for (const std::string& name : key.second) {
      Offer& offer = offers[{key.first, name}];
      offer.times += kind.asked;
      for (const auto& [answer, n] : kind.answers)
        if (answer.count(name) || name == kComponent) offer.chosen += n;
    }
  for (const auto& [key, kind] : kinds) {
    const std::string& text = key.first;
    const auto sensible = std::count_if(key.second.begin(), key.second.end(), [&](const std::string& name) {
      return name == kComponent || !offers[{text, name}].is_idle();
    });
    const bool always = kind.asked >= kOften && kind.answers.size() == 1;
    const bool single = !key.second.empty() && sensible <= 1 && !key.second.count(kComponent);
    QuestionKind each{kind.text, kind.asked, always || single ? kind.asked : kind.alike, {}};
    for (const auto& [answer, n] : kind.answers) {
      std::string names;
      for (const std::string& name : answer) names += (names.empty() ? "" : ", ") + name;
      each.answers[names] += n;
    }
    out.asked += each.asked;
    out.idle += each.idle;
    out.kinds.push_back(std::move(each));
  }
  std::stable_sort(out.kinds.begin(), out.kinds.end(),
                   [](const auto& a, const auto& b) { return a.idle > b.idle; });
  return out;
}

}  // namespace misk::game
