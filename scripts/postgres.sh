#!/usr/bin/env bash
# A PostgreSQL for tests, in a folder of its own, reached over a socket in it and not over the network.
# Another PostgreSQL on this machine is not touched.
#   postgres.sh start FOLDER    prints its URL; FOLDER must be new or empty
#   postgres.sh stop FOLDER     stops it at once and removes FOLDER
#   postgres.sh kill FOLDER     ends it at once and keeps FOLDER; start brings it back
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/setup.sh
folder=${2:?postgres.sh start|stop|kill FOLDER}
programs=/usr/lib/postgresql/15/bin

# PostgreSQL does not run as root.
as_user() {
  if [ "$(id -u)" -eq 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi
}

case $1 in
  start)
    [ -x $programs/postgres ] || need postgres
    mkdir -p "$folder"
    if [ ! -d "$folder/data" ]; then
      [ "$(id -u)" -ne 0 ] || chown nobody:nogroup "$folder"
      as_user $programs/initdb --pgdata="$folder/data" --username=cardroom --auth=trust \
        --encoding=UTF8 --locale=C >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 1; }
    fi
    as_user env PGDATA="$folder/data" $programs/pg_ctl start --wait --silent --log="$folder/data/log" \
      --options="-c listen_addresses= -c unix_socket_directories=$folder -c max_connections=200" \
      >/dev/null || { cat "$folder/data/log" >&2; exit 1; }
    rm -f "$folder.log"
    echo "postgres:///postgres?host=$folder&user=cardroom"
    ;;
  stop)
    as_user $programs/pg_ctl stop --pgdata="$folder/data" --mode=immediate --silent >/dev/null || true
    rm -rf "$folder"
    ;;
  kill)
    as_user $programs/pg_ctl stop --pgdata="$folder/data" --mode=immediate --silent >/dev/null
    ;;
  *) fail "postgres.sh start|stop|kill FOLDER" ;;
esac
