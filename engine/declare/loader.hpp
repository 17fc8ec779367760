// The compiler of packs: turns what their scripts declare into the Image of a Host. Tables are collected
// while the packs' files run, and read in freeze(), so a file may refer to what a later one declares.
//
//   Host host;
//   Loader loader(host);
//   for (const ScriptPack& pack : packs) loader.declare(pack);  // in order of dependency
//   if (loader.freeze()) play(host.kernel());                   // else host.reports() says why not
//
// The loader lives as long as its host: scripts check tables of options against its schemas while they run.
// Reading order: loader.cpp (runs files), tables.cpp (reads tables), claims.cpp (which pack owns a name),
// patch.cpp (cards changed by other packs), build.cpp (tables to Image), schema.hpp (what a table may hold).
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "declare/can_be.hpp"
#include "declare/schema.hpp"
#include "script/host.hpp"

struct lua_State;

namespace misk::script {

/// The bytes of texts and lists that the definitions of one pack may hold.
inline constexpr std::size_t kPackBytes = 64u << 20;

int loader_collect(lua_State* L);  // the functions behind `engine` and `patch`
int loader_patch(lua_State* L);
class Loader;
void bind_schema(Loader& loader, lua_State* L, int table);
void describe_engine();
const char* shapes_source();

/// A kind of names that a game has.
struct NamedKind {
  const char* name;
  kernel::Id (*find)(const kernel::Image&, const std::string&);
};

class Loader {
 public:
  explicit Loader(Host& host);
  Loader(const Loader&) = delete;
  Loader& operator=(const Loader&) = delete;

  /// Runs the scripts of a pack (files are already in order of dependency). False when something is wrong;
  /// the host's reports() say what it is.
  bool declare(const ScriptPack& pack);
  /// Ends loading: compiles expressions, builds the Image and the Kernel. False when something is wrong.
  bool freeze();

  /// The schemas of the tables that packs write.
  Schemas& schemas() { return schemas_; }
  /// Is a file or a patch of a pack running?
  bool loading() const { return !file_.empty(); }
  /// The place of the card that is being loaded: in the innermost file that is running. Functions in between
  /// are a game's constructors.
  kernel::Origin origin_of_call(lua_State* L) const;
  /// The pack whose file or patch is running.
  const std::string& loading_pack() const { return at_.pack; }
  /// Reports the faults in the fields of a constructor's call, each at its line. False when all may still
  /// turn out to be right, because a later file may declare the words.
  bool report(lua_State* L, const std::vector<Mistake>& mistakes, const std::string& constructor,
              const std::vector<std::string>& texts);
  /// Ends the file that is running; the caller has reported the reason. Raises an error.
  int give_up(lua_State* L);
  /// A name that engine.game was given, with its description: `fields` has its other texts (actor, prompt
  /// ...).
  struct Described {
    std::string kind, name, text;
    std::map<std::string, std::string> fields;
  };
  std::vector<Described> described_names() const;

  /// A name of one pack that another pack has declared anew; the manifest of that pack says so.
  struct RuleChange {
    std::string pack, owner, kind, name;
    bool operator==(const RuleChange&) const = default;
    /// "the value 'worth' of coins"
    std::string to_string() const { return "the " + kind + " '" + name + "' of " + owner; }
  };
  const std::vector<RuleChange>& rule_changes() const { return rule_changes_; }
  /// What the participants of a timing point can be; null if its declaration does not say it.
  const PointCanBe* can_be(const std::string& point) const;

  /// For tests: where it is given, gets the names of the fields that are read, by the schema of their table.
  std::map<std::string, std::set<std::string>>* fields_read = nullptr;

  int fields_ref = 0;  // the value that lua/fields.lua returns
  int collected = 0;   // the number of declarations that scripts have made

 private:
  struct Collected {
    int ref;
    kernel::Origin origin;
  };
  struct Patch {
    std::string id;
    int function;
    kernel::Origin origin;
  };
  friend int loader_collect(lua_State* L);
  friend int loader_patch(lua_State* L);

  /// Is the text at `name` a name that scripts of every game have?
  bool is_api(lua_State* L, int name) const;

  /// While it lives, the tables that are read are those of a schema (lua/shapes.lua).
  class Shape {
   public:
    Shape(Loader& loader, const char* name) : loader_(loader), before_(std::exchange(loader.shape_, name)) {}
    /// The same, and tells of fields that such a table does not have; `what` names the table.
    Shape(Loader& loader, const char* name, int table, const std::string& what) : Shape(loader, name) {
      loader.only(table, what);
    }
    ~Shape() { loader_.shape_ = before_; }
    Shape(const Shape&) = delete;
    Shape& operator=(const Shape&) = delete;

   private:
    Loader& loader_;
    const char* before_;
  };
  /// push_raw_field of a field of that shape.
  void push_field(int table, const char* key);
  // Reading tables. `at_` is the origin that errors name.
  void error(const std::string& message, const std::string& mend = "", const std::string& rule = "");
  /// The same for a text of the script near the origin, `offset` letters into it.
  void error_in(const std::string& near, int offset, const std::string& message, const std::string& mend,
                const std::string& rule);
  kernel::Origin here() const;  // `at_`; inside a procedure with the step that is being read
  void error_at(const kernel::Origin& origin, const std::string& message, const std::string& mend,
                const std::string& rule);
  void only(int table, const std::string& what);
  std::string text(int table, const char* key, const std::string& fallback = "");
  /// The text at `index`, which the message calls the definition's `what`. Characters that would control a
  /// terminal are an error.
  std::string said(int index, const std::string& what);
  int number(int table, const char* key, int fallback);
  bool flag(int table, const char* key, bool fallback = false);
  std::vector<std::string> texts(int table, const char* key);
  void each(int table, const char* key, const std::function<void(int, int)>& f);
  void each_pair(int table, const char* key, const std::function<void(const std::string&, int)>& f);
  kernel::ExprId expression(int table, const char* key, const std::vector<std::string>* memory = nullptr);
  kernel::ExprId compile(const std::string& text, const std::vector<std::string>* memory,
                         const std::string& what);
  kernel::ExprId expression_value(int index, const std::vector<std::string>* memory, const std::string& what);
  /// While it lives, expressions can name the participants of this timing point (kNoId: of none).
  class AtPoint {
   public:
    AtPoint(Loader& loader, kernel::Id point)
        : loader_(loader), before_(std::exchange(loader.at_point_, point)) {}
    ~AtPoint() { loader_.at_point_ = before_; }
    AtPoint(const AtPoint&) = delete;
    AtPoint& operator=(const AtPoint&) = delete;

   private:
    Loader& loader_;
    kernel::Id before_;
  };
  kernel::FunctionId function(int table, const char* key);
  /// The id of what has that name; kNoId when there is no such thing, which has been told.
  kernel::Id named(kernel::Id id, const std::string& what, const std::string& name);
  kernel::Id named(const NamedKind& kind, const std::string& name);
  /// The same for the name in a field, where there is one.
  void name_in(kernel::Id& to, int table, const char* key, const NamedKind& kind);
  /// What the word in a field stands for, where there is one. Another word is told.
  template <class T, std::size_t N>
  void word(T& to, int table, const char* key, const char* const (&words)[N]);
  std::vector<kernel::Assignment> assignments(int table, const char* key, const kernel::Procedure* locals,
                                              const std::vector<std::string>* memory);
  kernel::ZoneSet zone_set(int table, const char* key, const kernel::ZoneSet& fallback);
  kernel::ZoneSet zones_in_play() const;
  /// Is there room for `n` of them? `name` is the last. The first one too many is reported at its place; if
  /// `of` names a card or procedure, the limit counts within that one.
  bool fits(std::size_t n, int limit, const std::string& things, const std::string& name,
            const std::string& of = "");
  /// The tag of that name, old or new. kNoId when there is no room for it, which is then reported.
  kernel::Id tag(const std::string& name);
  /// Draws from the amount that the definitions of this pack may hold. Throws std::length_error when it is
  /// used up.
  void take(std::size_t bytes);
  std::string take_text(int index);
  void take_data(int index, int depth = 0);

  // Names that all packs of the game see (claims.cpp).
  /// The pack whose folder contains the file of `origin`.
  std::string pack_of(const kernel::Origin& origin) const;
  /// Gives a name to the pack that declares it in the call at `call`. True when this replaces another pack's
  /// declaration; if the pack may not do that, it is reported.
  bool claim(const std::string& kind, const std::string& name, const kernel::Origin& call);
  void claim_words(lua_State* L, int game, const kernel::Origin& call);
  void claim_keys(lua_State* L, int table, const std::string& kind, const kernel::Origin& call);

  // Patches and replacements (patch.cpp).
  std::string full_id(const Collected& definition) const;
  void note_ids(const ScriptPack& pack, const std::vector<const Source*>& files);
  bool may_override(const std::string& pack, const std::string& id, const kernel::Origin& origin);
  void replace_definitions();
  void apply_patches();
  bool apply(const Patch& patch, Collected& definition);
  void tell_unused_overrides();
  void note_override(const std::string& id, const kernel::Origin& origin);

  /// A mistake, and the call in which it was found.
  struct Found {
    Mistake mistake;
    kernel::Origin origin;
    std::string constructor;
    std::vector<std::string> texts;
    int patch_line;
  };
  void tell(const Found& found);
  void add_words(lua_State* L, int game);
  void tell_unknown_words();
  bool build();
  bool build_protected();
  void install_verbs();
  /// The records that patches need; nothing can be patched after this.
  void forget_fields();
  void open_library();
  void names(const Collected& game);
  void can_be(const std::string& point, int table);
  /// Reads what a timing point calls its participants.
  void participants(kernel::TimingPoint& point, int table);
  /// Tells the names among them that mean something else in expressions.
  void check_participants(const kernel::TimingPoint& point);
  /// Reads `with` of an announcement: expressions by the names of the point's participants.
  void named_participants(int table, kernel::Step& step);
  void bodies(const Collected& game);
  void procedure_body(int table, kernel::Id id);
  int open_definition(
      const Collected& definition);  // its table's index; what goes wrong from now on is there
  bool definitions_fit();
  void definition_names(const Collected& definition);
  void definition_body(const Collected& definition, kernel::Id id);
  kernel::Id ability(int table, kernel::Id definition, kernel::Id parent, int index);

  Host& host_;
  Declared& declared_;  // the host's
  Schemas schemas_;
  kernel::Origin at_;
  kernel::Id at_point_ = kernel::kNoId;  // expressions can name its participants
  const char* shape_ = "";               // the schema of the table that is being read
  std::vector<Collected> games_, definitions_, procedures_, verbs_;
  std::map<std::string, int> exports_;                // by game
  std::map<std::string, std::set<std::string>> ids_;  // by pack, without its name: the ids in its files
  std::vector<std::string> in_order_;                 // packs, as they are declared
  std::map<std::string, std::size_t> taken_;          // bytes of texts and lists, by pack
  /// The step of a procedure that is being read: its number from 1 on (0: none), and its name in messages.
  int step_ = 0;
  std::string in_step_;
  std::string file_;                  // the file that is running, by its name in messages
  bool gave_up_ = false;              // the file ended because give_up() was called
  int patch_line_ = 0;                // the line of the patch that is being applied
  std::vector<Found> unknown_words_;  // that a later file may declare
  std::vector<Patch> patches_;
  std::map<std::string, std::vector<ScriptOverride>> overrides_;   // by pack
  std::map<std::string, std::vector<kernel::Origin>> overridden_;  // by id: the changes, in order
  std::map<std::string, kernel::Origin> defined_;
  std::set<std::string> full_;  // the kinds of things that have no more room; each is reported once
  std::vector<std::pair<std::string, kernel::Id>> codes_;  // of definitions, as they are declared
  struct Claimed {
    std::string kind;
    kernel::Origin origin;
  };
  std::map<std::string, std::vector<Claimed>> claimed_;  // by name
  std::vector<RuleChange> rule_changes_;
  std::map<std::string, PointCanBe> can_be_;         // by timing point
  std::map<std::string, std::size_t> procedure_at_;  // by name: its place in procedures_
  std::vector<int> procedure_tables_;
  std::vector<kernel::Origin> procedure_origins_;
};

}  // namespace misk::script
