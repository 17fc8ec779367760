// Cards that lie in no game, as their game draws them.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "game/seat_view.hpp"
#include "scene/face.hpp"
#include "table/presentation.hpp"

namespace misk::ui {

/// How a game wants its table to look; the plain one where it says nothing.
Presentation presentation_of(game::Game& game, game::SeatViewer& viewer);

/// Games draw their own cards, on a table: one is laid for that and never played at.
class PrintedCards {
 public:
  /// A table of that scenario for that avatar. Where none can be laid, no card has a face. The catalog and
  /// the scripts outlive it.
  PrintedCards(const game::Catalog& catalog, game::Scripts& scripts, const std::string& scenario,
               const std::string& avatar);

  /// The card's face, known to pictures as `id`; none where the game does not draw it.
  std::optional<Face> face(kernel::Id definition, const std::string& id) const;
  const Presentation& presentation() const { return presentation_; }

 private:
  std::unique_ptr<game::Game> table_;
  std::unique_ptr<game::SeatViewer> viewer_;
  Presentation presentation_;
};

}  // namespace misk::ui
