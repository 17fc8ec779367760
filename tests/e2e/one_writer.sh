#!/usr/bin/env bash
# Files are written in one place (engine/store/write_file.hpp), whole, so that the old or the new file survives whatever
# the disk does. A plain stream first empties the old file, and may not report that the new one did not fit. The one
# exception is SFML, which writes pictures of the table.
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
# Below a folder that the player names, a stranger's link may lead anywhere: commands write there with write_below.
# These write a file whose whole name the player has given.
named='tools/commands/(import|pack|table_window|translate)\.cpp'
found=$(grep -rnE '\bwrite_whole\(' tools --include='*.cpp' | grep -vE "^$named:" || true)
count=$(grep -rhE '\bwrite_whole\(' tools --include='*.cpp' | wc -l)
if [ -n "$found" ] || [ "$count" -ne 4 ]; then
  printf 'commands that write below a folder use write_below, which follows no links:\n%s\n' "$found"
  exit 1
fi
echo "files are written at one place"
