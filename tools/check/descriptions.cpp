#include "check/descriptions.hpp"

#include <algorithm>

namespace misk::cli {
namespace {

const api::Callable* described(const std::map<std::string, api::Callable>& list, const std::string& name) {
  const auto found = list.find(name);
  return found == list.end() ? nullptr : &found->second;
}

}  // namespace

bool add_words(const script::Type& type, const script::Schemas* names, std::set<std::string>& out) {
  using Kind = script::Type::Kind;
  if (type.kind == Kind::word) out.insert(type.name);
  if (type.kind == Kind::any || type.kind == Kind::text) return false;
  if (type.kind == Kind::named) {
    if (type.target == script::Type::Target::alias)
      return add_words(static_cast<const script::Alias*>(type.link)->parsed, names, out);
    if (type.target == script::Type::Target::word) {
      if (!names || script::Schemas::is_open(type.name)) return false;
      const std::set<std::string>& known = names->words(type.name);
      out.insert(known.begin(), known.end());
    }
  }
  return type.kind != Kind::one_of ||
         std::all_of(type.parts.begin(), type.parts.end(),
                     [&](const auto& each) { return add_words(each, names, out); });
}

CallDescriptions::Known CallDescriptions::of(const LuaCall& call, const CheckSource& source) const {
  const std::size_t at = call.callee.find_last_of(".:");
  const bool is_aliased = !call.alias.empty();  // local move = method.move
  const bool is_plain = call.callee.rfind("method.", 0) == 0;
  const bool is_colon = at != std::string::npos && call.callee[at] == ':';
  Known known;
  known.name = last_name(is_aliased ? call.alias : call.callee);
  if (is_aliased || is_plain || is_colon) {
    known.first = is_colon && !is_aliased ? 0 : 1;
    known.callable = described(own_.methods, known.name);
    if (!known.callable) known.callable = described(engine_.methods, known.name);
    return known;
  }
  known.callable = described(own_.functions, call.callee);
  if (!call.is_local) {
    if (!known.callable) known.callable = described(engine_.functions, call.callee);
  } else if (known.callable && known.callable->file != source.pack->id() + "/" + source.file->path) {
    known.callable = nullptr;  // described in its own file, or a different function of that name
  }
  return known;
}

}  // namespace misk::cli
