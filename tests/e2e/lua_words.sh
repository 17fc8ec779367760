#!/usr/bin/env bash
# Outside the bindings, C++ reads tables of scripts with raw calls only. The other calls run metamethods, or raise an
# error where nothing catches it (engine/sandbox/sandbox.hpp, Sandbox::protect).
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='\b(lua_(getfield|gettable|settable|getglobal|setglobal|call|concat|equal|lessthan|error)|luaL_(check(integer|number|string|lstring|type|any|option|udata|int|long)|opt[a-z]+|error|argerror|typerror|callmeta|tolstring))\('
found=$(grep -rnE "$words" engine/{api,campaign,catalog,decks,explain,game,lab,language} engine/script/{host,explain,declared}.cpp \
  ui tools --include='*.cpp' --include='*.hpp' || true)
if [ -n "$found" ]; then
  printf 'calls that may raise an error outside any entry (use lua_rawget, or Sandbox::protect):\n%s\n' "$found"
  exit 1
fi
echo "what is outside the bindings reads scripts raw"
