#!/usr/bin/env bash
# Files are written at one place (engine/store/write_file.hpp): the old one or the new one, whole, whatever the disk
# does. A plain stream empties the old one first, and may not say that the new one did not fit.
# Only SFML's pictures of the table are written by SFML.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='\b(o|basic_o)?fstream\b|\b(fopen|freopen|fdopen|creat|mkstemp|copy_file|create_director(y|ies))\(|\bO_(RDWR|CREAT|TRUNC)\b|saveToFile'
found=$(grep -rnE "$words" engine ui tools --include='*.cpp' --include='*.hpp' |
  grep -vE '^(engine/store/(disk|file_lock|write_file)\.cpp|ui/paint/screenshot\.cpp):' |
  grep -vE '#include <fstream>' || true)
if [ -n "$found" ]; then
  printf 'files written past engine/store/write_file.hpp (use write_whole, make_folder):\n%s\n' "$found"
  exit 1
fi
echo "files are written at one place"
