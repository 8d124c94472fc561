#!/usr/bin/env bash
# Builds the fuzz targets with clang and gives each a minute of processor time: scripts/fuzz.sh [NAME]
# Findings are left in build/fuzz/found; FUZZ_SECONDS makes the runs longer or shorter.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/setup.sh

build_preset fuzz fuzzers >/dev/null || { tail -n 40 build/fuzz/build.log; echo "0 passed, 1 failed"; exit 1; }
# seeds_of NAME: files that a target can begin with.
seeds_of() {
  case $1 in
    fuzz_history_phh) ls tests/history/hands/*.phh ;;
    fuzz_history_hand | fuzz_hand_script) ls tests/hands/*.hand ;;
    fuzz_history_*) ls tests/history/sites/"${1#fuzz_history_}"* ;;
  esac
}

# fuzz NAME: libFuzzer counts the seconds of the clock. On a busy machine a target that has had less
# of the processor goes on where it was.
fuzz() {
  local name=$1 left=${FUZZ_SECONDS-60} used
  local TIMEFORMAT='%0U'
  while [ "$left" -gt 0 ]; do
    { time "build/fuzz/fuzz/$name" -max_total_time="$left" -print_final_stats=0 -verbosity=0 \
      -artifact_prefix="build/fuzz/found/$name-" "build/fuzz/corpus/$name" 2>"build/fuzz/$name.log"; } \
      2>"build/fuzz/$name.used" || return 1
    used=$(<"build/fuzz/$name.used")
    left=$((left - (used > 0 ? used : 1)))
  done
}

passed=0 failed=0
for source in fuzz/*.cpp; do
  name=fuzz_$(basename "$source" .cpp)
  [[ $name == *"${1-}"* ]] || continue
  mkdir -p "build/fuzz/corpus/$name" "build/fuzz/found"
  seeds_of "$name" | xargs -r cp -t "build/fuzz/corpus/$name"
  if fuzz "$name"; then
    echo "ok $name"
    passed=$((passed + 1))
  else
    tail -n 60 "build/fuzz/$name.log"
    echo "FAIL $name"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
