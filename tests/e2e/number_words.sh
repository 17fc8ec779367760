#!/usr/bin/env bash
# Whole numbers of files, saves and commands are read by engine/text/number.hpp, which refuses what is no number. C's
# functions take it for 0, or for another number; so does get<int>() of nlohmann's JSON for a number that is too large.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='\b(sto(i|l|ul|ll|ull)|strto(l|ul|ll|ull|imax|umax)|ato(i|l|ll))\('
found=$(grep -rnE "$words" engine ui tools --include='*.cpp' --include='*.hpp' || true)
if [ -n "$found" ]; then
  printf 'A number read past engine/text/number.hpp (use whole_number):\n%s\n' "$found"
  exit 1
fi
# What these ask is what the program itself has made: seat views, and the results of bench.
own='^(engine/catalog/plain_data\.cpp|engine/game/file_format\.cpp|engine/campaign/campaign\.cpp|ui/scene/|ui/table/presentation\.cpp|tools/commands/(bench|sim)\.cpp|engine/record/chronicle\.cpp|engine/game/(seat_view|beats)\.cpp)'
found=$(grep -rnE 'get<(int|unsigned|long|std::size_t|std::u?int[0-9]+_t)\b' engine ui tools --include='*.cpp' --include='*.hpp' |
  grep -vE "$own" || true)
if [ -n "$found" ]; then
  printf 'A number of a JSON file that nobody has checked (use whole_from):\n%s\n' "$found"
  exit 1
fi
echo "whole numbers are read at one place"
