#include "game/plan.hpp"

#include <algorithm>

namespace misk::game {
namespace {

constexpr std::size_t kLookAhead = 8;  // the most answers that may be skipped at once

/// The question as plans know it: by its purpose, which no new wording and no translation changes.
std::string question_of(const Game& game, const kernel::Request& request) {
  return request.purpose.empty() ? game.prompt_text(request, kAllKnowing) : request.purpose;
}

/// The options of a part as plans know them: labels by their names, others by their texts. Equal ones are
/// distinguished by number.
std::vector<std::string> option_texts(const Game& game, const kernel::Request& request,
                                      const kernel::Part& part) {
  std::vector<std::string> texts, plain;
  for (std::uint32_t i = 0; i < part.count; ++i) {
    const kernel::Option& option = request.options[part.first + i];
    plain.push_back(option.kind == kernel::OptionKind::label ? request.label_name(option)
                                                             : game.option_text(request, option));
    const auto n = std::count(plain.begin(), plain.end(), plain.back());
    texts.push_back(n > 1 ? plain.back() + "#" + std::to_string(n) : plain.back());
  }
  return texts;
}

}  // namespace

Choice tell_choice(const Game& game, std::size_t index, const std::vector<std::int32_t>& choices) {
  const kernel::Request& request = game.kernel().request();
  const kernel::Part& part = request.parts[index];
  Choice choice;
  choice.player = part.player;
  choice.prompt = question_of(game, request);
  if (part.numeric) {
    choice.number = choices.empty() ? part.min : choices.front();
    return choice;
  }
  if (choices.empty()) return choice;
  const std::vector<std::string> texts = option_texts(game, request, part);
  for (const std::int32_t each : choices) choice.chosen.push_back(texts[static_cast<std::size_t>(each)]);
  return choice;
}

std::optional<std::vector<std::int32_t>> find_choice(const Game& game, std::size_t index,
                                                     const Choice& choice) {
  const kernel::Request& request = game.kernel().request();
  const kernel::Part& part = request.parts[index];
  if (part.player != choice.player || part.numeric != choice.number.has_value()) return std::nullopt;
  if (question_of(game, request) != choice.prompt && game.prompt_text(request, kAllKnowing) != choice.prompt)
    return std::nullopt;
  std::vector<std::int32_t> choices;
  if (choice.number) {
    choices.push_back(*choice.number);
  } else if (!choice.chosen.empty()) {
    const std::vector<std::string> texts = option_texts(game, request, part);
    for (const std::string& text : choice.chosen) {
      const auto found = std::find(texts.begin(), texts.end(), text);
      if (found == texts.end()) return std::nullopt;
      choices.push_back(static_cast<std::int32_t>(found - texts.begin()));
    }
  }
  if (!game.kernel().allowed(part.player, choices)) return std::nullopt;
  return choices;
}

std::vector<std::int32_t> usual_answer(const Game& game, std::size_t index) {
  const kernel::Request& request = game.kernel().request();
  const kernel::Part& part = request.parts[index];
  if (part.numeric) return {part.min};
  std::vector<std::int32_t> choices;
  if (part.min == 0) return choices;
  for (std::uint32_t i = 0; i < part.count && part.min == 1; ++i)
    if (request.options[part.first + i].kind == kernel::OptionKind::pass)
      return {static_cast<std::int32_t>(i)};
  for (std::int32_t i = 0; i < part.min; ++i) choices.push_back(i);
  return choices;
}

void PlanPlayer::choose(const Game& game, std::size_t part, std::vector<std::int32_t>& choices) {
  const std::size_t end = std::min(plan_.size(), next_ + kLookAhead);
  for (std::size_t at = next_; at < end; ++at) {
    auto found = find_choice(game, part, plan_[at]);
    if (!found) continue;
    next_ = at + 1;
    choices = std::move(*found);
    return;
  }
  choices = usual_answer(game, part);
}

}  // namespace misk::game
