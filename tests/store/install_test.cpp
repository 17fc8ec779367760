// Installing, updating and removing packs, and the text shown before.
#include "disks.hpp"
#include "store/write_file.hpp"
#include "support.hpp"

namespace misk::store {
namespace {

using test::all;
using test::Machine;
using test::manifest_text;
using test::names_in;
using test::slurp;
using test::thrown;
using test::told;
using test::ZipWriter;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using Change = PlanItem::Change;

std::vector<std::string> ids(const InstallPlan& plan) {
  std::vector<std::string> out;
  for (const PlanItem& item : plan.items) out.push_back(item.pack.id());
  return out;
}

TEST(Install, AFolderBecomesOneZipAndIsPlayed) {
  Machine machine;
  machine.pack("mine", "night", "1.2.0", "requires: { base: \"^1.0\" }\nauthors: [{ name: A. Author }]\n");
  const InstallPlan plan = machine.plan("mine");
  EXPECT_EQ(plan.items[0].change, Change::fresh);
  EXPECT_EQ(told(plan),
            "Pack night (night 1.2.0)\nby A. Author\nno licence is named\nneeds base ^1.0: 1.0.0 is there\n");
  EXPECT_FALSE(std::filesystem::exists(machine.packs)) << "a plan writes nothing";
  install(plan, machine.present(), machine.config_file);
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "night.zip"));
  EXPECT_EQ(machine.version_of("night"), "1.2.0");
  EXPECT_EQ(all(machine.diagnostics), "");
  EXPECT_EQ(machine.library.find("night")->hash, plan.items[0].pack.hash);
  EXPECT_EQ(machine.library.find("night")->origin, content::Origin::user);
}

TEST(Install, SaysWhatAnOtherVersionIsTo) {
  Machine machine;
  machine.pack("one", "night", "1.0.0", "authors: [{ name: A. Author }]\n");
  machine.pack("two", "night", "1.1.0", "authors: [{ name: B. Bandit }]\n");
  machine.pack("twin", "night", "1.0.0", "authors: [{ name: A. Author }]\n", "-- changed in silence\n");
  machine.install_path("one");
  EXPECT_EQ(machine.plan("one").items[0].change, Change::same);
  EXPECT_FALSE(machine.plan("one").does_something());
  EXPECT_EQ(machine.plan("twin").items[0].change, Change::other_content);
  EXPECT_THAT(told(machine.plan("twin")),
              HasSubstr("replaces another pack that calls itself version 1.0.0, too"));
  const InstallPlan update = machine.plan("two");
  EXPECT_EQ(update.items[0].change, Change::update);
  EXPECT_THAT(told(update),
              HasSubstr("replaces version 1.0.0\nis by others than the one it replaces: B. Bandit instead "
                        "of A. Author"));
  machine.install_path("two");
  EXPECT_EQ(machine.version_of("night"), "1.1.0");
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "night.zip"));
  EXPECT_EQ(machine.plan("one").items[0].change, Change::downgrade);
  EXPECT_THAT(told(machine.plan("one")), HasSubstr("goes back from version 1.1.0"));
}

TEST(Install, AZipThatWasPutThereUnderAnotherNameIsReplacedInItsPlace) {
  Machine machine;
  machine.folder.spill("data/packs/night-1.0.0.zip",
                       ZipWriter().add("pack.yaml", manifest_text("night")).bytes());
  machine.pack("two", "night", "2.0.0");
  machine.install_path("two");
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "night-1.0.0.zip"));
  EXPECT_EQ(machine.version_of("night"), "2.0.0");
}

TEST(Install, WhatThePlayerPutThereIsLeftAlone) {
  Machine machine;
  machine.pack("data/packs/checkout", "night");
  machine.pack("two", "night", "2.0.0");
  EXPECT_THAT(thrown([&] { machine.plan("two"); }).to_line(),
              HasSubstr("was put there by hand, not installed"));
  EXPECT_THAT(thrown([&] { plan_removal("night", machine.present()); }).message, HasSubstr("by hand"));
  // A .zip outside that is linked into the folder, and a .zip with two packs.
  machine.folder.spill("far.zip", ZipWriter().add("pack.yaml", manifest_text("linked")).bytes());
  std::filesystem::create_symlink(machine.folder / "far.zip", machine.packs + "/linked.zip");
  machine.folder.spill("data/packs/both.zip", ZipWriter()
                                                  .add("a/pack.yaml", manifest_text("first"))
                                                  .add("b/pack.yaml", manifest_text("second"))
                                                  .bytes());
  for (const char* id : {"linked", "first"})
    EXPECT_THAT(thrown([&] { plan_removal(id, machine.present()); }).message, HasSubstr("by hand")) << id;
  machine.pack("own", "both");
  EXPECT_THAT(thrown([&] { machine.plan("own"); }).message, HasSubstr("another pack has that file"));
}

TEST(Install, ABundledPackIsNotReplaced) {
  Machine machine;
  machine.pack("fake", "base", "9.0.0");
  EXPECT_THAT(thrown([&] { machine.plan("fake"); }).message,
              HasSubstr("the id 'base' is that of a pack that comes with misk"));
  EXPECT_THAT(thrown([&] { plan_removal("base", machine.present()); }).mend, HasSubstr("misk disable base"));
}

TEST(Install, HostileZipsAreRefusedAndNothingIsWritten) {
  Machine machine;
  ZipWriter::Options link, bomb;
  link.mode = 0xA1FF;
  bomb.method = 8;
  bomb.declared_size = std::int64_t{4000} << 20;
  const auto sound = [] { return ZipWriter().add("pack.yaml", manifest_text("night")); };
  const std::vector<std::string> attacks = {
      sound().add("../../evil.lua", "x").bytes(),
      sound().add("/etc/evil", "x").bytes(),
      sound().add("a.lua", "/etc/passwd", link).bytes(),
      sound().add("a.txt", std::string(5000, 'x'), bomb).bytes(),
      sound().add("a.lua", "1").add("A.lua", "2").bytes(),
      sound().bytes().substr(0, 40),
      "not a zip at all",
      ZipWriter().add("readme.txt", "no pack").bytes(),
      ZipWriter()
          .add("pack.yaml", "schema: 1\nid: ../evil\nversion: \"1.0.0\"\ntitle: E\nkind: game\n")
          .bytes(),
  };
  for (const std::string& attack : attacks) {
    machine.folder.spill("attack.zip", attack);
    EXPECT_FALSE(thrown([&] { machine.install_path("attack.zip"); }).message.empty());
    EXPECT_FALSE(std::filesystem::exists(machine.packs));
    EXPECT_FALSE(std::filesystem::exists(machine.config_file));
  }
}

TEST(Install, WhatWasLeftByAKilledCallIsRemovedByTheNext) {
  Machine machine;
  machine.pack("mine", "night");
  for (const char* name : {".night.zip.misk-new", ".other.zip.misk-new"})
    machine.folder.spill(std::string("data/packs/") + name, "half of it");
  EXPECT_EQ(machine.version_of("night"), "") << "nobody takes it for a pack";
  machine.install_path("mine");
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "night.zip"));
}

TEST(Install, WhereNothingCanBeWrittenTheOldPackStays) {
  Machine machine;
  machine.pack("one", "night", "1.0.0");
  machine.pack("two", "night", "2.0.0");
  machine.install_path("one");
  misk::test::DiskWithoutRoom full;
  {
    const Disk::Instead instead(full);
    EXPECT_THAT(thrown([&] { machine.install_path("two"); }).message, HasSubstr("cannot be written"));
  }
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "night.zip"));
  EXPECT_EQ(machine.version_of("night"), "1.0.0");
  Machine other;
  other.pack("one", "night");
  other.folder.spill("data", "a file where the folder should be");
  EXPECT_THAT(thrown([&] { other.install_path("one"); }).message, HasSubstr("cannot be written"));
}

TEST(Install, AFolderThatChangesInBetweenIsNotInstalledHalf) {
  Machine machine;
  machine.pack("one", "night", "1.0.0");
  machine.install_path("one");
  machine.pack("two", "night", "2.0.0");
  const InstallPlan plan = machine.plan("two");
  machine.folder.spill("two/cards/card.lua", "-- other than what was shown\n");
  EXPECT_THAT(thrown([&] { install(plan, machine.present(), machine.config_file); }).message,
              HasSubstr("has changed while it was read"));
  EXPECT_EQ(machine.version_of("night"), "1.0.0");
}

TEST(Install, SaysWhatDoesNotGoTogether) {
  Machine machine;
  machine.pack("user", "friend", "1.0.0", "requires: { night: \"^1.0\" }\n");
  machine.pack("one", "night", "1.0.0");
  machine.pack("two", "night", "2.0.0",
               "conflicts: { base: \"*\" }\nrequires: { lost: \"^3.0\", base: \"^7.0\" }\n"
               "overrides: [base:lamp]\n");
  machine.install_path("one");
  machine.install_path("user");
  const std::string text = told(machine.plan("two"));
  EXPECT_THAT(text, HasSubstr("changes base:lamp"));
  EXPECT_THAT(
      text,
      HasSubstr("needs lost ^3.0: it is not there, so this pack will be left out until it is installed"));
  EXPECT_THAT(text, HasSubstr("needs base ^7.0: only 1.0.0 is there, so this pack will be left out"));
  EXPECT_THAT(text, HasSubstr("cannot go with base: one of them will be left out"));
  EXPECT_THAT(text, HasSubstr("is not the version that friend needs, so that will be left out"));
}

TEST(Install, WhatIsOffIsTurnedOnWithWhatItNeeds) {
  Machine machine;
  machine.pack("mine", "night", "1.0.0", "requires: { base: \"^1.0\" }\n");
  change_pack_config(machine.config_file, [](PackConfig& config) {
    for (const char* id : {"base", "night", "other"}) config.set_off(id, true);
  });
  const InstallPlan plan = machine.plan("mine");
  EXPECT_THAT(plan.turn_on, ElementsAre("base", "night"));
  EXPECT_THAT(told(plan), HasSubstr("needs base ^1.0: 1.0.0 is off, and is turned on"));
  machine.install_path("mine");
  machine.present();
  EXPECT_THAT(machine.config.off, ElementsAre("other"));
  EXPECT_NE(machine.library.find("night"), nullptr);
}

TEST(Install, SeveralPacksOfOneZipComeInTheirOrder) {
  Machine machine;
  machine.folder.spill(
      "two.zip", ZipWriter()
                     .add("a/pack.yaml", manifest_text("apple", "1.0.0", "requires: { zebra: \"*\" }\n"))
                     .add("z/pack.yaml", manifest_text("zebra"))
                     .bytes());
  EXPECT_THAT(ids(machine.plan("two.zip")), ElementsAre("zebra", "apple"));
  machine.install_path("two.zip");
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "apple.zip", "zebra.zip"));
  EXPECT_NE(machine.present().library.find("apple"), nullptr);
}

TEST(Install, ACatalogueGivesAPackWithWhatItNeeds) {
  Machine machine;
  machine.pack("shop/night", "night", "1.0.0", "requires: { lamps: \"^1.0\" }\n");
  machine.pack("shop/lamps-1", "lamps", "1.4.0", "requires: { oil: \"*\", base: \"*\" }\n");
  machine.pack("shop/lamps-2", "lamps", "2.0.0");
  machine.pack("shop/oil", "oil", "0.3.0");
  machine.catalogue("shop");
  const InstallPlan plan = machine.plan_name("night");
  EXPECT_THAT(ids(plan), ElementsAre("oil", "lamps", "night"));
  EXPECT_THAT(told(plan), HasSubstr("needs lamps ^1.0: 1.4.0 is installed with it"));
  EXPECT_THAT(told(plan), HasSubstr("is installed because it is needed, from " + machine.folder.path()));
  machine.install_name("night");
  EXPECT_NE(machine.present().library.find("night"), nullptr) << all(machine.diagnostics);
  EXPECT_EQ(machine.version_of("lamps"), "1.4.0");
  EXPECT_EQ(state_of(machine.library, machine.catalogues->best("lamps").entry->manifest),
            "update from 1.4.0");
  EXPECT_EQ(state_of(machine.library, machine.catalogues->best("oil").entry->manifest), "installed");
  // A single name gives the newest version, and the plan names the packs that this breaks.
  EXPECT_THAT(told(machine.plan_name("lamps")), HasSubstr("is not the version that night needs"));
  EXPECT_EQ(machine.plan_name("lamps@1.4.0").items[0].change, Change::same);
}

TEST(Install, APackThatNeedsANewerOneBringsItAlong) {
  Machine machine;
  machine.pack("shop/lamps-1", "lamps", "1.0.0");
  machine.catalogue("shop");
  machine.install_name("lamps");
  machine.pack("shop/lamps-2", "lamps", "2.0.0");
  machine.pack("shop/night", "night", "1.0.0", "requires: { lamps: \"^2.0\" }\n");
  machine.catalogue("shop");
  const InstallPlan plan = machine.plan_name("night");
  EXPECT_THAT(ids(plan), ElementsAre("lamps", "night"));
  EXPECT_EQ(plan.items[0].change, Change::update);
}

TEST(Install, NamesThatNoCatalogueHasAreMended) {
  Machine machine;
  EXPECT_THAT(thrown([&] { machine.plan_name("night"); }).mend, HasSubstr("misk catalogue add"));
  machine.pack("shop/night", "night", "1.0.0");
  machine.pack("shop/later", "later", "1.0.0", "api: \">=7\"\n");
  machine.catalogue("shop");
  EXPECT_THAT(thrown([&] { machine.plan_name("nigth"); }).mend, HasSubstr("did you mean 'night'?"));
  EXPECT_THAT(thrown([&] { machine.plan_name("night@2.0.0"); }).to_line(),
              HasSubstr("no catalogue has that version; there are 1.0.0"));
  EXPECT_THAT(thrown([&] { machine.plan_name("night@two"); }).to_line(), HasSubstr("there are 1.0.0"));
  EXPECT_THAT(thrown([&] { machine.plan_name("later"); }).mend, HasSubstr("update misk"));
}

TEST(Install, AFileOtherThanItsCatalogueSaysIsRefused) {
  Machine machine;
  machine.pack("shop/night", "night", "1.0.0");
  machine.catalogue("shop");
  machine.folder.spill("shop/night/cards/card.lua", "-- a skript\n");
  EXPECT_THAT(thrown([&] { machine.install_name("night"); }).message,
              HasSubstr("is not what its catalogue says"));
  EXPECT_FALSE(std::filesystem::exists(machine.packs));
}

TEST(Remove, TellsWhoNeedsItAndForgetsThatItWasOff) {
  Machine machine;
  machine.pack("a", "night");
  machine.pack("b", "later", "1.0.0", "requires: { night: \"*\" }\n");
  machine.pack("c", "last", "1.0.0", "requires: { later: \"*\" }\n");
  for (const char* path : {"a", "b", "c"}) machine.install_path(path);
  EXPECT_THAT(plan_removal("night", machine.present()).needed_by, ElementsAre("last", "later"));
  change_pack_config(machine.config_file, [](PackConfig& config) { config.set_off("night", true); });
  const Removal removal = plan_removal("night", machine.present());
  remove_pack(removal, *machine.there, machine.config_file);
  EXPECT_THAT(names_in(machine.packs), ElementsAre(".lock", "last.zip", "later.zip"));
  machine.present();
  EXPECT_TRUE(machine.config.off.empty());
  EXPECT_THAT(thrown([&] { plan_removal("latr", machine.present()); }).mend,
              HasSubstr("did you mean 'later'?"));
}

TEST(Remove, ADamagedFileIsKnownByItsNameAndCanBeMendedByInstalling) {
  Machine machine;
  machine.pack("a", "night");
  machine.install_path("a");
  machine.folder.spill("data/packs/night.zip", "PK damaged");
  EXPECT_EQ(plan_removal("night", machine.present()).file,
            std::filesystem::canonical(machine.packs + "/night.zip"));
  machine.install_path("a");
  EXPECT_EQ(machine.version_of("night"), "1.0.0");
}

TEST(Present, NeedsAreFollowedAllTheWay) {
  Machine machine;
  machine.pack("data/packs/a", "night", "1.0.0", "requires: { base: \"*\" }\n");
  machine.pack("data/packs/b", "later", "1.0.0", "requires: { night: \"*\" }\n");
  EXPECT_THAT(dependents(machine.present().library, "base"), ElementsAre("later", "night"));
  change_pack_config(machine.config_file, [](PackConfig& config) {
    config.set_off("base", true);
    config.set_off("night", true);
  });
  EXPECT_THAT(needs_that_are_off(machine.present().library, "later"), ElementsAre("base", "night"));
  EXPECT_THAT(dependents(machine.library, "base"), ElementsAre()) << "none of them is played";
}

}  // namespace
}  // namespace misk::store
