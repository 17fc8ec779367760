#!/usr/bin/env bash
# `{{.message = m}, path}` for a struct in a struct: when copying `path` throws (memory ran out), GCC 12 destroys the
# inner struct twice. With the type before the inner braces it does not.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
found=$(grep -rPzo '(\{\s*|\.\w+\s*=\s*)\{\s*\.\w+ ?=[^\n]*\n' engine ui tools --include='*.cpp' --include='*.hpp' | tr -d '\0' || true)
if [ -n "$found" ]; then
  printf 'Nested braces without a type (write the type before the inner braces):\n%s\n' "$found"
  exit 1
fi
echo "inner structs are made with their type"
