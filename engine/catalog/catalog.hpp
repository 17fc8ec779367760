// The loaded packs, and one script host with all their declarations.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "content/deck.hpp"
#include "content/library.hpp"
#include "declare/loader.hpp"
#include "language/translation.hpp"
#include "script/host.hpp"

namespace misk::game {

/// True if this pack takes part in games of `game`. Translations do not, so a game is the same in every
/// language. A library does if a pack of the game requires it.
bool plays(const content::Pack& pack, const std::string& game);

/// Packs from disk. They are read once and shared by all threads.
class Catalog {
 public:
  /// Reads every pack under `roots`. Faults go to diagnostics(); sound packs are loaded all the same.
  explicit Catalog(const content::PackRoots& roots);

  const content::Library& library() const { return library_; }
  const content::Diagnostics& diagnostics() const { return diagnostics_; }
  /// Every deck in a decks/ folder of the packs.
  const std::vector<content::Deck>& decks() const { return decks_; }
  /// A hash of the ids, versions and contents of the packs that belong to `game` ("" for all), for saves.
  std::uint64_t hash(const std::string& game) const;
  /// The same packs, but the script `file` (named as by Pack::display) has the text `text` instead of its
  /// text on disk. A save fits either these packs or the original ones, not both.
  Catalog with_script(const std::string& file, const std::string& text) const;
  /// The same packs without some of their scripts, which are named as in reports.
  Catalog without_scripts(const std::vector<std::string>& files) const;
  /// The language shown to people, "" for English. Front ends set it before they make Scripts.
  const std::string& language() const { return language_; }
  void set_language(const std::string& code) { language_ = code == "en" ? "" : code; }
  /// The same packs without the named ones and those that require them.
  Catalog without(const std::vector<std::string>& packs) const;

 private:
  content::Diagnostics diagnostics_;  // declared before library_, because loading that fills it
  content::Library library_;
  std::vector<content::Deck> decks_;
  std::string language_;
};

/// The scripts of the packs of one game, for use by one thread.
class Scripts {
 public:
  /// Runs and freezes the packs of `game`. ok() is true on success; reports are in host().
  Scripts(const Catalog& catalog, const std::string& game, script::Limits limits = {},
          const std::vector<script::ScriptPack>& extra = {});
  bool ok() const { return ok_; }
  script::Host& host() { return *host_; }
  const kernel::Image& image() const { return host_->image(); }
  script::Loader& loader() { return *loader_; }
  const std::string& game() const { return game_; }
  /// The translation into the catalog's language.
  const Translation& translation() const { return translation_; }
  /// The Game whose table is in the kernel now. Only Game uses it.
  const void* table = nullptr;

 private:
  std::unique_ptr<script::Host> host_;
  std::unique_ptr<script::Loader> loader_;
  std::string game_;
  Translation translation_;
  bool ok_ = false;
};

/// The value of a setting in the form that scripts get. The value must be valid.
script::SettingValue script_value(const content::Setting& setting, const std::string& value);

/// The packs of `game` in load order, in the form that the script host takes.
std::vector<script::ScriptPack> script_packs(const Catalog& catalog, const std::string& game);
/// A library with those that it needs, without any game, to run all of its files for a check.
std::vector<script::ScriptPack> library_packs(const Catalog& catalog, const std::string& library);

}  // namespace misk::game
