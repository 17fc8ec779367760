// The console: lines of Lua that look at a running game and change it, for authors of cards.
//
// A line is first run as a question; the kernel then refuses every change. If the line tried to change
// something, it is run again as an effect (kernel::Session::intervene) and goes into the journal. Front ends
// read lines and show replies. They own the save, so they also carry out undo.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace misk::game {

/// The console's reply to a line, and the actions that the owner of the game must take.
struct ConsoleReply {
  std::vector<std::string> lines;
  bool failed = false;
  bool changed = false;  // the journal now ends with this line
  bool undo = false;     // take back the last answer
  bool leave = false;    // end the console
};

class Console {
 public:
  /// `pack`: the pack whose globals lines see; "" for the scenario's. Throws SetupError if it is not loaded.
  explicit Console(Game& game, const std::string& pack = "");

  const std::string& pack() const { return pack_; }
  ConsoleReply run(const std::string& line);
  /// Completions for the end of `text`: whole words that begin at `from`, sorted.
  std::vector<std::string> complete(const std::string& text, std::size_t& from) const;
  /// The late results of a line that waited for answers; empty while it still waits.
  std::vector<std::string> news();
  /// The typed lines, oldest first.
  const std::vector<std::string>& history() const { return history_; }

 private:
  void set_pack(const std::string& pack);
  ConsoleReply command(const std::string& text);
  ConsoleReply evaluate(const std::string& text);
  void tell_cards(const std::string& pattern, ConsoleReply& reply) const;
  void tell_zone(const std::string& name, ConsoleReply& reply) const;
  void tell_you(ConsoleReply& reply) const;
  void tell_value(const script::LineValue& value, ConsoleReply& reply);
  /// Explains the number that an expression like `you.combat` gives.
  std::vector<std::string> explained(const std::string& text) const;
  kernel::ComponentId you() const;

  Game& game_;
  std::string pack_;
  std::string it_ = "nil";  // a Lua expression for the last value; "" if there is none
  std::vector<std::string> history_;
  bool waiting_ = false;  // a line of ours waits for an answer
  std::uint64_t finished_ = 0;
};

/// Replaces `it` in the line with an expression for the last value.
std::string with_it(const std::string& line, const std::string& it, bool* used = nullptr);

}  // namespace misk::game
