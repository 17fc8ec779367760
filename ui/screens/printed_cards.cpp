#include "screens/printed_cards.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>

namespace misk::ui {

Presentation presentation_of(game::Game& game, game::SeatViewer& viewer) {
  std::set<std::string> zones;
  for (const auto& zone : game.kernel().image().zones) zones.insert(zone.name);
  const nlohmann::json json = viewer.tabletop();
  return json.is_null() ? Presentation() : read_presentation(json, zones);
}

PrintedCards::PrintedCards(const game::Catalog& catalog, game::Scripts& scripts, const std::string& scenario,
                           const std::string& avatar) {
  game::Setup setup;
  setup.scenario = scenario;
  setup.avatars = {avatar};
  setup.empty_decks = true;
  try {
    table_ = std::make_unique<game::Game>(catalog, scripts, setup);
    viewer_ = std::make_unique<game::SeatViewer>(*table_);
    presentation_ = presentation_of(*table_, *viewer_);
  } catch (const std::runtime_error&) {
    viewer_.reset();
    table_.reset();
  }
}

std::optional<Face> PrintedCards::face(kernel::Id definition, const std::string& id) const {
  if (!viewer_ || definition == kernel::kNoId) return std::nullopt;
  try {
    const auto json = viewer_->printed(definition);
    if (!json || !json->is_object()) return std::nullopt;
    Face face = read_face(*json, id);
    face.definition = table_->kernel().image().definitions[definition].id;
    return face;
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

}  // namespace misk::ui
