#include "game/bot.hpp"

#include <lua.hpp>

#include "content/suggest.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/handle.hpp"
#include "text/joined.hpp"

namespace misk::game {

using kernel::kNoId;

int waiting_part(const kernel::Request& request) {
  for (std::size_t i = 0; i < request.parts.size(); ++i)
    if (!request.parts[i].answered) return static_cast<int>(i);
  return -1;
}

void RandomBot::choose(Game& game, std::size_t index, std::vector<std::int32_t>& choices) {
  const kernel::Part& part = game.kernel().request().parts[index];
  choices.clear();
  const auto span = static_cast<std::uint32_t>(part.max - part.min) + 1;
  const auto n = part.min + static_cast<std::int32_t>(span ? random_.below(span) : random_.next());
  if (part.numeric) {
    choices.push_back(n);
    return;
  }
  pool_.clear();
  for (std::uint32_t i = 0; i < part.count; ++i) pool_.push_back(static_cast<std::int32_t>(i));
  for (std::int32_t i = 0; i < n && !pool_.empty(); ++i) {
    const std::uint32_t at = random_.below(static_cast<std::uint32_t>(pool_.size()));
    choices.push_back(pool_[at]);
    pool_[at] = pool_.back();
    pool_.pop_back();
  }
}

namespace {

/// A bot written in Lua: the game exports `NAME(view) -> list of indexes` (or a number, if one is asked for).
///
/// view = { prompt, purpose = what the game calls this kind of question ("" if nothing), player = avatar,
/// min, max, numeric, from = "window"|"timing"|..., name = name of the window or timing point, subject,
/// options = { { kind = "pass"|"ability"|"component"|"label", text, name = what a label stands for, ability =
/// name, tags = { fight = true, ... }, card, target } ... } }. Cards that the player may not see are left
/// out.
class ScriptBot : public Bot {
 public:
  ScriptBot(std::string name, Scripts& scripts) : name_(std::move(name)), scripts_(scripts) {}
  void begin(std::uint64_t seed) override { random_.begin(seed); }
  void choose(Game& game, std::size_t part, std::vector<std::int32_t>& choices) override {
    if (ask(game, part, choices)) {
      const auto player = game.kernel().request().parts[part].player;
      if (game.kernel().allowed(player, choices)) return;
    }
    ++slips;
    random_.choose(game, part, choices);
  }

 private:
  bool ask(Game& game, std::size_t index, std::vector<std::int32_t>& choices);
  void push_option(lua_State* L, Game& game, const kernel::Option& option, std::uint8_t player);

  std::string name_;
  Scripts& scripts_;
  RandomBot random_;
};

constexpr int kMostChoices = 1000;

const char* frame_name(kernel::FrameKind kind) {
  switch (kind) {
    case kernel::FrameKind::procedure:
      return "procedure";
    case kernel::FrameKind::timing:
      return "timing";
    case kernel::FrameKind::window:
      return "window";
    case kernel::FrameKind::ability:
      return "ability";
    case kernel::FrameKind::script:
      return "script";
    case kernel::FrameKind::ask:
      return "ask";
  }
  return "ask";
}

void set_text(lua_State* L, const char* key, const std::string& text) {
  lua_pushlstring(L, text.data(), text.size());
  lua_setfield(L, -2, key);
}

void ScriptBot::push_option(lua_State* L, Game& game, const kernel::Option& option, std::uint8_t player) {
  static const char* const kKinds[] = {"pass", "ability", "component", "label"};
  const kernel::Image& image = game.kernel().image();
  lua_createtable(L, 0, 6);
  lua_pushstring(L, kKinds[static_cast<int>(option.kind)]);
  lua_setfield(L, -2, "kind");
  if (option.kind == kernel::OptionKind::label) {
    const kernel::Request& request = game.kernel().request();
    set_text(L, "text", request.labels[static_cast<std::size_t>(option.value)]);
    set_text(L, "name", request.label_name(option));
  }
  if (option.kind == kernel::OptionKind::ability) {
    const kernel::Ability& ability = image.abilities[option.ability];
    set_text(L, "text", ability.text);
    set_text(L, "ability", ability.name);
    lua_newtable(L);
    ability.tags.each([&](kernel::Id tag) {
      lua_pushboolean(L, 1);
      lua_setfield(L, -2, image.tags[tag].c_str());
    });
    lua_setfield(L, -2, "tags");
  }
  auto card = [&](const char* key, kernel::ComponentId id) {
    if (!id || !game.visible(id, player)) return;
    script::push_component(L, id);
    lua_setfield(L, -2, key);
  };
  card("card", option.comp);
  card("target", option.target);
}

bool ScriptBot::ask(Game& game, std::size_t index, std::vector<std::int32_t>& choices) {
  const kernel::Request& request = game.kernel().request();
  const kernel::Part& part = request.parts[index];
  script::Host& host = scripts_.host();
  choices.clear();
  bool sound = true;
  const bool ok = host.call_export(
      name_,
      [&](lua_State* L) {
        lua_createtable(L, 0, 11);
        set_text(L, "prompt", request.prompt);
        set_text(L, "purpose", request.purpose);
        set_text(L, "from", frame_name(request.from));
        const kernel::Image& image = game.kernel().image();
        if (request.id != kNoId && request.from == kernel::FrameKind::window)
          set_text(L, "name", image.windows[request.id].name);
        if (request.id != kNoId && request.from == kernel::FrameKind::timing)
          set_text(L, "name", image.points[request.id].name);
        script::push_component(L, game.kernel().state().avatars[part.player]);
        lua_setfield(L, -2, "player");
        lua_pushinteger(L, part.min);
        lua_setfield(L, -2, "min");
        lua_pushinteger(L, part.max);
        lua_setfield(L, -2, "max");
        lua_pushboolean(L, part.numeric);
        lua_setfield(L, -2, "numeric");
        if (request.subject && game.visible(request.subject, part.player)) {
          script::push_component(L, request.subject);
          lua_setfield(L, -2, "subject");
        }
        lua_createtable(L, static_cast<int>(part.count), 0);
        for (std::uint32_t i = 0; i < part.count; ++i) {
          push_option(L, game, request.options[part.first + i], part.player);
          lua_rawseti(L, -2, static_cast<int>(i) + 1);
        }
        lua_setfield(L, -2, "options");
        return 1;
      },
      [&](lua_State* L) {
        const auto choose = [&] {
          sound = sound && lua_isnumber(L, -1);
          choices.push_back(static_cast<std::int32_t>(lua_tointeger(L, -1)) - (part.numeric ? 0 : 1));
        };
        if (!lua_istable(L, -1)) return choose();
        const int n = script::taken_length(L, -1, kMostChoices);
        for (int i = 1; i <= n; ++i) {
          script::raw_item(L, -1, i);
          choose();
          lua_pop(L, 1);
        }
      });
  return ok && sound;
}

}  // namespace

std::vector<std::string> bot_names(const Scripts& scripts) {
  std::vector<std::string> names = {"random"};
  if (const_cast<Scripts&>(scripts).host().has_export("greedy")) names.emplace_back("greedy");
  return names;
}

std::unique_ptr<Bot> make_bot(const std::string& name, Scripts& scripts) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (scripts.host().has_export(name)) return std::make_unique<ScriptBot>(name, scripts);
  throw SetupError("no bot '" + name + "'; the game '" + scripts.game() + "' has " +
                   text::joined(bot_names(scripts)));
}

}  // namespace misk::game
