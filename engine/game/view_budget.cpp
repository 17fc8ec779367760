#include "game/view_budget.hpp"

#include "sandbox/sandbox.hpp"

namespace misk::game {

namespace {

constexpr double kSeconds = 2.0;  // games need a hundredth of it

constinit thread_local int depth = 0;
constinit thread_local double began = 0;

}  // namespace

ViewBudget::ViewBudget() {
  if (depth++ == 0) began = script::processor_seconds();
}

ViewBudget::~ViewBudget() {
  --depth;
}

bool ViewBudget::is_spent() {
  return depth > 0 && script::processor_seconds() - began > kSeconds;
}

}  // namespace misk::game
