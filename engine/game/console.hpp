// The console: lines of Lua that look at a running game and change it, for whoever writes cards.
//
// A line is run as a question first, in which the kernel refuses every change. Only when it would have
// changed something it is run as an effect (kernel::Session::intervene), and stands in the journal. Front
// ends read lines and show replies; they keep the save, so they take back answers, too.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// What the console says to a line, and what whoever keeps the game has to do about it.
struct ConsoleReply {
  std::vector<std::string> lines;
  bool failed = false;
  bool changed = false;  // the journal ends with this line now
  bool undo = false;     // the last answer is to be taken back
  bool leave = false;    // nobody wants to type any more
};

class Console {
 public:
  /// `pack`: whose globals lines see; "" for the scenario's. Throws SetupError when it is not loaded.
  explicit Console(Game& game, const std::string& pack = "");

  const std::string& pack() const { return pack_; }
  ConsoleReply run(const std::string& line);
  /// What can stand where `text` ends, as whole words that begin at `from`; sorted.
  std::vector<std::string> complete(const std::string& text, std::size_t& from) const;
  /// What a line has given that had to wait for answers; nothing while it still does.
  std::vector<std::string> news();
  /// Lines that were typed, the oldest first.
  const std::vector<std::string>& history() const { return history_; }

 private:
  void set_pack(const std::string& pack);
  ConsoleReply command(const std::string& text);
  ConsoleReply evaluate(const std::string& text);
  void tell_cards(const std::string& pattern, ConsoleReply& reply) const;
  void tell_zone(const std::string& name, ConsoleReply& reply) const;
  void tell_you(ConsoleReply& reply) const;
  void tell_value(const script::LineValue& value, ConsoleReply& reply);
  /// How the number comes about that an expression like `you.combat` gives.
  std::vector<std::string> explained(const std::string& text) const;
  kernel::ComponentId you() const;

  Game& game_;
  std::string pack_;
  std::string it_ = "nil";  // Lua that gives the last value again; "" where nothing does
  std::vector<std::string> history_;
  bool waiting_ = false;  // a line of ours has asked somebody
  std::uint64_t finished_ = 0;
};

/// The line with `it` replaced by what gives the last value again.
std::string with_it(const std::string& line, const std::string& it, bool* used = nullptr);

}  // namespace misk::game
