// misk trace: replays a save or runs tests, and explains what abilities did and why others did nothing.
#include <cstdio>
#include <filesystem>
#include <set>

#include "catalog/listing.hpp"
#include "commands/commands.hpp"
#include "content/suggest.hpp"
#include "explain/trace_summary.hpp"
#include "game/save.hpp"
#include "terminal/terminal.hpp"
#include "testing/lua_test.hpp"
#include "text/letters.hpp"

namespace misk::cli {
namespace {

using Json = text::Json;
using Kind = game::TraceLine::Kind;

struct TraceOptions {
  std::string path, test, card, ability, point, only;
  std::optional<std::uint32_t> from, to;
  bool json = false, all = false, recover = false;
  bool tests = false;
};

const char* kind_name(Kind kind) {
  static const char* const kNames[] = {"point",  "window",   "usable", "refused", "cancelled", "failed",
                                       "effect", "question", "answer", "by_hand", "changed"};
  return kNames[static_cast<int>(kind)];
}

const char* reason_name(kernel::Refusal::Reason reason) {
  static const char* const kNames[] = {"none",  "zone",      "face", "blank", "who",
                                       "limit", "condition", "cost", "target"};
  return kNames[static_cast<int>(reason)];
}

bool has(const std::string& text, const std::string& part) {
  const auto same = [](char a, char b) { return text::small(a) == text::small(b); };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

/// Traces games one after another: prints or keeps the requested lines, and sums up.
class Tracer {
 public:
  explicit Tracer(const TraceOptions& options) : options_(options), style_(Style::of_stdout()) {}

  /// Called before a game begins. Throws for a card or timing point that its packs do not have.
  void begin(game::Game& game) {
    end();
    game_ = &game;
    trace_ = std::make_unique<game::Trace>(game, game::TraceOptions{.keep = SIZE_MAX, .changes = true});
    summary_ = std::make_unique<game::TraceSummary>(game);
    const kernel::Image& image = game.kernel().image();
    cards_.clear();
    if (!options_.card.empty())
      for (const kernel::Id id : game::definitions_called(image, options_.card)) {
        cards_.insert(id);
        trace_->watch(id);
      }
    trace_->everything(options_.all || !options_.card.empty());
    if (!options_.point.empty() && image.find_point(options_.point) == kernel::kNoId &&
        image.find_window(options_.point) == kernel::kNoId) {
      std::vector<std::string> known;
      for (const auto& point : image.points) known.push_back(point.name);
      for (const auto& window : image.windows) known.push_back(window.name);
      throw Wrong("--point: no timing point or window is called '" + options_.point + "'; " +
                  content::did_you_mean(options_.point, known, "see the game's game.lua"));
    }
    told_ = UINT32_MAX;
  }

  /// Prints new lines. While a script waits for an answer they may still be undone, so they are held back.
  void drain(bool last = false) {
    if (!trace_ || (!last && !game_->kernel().quiescent())) return;
    for (const game::TraceLine& line : trace_->lines(trace_->begin())) {
      if (line.decision < options_.from.value_or(0) || line.decision > options_.to.value_or(UINT32_MAX))
        continue;
      summary_->add(line);
      if (wanted(line)) tell(line);
    }
    trace_->forget(trace_->end());
  }

  game::Trace* trace() { return trace_.get(); }

  /// Adds the summary.
  void end() {
    if (!trace_) return;
    drain(true);
    std::vector<std::string> lines;
    abilities_ = Json::array();
    for (const auto& [id, counts] : summary_->abilities()) {
      if (!of_card(game_->kernel().image().abilities[id].definition) || !of_ability(id)) continue;
      for (std::string& line : summary_->lines(id)) lines.push_back(std::move(line));
      abilities_.push_back(ability_json(id, counts));
    }
    std::vector<std::string> why;
    for (const kernel::Id id : cards_)
      for (std::string& line : summary_->why(id)) why.push_back(std::move(line));
    card_ = why;
    if (!options_.json) {
      if (cards_.empty()) print("Abilities that were considered:", lines);
      print(cards_.size() == 1 ? "The card:" : "The cards:", why);
    }
    trace_.reset();
    summary_.reset();
    game_ = nullptr;
  }

  /// Returns the collected parts of the JSON document and clears them.
  Json take() {
    Json out = {{"events", std::move(events_)}, {"abilities", std::move(abilities_)}};
    if (!options_.card.empty()) out["card"] = card_;
    events_ = abilities_ = Json::array();
    return out;
  }

 private:
  bool of_card(kernel::Id definition) const { return options_.card.empty() || cards_.count(definition); }
  bool of_ability(kernel::Id id) const {
    if (options_.ability.empty()) return true;
    return id != kernel::kNoId && (has(game_->ability_text(id), options_.ability) ||
                                   has(game_->kernel().image().abilities[id].name, options_.ability));
  }

  bool names_a_card(const std::string& text) const {
    const kernel::Image& image = game_->kernel().image();
    for (const kernel::Id id : cards_)
      if (text.find(" " + image.definitions[id].title) != std::string::npos) return true;
    return false;
  }

  bool wanted(const game::TraceLine& line) const {
    const bool about_ability = line.kind >= Kind::usable && line.kind <= Kind::effect;
    if (options_.only == "fired" && line.kind != Kind::effect) return false;
    if (options_.only == "refused" && line.kind != Kind::refused && line.kind != Kind::cancelled)
      return false;
    if (options_.only == "asked" && line.kind != Kind::question && line.kind != Kind::answer &&
        line.kind != Kind::by_hand)
      return false;
    if (!options_.card.empty()) {
      const kernel::Kernel& k = game_->kernel();
      const bool its_own = k.valid(line.comp) && cards_.count(k.component(line.comp).definition);
      if (line.kind == Kind::changed) return its_own || names_a_card(line.reason);
      if (!about_ability || !its_own) return false;
      if (!options_.all && line.kind == Kind::refused && line.why.reason == kernel::Refusal::Reason::zone)
        return false;  // it appears in the summary
    }
    if (!options_.ability.empty() && (!about_ability || !of_ability(line.ability))) return false;
    if (!options_.point.empty()) {
      const kernel::Image& image = game_->kernel().image();
      if (line.at == kernel::kNoId) return false;
      const std::string& name = line.in_window ? image.windows[line.at].name : image.points[line.at].name;
      if (name != options_.point) return false;
    }
    return true;
  }

  void tell(const game::TraceLine& line) {
    if (options_.json) {
      events_.push_back(event_json(line));
      return;
    }
    if (line.decision != told_) {
      told_ = line.decision;
      std::printf(
          "%s\n",
          style_.dim(told_ ? "-- answer " + std::to_string(told_) : std::string("-- before any answer"))
              .c_str());
    }
    const std::string text = plain(line.text);
    std::printf("%s%s\n", std::string(2 + 2 * static_cast<std::size_t>(line.depth), ' ').c_str(),
                (line.kind == Kind::refused || line.kind == Kind::cancelled || line.kind == Kind::failed
                     ? style_.warn(text)
                 : line.kind == Kind::effect || line.kind == Kind::answer || line.kind == Kind::by_hand
                     ? style_.bold(text)
                     : text)
                    .c_str());
  }

  void print(const std::string& head, const std::vector<std::string>& lines) const {
    if (lines.empty()) return;
    std::printf("\n%s\n", style_.bold(head).c_str());
    for (const std::string& line : lines) std::printf("  %s\n", plain(line).c_str());
  }

  Json card_json(kernel::ComponentId id) const {
    const kernel::Kernel& k = game_->kernel();
    const kernel::Definition& def = k.image().definitions[k.component(id).definition];
    return {{"number", id}, {"id", def.id}, {"name", def.title}};
  }

  Json event_json(const game::TraceLine& line) const {
    const kernel::Image& image = game_->kernel().image();
    Json out = {{"answer", line.decision}, {"depth", line.depth}, {"kind", kind_name(line.kind)}};
    if (line.at != kernel::kNoId) {
      out[line.in_window ? "window" : "point"] =
          line.in_window ? image.windows[line.at].name : image.points[line.at].name;
      if (!line.in_window) out["tier"] = game::tier_name(line.tier);
      if (line.before) out["before"] = true;
      if (!line.participants.empty()) out["participants"] = line.participants;
    }
    if (line.comp) out["card"] = card_json(line.comp);
    if (line.you) out["you"] = card_json(line.you);
    if (line.ability != kernel::kNoId) {
      const kernel::Ability& ability = image.abilities[line.ability];
      out["ability"] = game_->ability_text(line.ability);
      out["file"] = ability.origin.file;
      out["line"] = ability.origin.line;
      if (!ability.cite.empty()) out["cite"] = ability.cite;
    }
    if (line.kind == Kind::refused) out["why"] = reason_name(line.why.reason);
    if (!line.reason.empty()) out["detail"] = line.reason;
    out["text"] = line.text;
    return out;
  }

  Json ability_json(kernel::Id id, const game::AbilityCounts& counts) const {
    const kernel::Image& image = game_->kernel().image();
    const kernel::Ability& ability = image.abilities[id];
    Json refused = Json::array();
    for (const auto& [reason, n] : counts.refused) refused.push_back({{"reason", reason}, {"count", n}});
    return {{"id", image.definitions[ability.definition].id},
            {"ability", game_->ability_text(id)},
            {"file", ability.origin.file},
            {"line", ability.origin.line},
            {"considered", counts.considered},
            {"usable", counts.usable},
            {"used", counts.effects},
            {"cancelled", counts.cancelled},
            {"failed", counts.failed},
            {"refused", refused}};
  }

  const TraceOptions& options_;
  const Style style_;
  game::Game* game_ = nullptr;
  std::unique_ptr<game::Trace> trace_;
  std::unique_ptr<game::TraceSummary> summary_;
  std::set<kernel::Id> cards_;
  std::uint32_t told_ = UINT32_MAX;
  Json events_ = Json::array(), abilities_ = Json::array();
  std::vector<std::string> card_;
};

int trace_save(const TraceOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  game::Save save = game::read_save(options.path, options.recover);
  tell_of_save(save, *catalog);
  const auto scripts = game::scripts_for(*catalog, save);
  game::Game game(*catalog, *scripts, save.setup);
  Tracer tracer(options);
  tracer.begin(game);
  scripts->host().on_error = [&](const script::Report& report) {
    if (tracer.trace()) tracer.trace()->failure(report);
  };
  game.start(save.setup.seed);
  std::size_t given = 0;
  int code = kDone;
  for (const game::SavedAnswer& each : save.answers) {
    tracer.drain();
    if (given >= options.to.value_or(UINT32_MAX)) break;
    if (!game.give(each.answer)) {
      std::fprintf(
          stderr,
          "misk: %s:%d: answer %zu is not allowed here, so the trace ends; the packs or this misk are not "
          "those of the save\n",
          options.path.c_str(), each.line, given + 1);
      code = kFailed;
      break;
    }
    ++given;
  }
  tracer.end();
  if (options.json) {
    Json document = {{"file", options.path},
                     {"scenario", save.setup.scenario},
                     {"seed", std::to_string(save.setup.seed)},
                     {"answers", given},
                     {"changed_by_hand", game.session().interventions()}};
    document.update(tracer.take());
    print_json(document);
  }
  return code;
}

int trace_tests(const TraceOptions& options, const Shared& shared) {
  Tracer tracer(options);
  const Style style = Style::of_stdout();
  std::string problem;
  Json tests = Json::array();
  game::LuaTestOptions wanted;
  wanted.paths = {options.path};
  wanted.filter = options.test;
  wanted.pack_roots = pack_roots(shared.packs);
  wanted.watch.test = [&](const game::LuaTestResult& test) {
    if (options.json)
      tests.push_back(
          {{"file", test.file}, {"line", test.line}, {"name", test.name}, {"games", Json::array()}});
    else
      std::printf("\n%s\n",
                  style.bold(test.file + ":" + std::to_string(test.line) + ": " + plain(test.name)).c_str());
  };
  wanted.watch.game = [&](game::Game& game) {
    try {
      tracer.begin(game);
    } catch (const std::runtime_error& error) {
      if (problem.empty()) problem = error.what();
    }
  };
  wanted.watch.changed = [&] {
    if (tracer.trace()) tracer.trace()->table_changed();
  };
  wanted.watch.error = [&](const script::Report& report) {
    if (tracer.trace()) tracer.trace()->failure(report);
  };
  wanted.watch.end = [&] {
    if (!tracer.trace()) return;
    tracer.end();
    if (options.json) tests.back()["games"].push_back(tracer.take());
  };
  const auto results = game::run_lua_tests(wanted);
  if (!problem.empty()) throw Wrong(problem);
  if (results.empty())
    throw Wrong(options.path + ": no test here has '" + options.test + "' in its name, file or rules");
  std::size_t failed = 0;
  for (const game::LuaTestResult& result : results) {
    failed += !result.passed;
    if (options.json) {
      for (Json& test : tests)
        if (test["file"] == result.file && test["name"] == result.name) {
          test["passed"] = result.passed;
          test["message"] = result.message;
        }
    } else if (!result.passed) {
      std::printf("\n%s:%d: failed: %s\n%s\n", result.file.c_str(), result.line, plain(result.name).c_str(),
                  result.message.c_str());
    }
  }
  if (options.json)
    print_json({{"path", options.path}, {"tests", tests}});
  else
    std::printf("\n%zu passed, %zu failed\n", results.size() - failed, failed);
  return failed ? kFailed : kDone;
}

int trace(const TraceOptions& options, const Shared& shared) {
  std::error_code error;
  if (!std::filesystem::exists(options.path, error))
    throw Wrong(options.path +
                ": no such file or folder; give a save, or with --test a pack or a file of tests");
  if (options.tests) return trace_tests(options, shared);
  if (std::filesystem::is_directory(options.path, error))
    throw Wrong(options.path + ": a folder is no save; say which of its tests with --test PATTERN");
  return trace_save(options, shared);
}

}  // namespace

void add_trace(Command& app, Shared& shared) {
  auto options = std::make_shared<TraceOptions>();
  Command* command = subcommand(app, shared, "trace", "Tells why abilities did, or did not do, anything",
                                "misk trace night.misk --card \"Beat Cop\"\n"
                                "  misk trace cards/arkham_core --test \"beat cop\" --only refused");
  command
      ->add_option("path", options->path,
                   "a save; with --test a pack, a folder with packs, or a file of tests")
      ->required()
      ->type_name("PATH");
  const Argument* test =
      command->add_option("--test", options->test, "runs the tests with this in their name, file or rules")
          ->type_name("PATTERN");
  command->add_option("--from", options->from, "from this answer on")->type_name("N");
  command->add_option("--to", options->to, "up to this answer")->type_name("N");
  command->add_option("--card", options->card, "only of this card, and why it did nothing")
      ->type_name("ID|NAME");
  command->add_option("--ability", options->ability, "only of abilities with this in their text")
      ->type_name("TEXT");
  command->add_option("--point", options->point, "only at this timing point or window")->type_name("NAME");
  command->add_option("--only", options->only, "effects, refusals, or questions and answers")
      ->one_of({"fired", "refused", "asked"})
      ->type_name("fired|refused|asked");
  command->add_flag("--all", options->all, "also what is refused for where it is, its side, or who asks");
  command->add_flag("--recover", options->recover, "leaves out a last line of the save that was cut off");
  command->add_flag("--json", options->json, "print one JSON document");
  command->callback([options, test, &shared] {
    options->tests = test->is_said();
    shared.run = [options, &shared] { return trace(*options, shared); };
  });
}

}  // namespace misk::cli
