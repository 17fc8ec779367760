#include "game/save.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "catalog/listing.hpp"
#include "content/diagnostic.hpp"
#include "content/mount.hpp"
#include "content/suggest.hpp"
#include "game/settings.hpp"
#include "store/disk.hpp"
#include "store/file_lock.hpp"
#include "store/write_file.hpp"
#include "text/number.hpp"

namespace misk::game {
namespace {

using Json = Plain;

constexpr std::uint64_t kLargestSave = std::uint64_t{64} << 20;

[[noreturn]] void fail(const std::string& file, int line, const std::string& what, const std::string& mend) {
  content::Diagnostic diagnostic;
  diagnostic.file = file;
  diagnostic.line = line;
  diagnostic.message = what;
  diagnostic.mend = mend;
  diagnostic.rule = "save";
  throw content::ContentError(diagnostic);
}

// Recursion reads a line, here and in the scripts, so its nesting is limited. In memory a value takes some
// hundred bytes.
constexpr content::TextLimits kLineLimits{kLargestSave, 64, 200'000};
constexpr std::size_t kLongestHeader = std::size_t{16} << 20, kLongestAnswer = std::size_t{1} << 20;

Json header(const Save& save) {
  Json packs = Json::array();
  for (const SavedPack& pack : save.packs) {
    packs.push_back({{"id", pack.id}, {"version", pack.version}, {"hash", pack.hash}});
    if (!pack.play_hash.empty()) packs.back()["play_hash"] = pack.play_hash;
    if (!pack.files.empty()) packs.back()["files"] = plain_hashes(pack.files);
  }
  Json options = Json::object();
  for (const auto& [key, value] : save.setup.options) options[key] = value;
  Json setup = {{"scenario", save.setup.scenario},
                {"avatars", save.setup.avatars},
                {"deck_files", save.setup.deck_files},
                {"deck_texts", save.setup.deck_texts},
                {"options", options}};
  if (save.setup.empty_decks) setup["empty_decks"] = true;
  if (save.setup.undo != Undo::free) setup["undo"] = kUndoNames[static_cast<int>(save.setup.undo)];
  for (const auto& [seat, bot] : save.setup.bots) setup["bots"][std::to_string(seat + 1)] = bot;
  if (!save.setup.campaign.empty())
    setup["campaign"] = plain_from_json(save.setup.campaign, save.file, kLineLimits);
  if (!save.setup.settings.empty()) setup["settings"] = save.setup.settings;
  Json header = {{"format", save_format().newest()},
                 {"misk", save.version},
                 {"game", save.game},
                 {"packs", packs},
                 {"setup", setup},
                 {"seed", std::to_string(save.setup.seed)}};
  if (save.hindsight) header["hindsight"] = save.hindsight;
  return header;
}

std::string answer_line(const kernel::Answer& answer, std::optional<std::uint64_t> hash) {
  Json line = {{"player", answer.player}, {"choices", answer.choices}};
  if (answer.intervention)
    line = {{"console", {{"pack", answer.intervention.pack}, {"lua", answer.intervention.script}}}};
  if (hash) line["hash"] = text::hex_text(*hash);
  return plain_to_json(line);
}

constexpr std::size_t kMostPoints = 10'000;

std::string point_line(const SavePoint& point) {
  return plain_to_json({{"point", point.name}, {"at", point.at}});
}

const std::vector<std::string> kSetupFields = {"scenario", "avatars",     "deck_files", "deck_texts",
                                               "options",  "empty_decks", "campaign",   "settings",
                                               "undo",     "bots"};

/// Format 2: packs have `files`. In the first days of format 1 `avatars` had the name that a game has for
/// them: the one field of a set-up that is not known.
void step_1_to_2(Json& part) {
  const auto setup = part.find("setup");
  if (setup == part.end() || !setup->is_object() || setup->contains("avatars")) return;
  for (const auto& [key, value] : setup->items()) {
    if (std::find(kSetupFields.begin(), kSetupFields.end(), key) != kSetupFields.end()) continue;
    const std::string old = key;
    const Json avatars = value;
    setup->erase(old);
    (*setup)["avatars"] = avatars;
    return;
  }
}

/// Format 3: a set-up may have `undo`, a header `hindsight`, and there are lines of `hindsight`.
void step_2_to_3(Json&) {}

/// Format 4: a set-up may have `bots`.
void step_3_to_4(Json&) {}

/// Refuses fields that are not known: they would be lost when the game goes on.
void only_fields(const Save& save, int line, const Json& object, const std::vector<std::string>& known) {
  if (!object.is_object()) return;
  for (const auto& each : object.items())
    if (std::find(known.begin(), known.end(), each.key()) == known.end())
      fail(save.file, line, "a save has no field " + content::in_quotes(each.key()) + " here",
           content::did_you_mean(each.key(), known, "take it out, or restore the file from a copy"));
}

/// The format of the save whose header this is.
int read_format(const Save& save, const Json& json) {
  if (!json.is_object() || !json.contains("format") || !json.contains("misk"))
    fail(save.file, 1, "this is no save of misk", "give a file that `misk play --save FILE` has written");
  return format_of(save_format(), json.at("format"), json.at("misk"), save.file, 1);
}

std::size_t count_in(const Save& save, int line, const Json& number) {
  const auto read = whole_from(number, 0, INT64_MAX);
  if (!read)
    fail(save.file, line, "there is no number of answers " + content::in_quotes(number.dump()),
         "restore the file from a copy");
  return static_cast<std::size_t>(*read);
}

void read_header(Save& save, const Json& json) {
  only_fields(save, 1, json, {"format", "misk", "game", "packs", "setup", "seed", "hindsight"});
  save.version = json.at("misk");
  save.game = json.at("game");
  for (const Json& pack : json.at("packs")) {
    only_fields(save, 1, pack, {"id", "version", "hash", "play_hash", "files"});
    save.packs.push_back({pack.at("id"), pack.at("version"), pack.at("hash"), pack.value("play_hash", ""),
                          hashes_from(pack.value("files", Json::object()))});
  }
  const Json& setup = json.at("setup");
  only_fields(save, 1, setup, kSetupFields);
  save.setup.scenario = setup.at("scenario");
  save.setup.avatars = setup.at("avatars").get<std::vector<std::string>>();
  save.setup.deck_files = setup.at("deck_files").get<std::vector<std::string>>();
  save.setup.deck_texts = setup.at("deck_texts").get<std::vector<std::string>>();
  for (const auto& [key, value] : setup.at("options").items())
    save.setup.options[key] = value.get<std::string>();
  // Decks are stored in the save itself. A stranger's save must not open files of its reader.
  for (std::size_t i = 0; i < save.setup.deck_files.size(); ++i)
    if (!save.setup.deck_files[i].empty() &&
        (i >= save.setup.deck_texts.size() || save.setup.deck_texts[i].empty()))
      fail(save.file, 1,
           "it names the deck " + content::in_quotes(save.setup.deck_files[i]) + " and does not hold it",
           "restore the file from a copy");
  save.setup.empty_decks = setup.value("empty_decks", false);
  const std::string undo = setup.value("undo", kUndoNames[0]);
  if (const auto named = undo_named(undo))
    save.setup.undo = *named;
  else
    fail(save.file, 1, "its undo is " + content::in_quotes(undo) + ", and neither free nor unseen nor none",
         "restore the file from a copy");
  if (setup.contains("bots"))
    for (const auto& [seat, bot] : setup.at("bots").items()) {
      const auto number = text::whole_number<int>(seat, 1);
      if (!number)
        fail(save.file, 1, "a bot plays the seat " + content::in_quotes(seat),
             "restore the file from a copy");
      save.setup.bots[*number - 1] = bot.get<std::string>();
    }
  if (setup.contains("campaign")) save.setup.campaign = plain_to_json(setup.at("campaign"));
  if (setup.contains("settings"))
    save.setup.settings = setup.at("settings").get<std::map<std::string, std::string>>();
  if (json.contains("hindsight")) save.hindsight = count_in(save, 1, json.at("hindsight"));
  const std::string seed = json.at("seed");
  if (const auto number = text::whole_number<std::uint64_t>(seed))
    save.setup.seed = *number;
  else
    fail(save.file, 1, "its seed is " + content::in_quotes(seed) + ", and no whole number",
         "restore the file from a copy");
}

void read_answer(Save& save, const Json& json, int line) {
  const auto whole = [&](const char* what, const Json& number, std::int64_t low, std::int64_t high) {
    const auto read = whole_from(number, low, high);
    if (!read)
      fail(save.file, line, "there is no " + std::string(what) + " " + content::in_quotes(number.dump()),
           "restore the file from a copy");
    return *read;
  };
  const auto count_of = [&](const Json& number) { return count_in(save, line, number); };
  if (json.contains("hindsight")) {
    only_fields(save, line, json, {"hindsight"});
    save.hindsight = count_of(json.at("hindsight"));
    return;
  }
  if (json.contains("undo")) {
    only_fields(save, line, json, {"undo"});
    const std::size_t count = count_of(json.at("undo"));
    if (count > save.answers.size())
      fail(save.file, line,
           "takes back to answer " + std::to_string(count) + ", but only " +
               std::to_string(save.answers.size()) + " stand above",
           "restore the file from a copy");
    save.answers.resize(count);
    while (!save.points.empty() && save.points.back().at > count) save.points.pop_back();
    return;
  }
  if (json.contains("point")) {
    only_fields(save, line, json, {"point", "at"});
    SavePoint point{json.at("point").get<std::string>(), count_of(json.at("at"))};
    if (point.at > save.answers.size())
      fail(save.file, line,
           "the point '" + point.name + "' stands after answer " + std::to_string(point.at) + ", but only " +
               std::to_string(save.answers.size()) + " stand above",
           "restore the file from a copy");
    if (save.points.size() >= kMostPoints)
      fail(save.file, line, "it names more than " + std::to_string(kMostPoints) + " points",
           "take points out, or restore the file from a copy");
    // In the order of the game: an answer that is taken back takes the last ones with it.
    const auto later = std::upper_bound(save.points.begin(), save.points.end(), point.at,
                                        [](std::size_t at, const SavePoint& each) { return at < each.at; });
    save.points.insert(later, std::move(point));
    return;
  }
  SavedAnswer answer;
  answer.line = line;
  if (json.contains("console")) {
    only_fields(save, line, json, {"console", "hash"});
    only_fields(save, line, json.at("console"), {"pack", "lua"});
    answer.answer.intervention = {json.at("console").at("pack"), json.at("console").at("lua")};
    if (!answer.answer.intervention)
      fail(save.file, line, "this line of the console is empty", "restore the file from a copy");
  } else {
    only_fields(save, line, json, {"player", "choices", "hash"});
    answer.answer.player =
        static_cast<std::uint8_t>(whole("answer", json.at("player"), 0, kernel::kNoPlayer));
    const Json& choices = json.at("choices");
    for (std::size_t i = 0; i < choices.size(); ++i)
      answer.answer.choices.push_back(
          static_cast<std::int32_t>(whole("answer", choices.at(i), INT32_MIN, INT32_MAX)));
  }
  if (json.contains("hash")) {
    const std::string hash = json.at("hash");
    answer.hash = text::hex_number<std::uint64_t>(hash);
    if (!answer.hash)
      fail(save.file, line, "its hash is " + content::in_quotes(hash) + ", and no hexadecimal number",
           "restore the file from a copy");
  }
  save.answers.push_back(std::move(answer));
}

}  // namespace

const FileFormat& save_format() {
  static const FileFormat format{"save", "format", {step_1_to_2, step_2_to_3, step_3_to_4}};
  return format;
}

namespace {

/// The packs that are there, as a save names them.
std::vector<SavedPack> packs_now(const Catalog& catalog, const std::string& game) {
  std::vector<SavedPack> packs;
  for (const content::Pack& pack : catalog.library().packs)
    if (plays(pack, game))
      packs.push_back({pack.id(), pack.manifest.version.to_string(), text::hex_text(pack.hash),
                       pack.play_hash == pack.hash ? "" : text::hex_text(pack.play_hash), file_hashes(pack)});
  return packs;
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
  save.packs = packs_now(catalog, game);
  return save;
}

namespace {

[[noreturn]] void not_a_save(const Save& save, int line) {
  fail(save.file, line, line == 1 ? "this is no save of misk" : "this line is not an answer",
       line == 1 ? "give a file that `misk play --save FILE` has written" : "restore the file from a copy");
}

Json read_line(const Save& save, const std::string& text, int line) {
  const std::size_t longest = line == 1 ? kLongestHeader : kLongestAnswer;
  try {
    Json json = plain_from_json(text, save.file, kLineLimits);
    if (text.size() <= longest) return json;
  } catch (const content::ContentError& error) {
    const content::Diagnostic& said = error.diagnostic();
    if (said.rule == "bad-json" || said.rule == "bad-encoding") not_a_save(save, line);
    fail(save.file, line, "in this line: " + said.message, "restore the file from a copy");
  }
  fail(save.file, line, "this line is longer than misk writes any", "restore the file from a copy");
}

}  // namespace

Save read_save(const std::string& file, bool recover) {
  const std::string bytes = content::read_disk_file(file, kLargestSave);
  Save save;
  save.file = file;
  std::size_t at = 0;
  int line = 0, format = 0;
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
      Json json = read_line(save, text, line);
      if (line == 1) {
        format = read_format(save, json);
        save.is_other = format < save_format().newest();
      }
      save_format().bring_up(json, format);
      if (line == 1)
        read_header(save, json);
      else
        read_answer(save, json, line);
    } catch (const Json::exception&) {
      not_a_save(save, line);
    }
  }
  if (line == 0) fail(file, 1, "the file is empty", "give a file that `misk play --save FILE` has written");
  return save;
}

std::unique_ptr<Scripts> scripts_for(const Catalog& catalog, const Save& save) {
  auto scripts = scripts_for(catalog, save.setup.scenario);
  if (scripts->game() != save.game)
    fail(save.file, 1,
         "the save is of the game " + content::in_quotes(save.game) + ", and " +
             content::in_quotes(save.setup.scenario) + " is a scenario of '" + scripts->game() + "'",
         "restore the file from a copy");
  return scripts;
}

namespace {

/// The difference between a pack of a save and the present one, if there is one.
std::optional<PackDifference> difference_of(const SavedPack& saved, const content::Library& library,
                                            const std::function<const Scripts*()>& scripts) {
  PackDifference out;
  out.id = saved.id;
  out.wanted = saved.version;
  out.hash = saved.hash;
  const std::string& play_hash = saved.play_hash.empty() ? saved.hash : saved.play_hash;
  const std::string name = "the pack '" + saved.id + "' " + saved.version;
  if (const content::Pack* now = library.find(saved.id)) {
    out.there = now->manifest.version.to_string();
    out.origin = now->origin;
    if (out.there == saved.version && text::hex_text(now->play_hash) == play_hash) return std::nullopt;
    out.kind = out.there == saved.version ? PackDifference::Kind::changed : PackDifference::Kind::version;
    if (!saved.files.empty()) {
      out.changes = told_changes(saved.files, *now, scripts());
      if (out.changes.empty()) out.changes = "no card or rule of it has changed";
    }
    out.what = (out.kind == PackDifference::Kind::version ? "the pack '" + saved.id + "' is " + out.there +
                                                                ", the save was made with " + saved.version
                                                          : name + " has been changed") +
               (out.changes.empty() ? "" : " (" + out.changes + ")");
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

std::vector<PackDifference> pack_differences(const Save& save, const Catalog& catalog,
                                             const std::function<const Scripts*()>& scripts) {
  std::unique_ptr<Scripts> own;
  const auto loaded = [&]() -> const Scripts* {
    if (scripts) return scripts();
    if (!own && catalog.library().find(save.game)) own = std::make_unique<Scripts>(catalog, save.game);
    return own.get();
  };
  std::vector<PackDifference> out;
  for (const SavedPack& pack : save.packs)
    if (auto difference = difference_of(pack, catalog.library(), loaded))
      out.push_back(std::move(*difference));
  for (const content::Pack& pack : catalog.library().packs) {
    // A library does nothing by itself: if one is new, the pack that requires it has changed.
    if (!plays(pack, save.game) || pack.manifest.kind == content::PackKind::library) continue;
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
  count = std::min(count, save.answers.size());
  game.start(save.setup.seed);
  for (std::size_t n = 0; n < count; ++n)
    if (!game.give(save.answers[n].answer)) throw AnswerRefused(save, n);
  return count;
}

std::vector<std::string> go_on(Game& game, Save& save, std::size_t count,
                               const std::function<void(const SavedAnswer&)>& before) {
  if (count != SIZE_MAX && count > save.answers.size())
    throw SetupError(save.file + ": it has " + std::to_string(save.answers.size()) + " answers, not " +
                     std::to_string(count));
  count = std::min(count, save.answers.size());
  const bool are_packs_other =
      !pack_differences(save, game.catalog(), [&] { return &game.scripts(); }).empty();
  // Where the packs are others, not all answers may hold, and nobody has a choice.
  if (count < save.answers.size() && !are_packs_other) {
    if (save.setup.undo != Undo::free)
      throw SetupError(save.file + ": this game was begun with --undo " +
                       kUndoNames[static_cast<int>(save.setup.undo)] +
                       ", so it goes on after its last answer; leave --to out");
    ++save.hindsight;
  }
  std::vector<std::string> told;
  game.start(save.setup.seed);
  for (std::size_t n = 0; n < count; ++n) {
    SavedAnswer& each = save.answers[n];
    if (before) before(each);
    if (!game.give(each.answer)) throw AnswerRefused(save, n);
    const std::uint64_t hash = game.session().hash();
    if (each.hash && *each.hash != hash && !are_packs_other && told.empty()) {
      told.push_back("misk " + std::string(kVersion) + " plays this game otherwise from answer " +
                     std::to_string(n + 1) + " on than misk " + save.version + " did, which saved it");
      save.is_other = true;
    }
    each.hash = hash;
  }
  if (are_packs_other || count < save.answers.size()) save.is_other = true;
  save.answers.resize(count);
  std::erase_if(save.points, [&](const SavePoint& point) { return point.at > count; });
  save.packs = packs_now(game.catalog(), save.game);
  save.version = kVersion;
  return told;
}

namespace {

/// Answers of a bot, and others that nobody waits for, are synced after this time.
constexpr auto kSyncedAfter = std::chrono::seconds(1);

bool syncs_at_end() {
  const char* const when = std::getenv("MISK_SAVE_SYNC");
  return when && std::string(when) == "end";
}

}  // namespace

std::shared_ptr<store::FileLock> lock_save(const std::string& file, const std::string& look_on) {
  try {
    return store::FileLock::take(file);
  } catch (const store::InUse& other) {
    throw SetupError(file + ": another misk is playing it" +
                     (other.process > 0 ? " (process " + std::to_string(other.process) + ")" : "") +
                     "; close that one first, or look on with: " + look_on + " " + file);
  } catch (const content::ContentError& error) {
    throw SetupError(file + ": " + error.diagnostic().message + "; choose another place with --save");
  }
}

SaveWriter::SaveWriter(const std::string& file, const Save& save) : file_(file), lock_(lock_save(file)) {
  if (store::is_device(file))
    throw SetupError(file +
                     ": this is a device or a pipe, which keeps no game; choose another place with --save");
  std::string text = plain_to_json(header(save)) + "\n";
  for (const SavedAnswer& answer : save.answers) text += answer_line(answer.answer, answer.hash) + "\n";
  for (const SavePoint& each : save.points) text += point_line(each) + "\n";
  try {
    store::remove_leftovers_of(file);
    if (std::error_code error; save.is_other && std::filesystem::exists(file, error))
      store::write_own(file + ".bak", content::read_disk_file(file, kLargestSave));
    // Written to another file and then renamed: a resumed save is never left half written.
    store::FreshFile fresh(store::behind_links(file));
    fresh.write(text);
    handle_ = fresh.put();
  } catch (const content::ContentError& error) {
    throw SetupError(file + ": " + error.diagnostic().message +
                     (error.diagnostic().rule == "unkept" ? "; " : "; nothing was written, ") +
                     "choose another place with --save");
  }
  last_sync_ = std::chrono::steady_clock::now();
}

SaveWriter::~SaveWriter() {
  if (handle_ < 0) return;
  store::Disk& disk = store::Disk::now();
  if (!is_synced_) disk.sync(handle_);
  disk.close(handle_);
}

void SaveWriter::answer(const kernel::Answer& answer, std::uint64_t hash) {
  line(answer_line(answer, hash));
}

void SaveWriter::undo(std::size_t count) {
  line(plain_to_json({{"undo", count}}));
}

void SaveWriter::point(const SavePoint& point) {
  line(point_line(point));
}

void SaveWriter::hindsight(std::size_t count) {
  line(plain_to_json({{"hindsight", count}}));
}

void SaveWriter::sync_each(bool each) {
  syncs_each_ = each;
  if (each && !is_synced_ && !syncs_at_end()) sync();
}

void SaveWriter::line(const std::string& text) {
  if (const int error = store::Disk::now().append(handle_, text + "\n"))
    throw SetupError(file_ + ": the disk takes no more (" + std::strerror(error) +
                     "); the game up to the last answer is in the file");
  is_synced_ = false;
  if (syncs_at_end()) return;
  if (syncs_each_ || std::chrono::steady_clock::now() - last_sync_ >= kSyncedAfter) sync();
}

void SaveWriter::sync() {
  if (const int error = store::Disk::now().sync(handle_))
    throw SetupError(file_ + ": the disk does not keep what is written (" + std::strerror(error) +
                     "); go on from a copy on another disk");
  is_synced_ = true;
  last_sync_ = std::chrono::steady_clock::now();
}

}  // namespace misk::game
