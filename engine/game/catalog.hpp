// The packs that are loaded, and one script host with everything they declare.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "content/deck.hpp"
#include "content/library.hpp"
#include "game/translation.hpp"
#include "script/host.hpp"

namespace misk::game {

/// Does this pack take part in games of `game`? Translations do not: a game is the same in every language.
bool plays(const content::Pack& pack, const std::string& game);

/// Packs from disk, read once and shared by all threads.
class Catalog {
 public:
  /// Reads every pack under `roots`. What is wrong is in diagnostics(); what is sound is loaded all the same.
  explicit Catalog(const content::PackRoots& roots);

  const content::Library& library() const { return library_; }
  const content::Diagnostics& diagnostics() const { return diagnostics_; }
  /// Every deck that stands in a pack's decks/ folder.
  const std::vector<content::Deck>& decks() const { return decks_; }
  /// Hash over ids, versions and contents of the packs that belong to `game` ("" for all), for saves.
  std::uint64_t hash(const std::string& game) const;
  /// The same packs with `text` in place of what the script `file` (as Pack::display has it) holds on disk.
  /// No save of these packs is one of the others'.
  Catalog with_script(const std::string& file, const std::string& text) const;
  /// The language that people are shown, "" for English. For front ends, before they make Scripts.
  const std::string& language() const { return language_; }
  void set_language(const std::string& code) { language_ = code == "en" ? "" : code; }
  /// The same packs but for those named and those that require one of them.
  Catalog without(const std::vector<std::string>& packs) const;

 private:
  content::Diagnostics diagnostics_;  // before library_, whose loading fills it
  content::Library library_;
  std::vector<content::Deck> decks_;
  std::string language_;
};

/// A thread's own scripts of a catalog's packs of one game.
class Scripts {
 public:
  /// Runs and freezes the packs of `game`. ok() says whether that went well; reports are in host().
  Scripts(const Catalog& catalog, const std::string& game, script::Limits limits = {},
          const std::vector<script::ScriptPack>& extra = {});
  bool ok() const { return ok_; }
  script::Host& host() { return *host_; }
  const std::string& game() const { return game_; }
  /// How it is said in the catalog's language.
  const Translation& translation() const { return translation_; }
  /// The Game whose table stands in the kernel; only for Game.
  const void* table = nullptr;

 private:
  std::unique_ptr<script::Host> host_;
  std::string game_;
  Translation translation_;
  bool ok_ = false;
};

/// A value of a setting (which is one of it) as scripts are given it.
script::SettingValue script_value(const content::Setting& setting, const std::string& value);

/// The packs as the script host wants them, in order; only those of `game`.
std::vector<script::ScriptPack> script_packs(const Catalog& catalog, const std::string& game);

}  // namespace misk::game
