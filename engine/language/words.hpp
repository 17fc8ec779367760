// The engine's own few texts for people. They are translated like texts of a game's scripts.
#pragma once

namespace misk::game::words {

inline constexpr const char* kNobody = "nobody";
inline constexpr const char* kHiddenName = "a card";
inline constexpr const char* kChoose = "Choose";
inline constexpr const char* kPass = "Pass";
inline constexpr const char* kYes = "yes";
inline constexpr const char* kNo = "no";
inline constexpr const char* kReact = "React? {sentence}";
inline constexpr const char* kReactTo = "React to: {point}";
inline constexpr const char* kUses = "{actor} uses {card}: {ability}";
inline constexpr const char* kEnded = "ended";

inline constexpr const char* kValueIs = "{value} of {card} = {total}";
inline constexpr const char* kCountsAsNothing = "{value} of {card} = 0 ({total}, counts as 0)";
inline constexpr const char* kHiddenSide =
    "{card} is not revealed: what stands on its other side is not known";
inline constexpr const char* kHidden = "that card is hidden";
inline constexpr const char* kPrinted = "printed";
inline constexpr const char* kHalf = "half of {amount}";
inline constexpr const char* kBase = "base {amount}";
inline constexpr const char* kIs = "is {amount}";

inline constexpr const char* kWrongZone = "it does not work from where it is";
inline constexpr const char* kWrongSide = "another side is up";
inline constexpr const char* kNotTheirs = "it is not theirs to use";
inline constexpr const char* kBlank = "its text is blank";
inline constexpr const char* kLimitUsed = "its limit is used up";
inline constexpr const char* kNotMet = "not met: {condition}";
inline constexpr const char* kUnmet = "its condition is not met";  // for a condition that is a function
inline constexpr const char* kUsedHere = "it has been used here already";
inline constexpr const char* kUsedOnce = "once each {period}, and it has been used";
inline constexpr const char* kUsedTimes = "{count} times each {period}, and it has been used as often";
inline constexpr const char* kYouHave = "costs {amount} {counter}, you have {there}";
inline constexpr const char* kCardHas = "costs {amount} {counter}, {card} has {there}";
inline constexpr const char* kAlready = "{card} is {flag} already";
inline constexpr const char* kUnpaid = "its cost cannot be paid";
inline constexpr const char* kNoTarget = "there is nothing it could be aimed at";

// In a window of somebody's turn, for the others.
inline constexpr const char* kTurn = "{player}'s turn";
inline constexpr const char* kTurnOf = "{player}'s turn: do you use something now?";
inline constexpr const char* kUseNothing = "Use nothing now";

// For the terminal.
inline constexpr const char* kIsAsked = "{player} is asked";
inline constexpr const char* kChooseExactly = "(choose {count})";
inline constexpr const char* kChooseBetween = "(choose {least} to {most}; 0 for none)";
inline constexpr const char* kNumber = "a number from {least} to {most}";
inline constexpr const char* kTheEnd = "The end: {outcome}";

inline constexpr const char* const kAll[] = {
    kNobody,     kHiddenName, kChoose,   kPass,          kYes,           kNo,
    kReact,      kReactTo,    kUses,     kEnded,         kValueIs,       kPrinted,
    kHalf,       kBase,       kIs,       kWrongZone,     kWrongSide,     kBlank,
    kNotTheirs,  kLimitUsed,  kNotMet,   kUnpaid,        kNoTarget,      kIsAsked,
    kTheEnd,     kUnmet,      kNumber,   kChooseExactly, kChooseBetween, kCountsAsNothing,
    kHiddenSide, kHidden,     kUsedHere, kUsedOnce,      kUsedTimes,     kYouHave,
    kCardHas,    kAlready,    kTurn,     kTurnOf,        kUseNothing};

}  // namespace misk::game::words
