#!/usr/bin/env bash
# Bots know a question by its purpose and an option by its name: other words, or another language, change nothing for
# them. One place still reads what a question says: the worth of an effect whose text is all there is of it.
set -euo pipefail
cd "$(dirname "$0")/../.."
if grep -nE 'view\.prompt|option\.text *[=~]=' scripts/*/bots/*.lua scripts/*/bots/*/*.lua 2>/dev/null |
  grep -v 'label_worth('; then
  echo "bots compare words of players: give the question a purpose, and read view.purpose and option.name" >&2
  exit 1
fi
