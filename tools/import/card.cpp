// A card of the community as a script.
//
// One file: one function for each type of card, over the same writer.
#include "import/card.hpp"

#include <algorithm>
#include <map>

#include "import/text.hpp"
#include "text/number.hpp"

namespace misk::importing {

namespace {

constexpr const char* kIcons[] = {"willpower", "intellect", "combat", "agility", "wild"};

bool is_player_type(const std::string& type) {
  return type == "asset" || type == "event" || type == "skill";
}

// The English text of a translated card, or else the card's own.
std::string english(Fields& fields, const std::string& key) {
  const std::string real = fields.text("real_" + key);
  const std::string own = fields.text(key);
  return real.empty() ? own : real;
}

// A table without sentences.
const Rules& no_rules() {
  static const Rules kNothing("{}", "");
  return kNothing;
}

class CardWriter {
 public:
  CardWriter(PackCard& card, const CardWorld& world)
      : card_(card),
        world_(world),
        rules_(world.unscripted.count(card.slug) ? no_rules() : world.rules),
        fields_(card.source->fields),
        type_(card.source->type) {}

  std::string write();

 private:
  void set(const std::string& name, const std::string& value) { figures_.push_back({name, {value}}); }
  void set_text(const std::string& name, const std::string& value) {
    if (!value.empty()) set(name, lua_string(value));
  }
  /// Writes a number of the card and returns it. Other values are left to a person.
  Number figure(const std::string& name, const std::string& key, bool per_investigator = false);
  void identity();
  void player_figures();
  void encounter_figures();
  void victory();
  /// The harm of an enemy's attack.
  void attack_figures();
  void location_figures();
  void investigator_figures();
  void weakness();
  void slots();
  void uses();
  void deck_rules();
  void deck_options();
  void deck_lines(const std::string& text);
  void other_side();
  /// The options of a customizable card. What they change is left to a person.
  void upgrade_sheet();
  void tokens();
  /// Reads what happens when a story card is resolved.
  void story();
  void take_facts();
  void read();
  void drop_rest(Fields& fields, const std::string& name, bool is_back);
  /// Removes fields that this type of card does not take, and reports them.
  void keep_taken();
  /// Puts completions in the place of what is not understood.
  void complete();
  bool is_word(const std::string& type, const std::string& text) const {
    return !world_.takes.word || world_.takes.word(type, text);
  }

  PackCard& card_;
  const CardWorld& world_;
  const Rules& rules_;
  Fields& fields_;
  std::string type_;
  CardFacts facts_;
  Scripted scripted_;
  std::vector<LuaField> figures_;
  std::vector<Part> first_;  // abilities made from figures
};

Number CardWriter::figure(const std::string& name, const std::string& key, bool per_investigator) {
  const Number number = fields_.number(key);
  if (number.is_plain()) {
    const std::string value = std::to_string(number.value);
    set(name, per_investigator && number.value > 0 ? "\"" + value + " * players\"" : value);
  } else if (number.kind != Number::Kind::none) {
    scripted_.leave({"Its " + name + " is " + number.to_string() + "."});
  }
  return number;
}

void CardWriter::identity() {
  set_text("name", card_.source->name);
  set_text("subtitle", plain(english(fields_, "subname")));
  if (card_.revealed.empty()) {  // an unrevealed side has the codes of its card to find its completions
    if (card_.codes.size() == 1) set_text("code", card_.codes.front());
    if (card_.codes.size() > 1) set("codes", lua_texts(card_.codes));
  }
  const std::string faction = lower(fields_.text("faction_code"));
  std::vector<std::string> classes, tags;
  if ((is_player_type(type_) || type_ == "investigator") && !faction.empty() && faction != "mythos")
    classes.push_back(tag_of(faction));
  for (const char* key : {"faction2_code", "faction3_code"})
    if (const std::string other = fields_.text(key); !other.empty()) classes.push_back(tag_of(other));
  std::erase_if(classes, [&](const std::string& name) {
    if (is_word("class", name)) return false;
    world_.dropped->push_back({"faction_code", card_.source->name, "there is no class '" + name + "'"});
    return true;
  });
  if (classes.size() == 1) set_text("class", classes.front());
  if (classes.size() > 1) set("class", lua_texts(classes));
  if (card_.is_signature && is_player_type(type_)) tags.emplace_back("signature");
  const Number level = fields_.number("xp");
  if (level.is_plain() && is_player_type(type_)) set("level", std::to_string(level.value));
  if (fields_.flag("is_unique") && type_ != "investigator") set("unique", "true");
  if (const std::vector<std::string> traits = traits_of(*card_.source); !traits.empty()) {
    std::vector<std::string> quoted;
    for (const std::string& trait : traits) quoted.push_back(lua_string(trait));
    set("traits", lua_list(quoted));
  }
  if (!tags.empty()) {
    std::vector<std::string> quoted;
    for (const std::string& tag : tags) quoted.push_back(lua_string(tag));
    set("tags", lua_list(quoted));
  }
  const Number quantity = fields_.number("quantity");
  const bool counts = card_.kind == "enemy" || card_.kind == "treachery" || is_place(card_.kind) ||
                      fields_.text("subtype_code") == "basicweakness";
  if (!world_.takes.field || world_.takes.field(card_.kind, "other_side"))
    set_text("other_side", card_.other_side);
  if (!world_.takes.field || world_.takes.field(card_.kind, "bonded")) set_text("bonded", card_.bonded);
  const Number bonded = fields_.number("bonded_count");
  const Number copies = bonded.is_plain() ? bonded : quantity;
  if ((counts || bonded.is_plain() || !card_.bonded.empty()) && copies.is_plain() && copies.value > 1)
    set("copies", std::to_string(copies.value));
}

void CardWriter::slots() {
  std::vector<std::string> names;
  for (const std::string& part : split(replaced(english(fields_, "slot"), ".", ","), ",")) {
    std::string slot = lower(part);
    int count = 1;
    if (const std::size_t by = slot.find(" x"); by != std::string::npos) {
      count = text::whole_number<int>(std::string_view(slot).substr(by + 2), 1, 4).value_or(1);
      slot = slot.substr(0, by);
    }
    if (!is_word("slot", slot)) {
      scripted_.leave({"It takes up a slot: " + part + "."});
      continue;
    }
    for (int i = 0; i < count; ++i) names.push_back(lua_string(slot));
  }
  if (!names.empty()) set("slots", lua_list(names));
}

// "Uses (4 ammo)." is in the text, and the text's reader must know the type.
void CardWriter::uses() {
  const std::string text = plain(english(fields_, "text"));
  static const Pattern kUses("uses ({n} {uses})");
  Captures captures;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!kUses.match(text, at, captures, [](std::size_t) { return true; })) continue;
    facts_.uses = uses_name(captures["uses"]);
    set("uses", "{ " + lua_key(facts_.uses) + " = " + captures["n"] + " }");
    return;
  }
}

void CardWriter::weakness() {
  const std::string subtype = lower(fields_.text("subtype_code"));
  if (subtype == "basicweakness") set_text("weakness", "basic");
  if (subtype == "weakness" && card_.is_signature) set_text("weakness", "signature");
  if (subtype == "weakness" && !card_.is_signature) set("weakness", "true");
}

void CardWriter::player_figures() {
  const Number cost = type_ == "skill" ? Number{} : fields_.number("cost");
  if (cost.is_plain()) set("cost", std::to_string(cost.value));
  if (cost.kind == Number::Kind::x && type_ == "event") set_text("cost", "x");
  if (cost.kind != Number::Kind::none && !cost.is_plain() &&
      !(cost.kind == Number::Kind::x && type_ == "event"))
    scripted_.leave({"Its cost is " + cost.to_string() + "."});
  std::vector<std::string> icons;
  for (const char* icon : kIcons) {
    const Number n = fields_.number(std::string("skill_") + icon);
    if (n.is_plain() && n.value > 0) icons.push_back(std::string(icon) + " = " + std::to_string(n.value));
  }
  if (!icons.empty()) set("icons", lua_list(icons));
  // Two of a title, unless the data says otherwise. Other cards are not chosen for a deck, or a keyword says
  // it.
  const Number limit = fields_.number("deck_limit");
  const bool is_chosen = fields_.text("subtype_code").empty() && !fields_.has("encounter_code") &&
                         !card_.is_signature && !fields_.has("bonded_to");
  if (limit.is_plain() && limit.value != 2 && is_chosen && !fields_.flag("exceptional") &&
      !fields_.flag("myriad"))
    set("deck_limit", std::to_string(limit.value));
  if (type_ == "asset") {
    slots();
    figure("health", "health");
    figure("sanity", "sanity");
    uses();
    if (fields_.has("encounter_code")) set("story", "true");
  }
  victory();
  weakness();
}

void CardWriter::victory() {
  const Number points = fields_.number("victory");
  if (!points.is_plain()) return;
  const std::string value = std::to_string(points.value);
  if (!world_.takes.field || world_.takes.field(card_.kind, "victory"))
    set("victory", value);
  else
    scripted_.leave({"Victory " + value + "."}, "such cards have no victory points");
}

void CardWriter::attack_figures() {
  for (const auto& [name, key] : {std::pair{"damage", "enemy_damage"}, std::pair{"horror", "enemy_horror"}}) {
    const Number number = fields_.number(key);
    if (number.is_plain() || number.kind == Number::Kind::none)
      set(name, std::to_string(number.value));
    else
      scripted_.leave({std::string("Its ") + name + " is " + number.to_string() + "."});
  }
}

void CardWriter::location_figures() {
  if (figure("shroud", "shroud").kind == Number::Kind::none && type_ == "location")
    scripted_.leave({"It has no shroud: it cannot be investigated."});
  if (figure("clues", "clues", !fields_.flag("clues_fixed")).kind == Number::Kind::none) set("clues", "0");
  // Without another side it has nothing to reveal.
  const bool has_back = fields_.flag("double_sided") || card_.back != nullptr ||
                        !fields_.text("back_text").empty() || !fields_.text("back_name").empty();
  if (type_ == "location" && !has_back) set("single_sided", "true");
  if (type_ == "location") return;
  figure("fight", "enemy_fight", fields_.flag("enemy_fight_per_investigator"));
  figure("health", "health", fields_.flag("health_per_investigator"));
  figure("evade", "enemy_evade", fields_.flag("enemy_evade_per_investigator"));
  attack_figures();
}

void CardWriter::encounter_figures() {
  if (type_ == "enemy") {
    const Number fight = figure("fight", "enemy_fight", fields_.flag("enemy_fight_per_investigator"));
    figure("health", "health", fields_.flag("health_per_investigator"));
    const Number evade = figure("evade", "enemy_evade", fields_.flag("enemy_evade_per_investigator"));
    attack_figures();
    // A dash is not a number: nothing can be attempted against it (Rules Reference: dash).
    if (fight.kind == Number::Kind::none)
      first_.push_back(
          {{"constant \"It has no fight value: it cannot be attacked.\" { me = { cannot_be_attacked = 1 } }"},
           false});
    if (evade.kind == Number::Kind::none)
      first_.push_back(
          {{"constant \"It has no evade value: it cannot be evaded.\" { me = { cannot_be_evaded = 1 } }"},
           false});
    weakness();
  } else if (type_ == "treachery") {
    weakness();
  } else if (!card_.revealed.empty()) {
    set_text("revealed", card_.revealed);
  } else if (is_place(card_.kind)) {
    location_figures();
  } else if (type_ == "act") {
    const Number clues = fields_.number("clues");
    if (clues.is_plain() && clues.value > 0) {
      const std::string n = std::to_string(clues.value);
      set("clues", fields_.flag("clues_fixed") ? n : "\"" + n + " * players\"");
    } else if (!clues.is_plain() && clues.kind != Number::Kind::none) {
      scripted_.leave({"Its clues are " + clues.to_string() + "."});
    }
  } else if (type_ == "agenda") {
    const Number doom = figure("doom", "doom", fields_.flag("doom_per_investigator"));
    // Without a number, doom alone does not advance it.
    if (!doom.is_plain()) set("objective", "true");
  }
  if (type_ != "scenario") {
    victory();
    const Number vengeance = fields_.number("vengeance");
    if (vengeance.is_plain() && vengeance.value >= 0) {
      const std::string value = std::to_string(vengeance.value);
      if (!world_.takes.field || world_.takes.field(card_.kind, "vengeance"))
        set("vengeance", value);
      else
        scripted_.leave({"Vengeance " + value + "."});
    }
  }
}

void CardWriter::deck_options() {
  const Value* const list = fields_.value("deck_options");
  if (list == nullptr || !list->is_list()) return;
  const auto any_of = [](const std::string& field, std::vector<std::string> values) -> std::string {
    if (values.empty()) return "";
    for (std::string& value : values) value = lua_string(value);
    return ", " + field + " = " + (values.size() == 1 ? values.front() : lua_list(values));
  };
  // With the word "other" an option is for cards that no other option allows. Without it, they take up a
  // place, too (Rules Reference: Multi-class Cards). Without the text: the first option that fits counts.
  std::string said = lower(fields_.text("back_text"));
  if (const size_t begin = said.find("deckbuilding options"); begin != std::string::npos)
    said = said.substr(begin, said.find("deckbuilding requirements", begin) - begin);
  const bool for_others = said.empty() || said.find(" other ") != std::string::npos;
  std::vector<std::string> out, needs;
  std::vector<LuaField> chosen;
  for (const Value& each : list->items("deck_options")) {
    if (!each.is_map()) continue;
    Fields option(each);
    for (const char* label : {"name", "error"}) option.value(label);
    std::vector<std::string> factions = option.texts("faction"), heals;
    for (std::string& faction : factions) faction = tag_of(faction);
    std::string fields = any_of("class", factions);
    fields += any_of("trait", option.texts("trait")) + any_of("type", option.texts("type")) +
              any_of("uses", option.texts("uses"));
    std::vector<std::string> taken = option.texts("slot");
    for (std::string& slot : taken) slot = lower(slot);
    fields += any_of("slot", taken);
    // ArkhamDB marks cards whose text must contain certain words.
    static const std::map<std::string, std::string> kMarks = {{"hh", "heal horror"}, {"hd", "heal damage"}};
    bool known = true;
    // The words of the text are said by the mark already, as a pattern.
    if (option.has("tag")) option.value("text");
    for (const std::string& mark : option.texts("tag")) {
      const auto it = kMarks.find(mark);
      known = known && it != kMarks.end();
      if (it != kMarks.end()) heals.push_back(it->second);
    }
    fields += any_of("text", heals);
    if (const Value* const level = option.value("level"); level != nullptr && level->is_map()) {
      Fields levels(*level);
      const Number min = levels.number("min"), max = levels.number("max");
      known = known && min.is_plain() && max.is_plain();
      fields += ", level = { " + std::to_string(min.value) + ", " + std::to_string(max.value) + " }";
    }
    if (const Number limit = option.number("limit"); limit.is_plain())
      fields += ", limit = " + std::to_string(limit.value) + (for_others ? ", other = true" : "");
    if (option.flag("not")) fields += ", never = true";
    // "At least 7 cards from each of 3 classes."
    std::string need;
    if (const Value* const least = option.value("atleast"); least != nullptr && least->is_map()) {
      Fields given(*least);
      const Number classes = given.number("factions"), count = given.number("min");
      known = known && classes.is_plain() && count.is_plain() && given.left().empty();
      need =
          "{ classes = " + std::to_string(classes.value) + ", count = " + std::to_string(count.value) + " }";
    }
    // One of several classes, which the deck chooses.
    const std::vector<std::string> choices = option.texts("faction_select");
    std::string choice = slug(option.text("id"));
    if (choice.empty()) choice = "secondary";
    known = known && std::none_of(chosen.begin(), chosen.end(), [&](const LuaField& made) {
              return !choices.empty() && made.first == choice;
            });
    const std::vector<std::string> left = option.left();
    if (!left.empty() || !known || fields.empty()) {
      world_.dropped->push_back({"deck_options." + (left.empty() ? std::string("*") : joined(left, "+")),
                                 card_.source->name,
                                 "write this option by hand: the importer does not know it"});
      scripted_.leave({"Deckbuilding: one more option."}, "the data says it in a way that is not known");
      continue;
    }
    if (!need.empty()) needs.push_back(need);
    if (choices.empty()) out.push_back("{ " + fields.substr(2) + " }");
    std::vector<std::string> names;
    for (const std::string& faction : choices) {
      names.push_back(lua_string(tag_of(faction)));
      out.push_back("{ class = " + names.back() + fields + ", if_chosen = { " + lua_key(choice) + " = " +
                    names.back() + " } }");
    }
    if (!choices.empty()) chosen.push_back({choice, {lua_list(names)}});
  }
  if (!needs.empty()) set("deck_needs", lua_list(needs));
  if (!chosen.empty()) figures_.push_back({"deck_choices", lua_table("", chosen)});
  if (!out.empty())
    figures_.push_back({"deck_options", lua_table("", [&] {
                          std::vector<LuaField> items;
                          for (const std::string& item : out) items.push_back({"", {item}});
                          return items;
                        }())});
}

void CardWriter::deck_rules() {
  const Value* const given = fields_.value("deck_requirements");
  std::string size;
  if (given != nullptr && given->is_text()) {
    for (const std::string& part : split(given->text("deck_requirements"), ","))
      if (part.starts_with("size:")) size = part.substr(5);
  } else if (given != nullptr && given->is_map()) {
    Fields object(*given);
    size = object.text("size");
  }
  size = trimmed(size);
  if (!size.empty() && size.size() < 4 &&
      std::all_of(size.begin(), size.end(), [](char c) { return c >= '0' && c <= '9'; }))
    set("deck_size", size);
  deck_options();
  if (!card_.required.empty()) {
    std::vector<std::string> quoted;
    for (const std::vector<std::string>& ids : card_.required)
      quoted.push_back(ids.size() == 1 ? lua_string(ids.front()) : lua_texts(ids));
    set("requires", lua_list(quoted));
  }
}

void CardWriter::investigator_figures() {
  for (const char* skill : {"willpower", "intellect", "combat", "agility"})
    figure(skill, std::string("skill_") + skill);
  figure("health", "health");
  figure("sanity", "sanity");
  deck_rules();
}

void CardWriter::take_facts() {
  facts_.name = card_.source->name;
  facts_.traits = world_.traits;
  facts_.grammar = world_.unscripted.count(card_.slug) ? nullptr : world_.grammar;
  facts_.locations = world_.locations;
  facts_.investigators = world_.investigators;
}

void CardWriter::read() {
  take_facts();
  facts_.type = card_.kind == "event_card" ? "event" : is_place(card_.kind) ? "location" : type_;
  std::string text = english(fields_, "text");
  facts_.fast = is_player_type(type_) &&
                (plain(text).starts_with("Fast.") || plain(text).find("\nFast.") != std::string::npos);
  scripted_.add(read_text(rules_, facts_, text));
  upgrade_sheet();
}

// "□□ <b>Sharp.</b> It deals +1 damage.": two boxes, a name, and what it changes.
void CardWriter::upgrade_sheet() {
  const std::string kBox = "\xE2\x96\xA1";
  std::vector<std::string> options;
  std::set<std::string> taken;
  for (const std::string& line : lines_of(fields_.text("customization_text"))) {
    std::string rest = trimmed(line);
    int boxes = 0;
    for (; rest.starts_with(kBox); ++boxes) rest = trimmed(std::string_view(rest).substr(kBox.size()));
    const std::size_t end = rest.find("</b>");
    std::string name =
        rest.starts_with("<b>") && end != std::string::npos ? plain(rest.substr(3, end - 3)) : "";
    while (!name.empty() && std::string_view(".: ").find(name.back()) != std::string_view::npos)
      name.pop_back();
    // An upgrade is known by its name, and decks write a number behind it.
    name = trimmed(replaced(name, ",", ""));
    if (!name.empty() && name.back() >= '0' && name.back() <= '9') name += " more";
    while (!name.empty() && !taken.insert(name).second) name += " again";
    if (boxes > 0 && !name.empty())
      options.push_back("{ name = " + lua_string(name) + ", boxes = " + std::to_string(boxes) + " }");
    scripted_.leave(sentences(plain(rest)), "it stands on the upgrade sheet");
  }
  if (options.empty() || world_.bare.count(card_.slug) ||
      (world_.takes.field && !world_.takes.field(card_.kind, "upgrades")))
    return;
  set("upgrades", lua_list(options));
  scripted_.keywords.emplace_back("customizable");
}

// The back of an investigator. The size of the deck and what may be in it are in fields.
void CardWriter::deck_lines(const std::string& text) {
  const auto has_field = [&](const char* name) {
    return std::any_of(figures_.begin(), figures_.end(),
                       [&](const LuaField& each) { return each.first == name; });
  };
  static const Pattern kExperience("bonus experience: you begin the campaign with {n} additional experience");
  for (const std::string& line : paragraphs(plain(text))) {
    Captures captures;
    if (kExperience.match(line, 0, captures, [](std::size_t) { return true; })) {
      set("experience", captures["n"]);
      continue;
    }
    const bool is_in_fields =
        starts_fold(line, "deck size") || starts_fold(line, "deckbuilding") ||
        starts_fold(line, "additional restrictions") ||
        (starts_fold(line, "additional requirements") && has_field("deck_needs")) ||
        ((starts_fold(line, "secondary class choice") || starts_fold(line, "class choices")) &&
         has_field("deck_choices"));
    if (!is_in_fields) scripted_.leave(sentences(line), "the back of an investigator");
  }
}

// The back: another card, or the effect of turning it over.
void CardWriter::other_side() {
  Fields* const back = card_.back == nullptr ? nullptr : &card_.back->fields;
  std::string text = fields_.text("back_text");
  if (text.empty() && back != nullptr) {
    text = english(*back, "text");
  }
  if (card_.kind == "act" || card_.kind == "agenda") {
    if (!card_.reverse.empty()) {
      set_text("reverse", card_.reverse);
    } else if (text.empty() && !fields_.flag("double_sided") && !world_.by_author) {
      scripted_.leave({"Its other side is not in the data."});
    } else {
      scripted_.add(read_advance(rules_, facts_, text));
    }
  } else if (!card_.unrevealed.empty()) {
    for (const char* key : {"back_traits", "back_subname"}) fields_.value(key);
  } else if (is_place(card_.kind) && back == nullptr) {
    scripted_.add(read_unrevealed(rules_, facts_, text));
  } else if (card_.kind == "investigator") {
    deck_lines(text);
  } else if (card_.kind != "reference") {
    for (const std::string& line : paragraphs(plain(text))) scripted_.leave(sentences(line));
  }
}

void CardWriter::tokens() {
  take_facts();
  facts_.type = "reference";
  std::string back = fields_.text("back_text");
  if (back.empty() && card_.back != nullptr) back = english(card_.back->fields, "text");
  const auto front = read_tokens(rules_, facts_, english(fields_, "text"), scripted_);
  const auto hard = read_tokens(rules_, facts_, back, scripted_);
  std::vector<LuaField> symbols;
  for (const char* symbol : {"skull", "cultist", "tablet", "elder_thing"}) {
    const auto find = [&](const std::vector<LuaField>& side) -> Lines {
      for (const LuaField& each : side)
        if (each.first == symbol) return each.second;
      return {};
    };
    Lines easy_side = find(front);
    const Lines hard_side = find(hard);
    if (easy_side.empty() && hard_side.empty()) continue;
    if (easy_side.empty()) easy_side = {"{}"};
    std::vector<LuaField> sides = {{"", easy_side}};
    if (!hard_side.empty()) sides.push_back({"", hard_side});
    symbols.push_back({symbol, lua_table("", sides)});
  }
  if (!symbols.empty()) figures_.push_back({"tokens", lua_table("", symbols)});
}

void CardWriter::story() {
  take_facts();
  facts_.type = "story";
  scripted_.add(read_advance(rules_, facts_, english(fields_, "text")));
}

// Reports fields that the game does not take, and why. Fields that were not asked for are unknown.
void CardWriter::drop_rest(Fields& fields, const std::string& name, bool is_back) {
  static const std::vector<std::pair<std::vector<std::string>, std::string>> kReasons = {
      {{"flavor", "back_flavor", "illustrator", "back_illustrator", "real_flavor"},
       "the table does not show it"},
      {{"side_deck_requirements", "side_deck_options", "tags", "card_pool_extension", "sticky_mulligan",
        "preview", "abbreviation", "reprint_of"},
       "it is for building decks"},
      {{"starts_in_hand", "starts_in_play", "attachments"}, "the importer does not read it"},
      {{"customization_change"}, "it says in words what the upgrade sheet changes"},
      {{"back_name", "back_subname", "back_traits", "back_type", "back_text"}, "it is on the other side"},
      {{"errata_date"}, "it is about the text, and not in it"},
  };
  // Fields that repeat others, or that were handled when cards were linked.
  static const std::vector<std::string> kQuiet = {"code",
                                                  "real_name",
                                                  "type_code",
                                                  "pack_code",
                                                  "pack_name",
                                                  "pack_position",
                                                  "position",
                                                  "encounter_code",
                                                  "encounter_name",
                                                  "encounter_position",
                                                  "encounter_size",
                                                  "type_name",
                                                  "subtype_name",
                                                  "faction_name",
                                                  "faction2_name",
                                                  "faction3_name",
                                                  "url",
                                                  "double_sided",
                                                  "hidden",
                                                  "back_link",
                                                  "duplicate_of",
                                                  "duplicate_of_code",
                                                  "duplicate_of_name",
                                                  "duplicated_by",
                                                  "alternate_of",
                                                  "alternate_of_code",
                                                  "alternate_of_name",
                                                  "alternated_by",
                                                  "linked_to_code",
                                                  "linked_to_name",
                                                  "linked_card",
                                                  "bonded_to",
                                                  "bonded_cards",
                                                  "restrictions",
                                                  "myriad",
                                                  "exceptional",
                                                  "exile",
                                                  "deck_limit",
                                                  "customization_options",
                                                  "id",
                                                  "octgn_id",
                                                  "stage",
                                                  "quantity",
                                                  "subtype_code",
                                                  "faction_code",
                                                  "cycle_code",
                                                  "spoiler",
                                                  "real_text",
                                                  "real_traits",
                                                  "real_slot",
                                                  "real_subname",
                                                  "image_url",
                                                  "thumbnail_url",
                                                  "back_image_url",
                                                  "back_thumbnail_url",
                                                  "imagesrc",
                                                  "backimagesrc",
                                                  "deck_requirements",
                                                  "health_per_investigator",
                                                  "clues_fixed"};
  for (const std::string& key : kQuiet) fields.value(key);
  for (const std::string& key : fields.left()) {
    std::string reason = key.starts_with("taboo") ? "lists of taboos are not applied" : "an unknown field";
    if (is_back) reason = "it is on the other side";
    for (const auto& [keys, why] : kReasons)
      if (std::find(keys.begin(), keys.end(), key) != keys.end()) reason = why;
    world_.dropped->push_back({key, name, reason});
  }
  for (const std::string& key : fields.odd())
    world_.dropped->push_back({key, name, "its shape is not what it should be"});
}

void CardWriter::keep_taken() {
  if (!world_.takes.field) return;
  std::erase_if(figures_, [&](const LuaField& field) {
    if (world_.takes.field(card_.kind, field.first)) return false;
    world_.dropped->push_back({field.first, card_.source->name,
                               "a card that is written with `" + card_.kind + "` has no such field"});
    return true;
  });
}

void CardWriter::complete() {
  if (world_.completions == nullptr || world_.unscripted.count(card_.slug)) return;
  for (Part& part : scripted_.parts) {
    const Completion* const found = part.todo ? world_.completions->find(card_.codes, part.line) : nullptr;
    if (found == nullptr) continue;
    card_.completed_lines.insert(part.line);
    scripted_.todo -= part.sentences;
    ++scripted_.abilities;
    card_.completed += part.sentences;
    ++card_.completed_by[found->file];
    if (!found->text.empty()) scripted_.played = found->text;
    card_.add_tests(found->test);
    part = Part{};
    part.lines = lines_of(found->lua);
  }
  std::erase_if(scripted_.parts, [](const Part& part) { return part.lines.empty(); });
}

std::string CardWriter::write() {
  identity();
  if (world_.bare.count(card_.slug))
    scripted_.leave({"Its figures."}, "the card did not load with them");
  else if (is_player_type(type_))
    player_figures();
  else if (type_ == "investigator")
    investigator_figures();
  else
    encounter_figures();
  if (card_.kind == "reference")
    tokens();
  else if (card_.kind == "story_card")
    story();
  else
    read();
  other_side();
  if (fields_.flag("permanent") && type_ == "asset" && !scripted_.has("permanent")) set("permanent", "true");
  complete();
  card_.status = status_of(scripted_);
  card_.sentences = scripted_.sentences;
  card_.todo = scripted_.todo;
  std::vector<std::string> open = scripted_.instructions;
  for (const Part& part : scripted_.parts) {
    if (!part.why.empty()) card_.reasons.push_back(part.why);
    if (!part.printed.empty()) open.push_back(part.printed);
  }

  std::vector<std::string> keywords;
  for (const std::string& keyword : scripted_.keywords)
    if (const std::string quoted = lua_string(keyword);
        std::find(keywords.begin(), keywords.end(), quoted) == keywords.end())
      keywords.push_back(quoted);
  if (!keywords.empty()) set("keywords", lua_list(keywords));
  std::size_t at = figures_.size();
  if (!world_.by_author || card_.todo > 0) set_text("status", card_.status);
  if (card_.kind == "event_card") {
    set_text("text", scripted_.played);
  } else {
    set_text("text", joined(open, "\n"));
  }
  // Figures come before the status or its place, an event's effect after its text.
  static const std::vector<std::string> kFigures = {
      "fast",         "victory",       "spawn",          "prey",
      "prey_only",    "enters",        "discard_empty",  "limit_per_investigator",
      "attach_limit", "max_committed", "own_tests_only", "permanent",
      "objective"};
  for (const LuaField& field : scripted_.fields) {
    const bool is_there = std::any_of(figures_.begin(), figures_.end(),
                                      [&](const LuaField& each) { return each.first == field.first; });
    if (is_there) continue;
    if (std::find(kFigures.begin(), kFigures.end(), field.first) != kFigures.end())
      figures_.insert(figures_.begin() + static_cast<std::ptrdiff_t>(at++), field);
    else
      figures_.push_back(field);
  }
  keep_taken();
  if (card_.revealed.empty()) drop_rest(fields_, card_.source->name, false);
  if (card_.back != nullptr) drop_rest(card_.back->fields, card_.back->name, true);

  std::vector<Part> parts = first_;
  parts.insert(parts.end(), scripted_.parts.begin(), scripted_.parts.end());
  Lines lines;
  if (parts.empty()) {
    lines = lua_table("return " + card_.kind, figures_);
  } else {
    lines = {"return " + card_.kind + " {"};
    for (const std::string& line : indented(lua_fields(figures_))) lines.push_back(line);
    bool after_todo = false;
    for (const Part& part : parts) {
      // The remaining figures form one block.
      if (!part.todo || !after_todo || part.lines.size() > 1) lines.emplace_back("");
      after_todo = part.todo;
      for (const std::string& line : indented(part.lines)) lines.push_back(line);
      if (!part.todo && !lines.back().ends_with(',')) lines.back() += ",";
    }
    lines.emplace_back("}");
  }
  return joined(lines, "\n") + "\n";
}

}  // namespace

bool is_place(const std::string& kind) {
  return kind == "location" || kind == "enemy_location";
}

void PackCard::take(const PackCard& side) {
  if (status != "stub" && side.status != "complete") status = side.status;
  sentences += side.sentences;
  todo += side.todo;
  completed += side.completed;
  for (const auto& [file, n] : side.completed_by) completed_by[file] += n;
  completed_lines.insert(side.completed_lines.begin(), side.completed_lines.end());
  reasons.insert(reasons.end(), side.reasons.begin(), side.reasons.end());
  add_tests(side.tests);
}

void PackCard::add_tests(const std::string& lua) {
  tests += (tests.empty() || lua.empty() ? "" : "\n") + lua;
}

std::string status_of(const Scripted& scripted) {
  return scripted.todo > 0 ? "stub" : scripted.abilities > 0 ? "scripted" : "complete";
}

std::string constructor_of(const std::string& type) {
  static const std::map<std::string, std::string> kConstructors = {{"investigator", "investigator"},
                                                                   {"asset", "asset"},
                                                                   {"event", "event_card"},
                                                                   {"skill", "skill"},
                                                                   {"treachery", "treachery"},
                                                                   {"enemy", "enemy"},
                                                                   {"location", "location"},
                                                                   {"act", "act"},
                                                                   {"agenda", "agenda"},
                                                                   {"story", "story_card"},
                                                                   {"scenario", "reference"},
                                                                   {"enemy_location", "enemy_location"}};
  const auto it = kConstructors.find(type);
  return it == kConstructors.end() ? "" : it->second;
}

std::string folder_of(PackCard& card, const CardWorld& world) {
  Fields& fields = card.source->fields;
  const std::string set = fields.text("encounter_code");
  if (!set.empty()) {
    const auto it = world.encounter_sets.find(set);
    std::string name = slug(it == world.encounter_sets.end() ? set : it->second);
    return "cards/" + (name.empty() ? std::string("encounter") : name);
  }
  if (card.source->type == "investigator") return "cards/investigators";
  if (!fields.text("subtype_code").empty()) return "cards/weaknesses";
  const std::string faction = slug(fields.text("faction_code"));
  return "cards/" + (faction.empty() || faction == "mythos" ? std::string("encounter") : faction);
}

std::string write_card(PackCard& card, const CardWorld& world) {
  return CardWriter(card, world).write();
}

std::vector<std::string> traits_of(SourceCard& card) {
  std::vector<std::string> out;
  for (const std::string& part : split(plain(english(card.fields, "traits")), ". ")) {
    std::string trait = part;
    while (!trait.empty() && (trait.back() == '.' || trait.back() == ' ')) trait.pop_back();
    if (!trait.empty() && std::find(out.begin(), out.end(), trait) == out.end()) out.push_back(trait);
  }
  return out;
}

}  // namespace misk::importing
