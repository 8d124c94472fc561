#!/usr/bin/env bash
# build.sh PRESET TARGET…: builds them; everything it needs must be installed.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/setup.sh
unset CARDROOM_BUILT
build_preset "$@"
