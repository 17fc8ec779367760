// Made-up packs, and a shelf that records its calls.
#pragma once
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "screens/pack_shelf.hpp"

namespace misk::ui::test {

class FakeShelf : public PackShelf {
 public:
  FakeShelf() {
    for (int i = 0; i < 9; ++i) {
      PackInfo pack;
      pack.id = "pack_" + std::to_string(i);
      pack.title = "Pack number " + std::to_string(i);
      pack.description =
          "What is in it, in one sentence that is long enough for a second line in a narrow window.";
      pack.version = "0.1.0";
      pack.kind = i == 0 ? "game" : "cards";
      pack.game = "cards";
      pack.from = i < 3 ? "comes with misk" : "installed";
      pack.installed = i >= 3;
      if (i == 4) pack.update = "0.2.0";
      if (i == 5)
        pack.why =
            "packs/five.zip/pack.yaml:9: pack 'pack_5' needs 'lost' ^1.0, but no pack of that id is "
            "there; install it, or add the folder or .zip it is in with --packs";
      if (i == 6) pack.turns = false;
      pack.settings = i == 3;
      known.push_back(pack);
    }
    for (int i = 4; i < 14; ++i) {
      OfferInfo offer;
      offer.id = "pack_" + std::to_string(i);
      offer.title =
          "Pack number " + std::to_string(i) + (i == 13 ? " with a name that goes on for very long" : "");
      offer.description = "As its catalogue has it.";
      offer.version = "0.2.0";
      offer.kind = "cards";
      offer.game = "cards";
      offer.catalogue = "Our packs";
      if (i == 4) offer.state = "update from 0.1.0";
      if (i == 7) offer.state = "installed", offer.there = true;
      offered.push_back(offer);
    }
  }

  std::vector<std::string> problems() override { return wrong; }
  std::vector<PackInfo> packs() override { return known; }
  std::vector<OfferInfo> offers(const std::string& words) override {
    std::vector<OfferInfo> out;
    for (const OfferInfo& each : offered)
      if (each.title.find(words) != std::string::npos) out.push_back(each);
    return out;
  }
  std::vector<std::string> about(const std::string& id) override {
    return {"By A. Author", "Lies in packs/" + id};
  }
  std::vector<std::string> about_offer(const std::string& id) override {
    return {"By A. Author", "In Our packs (" + id + ")"};
  }
  std::vector<SettingInfo> settings(const std::string& pack) override {
    std::vector<SettingInfo> out;
    if (pack != "pack_3") return out;
    using Type = content::Setting::Type;
    const content::Setting storm{"storm",
                                 "A storm",
                                 "Waves break over the pier, and boats stay in the harbour.",
                                 Type::boolean,
                                 "false",
                                 {},
                                 0,
                                 0,
                                 0};
    const content::Setting sea{
        "sea", "The sea", "", Type::choice, "calm", {{"calm", "A calm sea"}, {"high", "A high sea"}},
        0,     0,         0};
    const content::Setting waves{"waves", "Waves", "How many waves come.", Type::number, "3", {}, 1, 5, 0};
    const content::Setting boats{"boats", "Boats", "", Type::number, "10", {}, 1, 1000, 0};
    for (const content::Setting& each : {storm, sea, waves, boats}) {
      const auto own = set.find(each.id);
      out.push_back({each, own == set.end() ? each.usual : own->second});
    }
    return out;
  }
  std::string set_setting(const std::string&, const std::string& id, const std::string& value) override {
    if (!refuses.empty()) return refuses;
    if (value.empty())
      set.erase(id);
    else
      set[id] = value;
    return "";
  }
  std::string turn(const std::string& id, bool on) override {
    for (PackInfo& pack : known)
      if (pack.id == id) pack.on = on;
    return id + (on ? " is on." : " is off.");
  }
  PackQuestion ask_install(const std::string& what) override {
    asked = "install " + what;
    if (what == "bad.zip")
      return {"It cannot be installed", {"bad.zip: the .zip is damaged or not complete"}, ""};
    PackQuestion question{"Install this pack?", {}, "Install"};
    for (int i = 0; i < lines; ++i)
      question.lines.push_back("changes number " + std::to_string(i) + " of " + what);
    return question;
  }
  PackQuestion ask_removal(const std::string& id) override {
    asked = "remove " + id;
    return {"Remove this pack?", {id + " 0.1.0"}, "Remove"};
  }
  std::string carry_out() override {
    done.push_back(asked);
    return "Done: " + asked;
  }

  std::vector<PackInfo> known;
  std::vector<OfferInfo> offered;
  std::vector<std::string> wrong, done;
  std::string asked;
  std::map<std::string, std::string> set;  // of pack_3
  std::string refuses;                     // why no setting can be set
  int lines = 6;
};

}  // namespace misk::ui::test
