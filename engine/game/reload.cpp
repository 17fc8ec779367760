#include "game/reload.hpp"

#include <algorithm>
#include <set>

#include "game/settings.hpp"
#include "reload/renumbering.hpp"
#include "text/what_of.hpp"

namespace misk::game {
namespace fs = std::filesystem;

PackWatch::PackWatch(const content::PackRoots& roots) {
  for (const content::PackRoot& root : roots.roots) roots_.push_back(root.path);
  known_ = last_ = look();
}

PackWatch::Stamps PackWatch::look() const {
  Stamps stamps;
  std::error_code error;
  const auto add = [&](const fs::path& file) {
    Stamp stamp{fs::last_write_time(file, error), fs::file_size(file, error)};
    if (!error) stamps[file.string()] = stamp;
  };
  for (const std::string& root : roots_) {
    if (!fs::is_directory(root, error)) {
      add(root);
      continue;
    }
    for (fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
         !error && at != end; at.increment(error)) {
      const std::string name = at->path().filename().string();
      if (name.empty() || name.front() == '.' || name.back() == '~') {
        if (at->is_directory(error)) at.disable_recursion_pending();
      } else if (at->is_regular_file(error)) {
        add(at->path());
      }
    }
    error.clear();
  }
  return stamps;
}

std::vector<std::string> PackWatch::changes() {
  Stamps now = look();
  const bool at_rest = now == last_;
  last_ = std::move(now);
  if (!at_rest || last_ == known_) return {};
  std::vector<std::string> files;
  for (const auto& [file, stamp] : last_) {
    const auto before = known_.find(file);
    if (before == known_.end() || before->second != stamp) files.push_back(file);
  }
  for (const auto& entry : known_)
    if (!last_.count(entry.first)) files.push_back(entry.first);
  known_ = last_;
  return files;
}

namespace {

/// The changes between two catalogs, file by file.
std::vector<std::string> differences(const Catalog& before, const Catalog& after,
                                     const kernel::Image& image) {
  std::vector<std::string> lines;
  const FileTitles titles(image);
  const auto shown = [&](const content::Pack& pack, const std::string& path) {
    const std::vector<kernel::Id> cards = titles.of(pack.id(), path);
    return pack.id() + "/" + path +
           (cards.size() == 1 ? " (" + image.definitions[cards.front()].title + ")" : "");
  };
  const auto compare = [&](const content::Pack& pack, const std::vector<content::PackFile>& old,
                           const std::vector<content::PackFile>& now) {
    std::map<std::string, const std::string*> known;
    for (const content::PackFile& file : old) known[file.path] = &file.bytes;
    for (const content::PackFile& file : now) {
      const auto at = known.find(file.path);
      if (at == known.end())
        lines.push_back("new: " + shown(pack, file.path));
      else if (*at->second != file.bytes)
        lines.push_back("changed: " + shown(pack, file.path));
      if (at != known.end()) known.erase(at);
    }
    for (const auto& entry : known) lines.push_back("gone: " + shown(pack, entry.first));
  };
  for (const content::Pack& pack : after.library().packs) {
    const content::Pack* old = before.library().find(pack.id());
    if (!old)
      lines.push_back("new pack: " + pack.id());
    else if (old->hash != pack.hash) {
      compare(pack, old->scripts, pack.scripts);
      compare(pack, old->texts, pack.texts);
    }
  }
  for (const content::Pack& pack : before.library().packs)
    if (!after.library().find(pack.id())) lines.push_back("pack gone: " + pack.id());
  return lines;
}

/// Plays the whole journal with the new packs. Returns the hash of the final position.
std::uint64_t hash_from_the_beginning(Game& game, const Game& old) {
  const std::vector<kernel::Answer> journal = old.session().journal();
  game.start(old.setup().seed);
  for (const kernel::Answer& answer : journal)
    if (!game.give(answer)) return 0;
  return game.session().hash();
}

}  // namespace

Reloaded reload(const content::PackRoots& roots, const Game& old) {
  Reloaded now;
  now.catalog = std::make_unique<Catalog>(roots);
  now.catalog->set_language(old.catalog().language());
  std::set<std::string> known;
  for (const content::Diagnostic& diagnostic : old.catalog().diagnostics())
    known.insert(diagnostic.to_string());
  for (const content::Diagnostic& diagnostic : now.catalog->diagnostics())
    if (diagnostic.severity == content::Severity::error && !known.count(diagnostic.to_string()))
      now.said.push_back(diagnostic.to_string());
  if (!now.said.empty()) return now;
  now.scripts = std::make_unique<Scripts>(*now.catalog, old.scripts().game());
  if (!now.scripts->ok()) {
    for (const script::Report& report : now.scripts->host().reports()) now.said.push_back(report.to_string());
    return now;
  }
  try {
    Setup setup = old.setup();
    const auto dropped = drop_unknown_settings(setup, now.catalog->library(), old.scripts().game());
    auto game = std::make_unique<Game>(*now.catalog, *now.scripts, setup);
    const std::uint64_t hash = hash_from_the_beginning(*game, old);
    const kernel::Renumbering renumbering(old.kernel().image(), game->kernel().image());
    if (const std::string trouble = game->session().take_over(old.session(), renumbering); !trouble.empty()) {
      now.said.push_back("the game cannot go on with the changed packs: " + trouble +
                         "; mend that, or begin the game anew");
      return now;
    }
    now.replays = hash == game->session().hash();
    now.said = differences(old.catalog(), *now.catalog, game->kernel().image());
    for (const std::string& line : dropped) now.said.push_back(line + "; the usual value counts");
    const std::size_t lost = old.session().journal().size() - game->session().journal().size();
    if (lost)
      now.said.push_back("the last " + std::to_string(lost) + (lost == 1 ? " answer is" : " answers are") +
                         " not allowed any more, and taken back");
    now.game = std::move(game);
  } catch (const std::exception& e) {
    now.said.push_back(text::what_of(e));
  }
  return now;
}

Save carried_over(const Save& save, const Reloaded& now) {
  Save carried = save;
  carried.packs = new_save(*now.catalog, save.game, now.game->setup()).packs;
  carried.setup.settings = now.game->setup().settings;
  carried.answers.resize(std::min(save.answers.size(), now.game->session().journal().size()));
  for (SavedAnswer& answer : carried.answers) answer.hash.reset();  // they are of positions with other packs
  std::erase_if(carried.points, [&](const SavePoint& point) { return point.at > carried.answers.size(); });
  return carried;
}

}  // namespace misk::game
