// What the page of packs shows, as plain data, and who carries out what is chosen there.
#pragma once
#include <string>
#include <vector>

#include "content/setting.hpp"

namespace misk::ui {

/// A pack that is there.
struct PackInfo {
  std::string id, title, description, version, kind, game;
  std::string from;        // whose it is, in words
  bool on = true;          // wanted
  bool turns = true;       // it can be turned on and off
  std::string why;         // why it is not played although it is wanted; "" when it is
  std::string update;      // a newer version that a catalogue has, "" for none
  bool installed = false;  // it can be removed
  bool settings = false;   // it has some
};

/// A setting of a pack, as it is now.
struct SettingInfo {
  content::Setting setting;
  std::string value;
};

/// A pack of a catalogue.
struct OfferInfo {
  std::string id, title, description, version, kind, game, catalogue;
  std::string state;   // how what is there stands to it, in words; "" when it is not there
  bool there = false;  // that version is there: nothing to install
};

/// What would be changed, to be agreed to or not.
struct PackQuestion {
  std::string title;
  std::vector<std::string> lines;
  std::string answer;  // the word that agrees: "Install"; "" when it cannot be done, and `lines` say why
};

/// Gives the page its data. What takes time is read when it is first asked for. Nothing throws: what goes
/// wrong is a notice, "" when all went well.
class PackShelf {
 public:
  virtual ~PackShelf() = default;
  /// What is wrong with the player's list of packs or with catalogues: lines with file and mend.
  virtual std::vector<std::string> problems() = 0;
  virtual std::vector<PackInfo> packs() = 0;
  /// Packs of catalogues that have all of these words in their names or descriptions.
  virtual std::vector<OfferInfo> offers(const std::string& words) = 0;
  /// What is to be known of one that is there, a line each.
  virtual std::vector<std::string> about(const std::string& id) = 0;
  /// The same for one of a catalogue.
  virtual std::vector<std::string> about_offer(const std::string& id) = 0;
  virtual std::vector<SettingInfo> settings(const std::string& pack) = 0;
  /// Keeps a value for the games to come ("": as usual again). Gives why that cannot be, or "".
  virtual std::string set_setting(const std::string& pack, const std::string& id,
                                  const std::string& value) = 0;
  /// Turns a pack on or off; gives what the player should know of it.
  virtual std::string turn(const std::string& id, bool on) = 0;
  /// What would become of installing a .zip, a folder, or ID@VERSION of a catalogue; carry_out() does it.
  virtual PackQuestion ask_install(const std::string& what) = 0;
  virtual PackQuestion ask_removal(const std::string& id) = 0;
  /// Does what was asked last; gives a notice of what became of it.
  virtual std::string carry_out() = 0;
};

}  // namespace misk::ui
