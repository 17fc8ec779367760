#include "lab/campaign_simulate.hpp"

#include "catalog/listing.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "lab/slow_scripts.hpp"
#include "lab/workers.hpp"

namespace misk::game {

namespace {

constexpr std::size_t kProblems = 20;
constexpr int kMostActions = 500;  // between two scenarios
constexpr int kMostScenarios = 50;

/// The work of one thread, with its own scripts and bot.
class Worker {
 public:
  Worker(const Catalog& catalog, const SimulateOptions& options, std::unique_ptr<Scripts> scripts)
      : catalog_(catalog), options_(options), own_scripts_(std::move(scripts)), scripts_(*own_scripts_) {
    bot_ = make_bot(options.bot, scripts_);
    if (options.setup.avatars.empty())
      avatars_ = playable_avatars(catalog, scripts_, options.setup.scenario);
    else
      players_ = campaign_players(options.setup);
    scripts_.host().on_error = [this](const script::Report& report) {
      ++result.script_errors;
      slow_.note(report);
      if (result.reports.size() < 200) ++result.reports[report.to_string()];
    };
    begin(0);
  }

  void play(std::uint64_t k);
  CampaignSimulateResult result;

 private:
  Campaign begin(std::uint64_t k);
  bool play_scenario(Campaign& campaign, std::string& text);
  std::string play_campaign(Campaign& campaign);

  const Catalog& catalog_;
  const SimulateOptions& options_;
  std::unique_ptr<Scripts> own_scripts_;
  Scripts& scripts_;
  SlowScripts slow_;
  std::unique_ptr<Bot> bot_;
  std::vector<std::string> avatars_;     // candidates to draw if nobody is named
  std::vector<CampaignPlayer> players_;  // the named players
  std::vector<std::int32_t> choices_;
};

Campaign Worker::begin(std::uint64_t k) {
  const Setup& setup = options_.setup;
  const std::uint64_t seed = game_seed(setup.seed, k);
  if (players_.empty()) {
    Setup drawn = setup;
    drawn.avatars = draw_avatars(avatars_, std::max(1, setup.count), seed);
    return begin_campaign(catalog_, scripts_, setup.scenario, campaign_players(drawn), setup.options, seed);
  }
  return begin_campaign(catalog_, scripts_, setup.scenario, players_, setup.options, seed);
}

bool Worker::play_scenario(Campaign& campaign, std::string& text) {
  Game game(catalog_, scripts_, next_setup(campaign, scripts_));
  game.kernel().record_events = false;
  game.session().record_journal = false;
  bot_->begin(bot_seed(game.setup().seed));
  game.start(game.setup().seed);
  while (game.status() == kernel::Status::asking &&
         game.kernel().state().decisions < options_.decision_limit) {
    if (slow_.too_many()) text = "scripts use up all their time";
    if (options_.check && text.empty()) text = check_invariants(game);
    if (!text.empty()) return false;
    const auto part = static_cast<std::size_t>(waiting_part(game.kernel().request()));
    bot_->choose(game, part, choices_);
    if (!game.answer(game.kernel().request().parts[part].player, choices_)) {
      text = "an answer that looked allowed was refused";
      return false;
    }
  }
  result.decisions += game.kernel().state().decisions;
  if (!game.over()) {
    text = "no end after " + std::to_string(game.kernel().state().decisions) + " decisions";
    return false;
  }
  ++result.scenarios;
  ++result.outcomes[game.setup().scenario][game.outcome()];
  result.hash += mix_seed(game.session().hash(), 0);
  record_game(campaign, scripts_, game);
  return true;
}

/// Plays to the end of the campaign. Returns "", or the reason why it could not.
std::string Worker::play_campaign(Campaign& campaign) {
  std::string text;
  for (int n = 0; n < kMostScenarios && !campaign.over(); ++n) {
    if (!play_scenario(campaign, text)) return text;
    for (int actions = 0; campaign.stage() == "between"; ++actions, ++result.actions)
      if (actions == kMostActions || !bot_step(campaign, catalog_, scripts_))
        return "the bot does not come to the next scenario";
  }
  return campaign.over() ? "" : "no end after " + std::to_string(kMostScenarios) + " scenarios";
}

void Worker::play(std::uint64_t k) {
  std::string text;
  try {
    Campaign campaign = begin(k);
    text = play_campaign(campaign);
    if (text.empty()) ++result.endings[campaign.state.value("ending", "over")];
  } catch (const SetupError& e) {
    text = e.what();
  } catch (const std::exception& e) {  // it ends this campaign only
    text = give_up(scripts_, e);
  }
  slow_.judge();
  ++result.campaigns;
  result.finished += text.empty();
  result.errors += !text.empty();
  if (!text.empty() && result.problems.size() < kProblems)
    result.problems.push_back({k, game_seed(options_.setup.seed, k), 0, text});
  scripts_.host().take_reports();
  result.slips += bot_->slips;
  bot_->slips = 0;
  if (options_.progress) options_.progress->fetch_add(1, std::memory_order_relaxed);
}

void add(CampaignSimulateResult& to, const CampaignSimulateResult& from) {
  to.campaigns += from.campaigns;
  to.finished += from.finished;
  to.errors += from.errors;
  to.scenarios += from.scenarios;
  to.decisions += from.decisions;
  to.actions += from.actions;
  to.script_errors += from.script_errors;
  to.slips += from.slips;
  to.hash += from.hash;
  for (const auto& [name, n] : from.endings) to.endings[name] += n;
  for (const auto& [name, n] : from.reports) to.reports[name] += n;
  for (const auto& [scenario, outcomes] : from.outcomes)
    for (const auto& [name, n] : outcomes) to.outcomes[scenario][name] += n;
  to.problems.insert(to.problems.end(), from.problems.begin(), from.problems.end());
}

}  // namespace

CampaignSimulateResult simulate_campaigns(const Catalog& catalog, const SimulateOptions& options,
                                          std::unique_ptr<Scripts> loaded) {
  const auto start = std::chrono::steady_clock::now();
  const auto workers = play_shard<Worker>(catalog, options, std::move(loaded));
  CampaignSimulateResult result;
  for (const auto& worker : workers) add(result, worker->result);
  std::sort(result.problems.begin(), result.problems.end(),
            [](const SimulateProblem& a, const SimulateProblem& b) { return a.game < b.game; });
  if (result.problems.size() > kProblems) result.problems.resize(kProblems);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace misk::game
