// Checks the source of a script by itself.
#include <algorithm>

#include "check/check.hpp"
#include "content/suggest.hpp"
#include "text/withheld_names.hpp"

namespace misk::cli {

using content::Severity;

namespace {

class Scripts {
 public:
  Scripts(const GameCheck& game, const CheckSource& source)
      : game_(game), names_(game.names), source_(source) {}

  void run() {
    globals();
    state();
    style();
    if (!game_.host || !game_.host->frozen()) return;
    for (const LuaMember& member : source_.facts.members) this->member(member);
    for (const LuaCall& call : source_.facts.calls) query(call);
  }

 private:
  void add(Severity severity, const LuaPlace& place, const std::string& message, const std::string& mend,
           const char* rule) {
    game_.found.add({severity, source_.shown, place.line, place.column, message, mend, rule});
  }
  void error(const LuaPlace& place, const std::string& message, const std::string& mend, const char* rule) {
    add(Severity::error, place, message, mend, rule);
  }
  void warning(const LuaPlace& place, const std::string& message, const std::string& mend, const char* rule) {
    add(Severity::warning, place, message, mend, rule);
  }

  /// What to write for a word of an older API.
  static std::string mend(const WordChange& change) {
    if (change.is_removed) return "delete it, or let `misk upgrade` do it";
    return change.now.empty() ? "write " + change.write
                              : "write " + change.now + ", or let `misk upgrade` do it";
  }

  void unknown(const LuaName& read) {
    const std::string hint = text::foreign_name(read.name);
    error(read.place, "nothing is called '" + read.name + "'",
          !hint.empty()
              ? hint
              : content::did_you_mean(read.name, names_.globals,
                                      "declare it as a local, or is it a text and lacks its quotes?"),
          "unknown-global");
  }

  void globals() {
    for (const LuaName& read : source_.facts.reads) {
      const std::size_t dot = read.name.find('.');
      const std::string name = "'" + read.name + "'";
      if (const std::string instead = text::withheld_name(read.name); !instead.empty()) {
        error(read.place, name + " is not for packs", instead, "forbidden-global");
      } else if (dot != std::string::npos) {
        // A field that a table of Lua's library does not have.
        const auto library = names_.library.find(read.name.substr(0, dot));
        const std::string field = read.name.substr(dot + 1);
        if (library != names_.library.end() && field.find('.') == std::string::npos &&
            !library->second.count(field))
          error(read.place, name + " does not exist here",
                content::did_you_mean(field, library->second, "see misk api for what there is"),
                "unknown-global");
      } else if (!names_.globals.empty() && !names_.globals.count(read.name)) {
        if (const auto old = game_.changes.functions.find(read.name); old != game_.changes.functions.end())
          error(read.place, "nothing is called " + name + " any more: " + old->second.why, mend(old->second),
                "unknown-global");
        else
          unknown(read);
      }
    }
    for (const LuaName& write : source_.facts.global_writes)
      error(write.place, "'" + write.name + "' is assigned as a global",
            "write `local " + write.name + "`, or keep it in a counter or `game`", "global-write");
  }

  void state() {
    for (const LuaName& write : source_.facts.upvalue_writes)
      error(write.place,
            "a function changes '" + write.name +
                "', a local of the file: undo, saves and replays cannot see it",
            "keep it in a counter, a flag, `memory` or `game`", "state-outside-kernel");
    for (const LuaName& write : source_.facts.table_writes)
      warning(write.place,
              "a function changes the table '" + write.name +
                  "' of the file; if that happens in play, undo, saves and replays cannot see it",
              "keep what changes in a counter, a flag, `memory` or `game`", "state-outside-kernel");
  }

  void style() {
    for (const LuaName& each : source_.facts.data_conditions)
      warning(each.place, "this condition can be data",
              "write it as a text, e.g. condition = \"here.clues > 0\"", "condition-as-function");
    for (const LuaName& each : source_.facts.unused)
      warning(each.place, "the local '" + each.name + "' is never read", "delete it, or call it _",
              "unused-local");
    for (const LuaName& each : source_.facts.powers)
      warning(each.place, "x ^ y differs a little between processors", "multiply", "float-power");
    for (const LuaName& each : source_.facts.card_keys)
      error(each.place, "'" + each.name + "' has cards as keys, and `pairs` knows no order for them",
            "keep the cards in a list, and go over it with ipairs", "card-keys");
  }

  // --- properties of cards and timing points ---

  bool is_verb(const std::string& name) const {
    return names_.verbs.count(name) || names_.methods.count(name);
  }

  void member(const LuaMember& member) {
    if (member.role == LuaRole::card) card_member(member);
    if (member.role == LuaRole::event && !member.is_set && !names_.event.count(member.name))
      error(
          member.place, "a timing point has no '" + member.name + "'",
          content::did_you_mean(member.name, names_.event, "it has actor, subject, object, amount and extra"),
          "unknown-member");
  }

  /// True if the card may remember this number. `me` is the card of this file; other variables may be any
  /// card. A name that the game's own scripts contain as text may be a memory that a constructor adds.
  bool remembers(const LuaMember& member) const {
    const auto own = names_.memory_of.find(source_.shown);
    if (member.owner == "me" && own != names_.memory_of.end()) return own->second.count(member.name) > 0;
    if (names_.memory.count(member.name)) return true;
    return source_.pack->id() == game_.game && names_.said.count(member.name) > 0;
  }

  void card_member(const LuaMember& member) {
    const std::string& name = member.name;
    const std::string owner = member.owner.empty() ? "card" : member.owner;
    const bool is_property = names_.is_property(name) || remembers(member);
    if (member.is_set) return set_member(member, owner);
    if (is_verb(name)) {
      if (member.is_called && !member.is_colon && !member.owner_is_first_argument)
        error(member.place, "'" + name + "' is called with '.', so it is not told whose it is",
              "write " + owner + ":" + name + "(...)", "dot-for-colon");
      return;
    }
    if (member.is_called && is_property) {
      error(member.place, "'" + name + "' is no verb: it is read",
            "write " + owner + "." + name +
                (names_.counters.count(name)
                     ? ", and change it with " + owner + ":add(\"" + name + "\", n) or a verb"
                     : ""),
            "not-a-verb");
    } else if (!is_property) {
      error(member.place, "a card has no '" + name + "'", near_member(member, owner), "unknown-member");
    }
  }

  std::string near_member(const LuaMember& member, const std::string& owner) const {
    const std::string& name = member.name;
    if (names_.zones.count(name)) {
      for (const kernel::ZoneKind& zone : game_.host->image().zones)
        if (zone.name == name)
          return "for the cards of a zone write cards_in(\"" + name + "\"" +
                 (zone.per_player ? ", " + owner + ")" : ")");
    }
    if (names_.tags.count(name))
      return "a trait or keyword is asked for with " + owner + ":is \"" + name + "\"";
    if (names_.game.count(name)) return "did you mean game." + name + "?";
    if (member.is_called) {
      Words known = names_.methods;
      known.insert(names_.verbs.begin(), names_.verbs.end());
      return content::did_you_mean(name, known, "see misk api for the verbs there are");
    }
    Words known;
    for (const Words* some :
         {&names_.counters, &names_.flags, &names_.values, &names_.readable, &names_.memory})
      known.insert(some->begin(), some->end());
    return content::did_you_mean(name, known,
                                 "numbers of its own are named in memory = { \"" + name + "\" }");
  }

  void set_member(const LuaMember& member, const std::string& owner) {
    static const Words kSettable = {"parent", "face", "controller"};
    const std::string& name = member.name;
    if (names_.counters.count(name) || names_.flags.count(name) || remembers(member) ||
        kSettable.count(name)) {
      if (!member.query.empty()) changes(member.place, "'" + owner + "." + name + "' is set", member.query);
      return;
    }
    if (names_.values.count(name))
      error(member.place, "'" + name + "' cannot be set: modifiers make it what it is",
            "write " + owner + ":modify(\"" + name + "\", n, period)", "not-settable");
    else if (names_.readable.count(name) || is_verb(name))
      error(member.place, "'" + name + "' cannot be set",
            name == "zone" ? "write " + owner + ":move(zone, player)" : "", "not-settable");
    else
      error(member.place, "a card has no '" + name + "'", near_member(member, owner), "unknown-member");
  }

  // --- conditions with side effects ---

  void changes(const LuaPlace& place, const std::string& what, const std::string& field) {
    error(place,
          what + " in `" + field +
              "`, which may only look: it is worked out at any time, for everybody who asks",
          "do it in `effect`", "effect-in-condition");
  }

  void query(const LuaCall& call) {
    if (call.query.empty()) return;
    const LuaEffect effect = game_.effects.of_call(call);
    if (effect == LuaEffect::none) return;
    const std::size_t at = call.callee.find_last_of(".:");
    const std::string name = call.callee.substr(at == std::string::npos ? 0 : at + 1);
    changes(call.place,
            "'" + name +
                (effect == LuaEffect::asks ? "' asks a player, or lets cards react," : "' changes the game"),
            call.query);
  }

  const GameCheck& game_;
  const GameNames& names_;
  const CheckSource& source_;
};

}  // namespace

void check_scripts(const GameCheck& game) {
  for (const CheckSource& source : game.found.sources())
    if (source.is_read && !source.is_test && game.is_mine(*source.pack)) Scripts(game, source).run();
}

}  // namespace misk::cli
