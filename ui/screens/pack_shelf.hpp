// The data of the page of packs as plain structs, and the interface that carries out its actions.
#pragma once
#include <string>
#include <vector>

#include "content/setting.hpp"

namespace misk::ui {

/// An installed or bundled pack.
struct PackInfo {
  std::string id, title, description, version, kind, game;
  std::string from;        // its origin in words
  bool on = true;          // turned on
  bool turns = true;       // can be turned on and off
  std::string why;         // why it is on but not played; "" if it is played
  std::string update;      // a newer version in a catalogue, "" for none
  bool installed = false;  // can be removed
  bool settings = false;   // has settings
};

/// A setting of a pack with its present value.
struct SettingInfo {
  content::Setting setting;
  std::string value;
};

/// A pack of a catalogue.
struct OfferInfo {
  std::string id, title, description, version, kind, game, catalogue;
  std::string state;   // compared with the installed version, in words; "" if not installed
  bool there = false;  // this version is already installed
};

/// A change that the player must confirm.
struct PackQuestion {
  std::string title;
  std::vector<std::string> lines;
  std::string answer;  // the label to agree: "Install"; "" if impossible; then `lines` say why
};

/// Provides the page's data. Slow data is read on first use. Nothing throws: an error becomes a notice, "" on
/// success.
class PackShelf {
 public:
  virtual ~PackShelf() = default;
  /// Faults of the player's list of packs or of catalogues: lines with the file and how to fix it.
  virtual std::vector<std::string> problems() = 0;
  virtual std::vector<PackInfo> packs() = 0;
  /// Packs of catalogues whose names or descriptions contain all of these words.
  virtual std::vector<OfferInfo> offers(const std::string& words) = 0;
  /// A description of a pack on this machine, a line for each fact.
  virtual std::vector<std::string> about(const std::string& id) = 0;
  /// The same for a pack of a catalogue.
  virtual std::vector<std::string> about_offer(const std::string& id) = 0;
  virtual std::vector<SettingInfo> settings(const std::string& pack) = 0;
  /// Saves a value for later games ("" for the default). Returns "" or the reason why it cannot.
  virtual std::string set_setting(const std::string& pack, const std::string& id,
                                  const std::string& value) = 0;
  /// Turns a pack on or off. Returns a notice for the player.
  virtual std::string turn(const std::string& id, bool on) = 0;
  /// Prepares the installation of a .zip, a folder, or ID@VERSION of a catalogue, and describes it.
  /// carry_out() does it.
  virtual PackQuestion ask_install(const std::string& what) = 0;
  virtual PackQuestion ask_removal(const std::string& id) = 0;
  /// Carries out the last question. Returns a notice with the result.
  virtual std::string carry_out() = 0;
};

}  // namespace misk::ui
