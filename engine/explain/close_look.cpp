#include "explain/close_look.hpp"

#include <algorithm>
#include <cstdlib>
#include <exception>

#include "explain/idle_effects.hpp"
#include "game/bot.hpp"
#include "script/stack_words.hpp"
#include "text/number.hpp"
#include "text/what_of.hpp"

namespace misk::game {
namespace {

/// Numbers are removed because components and answers are numbered differently in a shorter game.
std::string without_numbers(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c < '0' || c > '9')
      out += c;
    else if (out.empty() || out.back() != '#')
      out += '#';
  }
  return out;
}

Failure failure_of(const std::string& kind, const std::string& text, const std::string& details = "") {
  Failure failure;
  failure.kind = kind;
  failure.text = text;
  failure.details = details;
  return failure;
}

Failure idle_failure(const Game& game, kernel::Id ability, kernel::ComponentId of) {
  Failure failure = failure_of("idle", idle_effect_text(game, ability, of));
  const kernel::Origin& origin = game.kernel().image().abilities[ability].origin;
  failure.file = origin.file;
  failure.line = origin.line;
  return failure;
}

/// The card whose effect is resolving, in the form of script reports.
std::string in_whom(const kernel::Kernel& kernel) {
  return script::in_card(kernel, script::resolving_card(kernel));
}

/// Takes the outermost place of a traceback, FILE:LINE. A budget can run out in any callee; the script that
/// was entered is the one that spends it.
void blame_entry(Failure& failure) {
  const std::string& text = failure.details;
  const std::size_t end = std::min(text.find("what was resolving"), text.size());
  for (std::size_t from = 0; from < end;) {
    const std::size_t to = std::min(text.find('\n', from), end);
    const std::string line = text.substr(from, to - from);
    from = to + 1;
    const std::size_t mark = line.find(".lua:");
    if (mark == std::string::npos) continue;
    const std::size_t begin = line.find_first_not_of(' ');
    failure.file = line.substr(begin, mark + 4 - begin);
    failure.line = text::leading_number(std::string_view(line).substr(mark + 5));
  }
}

bool came(const CloseLook::Seen& seen, const Failure* wanted) {
  return wanted && std::any_of(seen.failures.begin(), seen.failures.end(),
                               [&](const Failure& each) { return each.same(*wanted); });
}

}  // namespace

std::string Failure::where() const {
  return (kind == "script-error" || kind == "idle") && line > 0 ? file + ":" + std::to_string(line) : file;
}

bool Failure::same(const Failure& other) const {
  if (kind != other.kind) return false;
  if (!file.empty() || !other.file.empty()) return where() == other.where();
  return kind == "replay" || kind == "snapshot" || kind == "stuck" || kind == "endless" ||
         without_numbers(text) == without_numbers(other.text);
}

CloseLook::CloseLook(const Catalog& catalog, const std::string& game)
    : catalog_(catalog), scripts_(catalog, game) {
  if (!scripts_.ok()) throw SetupError("the packs of '" + game + "' do not load; see misk check");
  scripts_.host().on_error = [this](const script::Report& report) {
    if (!seen_ || aside || report.severity != script::Report::Severity::error) return;
    Failure failure;
    failure.kind = report.rule.empty() ? "script-error" : report.rule;
    failure.file = report.file;
    failure.line = report.line;
    failure.text = report.to_string();
    failure.details = report.details;
    if (failure.kind != "script-error") blame_entry(failure);
    note(std::move(failure));
  };
}

void CloseLook::note(Failure failure) {
  for (const Failure& each : seen_->failures)
    if (each.same(failure)) {
      ++repeats_;
      return;
    }
  failure.answers = seen_->answers.size();
  seen_->failures.push_back(std::move(failure));
}

/// A snapshot taken here must give the same position when it is restored.
bool CloseLook::put_back(Game& game) {
  kernel::Session& session = game.session();
  const std::uint64_t before = session.hash();
  session.snapshot(snapshot_);
  session.restore(snapshot_);
  if (session.status() == kernel::Status::asking && session.hash() == before) return true;
  note(failure_of("snapshot", "going back to this very prompt leads to another position"));
  return false;
}

void CloseLook::play_on(Game& game, const Chooser& choose, const Watch& watch, Seen& seen) {
  kernel::Kernel& kernel = game.kernel();
  std::vector<std::int32_t> choices;
  while (game.status() == kernel::Status::asking && !came(seen, watch.until)) {
    if (watch.most_repeats && repeats_ >= watch.most_repeats) return;
    if (const std::string bad = check_invariants(game); !bad.empty()) return note(failure_of("unsound", bad));
    if (watch.snapshot_every && seen.answers.size() % watch.snapshot_every == watch.snapshot_every - 1 &&
        !put_back(game))
      return;
    if (seen.answers.size() >= watch.most_answers) {
      if (!watch.may_end_early)
        note(failure_of("endless", "no end after " + std::to_string(watch.most_answers) + " answers"));
      return;
    }
    const auto part = static_cast<std::size_t>(waiting_part(kernel.request()));
    const std::uint8_t player = kernel.request().parts[part].player;
    aside = true;
    choose(game, part, choices);
    aside = false;
    idle_->answering(kernel.request().parts[part]);
    kernel.events().clear();  // only the events of the next answer are wanted
    // Failures during this step belong to this answer.
    seen.answers.push_back({player, choices});
    if (!game.answer(player, choices)) {
      seen.answers.pop_back();
      return note(failure_of("refused", "an answer that looked allowed was refused"));
    }
    if (watch.hash_all) seen.hashes.push_back(game.session().hash());
  }
  if (const std::string& halted = game.session().halted(); !halted.empty())
    note(failure_of("halted", halted + in_whom(kernel), script::stack_text(kernel)));
  else if (game.status() == kernel::Status::stuck)
    note(failure_of("stuck", "the game goes round without an end" + in_whom(kernel),
                    script::stack_text(kernel)));
}

void CloseLook::play_again(Game& game, const Watch& watch, Seen& seen) {
  const auto elsewhere = [&](std::size_t answers) {
    Failure failure = failure_of(
        "replay", "the same seed and answers lead to another position: a script remembers something");
    failure.answers = answers;
    seen.failures.push_back(std::move(failure));
  };
  aside = true;  // the first run recorded these failures already
  game.start(game.setup().seed);
  for (std::size_t i = 0; i < seen.answers.size(); ++i) {
    const kernel::Answer& answer = seen.answers[i];
    const bool given = game.status() == kernel::Status::asking && game.answer(answer.player, answer.choices);
    if (!given || (watch.hash_all && game.session().hash() != seen.hashes[i])) {
      aside = false;
      return elsewhere(given ? i + 1 : i);
    }
  }
  aside = false;
  if (game.session().hash() != seen.hash) elsewhere(seen.answers.size());
}

CloseLook::Seen CloseLook::play(const Setup& setup, const Chooser& choose, const Watch& watch) {
  Seen seen;
  seen_ = &seen;
  repeats_ = 0;
  aside = false;
  kernel::Kernel& kernel = scripts_.host().kernel();
  kernel.record_events = true;  // IdleEffects needs the events
  try {
    Game game(catalog_, scripts_, setup);
    IdleEffects idle(kernel, [&](kernel::Id ability, kernel::ComponentId of) {
      // What a stub does not do yet, its author knows.
      if (!aside && game.card_status(of).status != "stub") note(idle_failure(game, ability, of));
    });
    idle_ = &idle;
    game.start(setup.seed);
    play_on(game, choose, watch, seen);
    seen.over = game.over();
    seen.outcome = game.outcome();
    seen.hash = game.session().hash();
    const kernel::Id round = kernel.image().globals.find("round");
    if (round != kernel::kNoId) seen.rounds = static_cast<std::uint64_t>(kernel.state().globals[round]);
    if (watch.twice && game.status() != kernel::Status::stuck) play_again(game, watch, seen);
  } catch (const SetupError& error) {
    // A failing script is noted already, with its line.
    if (seen.failures.empty()) note(failure_of("set-up", error.what()));
  } catch (const std::exception& error) {
    note(failure_of("halted", text::what_of(error) + in_whom(kernel), script::stack_text(kernel)));
  }
  aside = false;
  idle_ = nullptr;
  seen_ = nullptr;
  scripts_.host().take_reports();
  return seen;
}

}  // namespace misk::game
