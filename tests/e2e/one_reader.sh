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
# nlohmann's reader bounds nothing and takes the last of two equal keys; its ordered_json looks at all keys to find one.
found=$(grep -rnE '\b(nlohmann::)?(ordered_)?[Jj]son::(parse|accept|sax_parse|from_)|\bPlain::parse|\bordered_json\b' engine ui tools \
  --include='*.cpp' --include='*.hpp' | grep -vE ':[0-9]+: *(//|\*)' || true)
if [ -n "$found" ]; then
  printf 'JSON read past engine/content/json.cpp (use parse_json or plain_from_json, and text::Json):\n%s\n' "$found"
  exit 1
fi
# LuaJIT ends the process when a raw read finds no table, and what packs hand over may be anything.
found=$(grep -rnE '\blua_(rawgeti?|next)\(' engine ui tools --include='*.cpp' --include='*.hpp' | grep -v '^engine/sandbox/' || true)
if [ -n "$found" ]; then
  printf 'A table of Lua read past engine/sandbox/raw.hpp (use raw_get, raw_item, raw_kept, raw_next):\n%s\n' "$found"
  exit 1
fi
echo "YAML and JSON are read at one place each, YAML is written at one, and tables of Lua are read safely"
