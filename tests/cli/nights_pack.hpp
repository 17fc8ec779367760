// A stranger's small pack with a German translation and settings, and a deck that uses it.
#pragma once
#include "cli_support.hpp"

namespace misk::test {

class NightsPack {
 public:
  NightsPack() {
    spill(folder_ / "nights/pack.yaml",
          "schema: 1\nid: nights\nversion: \"1.0.0\"\napi: \">=1.0 <2\"\ntitle: Long Nights\n"
          "description: A lamp.\nauthors: [{ name: Nobody }]\nlicense: { code: MIT, content: MIT }\n"
          "kind: cards\ngame: arkham\nlanguages: [en, de]\n"
          "settings:\n"
          "  - { id: oil, title: Oil in the lamp, type: number, min: 0, max: 5, default: 2 }\n"
          "  - { id: wick, title: The wick, type: choice, choices: { new: A new one, old: An old one }, "
          "default: new }\n"
          "  - { id: broken, title: It is broken, type: boolean, default: false }\n");
    spill(folder_ / "nights/cards/night_lamp.lua",
          "return asset {\n"
          "  name = \"Night Lamp\", subtitle = \"Of Brass\", class = \"neutral\", level = 0, cost = 0,\n"
          "  icons = { wild = 1 }, traits = { \"Item\" },\n\n"
          "  forced \"When it enters play, you may gain resources.\" {\n"
          "    after = \"enters_play\",\n"
          "    condition = { \"subject == me\", function() return not setting \"broken\" end },\n"
          "    effect = function(me, you)\n"
          "      local n = setting \"oil\" + (setting \"nights:wick\" == \"old\" and 10 or 0)\n"
          "      local answer = choose(you, \"Light \" .. me.title .. \" with \" .. n .. \" oil?\",\n"
          "        { \"light it\", \"light it now\" })\n"
          "      if answer then you:gain(n) end\n"
          "    end,\n"
          "  },\n"
          "}\n");
    spill(folder_ / "nights/i18n/de.yaml", german());
    spill(folder_ / "deck.yaml",
          "name: Lamps\ninvestigator: roland_banks\ncards:\n  nights:night_lamp: 30\n");
    // The game's translation, by another author.
    spill(folder_ / "arkham_de/pack.yaml",
          "schema: 1\nid: arkham_de\nversion: \"1.0.0\"\ntitle: Arkham auf Deutsch\nkind: translation\n"
          "game: arkham\nrequires: { arkham_core: \"*\" }\nlanguages: [de]\n");
    spill(folder_ / "arkham_de/i18n/de.yaml",
          "language: Deutsch\n"
          "cards:\n"
          "  arkham_core:roland_banks: { name: Roland der Agent }\n"
          "  arkham_core:the_gathering: { name: Die Zusammenkunft }\n"
          "texts:\n"
          "  \"Which cards do you set aside and replace?\": \"Welche Karten ersetzt du?\"\n"
          "  \"{actor} gains {amount} resource{s}.\": \"{actor} bekommt {amount} "
          "{amount?Ressource:Ressourcen}.\"\n"
          "  \"Your turn\": \"Dein Zug\"\n"
          "  \"End turn\": \"Zug beenden\"\n"
          "  \"Play {1}\": \"{1} ausspielen\"\n"
          "  \"The end: {outcome}\": \"Das Ende: {outcome}\"\n"
          "  \"hand\": \"Hand\"\n");
  }

  static std::string german() {
    return "language: Deutsch\n"
           "cards:\n"
           "  night_lamp:\n"
           "    name: Nachtlampe\n"
           "    subtitle: Aus Messing\n"
           "    abilities:\n"
           "      \"When it enters play, you may gain resources.\": \"Bekomme Ressourcen, wenn sie ins Spiel "
           "kommt.\"\n"
           "texts:\n"
           "  \"Light {1} with {2} oil?\": \"{1} mit {2} \xC3\x96l anz\xC3\xBCnden?\"\n"
           "  \"light it\": \"anz\xC3\xBCnden\"\n"
           "  \"light it now\": \"sofort anz\xC3\xBCnden\"\n"
           "  \"Long Nights\": \"Lange N\xC3\xA4"
           "chte\"\n"
           "  \"A lamp.\": \"Eine Lampe.\"\n"
           "  \"Oil in the lamp\": \"\xC3\x96l in der Lampe\"\n"
           "  \"The wick\": \"Der Docht\"\n"
           "  \"A new one\": \"Ein neuer\"\n"
           "  \"An old one\": \"Ein alter\"\n"
           "  \"It is broken\": \"Sie ist kaputt\"\n"
           "  \"Item\": \"Gegenstand\"\n";
  }

  std::string file(const std::string& name) const { return folder_ / name; }
  /// "--packs FOLDER" for both packs.
  std::string packs() const { return "--packs '" + folder_.path() + "' "; }
  /// The arguments of `misk play` for it.
  std::string game() const {
    return "the_gathering --investigator roland_banks --seed 4 --deck '" + folder_ / "deck.yaml" + "' ";
  }

 private:
  static void spill(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::create_directories(path.parent_path());
    test::spill(path, text);
  }

  Folder folder_;
};

/// A player's own folder of settings that replaces the real one.
class OwnConfig {
 public:
  OwnConfig() : before_(std::getenv("XDG_CONFIG_HOME")) {
    setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1);
  }
  ~OwnConfig() { setenv("XDG_CONFIG_HOME", before_.c_str(), 1); }
  OwnConfig(const OwnConfig&) = delete;
  OwnConfig& operator=(const OwnConfig&) = delete;
  std::string packs() const { return folder_ / "miskatonic/packs.yaml"; }
  std::string table() const { return folder_ / "miskatonic/table.yaml"; }

 private:
  Folder folder_;
  std::string before_;
};

}  // namespace misk::test
