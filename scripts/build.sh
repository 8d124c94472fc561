#!/usr/bin/env bash
# build.sh PRESET TARGET…: builds them; what it needs is installed already.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/setup.sh
unset CARDROOM_BUILT
build_preset "$@"
