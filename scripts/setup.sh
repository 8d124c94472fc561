# Sourced by ./run, ./test and ./bench: the Debian packages each needs, and how a preset is built.
# Nothing is installed, and the network is not touched, when all of them are there already.

# One line per need. A command asks for needs by name: `need build fuzz`.
packages_for() {
  case $1 in
    build) echo g++ cmake ninja-build ccache mold pkg-config python3 \
             libcli11-dev libfmt-dev libsodium-dev libsqlite3-dev libboost-json1.81-dev \
             libtomlplusplus-dev doctest-dev ;;
    fuzz) echo clang libclang-rt-14-dev ;;
    *) fail "there is no list of packages for '$1'" ;;
  esac
}

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# need NEED…: installs what is missing, as root or through sudo, or says what to install by hand.
need() {
  local wanted=() missing=() package state
  for package in $(for one in "$@"; do packages_for "$one"; done); do wanted+=("$package"); done
  if ! command -v dpkg-query >/dev/null; then
    echo "$(basename "$0"): not a Debian system; these are needed under whatever name: ${wanted[*]}"
    return
  fi
  state=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null || true)
  for package in "${wanted[@]}"; do
    grep -qxF "$package installed" <<<"$state" || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"
}

install_packages() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=(sudo)
    else
      fail "packages are missing and this is neither root nor sudo: apt-get install $*"
    fi
  fi
  echo "installing $*"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  local log
  log=$(mktemp)
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "$@"; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    fail "could not install $*"
  fi
  rm -f "$log"
}

# build_preset PRESET TARGET…: configures when needed and builds, with few lines of progress.
build_preset() {
  local preset=$1 log=build/$1/build.log
  shift
  mkdir -p "build/$preset"
  if [ ! -f "build/$preset/build.ninja" ]; then
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log"; return 1; }
  fi
  # Ninja runs cmake again by itself when a CMakeLists.txt or a list of sources has changed.
  cmake --build --preset "$preset" --target "$@" 2>&1 | tee "$log" | show_progress
  return "${PIPESTATUS[0]}"
}

# Passes on a tenth of ninja's "[12/345] …" lines, and every other line that says something.
show_progress() {
  local line done total tenth shown=0
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      done=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]}
      tenth=$((done * 10 / total))
      [ "$tenth" -eq "$shown" ] || echo "building: $done of $total"
      shown=$tenth
    elif [[ $line != "ninja: no work to do." && $line != "-- "* ]]; then
      echo "$line"
    fi
  done
}
