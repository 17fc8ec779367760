#!/usr/bin/env bash
# The code must not depend on the locale of the machine or a library. text/letters.hpp has letters and cases;
# std::from_chars and fmt convert numbers.
set -euo pipefail
cd "$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")"
words='# *include <(c?ctype|c?locale)(\.h)?>|\b(setlocale|strcoll|strcasecmp|strncasecmp|strtod|strtof|atof|sto[fd]|stold|imbue)\(|std::(locale|is(alpha|alnum|digit|xdigit|space|upper|lower|print|punct)|tolower|toupper)\b'
found=$(grep -rnE "$words" engine ui tools --include='*.cpp' --include='*.hpp' || true)
if [ -n "$found" ]; then
  printf 'what depends on the locale:\n%s\n' "$found"
  exit 1
fi
echo "no source depends on the locale"
