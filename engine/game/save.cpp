#include "game/save.hpp"

#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "content/diagnostic.hpp"
#include "content/mount.hpp"
#include "game/settings.hpp"

namespace misk::game {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kLargestSave = std::uint64_t{64} << 20;

std::string hex(std::uint64_t value) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

[[noreturn]] void fail(const std::string& file, int line, const std::string& what, const std::string& mend) {
  content::Diagnostic diagnostic;
  diagnostic.file = file;
  diagnostic.line = line;
  diagnostic.message = what;
  diagnostic.mend = mend;
  diagnostic.rule = "save";
  throw content::ContentError(diagnostic);
}

Json header(const Save& save) {
  Json packs = Json::array();
  for (const SavedPack& pack : save.packs) {
    packs.push_back({{"id", pack.id}, {"version", pack.version}, {"hash", pack.hash}});
    if (!pack.play_hash.empty()) packs.back()["play_hash"] = pack.play_hash;
  }
  Json options = Json::object();
  for (const auto& [key, value] : save.setup.options) options[key] = value;
  Json setup = {{"scenario", save.setup.scenario},
                {"avatars", save.setup.avatars},
                {"deck_files", save.setup.deck_files},
                {"deck_texts", save.setup.deck_texts},
                {"options", options}};
  if (save.setup.empty_decks) setup["empty_decks"] = true;
  if (!save.setup.campaign.empty()) setup["campaign"] = Json::parse(save.setup.campaign);
  if (!save.setup.settings.empty()) setup["settings"] = save.setup.settings;
  return {{"format", kSaveFormat}, {"misk", save.version}, {"game", save.game},
          {"packs", packs},        {"setup", setup},       {"seed", std::to_string(save.setup.seed)}};
}

std::string answer_line(const kernel::Answer& answer, std::optional<std::uint64_t> hash) {
  Json line = {{"player", answer.player}, {"choices", answer.choices}};
  if (answer.intervention)
    line = {{"console", {{"pack", answer.intervention.pack}, {"lua", answer.intervention.script}}}};
  if (hash) line["hash"] = hex(*hash);
  return line.dump();
}

void read_header(Save& save, const Json& json) {
  if (!json.is_object() || !json.contains("format") || !json.contains("misk"))
    fail(save.file, 1, "this is no save of misk", "give a file that `misk play --save FILE` has written");
  if (json.at("format") != kSaveFormat)
    fail(save.file, 1,
         "this save has format " + json.at("format").dump() + ", this misk reads format " +
             std::to_string(kSaveFormat),
         "use the misk that wrote it");
  save.version = json.at("misk");
  save.game = json.at("game");
  for (const Json& pack : json.at("packs"))
    save.packs.push_back({pack.at("id"), pack.at("version"), pack.at("hash"), pack.value("play_hash", "")});
  const Json& setup = json.at("setup");
  save.setup.scenario = setup.at("scenario");
  save.setup.avatars = setup.at("avatars").get<std::vector<std::string>>();
  save.setup.deck_files = setup.at("deck_files").get<std::vector<std::string>>();
  save.setup.deck_texts = setup.at("deck_texts").get<std::vector<std::string>>();
  for (const auto& [key, value] : setup.at("options").items())
    save.setup.options[key] = value.get<std::string>();
  save.setup.empty_decks = setup.value("empty_decks", false);
  if (setup.contains("campaign")) save.setup.campaign = setup.at("campaign").dump();
  if (setup.contains("settings"))
    save.setup.settings = setup.at("settings").get<std::map<std::string, std::string>>();
  save.setup.seed = std::stoull(json.at("seed").get<std::string>());
}

void read_answer(Save& save, const Json& json, int line) {
  if (json.contains("undo")) {
    const auto count = json.at("undo").get<std::size_t>();
    if (count > save.answers.size())
      fail(save.file, line,
           "takes back to answer " + std::to_string(count) + ", but only " +
               std::to_string(save.answers.size()) + " stand above",
           "restore the file from a copy");
    save.answers.resize(count);
    std::erase_if(save.points, [&](const SavePoint& point) { return point.at > count; });
    return;
  }
  if (json.contains("point")) {
    SavePoint point{json.at("point").get<std::string>(), json.at("at").get<std::size_t>()};
    if (point.at > save.answers.size())
      fail(save.file, line,
           "the point '" + point.name + "' stands after answer " + std::to_string(point.at) + ", but only " +
               std::to_string(save.answers.size()) + " stand above",
           "restore the file from a copy");
    save.points.push_back(std::move(point));
    return;
  }
  SavedAnswer answer;
  answer.line = line;
  if (json.contains("console")) {
    answer.answer.intervention = {json.at("console").at("pack"), json.at("console").at("lua")};
    if (!answer.answer.intervention)
      fail(save.file, line, "this line of the console is empty", "restore the file from a copy");
  } else {
    answer.answer.player = json.at("player").get<std::uint8_t>();
    answer.answer.choices = json.at("choices").get<std::vector<std::int32_t>>();
  }
  if (json.contains("hash")) answer.hash = std::stoull(json.at("hash").get<std::string>(), nullptr, 16);
  save.answers.push_back(std::move(answer));
}

}  // namespace

Save new_save(const Catalog& catalog, const std::string& game, const Setup& setup) {
  Save save;
  save.version = kVersion;
  save.game = game;
  save.setup = setup;
  save.setup.settings = settle_settings(catalog.library(), game, setup.settings);
  save.setup.deck_texts.resize(setup.deck_files.size());
  for (std::size_t i = 0; i < setup.deck_files.size(); ++i)
    if (save.setup.deck_texts[i].empty() && !setup.deck_files[i].empty())
      save.setup.deck_texts[i] = content::read_disk_file(setup.deck_files[i], std::uint64_t{1} << 20);
  for (const content::Pack& pack : catalog.library().packs)
    if (plays(pack, game))
      save.packs.push_back({pack.id(), pack.manifest.version.to_string(), hex(pack.hash),
                            pack.play_hash == pack.hash ? "" : hex(pack.play_hash)});
  return save;
}

Save read_save(const std::string& file, bool recover) {
  const std::string bytes = content::read_disk_file(file, kLargestSave);
  Save save;
  save.file = file;
  std::size_t at = 0;
  int line = 0;
  while (at < bytes.size()) {
    ++line;
    const std::size_t end = bytes.find('\n', at);
    const bool whole = end != std::string::npos;
    const std::string text = bytes.substr(at, whole ? end - at : std::string::npos);
    at = whole ? end + 1 : bytes.size();
    if (!whole) {
      if (line == 1) fail(file, 1, "the header is cut off", "the save holds no game; begin a new one");
      if (recover) break;
      fail(file, line,
           "this line is cut off; the " + std::to_string(save.answers.size()) + " answers above are whole",
           "go on without it: add --recover");
    }
    try {
      const Json json = Json::parse(text);
      if (line == 1)
        read_header(save, json);
      else
        read_answer(save, json, line);
    } catch (const Json::exception&) {
      fail(file, line, line == 1 ? "this is no save of misk" : "this line is not an answer",
           line == 1 ? "give a file that `misk play --save FILE` has written"
                     : "restore the file from a copy");
    } catch (const std::logic_error&) {
      fail(file, line, "a number here is no number", "restore the file from a copy");
    }
  }
  if (line == 0) fail(file, 1, "the file is empty", "give a file that `misk play --save FILE` has written");
  return save;
}

namespace {

/// How a pack of a save differs from the one that is there, if it does.
std::optional<PackDifference> difference_of(const SavedPack& saved, const content::Library& library) {
  PackDifference out;
  out.id = saved.id;
  out.wanted = saved.version;
  out.hash = saved.hash;
  const std::string& play_hash = saved.play_hash.empty() ? saved.hash : saved.play_hash;
  const std::string name = "the pack '" + saved.id + "' " + saved.version;
  if (const content::Pack* now = library.find(saved.id)) {
    out.there = now->manifest.version.to_string();
    out.origin = now->origin;
    if (out.there == saved.version && hex(now->play_hash) == play_hash) return std::nullopt;
    out.kind = out.there == saved.version ? PackDifference::Kind::changed : PackDifference::Kind::version;
    out.what =
        out.kind == PackDifference::Kind::version
            ? "the pack '" + saved.id + "' is " + out.there + ", the save was made with " + saved.version
            : name + " has been changed: its content is " + hex(now->play_hash) +
                  ", the save was made with " + play_hash;
    return out;
  }
  if (const content::LeftOut* now = library.find_left_out(saved.id)) {
    out.there = now->manifest->version.to_string();
    out.origin = now->origin;
    out.kind =
        now->why == content::LeftOut::Why::off ? PackDifference::Kind::off : PackDifference::Kind::left_out;
    out.reason = now->reason;
    out.what = out.kind == PackDifference::Kind::off ? name + " is off"
                                                     : name + " is left out (" + now->reason + ")";
    if (out.there != saved.version) out.what += ", and it is " + out.there + " here";
    return out;
  }
  out.what = name + " is not there";
  return out;
}

}  // namespace

std::vector<PackDifference> pack_differences(const Save& save, const Catalog& catalog) {
  std::vector<PackDifference> out;
  for (const SavedPack& pack : save.packs)
    if (auto difference = difference_of(pack, catalog.library())) out.push_back(std::move(*difference));
  for (const content::Pack& pack : catalog.library().packs) {
    if (!plays(pack, save.game)) continue;
    bool known = false;
    for (const SavedPack& each : save.packs) known = known || each.id == pack.id();
    if (known) continue;
    PackDifference extra;
    extra.kind = PackDifference::Kind::extra;
    extra.id = pack.id();
    extra.there = pack.manifest.version.to_string();
    extra.origin = pack.origin;
    extra.what = "the pack '" + pack.id() + "' " + extra.there + " is on, the save was made without it";
    out.push_back(std::move(extra));
  }
  return out;
}

std::string changed_by_hand(const std::vector<std::size_t>& answers) {
  if (answers.empty()) return "";
  std::string text = std::string("this game was changed by hand at answer") + (answers.size() > 1 ? "s" : "");
  for (std::size_t i = 0; i < answers.size(); ++i) text += (i ? ", " : " ") + std::to_string(answers[i]);
  return text;
}

std::string changed_by_hand(const Save& save) {
  std::vector<std::size_t> answers;
  for (std::size_t i = 0; i < save.answers.size(); ++i)
    if (save.answers[i].answer.intervention) answers.push_back(i + 1);
  return changed_by_hand(answers);
}

std::vector<std::string> accept_packs(const Save& save, const Catalog& catalog, bool force,
                                      const PackHelp& help) {
  std::vector<std::string> lines;
  std::string text;
  for (const PackDifference& each : pack_differences(save, catalog)) {
    lines.push_back(each.what);
    const std::string how = help.mend ? help.mend(each) : "";
    text += (text.empty() ? "" : "; ") + each.what + (how.empty() ? "" : ": " + how);
  }
  if (!lines.empty() && !force) throw SetupError(save.file + ":1: " + text + help.otherwise);
  return lines;
}

std::size_t play_back(Game& game, const Save& save, std::size_t count) {
  game.start(save.setup.seed);
  std::size_t n = 0;
  for (const SavedAnswer& each : save.answers) {
    if (n == count) break;
    if (!game.give(each.answer))
      throw SetupError(
          save.file + ":" + std::to_string(each.line) + ": answer " + std::to_string(n + 1) +
          (each.answer.intervention ? ", a line of the console, fails here" : " is not allowed here") +
          "; the packs or this misk are not those of the save (misk replay --verify)");
    ++n;
  }
  return n;
}

SaveWriter::SaveWriter(const std::string& file, const Save& save) : file_(file) {
  // Written beside the file and then put in its place: a save that is gone on with is never half of itself.
  const std::string fresh = file + ".new";
  out_.open(fresh, std::ios::trunc | std::ios::binary);
  if (!out_) throw SetupError(file + ": cannot be written; choose another place with --save");
  line(header(save).dump());
  for (const SavedAnswer& answer : save.answers) line(answer_line(answer.answer, answer.hash));
  for (const SavePoint& each : save.points) point(each);
  std::error_code error;
  std::filesystem::rename(fresh, file, error);
  if (error)
    throw SetupError(file + ": cannot be written (" + error.message() +
                     "); choose another place with --save");
}

void SaveWriter::answer(const kernel::Answer& answer, std::uint64_t hash) {
  line(answer_line(answer, hash));
}

void SaveWriter::undo(std::size_t count) {
  line(Json{{"undo", count}}.dump());
}

void SaveWriter::point(const SavePoint& point) {
  line(Json{{"point", point.name}, {"at", point.at}}.dump());
}

void SaveWriter::line(const std::string& text) {
  out_ << text << '\n';
  out_.flush();
  if (!out_)
    throw SetupError(file_ + ": the disk takes no more; the game up to the last answer is in the file");
}

}  // namespace misk::game
