// misk import report: how much of card data the importer understands, and what it does not.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "commands/commands.hpp"
#include "commands/import.hpp"
#include "commands/import_cards.hpp"
#include "import/pack.hpp"
#include "import/text.hpp"

namespace misk::cli {

namespace {

namespace fs = std::filesystem;

struct ImportYield {
  int cards = 0, complete = 0, by_hand = 0, one_open = 0, sentences = 0, todo = 0;

  void add(const importing::ImportedCard& card) {
    ++cards;
    complete += card.status != "stub" && card.completed == 0 ? 1 : 0;
    by_hand += card.status != "stub" && card.completed > 0 ? 1 : 0;
    one_open += card.status == "stub" && card.todo == 1 ? 1 : 0;
    sentences += card.sentences;
    todo += card.todo + card.completed;
  }
};

int share_of(int n, int of) {
  return of == 0 ? 0 : (100 * n + of / 2) / of;
}

void print_yield(const std::string& name, const ImportYield& count) {
  const int stubs = count.cards - count.complete - count.by_hand - count.one_open;
  std::printf("%-22.22s %6d", name.c_str(), count.cards);
  for (const int n : {count.complete, count.by_hand, count.one_open, stubs})
    std::printf("  %5d %3d %%", n, share_of(n, count.cards));
  std::printf("  %6d %3d %%\n", count.sentences - count.todo,
              share_of(count.sentences - count.todo, count.sentences));
}

void print_yields(const char* title, const std::map<std::string, ImportYield>& rows) {
  std::printf("\n%-22s %6s  %11s  %11s  %11s  %11s  %12s\n", title, "cards", "complete", "by hand too",
              "one open", "stub", "sentences");
  for (const auto& [name, count] : rows) print_yield(name, count);
}

// What the first words have in common: the reason without what differs from card to card.
std::string reason_kind(const std::string& reason) {
  const std::size_t colon = reason.find(": ");
  return colon == std::string::npos || !reason.starts_with("not understood") ? reason
                                                                             : reason.substr(colon + 2);
}

}  // namespace

int report_import(const ImportReportOptions& options, const Shared& shared) {
  const auto catalog = load_catalog(shared.packs);
  const auto scripts = load_community_scripts(*catalog);
  const importing::Rules rules = community_rules(*catalog);
  const auto grammar = community_grammar(*catalog);
  importing::Known known = known_cards(*catalog, *scripts);
  known.grammar = grammar.get();
  const importing::Completions completions = community_completions(*catalog);
  known.completions = &completions;

  // Names and traits come from all the data, so that it is one import.
  importing::Source all;
  all.file = "the data";
  std::map<std::string, std::string> folders;
  for (const fs::path& file : card_files(options.paths)) {
    const std::string folder =
        options.by_file ? file.stem().string() : file.parent_path().filename().string();
    importing::Source source;
    try {
      source = read_card_file(file.string());
    } catch (const content::ContentError& error) {  // other files lie beside them in folders of card data
      std::fprintf(stderr, "left out: %s\n", error.what());
    }
    for (importing::SourceCard& card : source.cards) {
      folders.emplace(card.code, folder);
      all.cards.push_back(std::move(card));
    }
  }
  const importing::PackFiles pack = importing::make_pack(std::move(all), rules, known, "reported");
  std::set<std::string> apart;
  for (const std::string& list : options.apart)
    for (const std::string& folder : importing::split(list, ",")) apart.insert(folder);
  const auto is_apart = [&](const std::string& folder) { return apart.count(folder) != 0; };
  std::map<std::string, ImportYield> types, cycles, groups;
  std::map<std::string, std::pair<int, std::string>> reasons;
  for (const importing::ImportedCard& card : pack.report.cards) {
    const auto folder = folders.find(card.code);
    const std::string cycle = folder == folders.end() ? "" : folder->second;
    cycles[cycle].add(card);
    groups[is_apart(cycle) ? "apart" : "the others"].add(card);
    if (is_apart(cycle)) continue;
    types[card.kind].add(card);
    for (const std::string& reason : card.reasons) {
      auto& entry = reasons[reason_kind(reason)];
      ++entry.first;
      entry.second = card.code;
    }
  }
  print_yields("cycle", cycles);
  print_yields("type (not apart)", types);
  print_yields("together", groups);
  if (options.reasons > 0) {
    std::vector<std::pair<int, std::string>> sorted;
    for (const auto& [reason, entry] : reasons)
      sorted.emplace_back(entry.first, reason + "  (" + entry.second + ")");
    std::sort(sorted.rbegin(), sorted.rend());
    std::printf("\nnot understood, and an example\n");
    for (std::size_t i = 0; i < sorted.size() && i < static_cast<std::size_t>(options.reasons); ++i)
      std::printf("%6d  %s\n", sorted[i].first, sorted[i].second.c_str());
  }
  return kDone;
}

}  // namespace misk::cli
