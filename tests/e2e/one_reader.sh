#!/usr/bin/env bash
# YAML is read in one place, which counts before it builds: yaml-cpp's own readers do not end for some files of two
# bytes. It is written at one place, too.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='yaml-cpp/(yaml|parser|node/[a-z/_]+|eventhandler|emitfromevents)\.h|YAML::(Load[A-Za-z]*|Parser|Node|NodeBuilder|EventHandler)\b'
found=$(grep -rnE "$words" engine ui tools --include='*.cpp' --include='*.hpp' | grep -v '^engine/content/yaml\.cpp:' || true)
if [ -n "$found" ]; then
  printf 'YAML read past engine/content/yaml.cpp (use parse_yaml):\n%s\n' "$found"
  exit 1
fi
found=$(grep -rnE 'yaml-cpp/(stl)?emitter|YAML::Emitter\b' engine ui tools --include='*.cpp' --include='*.hpp' |
  grep -v '^engine/content/yaml_writer\.[ch]pp:' || true)
if [ -n "$found" ]; then
  printf 'YAML written past engine/content/yaml_writer.hpp:\n%s\n' "$found"
  exit 1
fi
echo "YAML is read at one place and written at one place"
