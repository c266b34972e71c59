#!/usr/bin/env bash
# Tries the two commands of the README where nothing is installed: makes a bare Debian with git in a folder, clones this
# commit into it, starts ./run, plays a game over its API, runs ./test, and says what happened. Needs root.
#
#   scripts/fresh.sh 12|13 [FOLDER]    FOLDER is made anew; without it, a temporary one that is removed in the end
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck source=scripts/bare_debian.sh
. scripts/bare_debian.sh
case ${1:-} in 12 | 13) ;; *) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;; esac

make_debian "$1" git,ca-certificates "${2:-}"
git clone -q . "$system/opt/sammelsurium"
clone="cd /opt/sammelsurium"

begin=$SECONDS
port=5${RANDOM:0:1}$((RANDOM % 900 + 100))
go_inside "$clone && exec ./run --bind 127.0.0.1 --port $port" >"$system/run.log" 2>&1 &
server=$!
until grep -q "http://127.0.0.1:$port" "$system/run.log"; do
  kill -0 "$server" 2>/dev/null || { tail -n 40 "$system/run.log" >&2 && echo "./run failed." >&2 && exit 1; }
  sleep 1
done
echo "./run answered after $((SECONDS - begin)) s."
sed -n '/Where the time went/,/^$/p' "$system/run.log"

begin=$SECONDS
if inside "$clone && ./test" >"$system/test.log" 2>&1; then result=passed; else result=FAILED; fi
sed -n '/Where the time went/,$p' "$system/test.log"
echo "./test $result after $((SECONDS - begin)) s."

# Games over the API, with the server that ./run has started, by the program that loads servers.
inside "$clone && ninja -C build/release sammelsurium-load >/dev/null &&
  build/release/bench/load/sammelsurium-load --address 127.0.0.1:$port --tables 1 --seconds 5" | tail -n 12
[ "$result" = passed ]
