// Finds fields that nobody reads in tables given to functions and verbs: `choose(you, "Which?", list, {
// optinal = true })`. The description of each function says what it takes; the reference is made from the
// same descriptions.
#include <algorithm>
#include <stdexcept>

#include "api/reference.hpp"
#include "check/check.hpp"
#include "check/descriptions.hpp"
#include "content/suggest.hpp"

namespace misk::cli {
namespace {

using content::Severity;
using script::Type;

class Arguments {
 public:
  explicit Arguments(const GameCheck& game) : game_(game) {}

  void run() {
    for (const CheckSource& source : game_.found.sources()) {
      if (!source.is_read || source.is_test || !game_.is_mine(*source.pack)) continue;
      source_ = &source;
      for (const LuaCall& call : source.facts.calls) {
        const bool any = std::any_of(call.arguments.begin(), call.arguments.end(),
                                     [](const LuaArgument& each) { return !each.entries.empty(); });
        if (any) this->call(call);
      }
    }
  }

 private:
  void call(const LuaCall& call) {
    const auto known = game_.described->of(call, *source_);
    if (!known.callable) return;
    name_ = known.name;
    const auto& parameters = known.callable->signature.parameters;
    for (std::size_t i = known.first; i < call.arguments.size() && i - known.first < parameters.size(); ++i) {
      const script::Parameter& parameter = parameters[i - known.first];
      if (parameter.name == "...") return;
      if (call.arguments[i].entries.empty()) continue;
      try {
        const Type& type = game_.scripts->loader().schemas().parsed(parameter.text);
        if (takes_table(type))
          fields(call.arguments[i].entries, type);
        else
          game_.found.add({Severity::error, source_->shown, call.arguments[i].place.line,
                           call.arguments[i].place.column, "'" + name_ + "' takes no table here",
                           "it is called as " + api::call_of(known.callable->signature), "unread-field"});
      } catch (const std::invalid_argument&) {
        return;  // `misk api` reports unknown types
      }
    }
  }

  /// The content that a table of some type may have.
  struct Shape {
    bool is_open = false;  // any field is allowed
    std::map<std::string, std::vector<const Type*>> fields;
    std::vector<const Type*> items;
  };
  bool takes_table(const Type& type) const {
    Shape shape;
    add_shape(type, shape);
    return shape.is_open || !shape.fields.empty() || !shape.items.empty();
  }
  void add_shape(const Type& type, Shape& out, int depth = 0) const {
    if (depth > 20) return;
    const auto add_field = [&](const std::string& name, const Type& of) {
      if (name == "[integer]")
        out.items.push_back(&of);
      else if (!name.empty() && name[0] == '[')
        out.is_open = true;
      else
        out.fields[name].push_back(&of);
    };
    switch (type.kind) {
      case Type::Kind::any:
      case Type::Kind::table:
        out.is_open = true;
        break;
      case Type::Kind::map:
        add_keys(type, out);
        break;
      case Type::Kind::list:
        out.items.push_back(&type.parts[0]);
        break;
      case Type::Kind::record:
        for (const script::Parameter& each : type.parameters) add_field(each.name, each.type);
        break;
      case Type::Kind::one_of:
        for (const Type& each : type.parts) add_shape(each, out, depth + 1);
        break;
      case Type::Kind::named:
        if (type.target == Type::Target::alias)
          add_shape(static_cast<const script::Alias*>(type.link)->parsed, out, depth + 1);
        else if (type.target == Type::Target::schema)
          for (const script::Field* each : game_.scripts->loader()
                                               .schemas()
                                               .ready(static_cast<const script::Schema*>(type.link)->name)
                                               .all)
            add_field(each->name, each->parsed);
        else if (type.target == Type::Target::value && type.name != "card")
          out.is_open = true;  // the engine accepts a table here
        break;
      default:
        break;
    }
  }

  /// If the keys of a map are known words, they are its fields.
  void add_keys(const Type& map, Shape& out) const {
    const Type* keys = &map.parts[0];
    while (keys->kind == Type::Kind::named && keys->target == Type::Target::alias)
      keys = &static_cast<const script::Alias*>(keys->link)->parsed;
    if (keys->kind == Type::Kind::named && keys->target == Type::Target::word) {
      const std::set<std::string>& words = game_.scripts->loader().schemas().words(keys->name);
      for (const std::string& word : words) out.fields[word].push_back(&map.parts[1]);
      out.is_open = out.is_open || words.empty();
    } else if (keys->kind == Type::Kind::one_of &&
               std::all_of(keys->parts.begin(), keys->parts.end(),
                           [](const Type& each) { return each.kind == Type::Kind::word; })) {
      for (const Type& each : keys->parts) out.fields[each.name].push_back(&map.parts[1]);
    } else {
      out.is_open = true;
    }
  }

  void fields(const std::vector<LuaEntry>& entries, const Type& type) {
    Shape shape;
    add_shape(type, shape);
    if (shape.is_open) return;
    for (const LuaEntry& entry : entries) {
      const auto found = shape.fields.find(entry.name);
      if (!entry.name.empty() && found == shape.fields.end()) {
        unread(entry, shape);
        continue;
      }
      const std::vector<const Type*>& types = entry.name.empty() ? shape.items : found->second;
      // With several possible types it is not known which one is meant.
      if (entry.is_table && types.size() == 1) fields(entry.entries, *types[0]);
      if (entry.is_text && !entry.name.empty()) word(entry, types);
    }
  }

  /// A text that has to be one of certain words: purpose = "discard".
  void word(const LuaEntry& entry, const std::vector<const Type*>& types) {
    std::set<std::string> words;
    for (const Type* type : types)
      if (!add_words(*type, &game_.scripts->loader().schemas(), words)) return;
    if (words.empty() || words.count(entry.text)) return;
    std::string list;
    for (const std::string& each : words) list += (list.empty() ? "" : ", ") + each;
    game_.found.add({Severity::error, source_->shown, entry.place.line, entry.place.column,
                     "'" + name_ + "' knows no " + entry.name + " '" + entry.text + "'",
                     content::did_you_mean(entry.text, words, "it knows " + list), "missing-reference"});
  }

  void unread(const LuaEntry& entry, const Shape& shape) {
    std::vector<std::string> names;
    for (const auto& [name, types] : shape.fields) names.push_back(name);
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    game_.found.add({Severity::error, source_->shown, entry.place.line, entry.place.column,
                     "'" + name_ + "' reads no field '" + entry.name + "'",
                     content::did_you_mean(entry.name, names,
                                           names.empty() ? "it takes a list here" : "it reads " + list),
                     "unread-field"});
  }

  const GameCheck& game_;
  const CheckSource* source_ = nullptr;
  std::string name_;
};

}  // namespace

void check_arguments(const GameCheck& game) {
  Arguments(game).run();
}

}  // namespace misk::cli
