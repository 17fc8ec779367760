// Draws cards that are in no game, as their game would.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "game/seat_view.hpp"
#include "scene/face.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

/// The layout that a game wants for its table; the plain one if it gives none.
Presentation presentation_of(game::Game& game, game::SeatViewer& viewer);

/// Only a table of a game can draw its cards. This sets one up that is never played.
class PrintedCards {
 public:
  /// Sets up a table of that scenario for that avatar. If that fails, no card has a face. The catalog and the
  /// scripts must outlive it.
  PrintedCards(const game::Catalog& catalog, game::Scripts& scripts, const std::string& scenario,
               const std::string& avatar);

  /// The card's face, with the id that its pictures use; none if the game does not draw it.
  std::optional<Face> face(kernel::Id definition, const std::string& id) const;
  const Presentation& presentation() const { return presentation_; }

 private:
  std::unique_ptr<game::Game> table_;
  std::unique_ptr<game::SeatViewer> viewer_;
  Presentation presentation_;
};

}  // namespace misk::ui
