#include "game/moments.hpp"

#include <algorithm>
#include <iterator>

#include "game/board.hpp"
#include "language/words.hpp"

namespace misk::game {

using kernel::OptionKind;

namespace {

const kernel::Part* part_of(const kernel::Request& request, int player) {
  for (const kernel::Part& part : request.parts)
    if (part.player == player && !part.answered) return &part;
  return nullptr;
}

/// What these choices mean, in the words of the question.
std::string chosen_text(const Game& game, const kernel::Part& part, const std::vector<std::int32_t>& choices,
                        bool& passes) {
  const kernel::Request& request = game.kernel().request();
  std::string list;
  bool acts = false;  // an ability tells what it does; everything else needs the question before it
  passes = !choices.empty() && !part.numeric;
  for (const std::int32_t each : choices) {
    if (part.numeric) {
      list = std::to_string(each);
      continue;
    }
    const kernel::Option& option = request.options[part.first + static_cast<std::uint32_t>(each)];
    acts = acts || option.kind == OptionKind::ability || option.kind == OptionKind::pass;
    passes = passes && option.kind == OptionKind::pass;
    list += (list.empty() ? "" : ", ") + game.option_text(request, option);
  }
  if (acts) return list;
  std::string asked = game.prompt_text(request, part.player);
  while (!asked.empty() && (asked.back() == ':' || asked.back() == '.' || asked.back() == '?'))
    asked.pop_back();
  return asked + ": " + (list.empty() ? "\xE2\x80\x93" : list);
}

}  // namespace

std::optional<std::size_t> part_named(std::string_view name) {
  const auto* const found = std::find(std::begin(kParts), std::end(kParts), name);
  if (found == std::end(kParts)) return std::nullopt;
  return static_cast<std::size_t>(found - std::begin(kParts)) + 1;
}

std::size_t same_headings(const std::vector<std::string>& before, const std::vector<std::string>& now) {
  const auto end = std::mismatch(before.begin(), before.end(), now.begin(), now.end()).first;
  return static_cast<std::size_t>(end - before.begin());
}

Moments::Moments(Game& game) : game_(game), self_(std::make_shared<Moments*>(this)) {
  game_.before_answer = [known = std::weak_ptr(self_)](const kernel::Answer& answer) {
    if (const auto moments = known.lock()) (*moments)->note(answer);
  };
}

void Moments::note(const kernel::Answer& answer) {
  if (game_.status() != kernel::Status::asking) return;
  const std::size_t position = game_.session().journal().size();
  const kernel::Part* const part = part_of(game_.kernel().request(), answer.player);
  if (!answer.intervention && (!part || !game_.kernel().allowed(answer.player, answer.choices))) return;
  // The same answer again: those after it are still known.
  if (position < moments_.size() && moments_[position].answer == answer) return;
  moments_.resize(position);
  Moment moment{answer, now(), "", false};
  if (!answer.intervention) moment.what = chosen_text(game_, *part, answer.choices, moment.passes);
  moments_.push_back(std::move(moment));
}

const Moment& Moments::at(std::size_t position) const {
  static const Moment kUnknown;
  if (position >= moments_.size()) return kUnknown;
  const auto& journal = game_.session().journal();
  // Somebody may have changed the game by hand.
  const bool other = position < journal.size() && !(journal[position] == moments_[position].answer);
  return other ? kUnknown : moments_[position];
}

std::vector<std::string> Moments::now() const {
  if (game_.status() != kernel::Status::asking) return {};
  const kernel::Request& request = game_.kernel().request();
  return export_lines(game_, "headings", request.parts.empty() ? 0 : request.parts[0].player);
}

std::vector<std::string> Moments::headings_at(std::size_t position) const {
  return position == game_.session().journal().size() ? now() : at(position).headings;
}

bool Moments::begins(std::size_t part, std::size_t position) const {
  const std::vector<std::string> here = headings_at(position);
  if (here.size() < part) return false;
  return position == 0 || same_headings(at(position - 1).headings, here) < part;
}

std::optional<std::size_t> Moments::begin_of(std::size_t part, std::size_t position) const {
  for (std::size_t i = position; i-- > 0;)
    if (begins(part, i)) return i;
  return std::nullopt;
}

std::optional<std::size_t> Moments::next_of(std::size_t part, std::size_t position, std::size_t end) const {
  for (std::size_t i = position + 1; i < end; ++i)
    if (begins(part, i)) return i;
  return std::nullopt;
}

std::string Moments::told(std::size_t position, std::uint8_t viewer) const {
  const Moment& moment = at(position);
  if (moment.answer.intervention) return "The game was changed by hand.";
  if (moment.what.empty()) return "Answer " + std::to_string(position + 1);
  std::string text;
  if (game_.kernel().state().players > 1)
    text = game_.name(game_.kernel().state().avatars[moment.answer.player]);
  // What somebody else chose may name hidden cards.
  const bool may = viewer == kWholeTable || viewer == kAllKnowing || viewer == moment.answer.player;
  if (!may) return text;
  // An action of the figure itself names it already.
  if (text.empty() || moment.what.rfind(text + ": ", 0) == 0) return moment.what;
  return text + ": " + moment.what;
}

}  // namespace misk::game
