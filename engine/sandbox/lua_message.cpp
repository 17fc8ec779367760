#include "sandbox/lua_message.hpp"

#include <algorithm>
#include <charconv>

namespace misk::script {
namespace {

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}

/// Reads a message from its front.
class Reading {
 public:
  explicit Reading(std::string_view text) : rest_(text) {}

  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  /// What stands before `end`, which is taken too.
  bool until(std::string_view end, std::string& out) {
    const std::size_t at = rest_.find(end);
    if (at == std::string_view::npos || at == 0) return false;
    out = rest_.substr(0, at);
    rest_.remove_prefix(at + end.size());
    return true;
  }
  bool is_over() const { return rest_.empty(); }

  /// KIND 'NAME' (a TYPE value), or only: a TYPE value
  bool value(Fault& fault) {
    if (!take("a ") || !type(fault.given)) {
      if (!until(" '", fault.noun) || !std::all_of(fault.noun.begin(), fault.noun.end(), is_lower) ||
          !until("' (a ", fault.name) || !type(fault.given) || !take(")"))
        return false;
    }
    return is_over();
  }

  /// #N to 'NAME' (WHY)
  bool argument(Fault& fault) {
    std::string number;
    if (!take("#") || !until(" to '", number) || !until("' (", fault.name) || !rest_.ends_with(')'))
      return false;
    std::from_chars(number.data(), number.data() + number.size(), fault.argument);
    fault.detail = rest_.substr(0, rest_.size() - 1);
    constexpr std::string_view kGot = " expected, got ";
    if (const std::size_t at = fault.detail.rfind(kGot); at != std::string::npos && at > 0) {
      fault.expected = fault.detail.substr(0, at);
      fault.given = fault.detail.substr(at + kGot.size());
    }
    return true;
  }

  /// two TYPE values, or: TYPE with TYPE
  bool both(Fault& fault) {
    if (take("two ")) return until(" values", fault.given) && is_over();
    if (!until(" with ", fault.given)) return false;
    fault.expected = rest_;
    return true;
  }

 private:
  bool type(std::string& out) {
    const std::size_t at = rest_.find(" value");
    if (at == std::string_view::npos || at == 0) return false;
    out = rest_.substr(0, at);
    rest_.remove_prefix(at + std::string_view(" value").size());
    return true;
  }

  std::string_view rest_;
};

}  // namespace

bool is_stack_overflow(std::string_view message) {
  return message.find("stack overflow") != std::string_view::npos;
}

Fault parse_lua_message(std::string_view message) {
  struct Form {
    std::string_view begins;
    FaultKind kind;
    bool (Reading::*read)(Fault&);
  };
  static constexpr Form kForms[] = {
      {"attempt to index ", FaultKind::index, &Reading::value},
      {"attempt to call ", FaultKind::call, &Reading::value},
      {"attempt to perform arithmetic on ", FaultKind::arithmetic, &Reading::value},
      {"attempt to concatenate ", FaultKind::concatenate, &Reading::value},
      {"attempt to get length of ", FaultKind::length, &Reading::value},
      {"attempt to compare ", FaultKind::compare, &Reading::both},
      {"bad argument ", FaultKind::bad_argument, &Reading::argument},
  };
  for (const Form& form : kForms) {
    Reading reading(message);
    if (!reading.take(form.begins)) continue;
    Fault fault;
    if ((reading.*form.read)(fault)) {
      fault.kind = form.kind;
      return fault;
    }
    break;
  }
  if (is_stack_overflow(message)) return {.kind = FaultKind::endless_calls};
  if (message.starts_with("attempt to yield")) return {.kind = FaultKind::waits};
  if (message.starts_with("'for' ")) return {.kind = FaultKind::loop_limits};
  return {};
}

}  // namespace misk::script
