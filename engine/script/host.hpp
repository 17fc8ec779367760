// Connects the kernel with Lua: enters effects and conditions, and gives scripts their API.
//
// A Host owns one Sandbox, the Image that the packs declare, and the Kernel. A Loader (declare/loader.hpp)
// fills the Image; once it is frozen the Image does not change, and games can be played on kernel().
// Reading order: handle.hpp (a script's hold on a component), then bind_component.cpp, bind_zone.cpp,
// bind_game.cpp and bind_ask.cpp (one file a noun), then lua/library.lua (the part of the API that takes
// callbacks).
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "kernel/kernel.hpp"
#include "kernel/session.hpp"
#include "sandbox/sandbox.hpp"
#include "script/declared.hpp"
#include "text/diagnostic.hpp"

struct lua_State;

namespace misk::script {

/// One thing wrong with a pack's scripts, or one failure while a game runs.
struct Report : text::Diagnostic {
  using Severity = text::Severity;
  std::string pack = {};
  std::string details = {};  // traceback, and the stack of what was resolving
  std::string loading = {};  // the file that could not be loaded for it; often the same
  bool by_hand = false;      // of a line that somebody typed
};

/// A script file of a pack.
struct Source {
  std::string path, text;
};

/// The value that a player has given a setting of a pack.
using SettingValue = std::variant<bool, std::int32_t, std::string>;
/// A card of another pack that this pack changes or replaces, and the line of its manifest that says so.
struct ScriptOverride {
  std::string id;
  int line = 0;
};

/// The name of a typed line in messages: console:1.
inline constexpr const char* kLineFile = "console";

/// A pack as the host needs it.
struct ScriptPack {
  std::string id, kind, game, root;
  std::vector<std::string> visible;  // packs it may require from
  std::vector<Source> files;
  std::vector<ScriptOverride> overrides = {};
  std::map<std::string, SettingValue> settings = {};  // filled with their defaults
  bool run_all = false;  // for a library: its files run now, not when somebody requires them
};

/// The result of a line that somebody typed.
struct LineValue {
  std::string text;     // for people, may be several lines; "" when it gave nothing
  std::string literal;  // Lua that gives the first value again in a later line; "" if nothing does
  kernel::ComponentId component = 0;  // the first value, if it is a component
};

class Loader;
struct ExplainWith;

class Host : public kernel::Scripts {
 public:
  explicit Host(Limits limits = {});
  ~Host() override;

  const std::vector<Report>& reports() const { return reports_; }
  std::vector<Report> take_reports();

  const kernel::Image& image() const { return image_; }
  kernel::Kernel& kernel() { return *kernel_; }
  const kernel::Kernel& kernel() const { return *kernel_; }
  bool frozen() const { return kernel_ != nullptr; }
  Sandbox& sandbox() { return *sandbox_; }

  // kernel::Scripts
  Outcome start(const kernel::Call& call, std::int16_t& slot) override;
  Outcome start_line(const kernel::Intervention& line, kernel::ComponentId you, std::int16_t& slot) override;
  Outcome resume(std::int16_t slot, const std::vector<std::int32_t>& values) override;
  bool query(kernel::FunctionId function, const kernel::Context& context, std::int32_t& result) override;
  /// What a condition says of itself when it is not met: the text that its function returns after `false`. ""
  /// if it says nothing, or is met.
  std::string unmet(kernel::FunctionId function, const kernel::Context& context);
  void drop(std::int16_t slot) override;
  void drop_all() override;
  void cut_short(const kernel::Frame& part, const std::string& limit, bool undone) override;

  // Lines that somebody types beside the rules (line.cpp). They see the globals of a pack and, beside them,
  // `you` and `me` (the card of the player who is asked) and card(name, id or number).
  /// Runs a line that may change nothing. Returns false, with `failure`, when it fails. A line that would
  /// have changed something fails too, with `changes` set.
  bool look(const kernel::Intervention& line, kernel::ComponentId you, LineValue& value, bool& changes,
            Report& failure);
  /// The result of the intervention that finished last, and the number of all that have finished.
  const LineValue& line_value() const { return line_value_; }
  std::uint64_t lines_finished() const { return lines_finished_; }
  /// The component that card(name) means in a line; `definition` is the one whose id the name is, if any. 0
  /// for none.
  kernel::ComponentId find_card(const std::string& name, kernel::ComponentId you,
                                kernel::Id definition) const;
  /// A card in one line: title, number and id, its place, its counters and flags.
  std::string card_text(kernel::ComponentId id) const;

  /// Pushes the Lua table from which a definition was made (its `data`), or nil.
  void push_data(lua_State* L, kernel::Id definition);
  void push_data(kernel::Id definition) { push_data(sandbox_->state(), definition); }
  /// Is it a definition that stands for what a viewer knows of a card (Image::add_seen)? No pack has made it.
  bool is_seen_only(kernel::Id definition) const {
    return definition >= definition_data.size() && definition < image_.definitions.size();
  }
  /// Sandbox::kept, together with the `data` of every definition.
  std::map<std::string, std::uint64_t> kept() const;
  /// Calls the function that the game exports under `name`. `push` puts the arguments on the stack; `read`
  /// gets the result on top of the stack, which is dropped afterwards. Returns false, and reports it, when
  /// the function fails or its result is too much to be read (taken.hpp).
  bool call_export(const std::string& name, const std::function<int(lua_State*)>& push,
                   const std::function<void(lua_State*)>& read);
  /// The same for a question: the function may change nothing.
  bool query_export(const std::string& name, const std::function<int(lua_State*)>& push,
                    const std::function<void(lua_State*)>& read);
  /// A question whose answer is a text; "" if it gives none.
  std::string query_text(const std::string& name, const std::function<int(lua_State*)>& push);
  /// The same about a text.
  std::string query_text(const std::string& name, const std::string& about);
  /// Without `read`: leaves `results` values on the stack unless it fails.
  bool call_export(const std::string& name, const std::function<int(lua_State*)>& push, int results);
  bool has_export(const std::string& name) const;
  void report(Report report);
  /// Gets each failure while a game runs as well.
  std::function<void(const Report&)> on_error;
  /// Told when the rules enter a function of a script, for the first time or again after it has asked, and
  /// when they are back; for measurements.
  std::function<void(kernel::FunctionId function, bool entered)> on_entry;
  /// Where that function stands.
  kernel::Origin origin_of(kernel::FunctionId function);
  /// Has it a name, other than _, for its nth parameter?
  bool names_parameter(kernel::FunctionId function, int n);
  /// Sets the value that scripts get from now on for a setting, named "pack:id". Only settings that packs
  /// declare.
  void set_setting(const std::string& name, const SettingValue& value);
  const SettingValue* setting(const std::string& name) const;
  std::vector<std::string> settings_of(const std::string& pack) const;
  const std::vector<std::string>& outcomes() const { return outcomes_; }
  const std::set<std::string, std::less<>>& purposes() const { return purposes_; }
  std::uint64_t entries() const { return sandbox_->entries(); }
  /// For files that tests of packs read: runs a chunk with the globals of `pack`.
  bool run_chunk(const std::string& pack, const std::string& path, const std::string& text, int results);
  Report from_error(const ScriptError& error) const;
  /// The declarations of the packs, for messages and ids.
  const Declared& declared() const { return declared_; }
  /// The number of errors that have been reported.
  int errors() const { return errors_; }
  /// The definition that `pack` means by an id. A short id means first the pack's own card, then a card of a
  /// pack that it requires, then any card.
  kernel::Id find_definition(const std::string& name, const std::string& pack) const;
  /// The same for the script that runs in L: by the innermost pack of cards among its callers, or else by the
  /// pack of Asking.
  kernel::Id find_definition(lua_State* L, const std::string& name) const;
  /// An id as `pack` writes it: with the name of the card's pack in front where the short id would mean
  /// another card.
  std::string unmistakable(const std::string& name, const std::string& pack) const;
  /// While one lives, ids that do not come from a pack's script are read as those of a pack: of the scenario
  /// during set-up, or of the test that calls.
  class Asking {
   public:
    Asking(Host& host, std::string pack)
        : host_(host), before_(std::exchange(host.asker_, std::move(pack))) {}
    ~Asking() { host_.asker_ = std::move(before_); }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

   private:
    Host& host_;
    std::string before_;
  };
  std::string hint;  // appended to the reports of running games: the position in the journal

  // For the bindings and the compiler of packs.
  kernel::Image& mutable_image() { return image_; }
  kernel::FunctionId add_function(lua_State* L, int index);
  void push_function(kernel::FunctionId function);
  bool ask(kernel::FunctionId function, const kernel::Context& context, int results);
  /// The place of a script's function, as file:line; "" if it is unknown.
  std::string function_place(kernel::FunctionId function) const;
  int properties_ref = 0;  // name -> true, or a method
  std::vector<int> zone_name_ref;
  /// A name that frames have, held like those of NameKind.
  struct FrameName {
    const void* text;
    std::uint8_t index;
    kernel::LocalKind kind;
    bool least = false;  // once it is set, scripts can only lower it
  };
  std::vector<FrameName> event_names;
  std::vector<std::vector<FrameName>> point_names;  // by timing point: what it calls its participants
  std::vector<std::vector<FrameName>> local_names;  // by procedure
  std::vector<std::vector<bool>> least_locals;      // by procedure
  std::vector<std::string> outcomes_;
  std::set<std::string, std::less<>> purposes_;
  std::vector<int> definition_data;  // registry references by definition
  std::vector<std::uint8_t> global_is_component;
  int export_ref = 0;
  /// The kinds of names that scripts use; each kind has its own ids.
  enum class NameKind : std::uint8_t {
    zone,
    point,
    set,
    value,
    tag,
    counter,
    flag,
    global,
    period,
    procedure,
    property,
    ability,
    card,
    none
  };
  /// The id of the name whose text Lua keeps at that address (lua_topointer), or kNoId. Lua keeps one copy of
  /// equal texts, and the texts of all names are held, so the address is enough.
  kernel::Id name_id(const void* text, NameKind kind) const {
    const std::size_t mask = known_names_.size() - 1;
    for (std::size_t at = name_slot(text, kind) & mask; known_names_[at].text; at = (at + 1) & mask)
      if (known_names_[at].text == text && known_names_[at].kind == kind) return known_names_[at].id;
    return kernel::kNoId;
  }
  void hold_name(const std::string& name, kernel::Id id, NameKind kind);
  /// The first ability of a definition whose name is the text that Lua keeps at that address, or kNoId.
  kernel::Id ability_named(kernel::Id definition, const void* text) const;
  /// The definitions that have a tag, in load order.
  const std::vector<kernel::Id>& definitions_with(kernel::Id tag);
  /// The method on top of the stack, which is popped, is found by that name.
  void hold_method(const std::string& name);
  std::vector<int> method_refs;  // registry references, by their number as a property
  const void* hold_text(const std::string& text);

 private:
  friend class Loader;
  void open_api();
  void begin_play();  // the Image is complete
  bool run_library(const char* name, const std::string& source, int arguments);
  bool push_export(const std::string& name) const;
  ExplainWith explain_with() const;
  Outcome finish_entry(Sandbox::Status status, int slot, std::int16_t& kernel_slot);
  void count_decisions();
  bool push_line(const kernel::Intervention& line, kernel::ComponentId you, ScriptError& error);
  LineValue describe_values(lua_State* L, int first) const;
  std::string asker_;
  LineValue line_value_;
  std::uint64_t lines_finished_ = 0;
  std::uint64_t decisions_ = 0;  // when the last effect began or went on
  ScriptError entry_error_;      // of the last effect that failed; made once, because nearly none does

  std::unique_ptr<Sandbox> sandbox_;
  kernel::Image image_;
  std::unique_ptr<kernel::Kernel> kernel_;
  Declared declared_;
  int errors_ = 0;
  int raw_ref_ = 0;  // the bindings that the library sees
  std::vector<int> functions_;
  std::map<kernel::Id, std::vector<kernel::Id>> with_tag_;  // by tag, once somebody has asked
  std::vector<kernel::Id> ability_names_;                   // by ability: the number of its name
  void hold_names();
  struct KnownName {
    const void* text = nullptr;
    kernel::Id id = 0;
    NameKind kind = NameKind::none;
  };
  static std::size_t name_slot(const void* text, NameKind kind) {
    const auto bits = reinterpret_cast<std::uintptr_t>(text);
    return (bits >> 4) ^ (bits >> 13) ^ (static_cast<std::size_t>(kind) * 131);
  }
  void place_name(const KnownName& name);
  std::vector<KnownName> known_names_ = std::vector<KnownName>(1024);  // open addressing, a power of two
  std::size_t names_held_ = 0;
  std::vector<Report> reports_;
  std::map<std::string, SettingValue> settings_;
  mutable std::map<std::string, text::Diagnostic> explained_;  // by error
};

}  // namespace misk::script
