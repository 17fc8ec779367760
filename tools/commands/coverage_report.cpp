#include "commands/coverage_report.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace misk::cli {
namespace {

namespace fs = std::filesystem;

struct Card {
  std::vector<game::AbilityCoverage> abilities;
  std::size_t executed = 0;
};

/// Groups abilities by card, in the order of the files.
std::vector<Card> cards_of(const game::Coverage& coverage, const std::vector<std::string>& packs) {
  std::vector<Card> cards;
  for (game::AbilityCoverage& ability : coverage.of(packs)) {
    if (cards.empty() || cards.back().abilities.front().card != ability.card) cards.emplace_back();
    cards.back().executed += ability.executed > 0;
    cards.back().abilities.push_back(std::move(ability));
  }
  return cards;
}

/// The most frequent reason why it was not used.
std::string usual_reason(const game::AbilityCoverage& ability) {
  const auto most = std::max_element(ability.refused.begin(), ability.refused.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == ability.refused.end() ? "nobody chose it" : most->first;
}

std::string said(const game::AbilityCoverage& ability) {
  if (ability.executed) return "executed " + std::to_string(ability.executed) + " times";
  if (!ability.considered) return "never considered";
  return "considered " + std::to_string(ability.considered) + " times, never executed: mostly " +
         usual_reason(ability);
}

double share(std::size_t part, std::size_t of) {
  return of ? 100.0 * static_cast<double>(part) / static_cast<double>(of) : 100.0;
}

}  // namespace

void CoverageOption::add_to(Command* command) {
  command
      ->add_flag("--coverage", value_,
                 "which abilities were executed; with =FILE, added to what that report says")
      ->type_name("[=FILE]");
}

void CoverageOption::save(game::Coverage& coverage) const {
  if (!wanted() || value_ == "true") return;
  std::error_code error;
  if (fs::exists(value_, error)) coverage.read(value_);
  coverage.write(value_);
}

std::vector<std::string> packs_under(const game::Catalog& catalog, const std::vector<std::string>& paths) {
  std::vector<std::string> ids;
  std::error_code error;
  for (const content::Pack& pack : catalog.library().packs) {
    const std::string folder = fs::weakly_canonical(pack.root, error).string() + "/";
    const bool meant = std::any_of(paths.begin(), paths.end(), [&](const std::string& path) {
      const std::string wanted = fs::weakly_canonical(path, error).string() + "/";
      return folder.starts_with(wanted) || wanted.starts_with(folder);
    });
    if (meant || paths.empty()) ids.push_back(pack.id());
  }
  return ids;
}

void print_coverage(const game::Coverage& coverage, const std::vector<std::string>& packs) {
  std::size_t all = 0, executed = 0;
  for (const Card& card : cards_of(coverage, packs)) {
    all += card.abilities.size();
    executed += card.executed;
    const game::AbilityCoverage& first = card.abilities.front();
    std::printf("%s:%d: %s: %zu of %zu\n", first.file.c_str(), first.line, first.title.c_str(), card.executed,
                card.abilities.size());
    for (const game::AbilityCoverage& ability : card.abilities)
      if (!ability.executed)
        std::printf("  %s:%d: %s \"%s\": %s\n", ability.file.c_str(), ability.line, ability.kind.c_str(),
                    ability.text.c_str(), said(ability).c_str());
  }
  std::printf("%zu of %zu abilities executed (%.1f %%)\n", executed, all, share(executed, all));
}

text::Json coverage_json(const game::Coverage& coverage, const std::vector<std::string>& packs) {
  std::size_t all = 0, executed = 0;
  auto list = text::Json::array();
  for (const Card& card : cards_of(coverage, packs)) {
    all += card.abilities.size();
    executed += card.executed;
    const game::AbilityCoverage& first = card.abilities.front();
    text::Json entry = {{"card", first.card},        {"title", first.title},
                        {"pack", first.pack},        {"file", first.file},
                        {"executed", card.executed}, {"abilities", text::Json::array()}};
    for (const game::AbilityCoverage& ability : card.abilities)
      entry["abilities"].push_back({{"line", ability.line},
                                    {"kind", ability.kind},
                                    {"text", ability.text},
                                    {"executed", ability.executed},
                                    {"considered", ability.considered},
                                    {"refused", ability.refused}});
    list.push_back(std::move(entry));
  }
  return {{"abilities", all}, {"executed", executed}, {"per_cent", share(executed, all)}, {"cards", list}};
}

}  // namespace misk::cli
