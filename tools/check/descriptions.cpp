#include "check/descriptions.hpp"

namespace misk::cli {
namespace {

const api::Callable* described(const std::map<std::string, api::Callable>& list, const std::string& name) {
  const auto found = list.find(name);
  return found == list.end() ? nullptr : &found->second;
}

}  // namespace

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
