#!/usr/bin/env bash
# No word of a game may occur in engine/, nor in the library that games share, so that the next game can be a pack. The one
# exception is the file format of decks, which uses the community's names (engine/content/deck.*).
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='doom|investigators?|chaos|clues?|horror|sanity|stamina|agenda|act deck|arkham|eldritch|mythos|monsters?|ancient|adventures?|elder|trophy|trophies|museum|terror|peril|lore|locations?'
found=$(grep -rniwE "$words" engine scripts/common --include='*.cpp' --include='*.hpp' --include='*.lua' | grep -v '^engine/content/deck\.[ch]pp:' || true)
if [ -n "$found" ]; then
  printf 'words of a game in engine/ or scripts/common/:\n%s\n' "$found"
  exit 1
fi
echo "engine/ and scripts/common/ know no game"
