#!/usr/bin/env bash
# Every test has its own name, the same in every run: without bytes or addresses of its parameter, without a bare
# number, and unique.    test_names.sh CTEST BUILD
set -euo pipefail
names=$("$1" --test-dir "$2" -N | sed -nE 's/^ *Test +#[0-9]+: (.*)/\1/p')
[ -n "$names" ] || { echo "there are no tests in $2"; exit 1; }
bad=$(grep -E 'object <|0x[0-9a-f]+|/[0-9]+$|[^A-Za-z0-9_./-]' <<<"$names" || true)
twice=$(sort <<<"$names" | uniq -d)
[ -z "$bad" ] || printf 'name it in INSTANTIATE_TEST_SUITE_P:\n%s\n' "$bad"
[ -z "$twice" ] || printf 'twice:\n%s\n' "$twice"
[ -z "$bad$twice" ] || exit 1
echo "$(wc -l <<<"$names") tests have names of their own"
