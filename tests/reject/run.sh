#!/usr/bin/env bash
# Sources that must not compile: run.sh BUILD_DIR [FILTER]
#
# Each case is right as written and wrong with -DREJECT. The right one must compile, so that a case
# cannot fail for any other reason. The wrong one must fail with the message in its line "// expect:
# REGEX". Prints "ok NAME" or "FAIL NAME" for each, then "N passed, M failed".
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:?usage: run.sh BUILD_DIR [FILTER]}" && pwd) || exit 2
filter=${2-}

compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
compile=("${compiler:-c++}" -std=c++20 -fsyntax-only -Wall -Wextra -Werror -Wno-unused-const-variable
  -I "$here/../../src" -I "$build/generated")

# Why the case fails; nothing if it passes.
trouble() {
  local source=$1 expected answer
  expected=$(sed -n 's|^// expect: ||p' "$source")
  if [[ -z $expected ]]; then
    echo "it has no line '// expect: REGEX'"
  elif ! answer=$("${compile[@]}" "$source" 2>&1); then
    printf 'its right form does not compile:\n%s\n' "$answer"
  elif answer=$("${compile[@]}" -DREJECT "$source" 2>&1); then
    echo "its wrong form compiles"
  elif ! grep -qE -- "$expected" <<<"$answer"; then
    printf 'it is refused, but not with "%s":\n%s\n' "$expected" "$answer"
  fi
}

passed=0 failed=0
for source in "$here"/*.cpp; do
  name=reject/$(basename "$source" .cpp)
  [[ ${name,,} == *"${filter,,}"* ]] || continue
  why=$(trouble "$source")
  if [[ -z $why ]]; then
    echo "ok $name"
    passed=$((passed + 1))
  else
    printf 'FAIL %s\n%s\n' "$name" "$(head -20 <<<"$why" | sed 's/^/    /')"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
