#include "script/host.hpp"

#include <cstring>
#include <exception>
#include <map>
#include <mutex>
#include <utility>

#include "kernel/work.hpp"
#include "lua/sources.hpp"
#include "sandbox/raw.hpp"
#include "sandbox/taken.hpp"
#include "script/bind.hpp"
#include "script/explain.hpp"
#include "script/stack_words.hpp"
#include "text/what_of.hpp"

namespace misk::script {

using kernel::kNoId;

namespace {

const char kHostKey = 0;

// At most so many failures of one game are kept: a condition may fail each time it is looked at.
constexpr std::size_t kMostReports = 1000;

// Nothing may be changed while one of these lives, even when the question ends by an exception.
class Querying {
 public:
  explicit Querying(kernel::Kernel& kernel) : kernel_(kernel) { ++kernel_.querying; }
  ~Querying() { --kernel_.querying; }
  Querying(const Querying&) = delete;
  Querying& operator=(const Querying&) = delete;

 private:
  kernel::Kernel& kernel_;
};

}  // namespace

constinit thread_local Host* current_host = nullptr;

Host& host_outside_entry(lua_State* L) {
  lua_pushlightuserdata(L, const_cast<char*>(&kHostKey));
  raw_get(L, LUA_REGISTRYINDEX);
  auto* host = static_cast<Host*>(lua_touserdata(L, -1));
  lua_pop(L, 1);
  return *host;
}

Host::Host(Limits limits) : sandbox_(std::make_unique<Sandbox>(limits)) {
  lua_State* L = sandbox_->state();
  lua_pushlightuserdata(L, const_cast<char*>(&kHostKey));
  lua_pushlightuserdata(L, this);
  lua_rawset(L, LUA_REGISTRYINDEX);
  // Definitions are most of the heap and never become garbage, so a cycle that marks and sweeps them should
  // be rare.
  lua_gc(L, LUA_GCSETPAUSE, 800);
  open_api();
}

Host::~Host() = default;

// The library runs in an environment of its own. The values that the chunk returns replace its arguments on
// the stack.
bool Host::run_library(const char* name, const std::string& source, int arguments) {
  lua_State* L = sandbox_->state();
  ScriptError error;
  if (sandbox_->run("misk", name, "return function(...) " + source + " end", 1, error)) {
    lua_insert(L, -arguments - 1);
    if (sandbox_->call(arguments, 1, error)) return true;
  }
  reports_.push_back(from_error(error));
  return false;
}

void Host::open_api() {
  const Entering entering(this);
  lua_State* L = sandbox_->state();
  const int top = lua_gettop(L);
  lua_newtable(L);
  const int raw = lua_gettop(L);
  bind_zone(*this, raw);
  bind_game(*this, raw);
  bind_ask(*this, raw);
  bind_ability(*this, raw);
  bind_dice(*this, raw);
  bind_odds(*this, raw);
  bind_methods(*this, raw);
  lua_pushvalue(L, raw);
  raw_ref_ = luaL_ref(L, LUA_REGISTRYINDEX);
  if (run_library("misk/library.lua", lua::library, 1)) declared_.api_ref = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_settop(L, top);
}

void Host::begin_play() {
  kernel_ = std::make_unique<kernel::Kernel>(image_, *this);
  hold_names();
  bind_component(*this);
}

std::vector<Report> Host::take_reports() {
  std::vector<Report> out;
  out.swap(reports_);
  return out;
}

void Host::report(Report report) {
  if (report.severity == Report::Severity::error) ++errors_;
  if (on_error) on_error(report);
  if (!frozen() || reports_.size() < kMostReports) reports_.push_back(std::move(report));
}

ExplainWith Host::explain_with() const {
  ExplainWith with;
  with.source = [this](const std::string& file) -> const std::string* {
    static const std::string library = lua::library;
    if (file == "misk/library.lua") return &library;
    return declared_.source_of(file);
  };
  with.is_library = [this](const std::string& pack) { return pack == "misk" || declared_.is_rules(pack); };
  lua_State* L = sandbox_->state();
  const HostScope scope(L);
  luaL_checkstack(L, 8, "explain");
  const int top = lua_gettop(L);
  const auto keys = [L] {  // of the table on top
    std::vector<std::string> names;
    lua_pushnil(L);
    while (raw_next(L, -2)) {
      if (lua_type(L, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(L, -2));
      lua_pop(L, 1);
    }
    return names;
  };
  with.fields = [this, L, keys](const std::string& pack,
                                const std::string& table) -> std::vector<std::string> {
    const HostScope inner(L);
    const int before = lua_gettop(L);
    raw_kept(L, sandbox_->environment(pack));
    lua_pushlstring(L, table.data(), table.size());
    raw_get(L, -2);
    std::vector<std::string> names;
    look_through(L, lua_gettop(L));
    if (lua_istable(L, -1)) names = keys();
    lua_settop(L, before);
    return names;
  };
  if (frozen()) {
    with.image = &image_;
    raw_kept(L, properties_ref);
    for (std::string& name : keys()) {
      lua_pushlstring(L, name.data(), name.size());
      raw_get(L, -2);
      (lua_isfunction(L, -1) ? with.verbs : with.properties).push_back(std::move(name));
      lua_pop(L, 1);
    }
    for (const kernel::Definition& definition : image_.definitions)
      with.properties.insert(with.properties.end(), definition.memory.begin(), definition.memory.end());
  }
  lua_settop(L, top);
  return with;
}

Report Host::from_error(const ScriptError& error) const {
  // A condition that fails may fail a thousand times in one game; it is explained once.
  std::string key = error.to_string();
  for (const ScriptFrame& frame : error.frames) key += "\n" + frame.file + ":" + std::to_string(frame.line);
  if (explained_.size() > 256) explained_.clear();
  auto known = explained_.find(key);
  if (known == explained_.end()) known = explained_.emplace(key, explain(error, explain_with())).first;
  Report report{known->second};
  report.pack = error.pack;
  report.details = error.traceback;
  report.rule = !report.rule.empty()              ? report.rule
                : error.kind == ErrorKind::syntax ? "syntax"
                : error.kind == ErrorKind::budget ? "budget"
                : error.kind == ErrorKind::memory ? "memory"
                : error.kind == ErrorKind::time   ? "time"
                                                  : "script-error";
  return report;
}

kernel::FunctionId Host::add_function(lua_State* L, int index) {
  lua_pushvalue(L, index);
  functions_.push_back(luaL_ref(L, LUA_REGISTRYINDEX));
  return static_cast<kernel::FunctionId>(functions_.size() - 1);
}

bool Host::names_parameter(kernel::FunctionId function, int n) {
  lua_State* L = sandbox_->state();
  push_function(function);
  const char* name = lua_getlocal(L, nullptr, n);
  lua_pop(L, 1);
  return name && std::string_view(name) != "_";
}

kernel::Origin Host::origin_of(kernel::FunctionId function) {
  lua_State* L = sandbox_->state();
  push_function(function);
  lua_Debug info{};
  if (!lua_getinfo(L, ">S", &info) || info.source[0] != '@') return {};
  return {"", info.source + 1, info.linedefined};
}

void Host::push_function(kernel::FunctionId function) {
  raw_item(sandbox_->state(), LUA_REGISTRYINDEX, functions_[static_cast<std::size_t>(function)]);
}

void Host::push_data(lua_State* L, kernel::Id definition) {
  if (definition < definition_data.size() && definition_data[definition] > 0)
    raw_kept(L, definition_data[definition]);
  else if (is_seen_only(definition))
    lua_newtable(L);
  else
    lua_pushnil(L);
}

std::map<std::string, std::uint64_t> Host::kept() const {
  std::map<std::string, std::uint64_t> out = sandbox_->kept();
  for (std::size_t i = 0; i < definition_data.size(); ++i)
    if (definition_data[i] > 0)
      out["the data of '" + image_.definitions[i].title + "' (" + image_.definitions[i].id + ")"] =
          sandbox_->kept(definition_data[i]);
  return out;
}

kernel::Scripts::Outcome Host::finish_entry(Sandbox::Status status, int slot, std::int16_t& kernel_slot) {
  if (status == Sandbox::Status::yielded) {
    kernel_slot = static_cast<std::int16_t>(slot);
    return Outcome::yielded;
  }
  // Its frame is the innermost frame of a script.
  const kernel::State& s = kernel_->state();
  int own = s.depth - 1;
  while (own >= 0 && s.frames[own].kind != kernel::FrameKind::script) --own;
  const bool by_hand = own >= 0 && s.frames[own].script.function == kernel::kIntervention;
  if (status == Sandbox::Status::finished) {
    lua_State* thread = sandbox_->coroutine(slot);
    const bool refused = lua_gettop(thread) == 1 && lua_isboolean(thread, 1) && !lua_toboolean(thread, 1);
    if (by_hand) {
      line_value_ = describe_values(thread, 1);
      ++lines_finished_;
    }
    sandbox_->release(slot);
    return refused ? Outcome::refused : Outcome::finished;
  }
  if (slot >= 0) sandbox_->release(slot);
  Report failure = from_error(std::exchange(entry_error_, {}));
  failure.details +=
      (failure.details.empty() ? "" : "\n") + std::string("what was resolving:\n") + stack_text(*kernel_);
  bool is_placed = false;  // the message says in which step
  for (int i = s.depth - 1; i >= 0 && !by_hand; --i) {
    const kernel::Frame& frame = s.frames[i];
    if (frame.kind == kernel::FrameKind::procedure && !is_placed) {
      const kernel::Procedure& procedure = image_.procedures[frame.id];
      if (frame.step < procedure.steps.size())
        failure.message += " (in step '" + procedure.steps[frame.step].id + "' of '" + procedure.name + "')";
      is_placed = true;
    }
    if (!frame.comp) continue;
    failure.message += in_card(*kernel_, frame.comp);
    break;
  }
  failure.by_hand = by_hand;
  failure.mend += (failure.mend.empty() ? "" : "; ") +
                  std::string(by_hand ? "the line was undone" : "the effect was undone and the game goes on");
  if (!hint.empty()) failure.details += hint;
  report(std::move(failure));
  return Outcome::failed;
}

// All effects between two decisions share one budget.
void Host::count_decisions() {
  const std::uint64_t decisions = kernel_->state().decisions;
  if (decisions == decisions_) return;
  decisions_ = decisions;
  sandbox_->begin_chain();
}

namespace {

/// Tells Host::on_entry of one entry.
class Watched {
 public:
  Watched(const Host& host, kernel::FunctionId function) : host_(host), function_(function) {
    if (host_.on_entry) host_.on_entry(function_, true);
  }
  ~Watched() {
    if (host_.on_entry) host_.on_entry(function_, false);
  }
  Watched(const Watched&) = delete;
  Watched& operator=(const Watched&) = delete;

 private:
  const Host& host_;
  kernel::FunctionId function_;
};

}  // namespace

kernel::Scripts::Outcome Host::start(const kernel::Call& call, std::int16_t& slot) {
  const Entering entering(this);
  const Watched watched(*this, call.function);
  count_decisions();
  lua_State* L = sandbox_->state();
  push_function(call.function);
  int n = 0;
  if (call.step) {
    push_frame(L, call.event);
    n = 1;
  } else {
    push_component(L, call.me);
    push_component(L, call.you);
    push_component(L, call.target);
    push_frame(L, call.event);
    n = 4;
  }
  int at = -1;
  const Sandbox::Status status = sandbox_->start(n, at, entry_error_);
  return finish_entry(status, at, slot);
}

kernel::Scripts::Outcome Host::resume(std::int16_t slot, const std::vector<std::int32_t>& values) {
  const Entering entering(this);
  const Watched watched(*this, kernel_->state().frames[kernel_->state().depth - 1].script.function);
  count_decisions();
  lua_State* L = sandbox_->state();
  luaL_checkstack(L, static_cast<int>(values.size()) + 4, "answer");
  for (const std::int32_t value : values) lua_pushinteger(L, value);
  const Sandbox::Status status = sandbox_->resume(slot, static_cast<int>(values.size()), entry_error_);
  std::int16_t same = slot;
  return finish_entry(status, slot, same);
}

/// Calls a condition. Leaves `results` values on the stack, unless it fails, which is reported.
bool Host::ask(kernel::FunctionId function, const kernel::Context& context, int results) {
  const Entering entering(this);
  const Watched watched(*this, function);
  lua_State* L = sandbox_->state();
  push_function(function);
  push_component(L, context.me);
  push_component(L, context.you);
  push_component(L, context.target ? context.target : context.it);
  // The frame of the timing point is found by the address of its participants: it is on the stack while
  // conditions run.
  std::uint32_t serial = 0;
  if (context.event)
    for (int i = kernel_->state().depth - 1; i >= 0; --i)
      if (kernel_->state().frames[i].locals == context.event) serial = kernel_->state().frames[i].serial;
  push_frame(L, serial);
  ScriptError error;
  if (!sandbox_->call(4, results, error)) {
    Report failure = from_error(error);
    if (context.me)
      failure.message += " (in a condition of '" +
                         image_.definitions[kernel_->component(context.me).definition].title + "')";
    failure.mend += (failure.mend.empty() ? "" : "; ") + std::string("the condition counts as not met");
    report(std::move(failure));
    return false;
  }
  return true;
}

bool Host::query(kernel::FunctionId function, const kernel::Context& context, std::int32_t& result) {
  result = 0;
  if (!ask(function, context, 1)) return false;
  lua_State* L = sandbox_->state();
  if (lua_isboolean(L, -1))
    result = lua_toboolean(L, -1);
  else if (lua_isnumber(L, -1))
    result = static_cast<std::int32_t>(lua_tointeger(L, -1));
  else
    result = !lua_isnil(L, -1);
  lua_pop(L, 1);
  return true;
}

std::string Host::unmet(kernel::FunctionId function, const kernel::Context& context) {
  std::string text;
  const Querying querying(*kernel_);
  if (ask(function, context, 2)) {
    lua_State* L = sandbox_->state();
    if (!lua_toboolean(L, -2) && lua_type(L, -1) == LUA_TSTRING) text = taken_text(L, -1);
    lua_pop(L, 2);
  }
  return text;
}

void Host::drop(std::int16_t slot) {
  sandbox_->drop(slot);
}
void Host::drop_all() {
  sandbox_->drop_all();
}

void Host::cut_short(const kernel::Frame& part, const std::string& limit, bool undone) {
  const kernel::State& s = kernel_->state();
  Report failure;
  failure.message = limit;
  failure.mend = undone ? "the effect was undone and the game goes on"
                        : "what came last was left out and the game goes on";
  failure.rule = "script-error";
  failure.details = "what was resolving:\n" + stack_text(*kernel_) + hint;
  for (auto i = &part - s.frames; i >= 0; --i) {
    const kernel::Frame& frame = s.frames[i];
    if (frame.kind != kernel::FrameKind::ability) continue;
    const kernel::Origin& origin = image_.abilities[frame.id].origin;
    failure.pack = origin.pack;
    failure.file = origin.file;
    failure.line = origin.line;
    failure.message += in_card(*kernel_, frame.comp);
    break;
  }
  report(std::move(failure));
}

namespace {

/// Puts the arguments of a call on the stack, under protection: `push` belongs to the caller, and the values
/// it touches may raise a Lua error, which only a protected call can catch.
struct Preparing {
  const std::function<int(lua_State*)>& push;
  std::exception_ptr thrown;
};

int prepare_arguments(lua_State* L) {
  auto& preparing = *static_cast<Preparing*>(lua_touserdata(L, 1));
  lua_settop(L, 0);
  try {
    const HostScope host(L);
    return preparing.push(L);
  } catch (const std::exception&) {
    preparing.thrown = std::current_exception();
  }
  return 0;
}

}  // namespace

/// Pushes the function that the game exports under that name. Returns false, and pushes nothing, if there is
/// none.
bool Host::push_export(const std::string& name) const {
  lua_State* L = sandbox_->state();
  if (!export_ref) return false;  // no game is loaded
  raw_kept(L, export_ref);
  lua_pushlstring(L, name.data(), name.size());
  raw_get(L, -2);
  lua_remove(L, -2);
  if (lua_isfunction(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

bool Host::has_export(const std::string& name) const {
  if (!push_export(name)) return false;
  lua_pop(sandbox_->state(), 1);
  return true;
}

bool Host::call_export(const std::string& name, const std::function<int(lua_State*)>& push, int results) {
  const Entering entering(this);
  const kernel::WorkLimit limited;
  lua_State* L = sandbox_->state();
  const int top = lua_gettop(L);
  luaL_checkstack(L, LUA_MINSTACK, "export");
  if (!push_export(name)) {
    Report missing;
    const kernel::Origin place = declared_.export_place(name);
    missing.pack = place.pack;
    missing.file = place.file;
    missing.line = place.line;
    if (!place.file.empty()) {
      missing.message = "what is exported as '" + name + "' is no function";
      missing.mend = "the engine calls it: export a function, or give it another name";
      missing.rule = "definition";
    } else {
      missing.pack = declared_.game_pack();
      missing.message = missing.pack.empty()
                            ? "no game is loaded, so none exports a function '" + name + "'"
                            : "the game '" + missing.pack + "' exports no function '" + name + "'";
      missing.mend = "its scripts write engine.export{ " + name + " = function ... end }";
    }
    report(std::move(missing));
    return false;
  }
  Preparing preparing{push, nullptr};
  lua_pushcfunction(L, prepare_arguments);
  lua_pushlightuserdata(L, &preparing);
  ScriptError error;
  const int code = lua_pcall(L, 1, LUA_MULTRET, 0);
  check_exhausted(L);
  if (code != 0) {
    error.kind = ErrorKind::script;
    error.message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "the arguments cannot be made";
  } else if (preparing.thrown) {
    lua_settop(L, top);
    std::rethrow_exception(preparing.thrown);
  } else if (sandbox_->call(lua_gettop(L) - top - 1, results, error)) {
    return true;
  }
  lua_settop(L, top);
  report(from_error(error));
  return false;
}

bool Host::call_export(const std::string& name, const std::function<int(lua_State*)>& push,
                       const std::function<void(lua_State*)>& read) {
  lua_State* L = sandbox_->state();
  const int top = lua_gettop(L);
  if (!call_export(name, push, 1)) return false;
  try {
    read(L);
    lua_settop(L, top);
    return true;
  } catch (const std::bad_alloc&) {
    throw;  // not a mistake of the pack
  } catch (const std::exception& e) {
    Report failure;
    lua_settop(L, top);
    lua_Debug info;
    if (push_export(name) && lua_getinfo(L, ">S", &info) && info.source[0] == '@') {
      failure.file = info.source + 1;
      failure.line = info.linedefined;
    }
    lua_settop(L, top);
    failure.message = "what '" + name + "' gives cannot be read: " + text::what_of(e);
    failure.rule = "script-error";
    report(std::move(failure));
    return false;
  }
}

bool Host::query_export(const std::string& name, const std::function<int(lua_State*)>& push,
                        const std::function<void(lua_State*)>& read) {
  const Querying querying(*kernel_);
  return call_export(name, push, read);
}

std::string Host::query_text(const std::string& name, const std::function<int(lua_State*)>& push) {
  std::string text;
  query_export(name, push, [&](lua_State* L) { text = taken_text(L, -1); });
  return text;
}

std::string Host::query_text(const std::string& name, const std::string& about) {
  return query_text(name, [&](lua_State* L) {
    lua_pushlstring(L, about.data(), about.size());
    return 1;
  });
}

bool Host::run_chunk(const std::string& pack, const std::string& path, const std::string& text, int results) {
  const Entering entering(this);
  ScriptError error;
  if (sandbox_->run(pack, path, text, results, error)) return true;
  report(from_error(error));
  return false;
}

void Host::set_setting(const std::string& name, const SettingValue& value) {
  if (const auto known = settings_.find(name); known != settings_.end()) known->second = value;
}

const SettingValue* Host::setting(const std::string& name) const {
  const auto known = settings_.find(name);
  return known == settings_.end() ? nullptr : &known->second;
}

std::vector<std::string> Host::settings_of(const std::string& pack) const {
  std::vector<std::string> out;
  for (const auto& [name, value] : settings_)
    if (name.rfind(pack + ":", 0) == 0) out.push_back(name.substr(pack.size() + 1));
  return out;
}

}  // namespace misk::script
