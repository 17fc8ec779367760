#!/usr/bin/env bash
# YAML is read in one place, which counts before it builds: yaml-cpp's own readers do not end for some files of two
# bytes. Elsewhere yaml-cpp only writes.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='yaml-cpp/(yaml|parser|node/[a-z/_]+|eventhandler|emitfromevents)\.h|YAML::(Load[A-Za-z]*|Parser|Node|NodeBuilder|EventHandler)\b'
found=$(grep -rnE "$words" engine ui tools --include='*.cpp' --include='*.hpp' | grep -v '^engine/content/yaml\.cpp:' || true)
if [ -n "$found" ]; then
  printf 'YAML read past engine/content/yaml.cpp (use parse_yaml):\n%s\n' "$found"
  exit 1
fi
echo "YAML is read at one place"
