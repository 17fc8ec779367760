#include "commands/pack_cli.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>

#include "store/folders.hpp"

namespace misk::cli {

Machine::Machine(const std::vector<std::string>& extra)
    : config_(pack_config()), catalog_(load_catalog(extra)), catalogues_(config_.catalogues) {
  for (const auto& diagnostic : catalogues_.diagnostics())
    std::fprintf(stderr, "%s\n", diagnostic.to_string().c_str());
}

store::Present Machine::present() const {
  return {catalog_->library(), config_, catalogues_, store::packs_folder()};
}

bool ask(const std::string& question, bool json) {
  std::fflush(stdout);  // the text above must appear before the message
  if (json || isatty(STDIN_FILENO) == 0)
    throw Wrong("nothing is changed: there is nobody to ask; add --yes to go on without a question");
  for (;;) {
    std::printf("%s [y/n] ", question.c_str());
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) return false;
    if (line.empty() || line == "n" || line == "no") return false;
    if (line == "y" || line == "yes") return true;
  }
}

std::string size_text(std::uint64_t bytes) {
  if (bytes < 1000) return std::to_string(bytes) + " B";
  const auto amount = static_cast<double>(bytes);
  return bytes < 1'000'000 ? fmt::format("{:.1f} KB", amount / 1e3) : fmt::format("{:.1f} MB", amount / 1e6);
}

std::string author_names(const content::Manifest& manifest) {
  std::string names;
  for (const content::Author& author : manifest.authors) names += (names.empty() ? "" : ", ") + author.name;
  return names;
}

std::vector<std::string> known_ids(const content::Library& library) {
  std::vector<std::string> ids;
  for (const store::Known& each : store::all_known(library)) ids.push_back(each.manifest->id);
  return ids;
}

}  // namespace misk::cli
