#include "explain/console.hpp"

#include <algorithm>
#include <functional>
#include <set>

#include <lua.hpp>

#include "content/suggest.hpp"
#include "sandbox/raw.hpp"
#include "script/bind.hpp"
#include "text/letters.hpp"

namespace misk::game {

using kernel::ComponentId;
using kernel::Id;
using kernel::kNoId;

namespace {

constexpr std::size_t kMostLines = 60;       // of one reply that lists things
constexpr std::size_t kLongestLine = 16384;  // of a typed line
constexpr std::size_t kMostHistory = 500;

const char* const kHelp[] = {
    "you.NAME               looks: a line that changes nothing leaves no trace",
    "you.NAME = 10          changes: it is run as an effect, stands in the journal, and undo takes it back",
    "you, me                who is asked           it    the value of the last line",
    "card \"name\"            a card on the table by its name, id or number",
    "game                   the game's own numbers; game.round",
    ":cards [TEXT]          what can be made: create(\"id\", \"zone\", you)",
    ":zone [NAME]           what is where",
    ":you                   who is asked, and how the numbers come about",
    ":undo                  takes back the last answer or line",
    ":pack [ID]             whose names lines see",
    ":quit                  back to the game",
};

const std::vector<std::string> kCommands = {":cards", ":help", ":pack", ":quit", ":undo", ":you", ":zone"};

bool contains(const std::string& text, const std::string& what) {
  return text::folded(text).find(text::folded(what)) != std::string::npos;
}

std::string trimmed(const std::string& text) {
  std::size_t begin = 0, end = text.size();
  while (begin < end && text::is_space(text[begin])) ++begin;
  while (end > begin && text::is_space(text[end - 1])) --end;
  return text.substr(begin, end - begin);
}

void add_lines(std::vector<std::string>& to, const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    to.push_back(text.substr(at, end - at));
    at = end + 1;
  }
}

// The end of the Lua string or comment that begins at `at`; `at` itself if none begins there.
std::size_t after_text(const std::string& line, std::size_t at) {
  const char c = line[at];
  if (c == '"' || c == '\'') {
    std::size_t i = at + 1;
    for (; i < line.size() && line[i] != c; ++i)
      if (line[i] == '\\') ++i;
    return std::min(i + 1, line.size());
  }
  const bool comment = line.compare(at, 2, "--") == 0;
  const std::size_t bracket = comment ? at + 2 : at;
  if (line.compare(bracket, 2, "[[") == 0) {
    const std::size_t end = line.find("]]", bracket + 2);
    return end == std::string::npos ? line.size() : end + 2;
  }
  return comment ? std::min(line.find('\n', at), line.size()) : at;
}

// While it lives, it collects what scripts print and how they fail.
class Listening {
 public:
  explicit Listening(script::Host& host) : host_(host), before_(std::move(host.on_error)) {
    host.sandbox().set_print([this](const std::string&, const std::string& text) {
      if (printed.size() < kMostLines) printed.push_back(text);
    });
    host.on_error = [this](const script::Report& report) {
      if (report.by_hand)
        failure = report, failed = true;
      else if (before_)
        before_(report);
    };
  }
  ~Listening() {
    host_.sandbox().set_print(nullptr);
    host_.on_error = std::move(before_);
  }
  Listening(const Listening&) = delete;
  Listening& operator=(const Listening&) = delete;

  std::vector<std::string> printed;
  script::Report failure;
  bool failed = false;

 private:
  script::Host& host_;
  std::function<void(const script::Report&)> before_;
};

void tell_failure(const script::Report& failure, ConsoleReply& reply) {
  reply.failed = true;
  std::string text = failure.file;
  if (failure.line > 0) text += ":" + std::to_string(failure.line);
  text += (text.empty() ? "" : ": ") + failure.message;
  if (!failure.mend.empty()) text += "; " + failure.mend;
  reply.lines.push_back(text);
  // Adds the place in the pack's own scripts that caused it.
  if (failure.file != "console")
    add_lines(reply.lines, failure.details.substr(0, failure.details.find("\nwhat was")));
}

}  // namespace

std::string with_it(const std::string& line, const std::string& it, bool* used) {
  std::string out;
  bool own = false;  // the line declares its own `it`
  if (used) *used = false;
  for (std::size_t i = 0; i < line.size();) {
    if (const std::size_t end = after_text(line, i); end > i) {
      out += line.substr(i, end - i);
      i = end;
      continue;
    }
    if (!text::is_word(line[i])) {
      out += line[i++];
      continue;
    }
    std::size_t end = i;
    while (end < line.size() && text::is_word(line[end])) ++end;
    const std::string word = line.substr(i, end - i);
    std::size_t next = end, before = out.size();
    while (next < line.size() && line[next] == ' ') ++next;
    while (before > 0 && out[before - 1] == ' ') --before;
    const char left = before ? out[before - 1] : '\0';
    const bool member = left == ':' || (left == '.' && (before < 2 || out[before - 2] != '.'));
    const bool key = next < line.size() && line[next] == '=' && line.compare(next, 2, "==") != 0;
    own = own || (word == "it" && (key || (before >= 5 && out.compare(before - 5, 5, "local") == 0)));
    if (word == "it" && !member && !own) {
      if (used) *used = true;
      const bool bare = it.rfind("card(", 0) == 0 || text::is_letter(it[0]);
      out += bare ? it : "(" + it + ")";
    } else {
      out += word;
    }
    i = end;
  }
  return out;
}

Console::Console(Game& game, const std::string& pack) : game_(game) {
  const kernel::Image& image = game.kernel().image();
  const Id scenario = image.find_definition(game.setup().scenario);
  set_pack(pack.empty() ? image.definitions[scenario].pack : pack);
}

void Console::set_pack(const std::string& pack) {
  if (!game_.host().declared().game_of(pack).empty()) {
    pack_ = pack;
    return;
  }
  std::vector<std::string> known;
  for (const content::Pack& each : game_.catalog().library().packs)
    if (!game_.host().declared().game_of(each.id()).empty()) known.push_back(each.id());
  throw SetupError("no pack '" + pack + "' is loaded in this game; " +
                   content::did_you_mean(pack, known, "see misk list packs"));
}

ComponentId Console::you() const {
  const kernel::Request& request = game_.kernel().request();
  const kernel::State& s = game_.kernel().state();
  if (request.open)
    for (const kernel::Part& part : request.parts)
      if (!part.answered) return s.avatars[part.player];
  return s.avatars[0];
}

ConsoleReply Console::run(const std::string& line) {
  const std::string text = trimmed(line);
  if (text.empty()) return {};
  if (text.size() > kLongestLine) {
    ConsoleReply reply;
    reply.failed = true;
    reply.lines.emplace_back("this line is too long; put it into a file of a pack");
    return reply;
  }
  if (history_.empty() || history_.back() != text) history_.push_back(text);
  if (history_.size() > kMostHistory) history_.erase(history_.begin());
  return text[0] == ':' ? command(text) : evaluate(text);
}

void Console::tell_value(const script::LineValue& value, ConsoleReply& reply) {
  add_lines(reply.lines, value.text);
  if (!value.text.empty()) it_ = value.literal;
}

ConsoleReply Console::evaluate(const std::string& text) {
  ConsoleReply reply;
  script::Host& host = game_.host();
  bool used = false;
  const std::string script = with_it(text, it_, &used);
  if (used && it_.empty()) {
    reply.failed = true;
    reply.lines.emplace_back(
        "the last value cannot be kept from line to line; say again what you mean by 'it'");
    return reply;
  }
  const kernel::Intervention line{pack_, script};
  script::LineValue value;
  script::Report failure;
  bool changes = false;
  {
    Listening listening(host);
    if (host.look(line, you(), value, changes, failure)) {
      reply.lines = listening.printed;
      tell_value(value, reply);
      for (std::string& each : explained(script)) reply.lines.push_back(std::move(each));
      return reply;
    }
  }
  if (!changes) {
    tell_failure(failure, reply);
    return reply;
  }
  if (game_.status() != kernel::Status::asking) {
    reply.failed = true;
    reply.lines.emplace_back(game_.over()
                                 ? "the game is over, so nothing can be changed; :undo takes an answer back"
                                 : "nobody is asked, so nothing can be changed");
    return reply;
  }
  Listening listening(host);
  finished_ = host.lines_finished();
  reply.changed = game_.session().intervene(line);
  reply.lines = listening.printed;
  if (listening.failed) {
    tell_failure(listening.failure, reply);
  } else if (!reply.changed) {
    reply.failed = true;
    reply.lines.emplace_back("console:1: this goes round without an end; the line was undone");
  }
  if (!reply.changed) return reply;
  waiting_ = game_.kernel().intervening() && host.lines_finished() == finished_;
  if (waiting_)
    reply.lines.push_back("this line asks: " + game_.prompt_text(game_.kernel().request(), kAllKnowing));
  else if (!listening.failed)
    tell_value(host.line_value(), reply);
  return reply;
}

std::vector<std::string> Console::news() {
  if (!waiting_ || game_.kernel().intervening()) return {};
  waiting_ = false;
  ConsoleReply reply;
  if (game_.host().lines_finished() != finished_) tell_value(game_.host().line_value(), reply);
  return reply.lines;
}

std::vector<std::string> Console::explained(const std::string& text) const {
  // PREFIX.NAME, and NAME may be a value
  std::size_t begin = text.size();
  while (begin > 0 && text::is_word(text[begin - 1])) --begin;
  if (begin < 2 || text[begin - 1] != '.') return {};
  const Id value = game_.kernel().image().values_names.find(text.substr(begin));
  if (value == kNoId) return {};
  script::LineValue of;
  script::Report ignored;
  bool changes = false;
  if (!game_.host().look({pack_, text.substr(0, begin - 1)}, you(), of, changes, ignored) || !of.component)
    return {};
  std::vector<std::string> lines = game_.explain(of.component, value, kAllKnowing);
  if (!lines.empty()) lines.erase(lines.begin());  // drop the number itself
  return lines;
}

ConsoleReply Console::command(const std::string& text) {
  ConsoleReply reply;
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string word = text.substr(0, space), rest = trimmed(text.substr(space));
  if (word == ":help" || word == ":h" || word == ":?") {
    reply.lines.assign(std::begin(kHelp), std::end(kHelp));
  } else if (word == ":cards") {
    tell_cards(rest, reply);
  } else if (word == ":zone" || word == ":zones") {
    tell_zone(rest, reply);
  } else if (word == ":you") {
    tell_you(reply);
  } else if (word == ":undo") {
    reply.undo = true;
  } else if (word == ":quit" || word == ":q") {
    reply.leave = true;
  } else if (word == ":pack") {
    try {
      if (!rest.empty()) set_pack(rest);
      reply.lines.push_back("lines see the names of the pack " + pack_);
    } catch (const SetupError& error) {
      reply.failed = true;
      reply.lines.emplace_back(error.what());
    }
  } else {
    reply.failed = true;
    reply.lines.push_back("there is no " + word + "; " + content::did_you_mean(word, kCommands, "see :help"));
  }
  return reply;
}

void Console::tell_cards(const std::string& pattern, ConsoleReply& reply) const {
  const kernel::Kernel& k = game_.kernel();
  const kernel::Image& image = k.image();
  std::vector<int> there(image.definitions.size(), 0);
  for (ComponentId id = 1; id <= k.state().component_count; ++id) ++there[k.component(id).definition];
  std::size_t more = 0;
  for (std::size_t d = 0; d < image.definitions.size(); ++d) {
    const kernel::Definition& def = image.definitions[d];
    if (!pattern.empty() && !contains(def.id, pattern) && !contains(def.title, pattern)) continue;
    if (reply.lines.size() == kMostLines) {
      ++more;
      continue;
    }
    reply.lines.push_back(def.id + "  " + def.title +
                          (there[d] ? "  (" + std::to_string(there[d]) + " on the table)" : ""));
  }
  if (more) reply.lines.push_back("and " + std::to_string(more) + " more; :cards TEXT narrows it down");
  if (reply.lines.empty()) reply.lines.push_back("no card is called like '" + pattern + "'");
}

void Console::tell_zone(const std::string& name, ConsoleReply& reply) const {
  const kernel::Kernel& k = game_.kernel();
  const kernel::Image& image = k.image();
  if (!name.empty() && image.find_zone(name) == kNoId) {
    std::vector<std::string> known;
    for (const kernel::ZoneKind& zone : image.zones) known.push_back(zone.name);
    reply.failed = true;
    reply.lines.push_back("no zone is called '" + name + "'; " +
                          content::did_you_mean(name, known, ":zone lists those in which something is"));
    return;
  }
  for (int z = 0; z < k.state().zone_count; ++z) {
    const kernel::ZoneKind& kind = image.zones[k.zone_kind(z)];
    const kernel::Zone& zone = k.state().zones[z];
    if (name.empty() ? !zone.count : kind.name != name) continue;
    const std::uint8_t player = k.zone_player(z);
    reply.lines.push_back(
        kind.name + (player == kernel::kNoPlayer ? "" : " of " + game_.name(k.state().avatars[player])) +
        "  " + std::to_string(zone.count));
    if (name.empty()) continue;
    k.each_in_zone(z, [&](ComponentId id) {
      reply.lines.push_back("  " + game_.host().card_text(id));
      return reply.lines.size() < 4 * kMostLines;
    });
  }
}

void Console::tell_you(ConsoleReply& reply) const {
  reply.lines.push_back(game_.host().card_text(you()));
  for (const std::string& line : game_.explain_all(you(), kAllKnowing)) reply.lines.push_back("  " + line);
}

namespace {

// Adds the names in a table, without asking its metatable.
void add_keys(lua_State* L, int table, std::set<std::string>& names, bool functions_only = false) {
  for (lua_pushnil(L); script::raw_next(L, table); lua_pop(L, 1))
    if (lua_type(L, -2) == LUA_TSTRING && (!functions_only || lua_isfunction(L, -1)))
      names.insert(lua_tostring(L, -2));
}

}  // namespace

std::vector<std::string> Console::complete(const std::string& text, std::size_t& from) const {
  const kernel::Image& image = game_.kernel().image();
  script::Host& host = game_.host();
  lua_State* L = host.sandbox().state();
  std::set<std::string> names;
  auto all = [&](const auto& list) {
    for (const auto& each : list) names.insert(each.name);
  };
  // Inside an unfinished string: complete the names that scripts write as strings.
  std::size_t quote = std::string::npos;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = after_text(text, i);
    const bool closed = end > i + 1 && text[end - 1] == text[i];
    if (end == text.size() && end > i && !closed && (text[i] == '"' || text[i] == '\'')) quote = i;
    i = std::max(end, i + 1);
  }
  from = text.size();
  if (quote != std::string::npos) {
    from = quote + 1;
    for (const kernel::Definition& def : image.definitions) {
      names.insert(def.id);
      names.insert(def.id.substr(def.id.find(':') + 1));
    }
    all(image.zones);
    all(image.sets);
    for (const kernel::Names* list :
         {&image.values_names, &image.counters, &image.flags, &image.tags, &image.periods})
      names.insert(list->all().begin(), list->all().end());
  } else if (text[0] == ':' || text.empty()) {
    const std::size_t space = text.find(' ');
    from = space == std::string::npos ? 0 : space + 1;
    const std::string word = text.substr(0, space);
    if (from == 0)
      names.insert(kCommands.begin(), kCommands.end());
    else if (word == ":zone")
      all(image.zones);
    else if (word == ":pack")
      for (const content::Pack& pack : game_.catalog().library().packs) names.insert(pack.id());
  }
  if (quote == std::string::npos && (text.empty() || text[0] != ':')) {
    while (from > 0 && text::is_word(text[from - 1])) --from;
    const int top = lua_gettop(L);
    luaL_checkstack(L, 8, "complete");
    script::raw_kept(L, host.sandbox().environment(pack_));
    const int env = lua_gettop(L);
    const char before = from ? text[from - 1] : '\0';
    if (before != '.' && before != ':') {
      add_keys(L, env, names);
      names.insert({"you", "me", "it", "card"});
    } else {
      std::size_t begin = from - 1;
      while (begin > 0 && text::is_word(text[begin - 1])) --begin;
      const std::string root = text.substr(begin, from - 1 - begin);
      lua_pushlstring(L, root.data(), root.size());
      script::raw_get(L, env);
      if (root == "game") {
        names.insert(image.globals.all().begin(), image.globals.all().end());
      } else if (lua_istable(L, -1)) {
        script::look_through(L, lua_gettop(L));
        add_keys(L, lua_gettop(L), names);
      } else {
        script::raw_kept(L, host.properties_ref);
        add_keys(L, lua_gettop(L), names, before == ':');
      }
    }
    lua_settop(L, top);
  }
  const std::string begun = text.substr(from);
  std::vector<std::string> found;
  for (const std::string& name : names)
    if (name.rfind(begun, 0) == 0 && name != begun) found.push_back(name);
  return found;
}

}  // namespace misk::game
