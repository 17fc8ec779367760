#include "script/stack_words.hpp"

namespace misk::script {
namespace {

std::string title_of(const kernel::Kernel& kernel, kernel::ComponentId card) {
  return kernel.image().definitions[kernel.component(card).definition].title;
}

std::string frame_text(const kernel::Kernel& kernel, const kernel::Frame& frame) {
  const kernel::Image& image = kernel.image();
  const std::string card = frame.comp ? " (" + title_of(kernel, frame.comp) + ")" : "";
  switch (frame.kind) {
    case kernel::FrameKind::procedure: {
      const kernel::Procedure& procedure = image.procedures[frame.id];
      if (frame.step >= procedure.steps.size()) return procedure.name;
      const kernel::Step& step = procedure.steps[frame.step];
      return procedure.name + " " + step.id + (step.cite.empty() ? "" : " [" + step.cite + "]");
    }
    case kernel::FrameKind::timing:
      return "timing point " + image.points[frame.id].name;
    case kernel::FrameKind::window:
      return "window " + image.windows[frame.id].name;
    case kernel::FrameKind::ability: {
      const kernel::Ability& ability = image.abilities[frame.id];
      return "ability \"" + (ability.text.empty() ? ability.name : ability.text) + "\"" + card;
    }
    case kernel::FrameKind::script:
      return (frame.script.function == kernel::kIntervention ? "by hand" : "script") + card;
    case kernel::FrameKind::ask:
      return "question";
  }
  return "";
}

}  // namespace

std::string stack_text(const kernel::Kernel& kernel) {
  const kernel::State& state = kernel.state();
  std::string text;
  for (int i = state.depth - 1; i >= 0; --i) text += "  " + frame_text(kernel, state.frames[i]) + "\n";
  return text;
}

kernel::ComponentId resolving_card(const kernel::Kernel& kernel) {
  const kernel::State& state = kernel.state();
  for (int i = state.depth - 1; i >= 0; --i) {
    const kernel::ComponentId card = state.frames[i].comp;
    if (card && card <= state.component_count) return card;
  }
  return 0;
}

std::string in_card(const kernel::Kernel& kernel, kernel::ComponentId card) {
  return card ? " (in '" + title_of(kernel, card) + "')" : "";
}

}  // namespace misk::script
