#include "screens/player_packs.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "content/diagnostic.hpp"
#include "game/pack_help.hpp"
#include "store/pack_config.hpp"
#include "text/joined.hpp"

namespace misk::ui {

namespace {

using content::LeftOut;
using content::Manifest;
using content::Origin;

/// The facts of a manifest, a line each.
std::vector<std::string> lines_of(const Manifest& manifest) {
  std::vector<std::string> lines, names, patched, languages = manifest.languages;
  for (const content::Author& author : manifest.authors) names.push_back(author.name);
  for (const content::Override& each : manifest.overrides) patched.push_back(each.id);
  if (!names.empty()) lines.push_back("Made by " + text::joined(names));
  const content::License& license = manifest.license;
  if (!license.code.empty()) lines.push_back("Licence of the scripts: " + license.code);
  if (!license.content.empty()) lines.push_back("Licence of the content: " + license.content);
  if (!patched.empty()) lines.push_back("Changes " + text::joined(patched));
  if (!languages.empty()) lines.push_back("Languages: " + text::joined(languages));
  for (const content::Dependency& need : manifest.required) {
    const std::string& range = need.range.to_string();
    lines.push_back("Needs " + need.id + (range == "*" ? "" : " " + range));
  }
  return lines;
}

std::string as_file(const std::string& what) {
  const char* home = std::getenv("HOME");
  return what.starts_with("~/") && home ? std::string(home) + what.substr(1) : what;
}

}  // namespace

PlayerPacks::PlayerPacks(std::function<content::PackRoots()> roots, std::string config_file,
                         std::string packs_folder, std::function<std::string(const game::Catalog&)> language)
    : roots_(std::move(roots)),
      language_(std::move(language)),
      config_file_(std::move(config_file)),
      packs_folder_(std::move(packs_folder)) {
  load();
}

void PlayerPacks::load() {
  problems_.clear();
  config_ = store::read_pack_config(config_file_, problems_);
  auto now = std::make_shared<game::Catalog>(roots_());
  if (language_) now->set_language(language_(*now));
  words_ = game::Translation(now->library(), "", now->language(), nullptr);
  window_words_ = game::Translation::of_window(now->library(), now->language());
  catalog_ = std::move(now);
  catalogues_ = std::make_unique<const store::Catalogues>(config_.catalogues);
  trial_.reset();
  plan_.reset();
  removal_.reset();
}

PackInfo PlayerPacks::info_of(const Manifest& manifest, Origin origin) const {
  PackInfo info;
  info.id = manifest.id;
  info.title = words_.said(manifest.title);
  info.description = words_.said(manifest.description);
  info.version = manifest.version.to_string();
  info.kind = std::string(content::to_string(manifest.kind));
  info.game = manifest.game;
  info.from = origin == Origin::bundled ? "comes with misk"
              : origin == Origin::user  ? "installed"
                                        : "named by --packs";
  info.turns = origin != Origin::named;
  info.installed = origin == Origin::user;
  info.settings = !manifest.settings.empty();
  return info;
}

store::Present PlayerPacks::present() const {
  return {catalog_->library(), config_, *catalogues_, packs_folder_};
}

const game::PackTrial& PlayerPacks::trial() {
  if (!trial_) {
    std::vector<std::string> ids;
    for (const content::Pack& pack : catalog_->library().packs) ids.push_back(pack.id());
    trial_ = game::try_packs(*catalog_, ids);
  }
  return *trial_;
}

game::PackHelp PlayerPacks::help() const {
  return {[this](const game::PackDifference& each) { return game::table_help(*catalogues_).mend(each); }, ""};
}

std::vector<std::string> PlayerPacks::problems() {
  std::vector<std::string> lines;
  for (const content::Diagnostic& each : problems_)
    lines.push_back(each.to_line() + "; until then every pack is on");
  for (const content::Diagnostic& each : catalogues_->diagnostics()) lines.push_back(each.to_line());
  return lines;
}

std::vector<PackInfo> PlayerPacks::packs() {
  std::vector<PackInfo> out;
  for (const content::Pack& pack : catalog_->library().packs) {
    PackInfo info = info_of(pack.manifest, pack.origin);
    for (const script::Report& error : trial().errors)
      if (error.pack == info.id && info.why.empty()) info.why = error.to_line();
    if (const store::Offer offer = catalogues_->best(info.id);
        offer && pack.origin == Origin::user && pack.manifest.version < offer.entry->manifest.version)
      info.update = offer.entry->version();
    out.push_back(std::move(info));
  }
  for (const LeftOut& each : catalog_->library().left_out) {
    if (!each.manifest) {
      PackInfo info;
      info.id = info.title = each.root.substr(each.root.rfind('/') + 1);
      if (info.id.ends_with(".zip")) info.id.resize(info.id.size() - 4);
      info.from = "installed";
      info.turns = false;
      info.installed = each.origin == Origin::user;
      info.why = each.reason;
      out.push_back(std::move(info));
      continue;
    }
    PackInfo info = info_of(*each.manifest, each.origin);
    info.on = each.why != LeftOut::Why::off;
    info.why = each.reason;
    out.push_back(std::move(info));
  }
  std::stable_sort(out.begin(), out.end(), [](const PackInfo& a, const PackInfo& b) {
    return std::pair(a.installed ? 0 : 1, a.title) < std::pair(b.installed ? 0 : 1, b.title);
  });
  return out;
}

std::vector<OfferInfo> PlayerPacks::offers(const std::string& words) {
  store::Query query;
  std::istringstream text(words);
  for (std::string word; text >> word;) query.words.push_back(word);
  std::vector<OfferInfo> out;
  for (const store::Offer& offer : catalogues_->search(query)) {
    const Manifest& manifest = offer.entry->manifest;
    OfferInfo info;
    info.id = manifest.id;
    info.title = manifest.title;
    info.description = manifest.description;
    info.version = offer.entry->version();
    info.kind = std::string(content::to_string(manifest.kind));
    info.game = manifest.game;
    info.catalogue = offer.index->title;
    info.state = store::state_of(catalog_->library(), manifest);
    const store::Known known = store::find_known(catalog_->library(), manifest.id);
    info.there = known && (known.origin == Origin::bundled || known.manifest->version == manifest.version);
    out.push_back(std::move(info));
  }
  return out;
}

std::vector<std::string> PlayerPacks::about(const std::string& id) {
  const store::Known known = store::find_known(catalog_->library(), id);
  if (!known) return {};
  std::vector<std::string> lines = lines_of(*known.manifest);
  if (const auto contents = trial().contents.find(id); contents != trial().contents.end())
    lines.insert(lines.begin(), "Holds " + contents->second.to_string());
  if (const auto needed_by = store::dependents(catalog_->library(), id); !needed_by.empty())
    lines.push_back("Needed by " + text::joined(needed_by));
  lines.push_back(known.root);
  return lines;
}

std::vector<std::string> PlayerPacks::about_offer(const std::string& id) {
  for (const store::Offer& offer : catalogues_->search({})) {
    if (offer.entry->manifest.id != id) continue;
    std::vector<std::string> lines = lines_of(offer.entry->manifest);
    const auto versions = catalogues_->versions(id);
    if (versions.size() > 1) lines.push_back("Versions: " + text::joined(versions));
    lines.push_back("In the catalogue " + offer.index->title + " (" + offer.index->folder + ")");
    return lines;
  }
  return {};
}

std::vector<SettingInfo> PlayerPacks::settings(const std::string& id) {
  std::vector<SettingInfo> out;
  const store::Known known = store::find_known(catalog_->library(), id);
  if (!known) return out;
  const auto kept = config_.settings.find(id);
  for (content::Setting setting : known.manifest->settings) {
    std::string value = setting.usual;
    if (kept != config_.settings.end())
      if (const auto own = kept->second.find(setting.id);
          own != kept->second.end() && setting.refusal(own->second).empty())
        value = own->second;
    setting.title = words_.said(setting.title);
    setting.description = words_.said(setting.description);
    for (content::Setting::Choice& each : setting.choices) each.title = words_.said(each.title);
    out.push_back({std::move(setting), std::move(value)});
  }
  return out;
}

std::string PlayerPacks::set_setting(const std::string& pack, const std::string& id,
                                     const std::string& value) {
  try {
    store::PackSettings now;
    store::change_pack_config(config_file_, [&](store::PackConfig& config) {
      config.set(pack, id, value);
      now = config.settings;
    });
    config_.settings = std::move(now);
    return "";
  } catch (const content::ContentError& error) {
    return error.diagnostic().to_line();
  }
}

std::string PlayerPacks::turn(const std::string& id, bool on) {
  std::vector<std::string> with;
  const store::Known known = store::find_known(catalog_->library(), id);
  std::string title = known ? known.manifest->title : id;
  with = on ? store::needs_that_are_off(catalog_->library(), id) : store::dependents(catalog_->library(), id);
  try {
    store::change_pack_config(config_file_, [&](store::PackConfig& config) {
      config.set_off(id, !on);
      if (on)
        for (const std::string& each : with) config.set_off(each, false);
    });
  } catch (const content::ContentError& error) {
    return error.diagnostic().to_line();
  }
  load();
  if (with.empty()) return title + (on ? " is on." : " is off.");
  return title + (on ? " is on, and what it needs: " : " is off, and so is what needs it: ") +
         text::joined(with) + ".";
}

PackQuestion PlayerPacks::ask_install(const std::string& what) {
  PackQuestion question;
  plan_.reset();
  removal_.reset();
  try {
    const bool is_cards = importer_ && what.ends_with(".json");
    const bool is_file = is_cards || what.find('/') != std::string::npos || what.ends_with(".zip");
    const CardsAsPack cards = is_cards ? importer_(*catalog_, as_file(what)) : CardsAsPack{};
    store::InstallPlan plan =
        is_file ? store::plan_install({is_cards ? cards.folder : as_file(what)}, {}, present())
                : store::plan_install({}, {what}, present());
    const game::PackTrial trial = game::try_plan(roots_(), plan);
    question.title = is_cards                 ? "Import these cards as a pack?"
                     : plan.items.size() == 1 ? "Install this pack?"
                                              : "Install these packs?";
    question.lines = cards.lines;
    for (const store::PlanItem& item : plan.items)
      for (const std::string& line : game::describe(item, trial)) question.lines.push_back(line);
    if (!plan.turn_on.empty()) question.lines.push_back("turns on " + text::joined(plan.turn_on));
    if (!trial.errors.empty()) {
      question.title = "It cannot be installed";
      question.lines = {"With it the game would not load; tell its author:"};
      for (const script::Report& error : trial.errors) question.lines.push_back(error.to_line());
    } else if (!plan.does_something()) {
      question.title = "There is nothing to do";
    } else {
      question.answer = "Install";
      plan_ = std::move(plan);
    }
  } catch (const content::ContentError& error) {
    question = {"It cannot be installed", {error.diagnostic().to_line()}, ""};
  } catch (const std::exception& error) {
    question = {"It cannot be imported", {error.what()}, ""};
  }
  return question;
}

PackQuestion PlayerPacks::ask_removal(const std::string& id) {
  plan_.reset();
  removal_.reset();
  try {
    removal_ = store::plan_removal(id, present());
    PackQuestion question{
        "Remove this pack?", {removal_->id + " " + removal_->version, removal_->file}, "Remove"};
    if (!removal_->needed_by.empty())
      question.lines.push_back("Left out with it, because they need it: " +
                               text::joined(removal_->needed_by));
    return question;
  } catch (const content::ContentError& error) {
    return {"It cannot be removed", {error.diagnostic().to_line()}, ""};
  }
}

std::string PlayerPacks::carry_out() {
  std::string text;
  try {
    if (plan_) {
      store::install(*plan_, present(), config_file_);
      std::vector<std::string> names;
      for (const store::PlanItem& item : plan_->items)
        if (item.is_new())
          names.push_back(item.pack.manifest.title + " " + item.pack.manifest.version.to_string());
      text = names.empty() ? "Turned on." : "Installed: " + text::joined(names) + ".";
    } else if (removal_) {
      store::remove_pack(*removal_, present(), config_file_);
      text = "Removed: " + removal_->id + ".";
    }
  } catch (const content::ContentError& error) {
    text = error.diagnostic().to_line();
  }
  load();
  return text;
}

}  // namespace misk::ui
