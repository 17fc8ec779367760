// The rules' common names, the table, and words for scripts.
#include <algorithm>
#include <stdexcept>

#include "kernel/tiny_game.hpp"

namespace tiny {

// --- Rules
Rules::Rules() {
  for (const char* name : {"coin", "wound", "hope"}) image.counters.add(name);
  for (const char* name : {"spent", "hidden"}) image.flags.add(name);
  for (const char* name : {"round", "score", "turn_of"}) image.globals.add(name);
  for (const char* name : {"game", "day", "hour"}) image.periods.add(name);
  for (const char* name : {"beast", "tool", "magic", "red"}) image.tags.add(name);
  auto zone = [&](const char* name, bool per_player, bool in_play, PlaceBy place, bool attached,
                  Visible visible) {
    image.zones.push_back({.name = name,
                           .per_player = per_player,
                           .in_play = in_play,
                           .visible = visible,
                           .place = place,
                           .attached = attached});
  };
  zone("limbo", false, false, PlaceBy::none, false, Visible::none);
  zone("board", false, true, PlaceBy::itself, false, Visible::all);
  zone("crew", false, true, PlaceBy::parent, false, Visible::all);
  zone("wild", false, true, PlaceBy::parent, false, Visible::all);
  zone("field", true, true, PlaceBy::player, false, Visible::all);
  zone("worn", false, true, PlaceBy::parent, true, Visible::all);
  zone("hand", true, false, PlaceBy::player, false, Visible::owner);
  zone("deck", true, false, PlaceBy::none, false, Visible::none);
  zone("pile", true, false, PlaceBy::none, false, Visible::all);
  zone("bag", false, false, PlaceBy::none, false, Visible::none);
  card("nothing");  // definition 0 means "no component"
  card("avatar");
  value("might");
  value("toll");
  value("dull");
  value("depth", "", false);
  set("crew", {"crew"});
  set("places", {"board"});
  set("beasts", {"wild"}, "it is beast");
  set("cards", {"field"});
  set("mine", {"field"}, "", "you");
  set("held", {"hand"}, "", "you");
  for (const char* name : {"hurt", "dawn", "tries", "done"}) point(name);
  window("free");
  procedure("game");
  image.policy.main = image.find_procedure("game");
}

CardWords Rules::card(const std::string& name) {
  const auto id = static_cast<Id>(image.definitions.size());
  Definition definition;
  definition.id = definition.title = name;
  definition.title_id = image.titles.add(name);
  definition.discard_zone = image.find_zone("pile");
  image.definitions.push_back(definition);
  image.definition_index[name] = id;
  return {*this, id};
}

ProcedureWords Rules::procedure(const std::string& name, const std::vector<std::string>& locals) {
  Id id = image.find_procedure(name);
  if (id == kNoId) {
    id = static_cast<Id>(image.procedures.size());
    Procedure procedure;
    procedure.name = name;
    image.procedures.push_back(procedure);
  }
  if (!locals.empty()) image.procedures[id].locals = locals;
  return {*this, id};
}

Id Rules::point(const std::string& name) {
  TimingPoint point;
  point.name = name;
  image.points.push_back(point);
  return static_cast<Id>(image.points.size() - 1);
}

Id Rules::window(const std::string& name, const std::string& last) {
  WindowDef window;
  window.name = name;
  window.last = x(last);
  image.windows.push_back(window);
  return static_cast<Id>(image.windows.size() - 1);
}

Id Rules::set(const std::string& name, std::initializer_list<const char*> zones, const std::string& where,
              const std::string& player) {
  SetDef set;
  set.name = name;
  for (const char* zone : zones) set.from.push_back({image.find_zone(zone), x(player)});
  set.where = x(where);
  image.sets.push_back(set);
  return static_cast<Id>(image.sets.size() - 1);
}

Id Rules::value(const std::string& name, const std::string& base, bool floor) {
  const Id id = image.values_names.add(name);
  image.values.push_back({name, x(base), floor});
  return id;
}

FunctionId Rules::function(Script script) {
  functions.push_back({std::move(script), nullptr});
  return static_cast<FunctionId>(functions.size() - 1);
}
FunctionId Rules::function(Query query) {
  functions.push_back({{}, std::move(query)});
  return static_cast<FunctionId>(functions.size() - 1);
}

Id Rules::ability(const std::string& name) const {
  for (std::size_t i = 0; i < image.abilities.size(); ++i)
    if (image.abilities[i].name == name) return static_cast<Id>(i);
  throw std::invalid_argument("no ability " + name);
}

// --- Table
namespace {
const Image& frozen(Rules& rules) {
  rules.image.freeze();
  return rules.image;
}
}  // namespace

Table::Table(Rules& said, int players)
    : rules(said), scripts(said.functions), kernel(frozen(said), scripts), session(kernel) {
  scripts.kernel = &kernel;
  kernel.clear(players);
  for (int p = 0; p < players; ++p)
    kernel.mutable_state().avatars[p] =
        kernel.create(rules.image.find_definition("avatar"), zone("crew"), static_cast<std::uint8_t>(p));
}

ComponentId Table::put(const std::string& card, const std::string& zone_name, int player,
                       ComponentId parent) {
  const Id definition = rules.image.find_definition(card);
  if (definition == kNoId) throw std::invalid_argument("no card " + card);
  const ComponentId id =
      kernel.create(definition, zone(zone_name, player), static_cast<std::uint8_t>(player));
  kernel.mutable_state().components[id].parent = parent;
  return id;
}

std::vector<ComponentId> Table::cards(const std::string& zone_name, int player) const {
  std::vector<ComponentId> ids;
  kernel.each_in_zone(zone(zone_name, player), [&](ComponentId c) {
    ids.push_back(c);
    return true;
  });
  return ids;
}

std::vector<std::string> Table::names(const std::string& zone_name, int player) const {
  std::vector<std::string> list;
  for (ComponentId id : cards(zone_name, player))
    list.push_back(rules.image.definitions[kernel.component(id).definition].id);
  return list;
}

int Table::counter(ComponentId id, const std::string& name) const {
  return kernel.component(id).counters[rules.image.counters.find(name)];
}
int Table::global(const std::string& name) const {
  return kernel.state().globals[rules.image.globals.find(name)];
}
int Table::value(ComponentId id, const std::string& name, ComponentId that) const {
  return kernel.value(id, rules.image.values_names.find(name), that);
}
std::int32_t Table::x(const std::string& text, Context context) {
  return kernel.evaluate(compile(rules.image, text), context);
}

int Table::asked() const {
  const Request& request = kernel.request();
  if (session.status() != Status::asking || !request.open) return -1;
  for (const Part& part : request.parts)
    if (!part.answered) return part.player;
  return -1;
}

std::vector<std::string> Table::offered() const {
  std::vector<std::string> list;
  const Request& request = kernel.request();
  if (asked() < 0) return list;
  const auto part =
      std::find_if(request.parts.begin(), request.parts.end(), [](const Part& p) { return !p.answered; });
  auto title = [&](ComponentId id) { return rules.image.definitions[kernel.component(id).definition].id; };
  for (std::uint32_t i = part->first; i < part->first + part->count; ++i) {
    const Option& option = request.options[i];
    switch (option.kind) {
      case OptionKind::pass:
        list.emplace_back("pass");
        break;
      case OptionKind::ability:
        list.push_back(rules.image.abilities[option.ability].name +
                       (option.target ? "@" + title(option.target) : ""));
        break;
      case OptionKind::component:
        list.push_back(title(option.comp));
        break;
      case OptionKind::label:
        list.push_back(request.labels[static_cast<std::size_t>(option.value)]);
        break;
    }
  }
  return list;
}

bool Table::choose(const std::string& option) {
  const auto list = offered();
  const auto found = std::find(list.begin(), list.end(), option);
  return found != list.end() && session.answer(asked(), {static_cast<std::int32_t>(found - list.begin())});
}

std::string Table::fault() const {
  const State& s = kernel.state();
  int total = 0;
  for (int z = 0; z < s.zone_count; ++z) {
    int n = 0;
    ComponentId before = 0;
    for (ComponentId c = s.zones[z].first; c; c = s.components[c].next) {
      if (!kernel.valid(c)) return "a zone leads to no component";
      if (s.components[c].zone != z || s.components[c].prev != before) return "a zone's list is broken";
      if (++n > s.zones[z].count) return "a zone's list is too long";
      before = c;
    }
    if (n != s.zones[z].count || s.zones[z].last != before) return "a zone's list is too short";
    total += n;
  }
  if (total != s.component_count) return "a component is in no zone";
  for (ComponentId id = 1; id <= s.component_count; ++id) {
    const Component& c = s.components[id];
    for (const std::int16_t n : c.counters)
      if (n < 0) return "a counter is below zero";
    if (c.parent > s.component_count) return "a parent that is not there";
    const bool listens = rules.image.zones[kernel.zone_kind(c.zone)].listens;
    if (listens != ((s.live[id >> 6] >> (id & 63) & 1) != 0)) return "the bits of what is live are wrong";
  }
  if (session.status() == Status::asking && (asked() < 0)) return "nobody is asked";
  if (session.status() == Status::asking && kernel.request().from != FrameKind::ask && offered().empty())
    return "a prompt without options";
  return "";
}

// --- words for scripts
ComponentId me(Entry& run) {
  return run.call.me;
}
ComponentId you(Entry& run) {
  return run.call.you;
}
ComponentId target(Entry& run) {
  return run.call.target;
}

Stage say(std::vector<std::string>& log, const std::string& word) {
  return [&log, word](Entry&) {
    log.push_back(word);
    return Go::next;
  };
}
Stage add(const std::string& counter, Who who, int n) {
  return [=](Entry& run) {
    run.kernel.add_counter(who(run), run.kernel.image().counters.find(counter), n);
    return Go::next;
  };
}
Script deal(const std::string& point, const std::string& counter, Who who, int n) {
  auto participants = [=](Entry& run, Participants& v, std::int32_t amount) {
    v[0] = run.call.you;
    v[1] = who(run);
    v[2] = run.call.me;
    v[3] = amount;
    v[4] = 0;
  };
  return {[=](Entry& run) {
            Participants v{};
            std::int32_t amount = 0;
            bool goes_on = false;
            participants(run, v, n);
            if (!run.kernel.announce_before(run.kernel.image().find_point(point), v, amount, goes_on))
              return Go::yield;
            run.values = {goes_on, amount};
            return Go::next;
          },
          [=](Entry& run) {
            if (!run.values[0]) return Go::next;
            Participants v{};
            run.kernel.add_counter(who(run), run.kernel.image().counters.find(counter), run.values[1]);
            participants(run, v, run.values[1]);
            return run.kernel.announce_after(run.kernel.image().find_point(point), v) ? Go::yield : Go::next;
          }};
}
Stage cancel(int bits) {
  return [=](Entry& run) {
    run.kernel.frame_by_serial(run.call.event)->timing.flags |= bits;
    return Go::next;
  };
}
Stage reduce(int n) {
  return [=](Entry& run) {
    run.kernel.frame_by_serial(run.call.event)->timing.participants[kAmount] -= n;
    return Go::next;
  };
}
Stage after(const std::string& point, Who who, int n) {
  return [=](Entry& run) {
    const Participants v = {run.call.you, who(run), run.call.me, n, 0};
    return run.kernel.announce_after(run.kernel.image().find_point(point), v) ? Go::yield : Go::next;
  };
}
namespace {

Script flushed() {
  // Releases everything that a test holds back.
  const Stage flush = [](Entry& run) { return run.kernel.flush() ? Go::yield : Go::next; };
  return {flush, flush, flush, flush};
}

}  // namespace

Script together(const Script& stages) {
  const Script held{[](Entry& run) {
    run.kernel.hold();
    return Go::next;
  }};
  return held + stages + Script{[](Entry& run) { return run.kernel.release() ? Go::yield : Go::next; }} +
         flushed();
}
Stage begin(const std::string& procedure, const std::vector<std::pair<int, std::int32_t>>& locals) {
  return [=](Entry& run) {
    run.kernel.call_procedure(run.kernel.image().find_procedure(procedure), locals);
    return Go::yield;
  };
}
Stage ask(int player, const std::vector<std::string>& labels, int min, int max) {
  return [=](Entry& run) {
    Request request;
    request.labels = labels;
    for (std::size_t i = 0; i < labels.size(); ++i) {
      Option option;
      option.value = static_cast<std::int32_t>(i);
      request.options.push_back(option);
    }
    Part part;
    part.player = static_cast<std::uint8_t>(player);
    part.min = min;
    part.max = max;
    part.count = static_cast<std::uint32_t>(labels.size());
    request.parts.push_back(part);
    run.kernel.ask(std::move(request));
    return Go::yield;
  };
}
Stage fail() {
  return [](Entry&) { return Go::fail; };
}
Script operator+(Script a, const Script& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

}  // namespace tiny
