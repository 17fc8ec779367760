// The engine's own Lua as text: CMake makes a C++ text of each file of this folder (embed.cmake).
#pragma once

namespace misk::lua {

extern const char* const prelude;     // the sandbox's part in Lua
extern const char* const library;     // the part of the API that takes callbacks
extern const char* const fields;      // schemas and constructors
extern const char* const shapes;      // the tables of every game
extern const char* const test_texts;  // the test language, in three parts
extern const char* const test_options;
extern const char* const test_game;

}  // namespace misk::lua
