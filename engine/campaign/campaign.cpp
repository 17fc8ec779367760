#include "campaign/campaign.hpp"

#include <charconv>
#include <filesystem>

#include "catalog/setup_options.hpp"
#include "content/mount.hpp"
#include "content/suggest.hpp"
#include "decks/deck.hpp"
#include "game/bot.hpp"
#include "store/write_file.hpp"
#include "text/number.hpp"

namespace misk::game {

namespace {

constexpr content::TextLimits kFileLimits{std::size_t{1} << 20, 32, 400'000};

// Keys of the file that belong to the engine. All other keys are the game's state.
const std::vector<std::string> kOwnKeys = {"schema", "misk", "game", "seed", "undo", "packs", "running"};
// Among them; but nobody edits it, so it stands at the end of the file.
const std::string kPackFiles = "pack_files";

// An export returns a text to report an error.
Plain state_of(Plain said) {
  if (said.is_string()) throw SetupError(said.get<std::string>());
  if (!said.is_object()) throw SetupError("the game's scripts give no campaign");
  return said;
}

std::string mend_for(const std::string& file, const std::string& mend) {
  const std::string what = mend.empty() ? "correct it" : mend;
  std::error_code error;
  return std::filesystem::exists(file + ".bak", error) ? what + ", or put " + file + ".bak in its place"
                                                       : what;
}

[[noreturn]] void fail(const std::string& file, int line, const std::string& what, const std::string& mend) {
  throw content::ContentError(
      {content::Severity::error, file, line, 0, what, mend_for(file, mend), "campaign"});
}

/// The line of the entry at a path of keys, or of its last part that exists.
int line_of(const content::Value& root, const Plain& path) {
  const content::Value* at = &root;
  int line = root.line();
  for (const Plain& step : path) {
    if (at->is_map()) {
      const std::string key = step.is_string() ? step.get<std::string>() : step.dump();
      const content::Value* next = nullptr;
      for (const auto& [name, value] : at->entries("a map"))
        if (name.text("a key") == key || name.text("a key") == key.substr(key.find(':') + 1)) {
          line = name.line();
          next = &value;
        }
      if (!next) return line;
      at = next;
    } else if (at->is_list() && step.is_number_integer()) {
      const auto n = step.get<std::int64_t>();
      const auto& items = at->items("a list");
      if (n < 1 || static_cast<std::size_t>(n) > items.size()) return line;
      at = &items[static_cast<std::size_t>(n) - 1];
      line = at->line();
    } else {
      return line;
    }
  }
  return line;
}

/// Adds the place of the backup copy to an error about the file.
template <typename Read>
auto with_mend(const std::string& file, const Read& read) {
  try {
    return read();
  } catch (const content::ContentError& e) {
    content::Diagnostic diagnostic = e.diagnostic();
    if (diagnostic.line == 0 || diagnostic.mend.find(file + ".bak") != std::string::npos) throw;
    diagnostic.mend = mend_for(file, diagnostic.mend);
    throw content::ContentError(diagnostic);
  }
}

content::Value read_root(const std::string& file) {
  const content::Value root =
      content::parse_yaml(content::read_disk_file(file, kFileLimits.bytes), file, kFileLimits);
  if (!root.is_map())
    fail(file, 1, "this is no campaign", "give a file that misk play CAMPAIGN --save has written");
  return root;
}

const content::Value& needed(const content::Value& root, const char* key) {
  const content::Value* const value = root.find(key);
  if (!value) fail(root.file(), 1, std::string("the campaign lacks `") + key + "`", "write it again");
  return *value;
}

std::string text_of(const Plain& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

SavedPack read_pack(const content::Value& root, const Plain& value, int number) {
  const auto line = [&](const std::string& key) { return line_of(root, Plain{"packs", number, key}); };
  if (!value.is_object()) fail(root.file(), line(""), "a pack of the campaign is no map", "write its id");
  SavedPack pack;
  for (const auto& [key, each] : value.items()) {
    std::string* const field = key == "id"          ? &pack.id
                               : key == "version"   ? &pack.version
                               : key == "hash"      ? &pack.hash
                               : key == "play_hash" ? &pack.play_hash
                                                    : nullptr;
    if (!field) fail(root.file(), line(key), "a pack has no " + content::in_quotes(key), "take it out");
    if (!each.is_primitive())
      fail(root.file(), line(key), "`" + key + "` of a pack is no text", "write it as it was");
    *field = text_of(each);
  }
  return pack;
}

// Schema 2: `misk` and `pack_files` were added; neither need be there.
void step_to_pack_files(Plain&) {}

// Schema 3: `undo` was added. Before it, a campaign that went on let its players go back anywhere.
void step_to_undo(Plain&) {}

}  // namespace

const FileFormat& campaign_format() {
  static const FileFormat format{"campaign", "schema", {step_to_pack_files, step_to_undo}};
  return format;
}

bool is_campaign(Scripts& scripts, const std::string& id) {
  script::Host& host = scripts.host();
  return host.has_export("campaign_begin") && ask_plain(scripts, "is_campaign", {id}) == true;
}

std::optional<content::Deck> deck_for(const Catalog& catalog, Scripts& scripts, const std::string& avatar) {
  script::Host& host = scripts.host();
  const kernel::Id wanted = host.image().find_definition(avatar);
  for (const content::Deck& deck : catalog.decks())
    if (wanted != kernel::kNoId && host.find_definition(deck.avatar, pack_of_deck(host, deck.file)) == wanted)
      return deck;
  return std::nullopt;
}

Plain deck_data(Scripts& scripts, const content::Deck& given) {
  const content::Deck deck = as_meant(scripts.host(), given);
  Plain cards = Plain::object();
  for (const content::DeckEntry& entry : deck.cards) {
    const int before = cards.value(entry.card, 0);
    cards[entry.card] = before + entry.count;
  }
  Plain data = deck_options(scripts, given);
  data["cards"] = cards;
  data["collection"] = deck.collection;
  data["where"] = deck_places(deck);
  return data;
}

std::vector<CampaignPlayer> campaign_players(const Setup& setup) {
  std::vector<CampaignPlayer> players;
  for (std::size_t i = 0; i < setup.avatars.size(); ++i) {
    CampaignPlayer player{setup.avatars[i], std::nullopt, nullptr};
    const std::string file = i < setup.deck_files.size() ? setup.deck_files[i] : "";
    const std::string text = i < setup.deck_texts.size() ? setup.deck_texts[i] : "";
    if (!file.empty())
      player.deck = text.empty() ? content::read_deck(file) : content::parse_deck(text, file);
    players.push_back(std::move(player));
  }
  return players;
}

Campaign begin_campaign(const Catalog& catalog, Scripts& scripts, const std::string& id,
                        const std::vector<CampaignPlayer>& players,
                        const std::map<std::string, std::string>& options, std::uint64_t seed) {
  check_option_names(scripts, id, options);
  check_option_values(scripts, id, options);
  Campaign campaign;
  campaign.game = scripts.game();
  campaign.seed = seed;
  campaign.packs = new_save(catalog, scripts.game(), {}).packs;
  Plain who = Plain::array();
  for (const CampaignPlayer& player : players) {
    if (!player.transferred.is_null()) {
      who.push_back(player.transferred);
      continue;
    }
    const auto deck = player.deck ? player.deck : deck_for(catalog, scripts, player.avatar);
    if (!deck)
      throw SetupError("no pack has a deck for '" + player.avatar +
                       "'; give one with --deck FILE, or see misk list decks");
    who.push_back({{content::kDeckFor, player.avatar}, {"deck", deck_data(scripts, *deck)}});
  }
  Plain said = Plain::object();
  for (const auto& [key, value] : options) said[key] = value;
  said["seed"] = mix_seed(seed, 0) % 2000000000;
  campaign.state = state_of(ask_plain(scripts, "campaign_begin", {id, who, said}));
  return campaign;
}

bool is_campaign_file(const std::string& file) {
  const std::string bytes = content::read_disk_file(file, std::uint64_t{64} << 20);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  return first != std::string::npos && bytes[first] != '{';
}

namespace {

int read_schema(const content::Value& root) {
  const content::Value& schema = needed(root, "schema");
  const content::Value* const writer = root.find("misk");
  return format_of(campaign_format(), plain_from(schema),
                   writer && writer->is_text() ? writer->text("misk") : "", root.file(), schema.line());
}

/// The whole file, as the newest format has it.
Plain read_all(const content::Value& root) {
  const int schema = read_schema(root);
  Plain all = plain_from(root);
  campaign_format().bring_up(all, schema);
  return all;
}

const Plain& needed(const Plain& all, const content::Value& root, const char* key) {
  if (!all.contains(key))
    fail(root.file(), 1, std::string("the campaign lacks `") + key + "`", "write it again");
  return all.at(key);
}

std::string read_game(const Plain& all, const content::Value& root) {
  const Plain& game = needed(all, root, "game");
  if (!game.is_primitive())
    fail(root.file(), line_of(root, {"game"}), "`game` is no text", "write the game's id");
  return text_of(game);
}

std::uint64_t read_seed(const Plain& value, const content::Value& root) {
  const std::string text = text_of(value);
  const auto seed = text::whole_number<std::uint64_t>(text);
  if (!seed) fail(root.file(), line_of(root, {"seed"}), "`seed` is no number", "write a whole number");
  return *seed;
}

}  // namespace

std::string campaign_game(const std::string& file) {
  return with_mend(file, [&] {
    const content::Value root = read_root(file);
    return read_game(read_all(root), root);
  });
}

std::unique_ptr<Scripts> campaign_scripts(const Catalog& catalog, const std::string& file) {
  return with_mend(file, [&] {
    const content::Value root = read_root(file);
    const std::string game = read_game(read_all(root), root);
    const int line = line_of(root, {"game"});
    const content::Pack* const pack = catalog.library().find(game);
    if (!pack || pack->manifest.kind != content::PackKind::game) {
      std::vector<std::string> games;
      for (const content::Pack& each : catalog.library().packs)
        if (each.manifest.kind == content::PackKind::game) games.push_back(each.id());
      fail(file, line, "there is no game " + content::in_quotes(game),
           content::did_you_mean(game, games, "see misk list games, or install it"));
    }
    auto scripts = std::make_unique<Scripts>(catalog, game);
    if (!scripts->ok()) throw SetupError(file + ": the packs of its game do not load; see misk check");
    if (!scripts->host().has_export("campaign_check"))
      fail(file, line, "the game " + content::in_quotes(game) + " has no campaigns",
           "write the game it is of");
    return scripts;
  });
}

Campaign read_campaign(const std::string& file, Scripts& scripts) {
  return with_mend(file, [&] {
    const content::Value root = read_root(file);
    Campaign campaign;
    campaign.file = file;
    Plain state = read_all(root);
    campaign.game = read_game(state, root);
    campaign.seed = read_seed(needed(state, root, "seed"), root);
    if (const auto running = state.find("running"); running != state.end()) {
      if (!running->is_boolean())
        fail(file, line_of(root, {"running"}), "`running` is " + content::in_quotes(text_of(*running)),
             "write true or false");
      campaign.running = *running;
    }
    if (const auto undo = state.find("undo"); undo != state.end()) {
      const auto named = undo_named(undo->is_string() ? undo->get<std::string>() : "");
      if (!named)
        fail(file, line_of(root, {"undo"}), "`undo` is " + content::in_quotes(text_of(*undo)),
             "write free, unseen or none");
      campaign.undo = *named;
    }
    const Plain& packs = needed(state, root, "packs");
    if (!packs.is_array()) fail(file, line_of(root, {"packs"}), "`packs` is no list", "write a list");
    const Plain files = state.value(kPackFiles, Plain::object());
    for (std::size_t i = 0; i < packs.size(); ++i) {
      campaign.packs.push_back(read_pack(root, packs[i], static_cast<int>(i) + 1));
      if (const auto its = files.find(campaign.packs.back().id); its != files.end())
        campaign.packs.back().files = hashes_from(*its);
    }
    for (const std::string& key : kOwnKeys) state.erase(key);
    state.erase(kPackFiles);
    const Plain checked = ask_plain(scripts, "campaign_check", {state});
    try {
      for (const Plain& problem : checked.at("problems"))
        fail(file, line_of(root, problem.value("path", Plain::array())), problem.at("message"),
             problem.at("mend"));
      campaign.state = checked.at("state");
    } catch (const Plain::exception&) {
      throw SetupError(
          "what the game's export 'campaign_check' gives has no 'problems' or 'state' as it must; a "
          "pack that overrides it does that");
    }
    return campaign;
  });
}

void write_campaign(const Campaign& campaign, Scripts& scripts) {
  if (campaign.file.empty()) return;
  Plain all = {{"schema", campaign_format().newest()},
               {"misk", kVersion},
               {"game", campaign.game},
               {"seed", std::to_string(campaign.seed)},
               {"undo", kUndoNames[static_cast<int>(campaign.undo)]},
               {"packs", Plain::array()}};
  for (const SavedPack& pack : campaign.packs) {
    all["packs"].push_back({{"id", pack.id}, {"version", pack.version}, {"hash", pack.hash}});
    if (!pack.play_hash.empty()) all["packs"].back()["play_hash"] = pack.play_hash;
    if (!pack.files.empty()) all[kPackFiles][pack.id] = plain_hashes(pack.files);
  }
  all["running"] = campaign.running;
  for (const auto& [key, value] : campaign.state.items()) all[key] = value;
  std::vector<std::string> order = kOwnKeys;
  for (const Plain& key : ask_plain(scripts, "campaign_keys", {})) order.push_back(key);
  order.push_back(kPackFiles);
  const std::string text =
      "# A campaign of misk. It can be edited between scenarios; misk campaign show FILE says whether it is "
      "sound.\n" +
      plain_to_yaml(all, order);
  std::error_code error;
  if (std::filesystem::exists(campaign.file, error))
    store::write_own(campaign.file + ".bak", content::read_disk_file(campaign.file, kFileLimits.bytes));
  store::write_whole(campaign.file, text);
}

std::string scenario_save(const std::string& file) {
  std::filesystem::path path(file);
  path.replace_extension(".scenario.misk");
  return path.string();
}

Setup next_setup(const Campaign& campaign, Scripts& scripts) {
  const Plain said = state_of(ask_plain(scripts, "campaign_setup", {campaign.state}));
  Setup setup;
  setup.scenario = said.at("scenario");
  setup.avatars = said.at("avatars").get<std::vector<std::string>>();
  for (const auto& [key, value] : said.at("options").items()) setup.options[key] = value;
  for (const Plain& each : said.at("decks")) {
    content::Deck deck;
    deck.name = each.at("name");
    deck.avatar = each.at(content::kDeckFor);
    for (const auto& [card, count] : each.at("cards").items()) deck.cards.push_back({card, count, 0});
    for (const Plain& pack : each.value("collection", Plain::array())) deck.collection.push_back(pack);
    deck.options = options_from(each.value("options", Plain::object()));
    setup.deck_files.push_back("deck of " + deck.name);
    setup.deck_texts.push_back(content::to_yaml(deck));
  }
  setup.campaign = plain_to_json(said.at("campaign"));
  setup.seed = mix_seed(campaign.seed, campaign.state.at("history").size() + 1);
  return setup;
}

void record_game(Campaign& campaign, Scripts& scripts, const Game& game) {
  Plain result = state_of(ask_plain(scripts, "campaign_result", {}));
  result["save"] = text::hex_text(mix_seed(game.session().hash(), game.setup().seed));
  campaign.state = state_of(ask_plain(scripts, "campaign_record", {campaign.state, result}));
  campaign.running = false;
}

std::vector<CampaignChoice> campaign_choices(const Campaign& campaign, Scripts& scripts,
                                             const Plain& action) {
  std::vector<CampaignChoice> choices;
  for (const Plain& each : ask_plain(scripts, "campaign_choices", {campaign.state, action})) {
    CampaignChoice choice;
    choice.text = each.at("text");
    choice.kind = each.at("kind");
    choice.action = each.at("action");
    choice.more = each.value("more", false);
    choice.deck = each.value("deck", false);
    choice.avatar = choice.action.value(content::kDeckFor, "");
    choice.card = each.value("card", "");
    choices.push_back(std::move(choice));
  }
  return choices;
}

void campaign_do(Campaign& campaign, Scripts& scripts, const Plain& action) {
  campaign.state = state_of(ask_plain(scripts, "campaign_do", {campaign.state, action}));
}

namespace {

/// A random source seeded from the state, so that a resumed campaign comes to the same end.
kernel::Random chances_of(const Campaign& campaign) {
  std::uint64_t h = 1469598103934665603ULL;
  for (const char c : campaign.state.dump()) h = (h ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  kernel::Random random{};
  random.seed(mix_seed(campaign.seed, h));
  return random;
}

/// Completes a choice at random and carries it out. False if that is impossible.
bool try_choice(Campaign& campaign, const Catalog& catalog, Scripts& scripts, CampaignChoice choice,
                kernel::Random& random) {
  while (choice.more) {
    auto rest = campaign_choices(campaign, scripts, choice.action);
    std::erase_if(rest, [&](const CampaignChoice& each) {
      return each.deck && !deck_for(catalog, scripts, each.avatar);
    });
    if (rest.empty()) return false;
    choice = rest[random.below(static_cast<std::uint32_t>(rest.size()))];
  }
  if (choice.deck) choice.action["deck"] = deck_data(scripts, *deck_for(catalog, scripts, choice.avatar));
  const Plain said = ask_plain(scripts, "campaign_do", {campaign.state, choice.action});
  if (!said.is_object()) return false;
  campaign.state = said;
  return true;
}

}  // namespace

bool bot_step(Campaign& campaign, const Catalog& catalog, Scripts& scripts) {
  constexpr std::uint32_t kGoesOn = 4;  // 1 time in 4 it forgoes further improvements
  kernel::Random random = chances_of(campaign);
  auto choices = campaign_choices(campaign, scripts);
  const bool leaves = random.below(kGoesOn) == 0;
  for (const char* const kind : {"needed", "improve", "go_on", "other"}) {
    std::vector<CampaignChoice> these;
    for (const CampaignChoice& each : choices)
      if (each.kind == kind) these.push_back(each);
    if (leaves && std::string(kind) == "improve") continue;
    while (!these.empty()) {
      const auto at = random.below(static_cast<std::uint32_t>(these.size()));
      if (try_choice(campaign, catalog, scripts, these[at], random)) return true;
      these.erase(these.begin() + at);
    }
  }
  return false;
}

}  // namespace misk::game
