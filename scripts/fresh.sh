#!/usr/bin/env bash
# Tries the two commands of the README where nothing is installed: makes a bare Debian with git in a folder, clones this
# commit into it, starts ./run, plays a game over its API, runs ./test, and says what happened. Needs root.
#
#   scripts/fresh.sh 12|13 [FOLDER]    FOLDER is made anew; without it, a temporary one that is removed in the end
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
  12) release=bookworm ;;
  13) release=trixie ;;
  *) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;;
esac
[ "$(id -u)" = 0 ] || { echo "A bare system can only be made by root." >&2 && exit 1; }
command -v debootstrap >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -q -y debootstrap

if [ "${2:-}" ]; then
  system=$2
  rm -rf "$system"
  mkdir -p "$system"
  leave() { :; }
else
  system=$(mktemp -d)
  leave() { rm -rf "$system"; }
fi
mounted=()
cleanup() {
  local folder
  [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
  for folder in "${mounted[@]}"; do umount -l "$system/$folder" || true; done
  leave
}
trap cleanup EXIT

begin=$SECONDS
debootstrap --variant=minbase --include=git,ca-certificates "$release" "$system" >/dev/null
# What this machine knows of its network, the new system shall know, too.
cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
mkdir -p "$system/usr/local/share/ca-certificates"
cp -r /usr/local/share/ca-certificates/. "$system/usr/local/share/ca-certificates/"
chroot "$system" update-ca-certificates >/dev/null 2>&1
for folder in proc sys dev dev/pts dev/shm; do
  mkdir -p "$system/$folder"
  mount --bind "/$folder" "$system/$folder"
  mounted=("$folder" "${mounted[@]}")
done
git clone -q . "$system/opt/sammelsurium"
echo "A bare Debian $1 after $((SECONDS - begin)) s."

inside() { chroot "$system" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
  ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
  sh -c "cd /opt/sammelsurium && $1"; }

begin=$SECONDS
port=5${RANDOM:0:1}$((RANDOM % 900 + 100))
inside "exec ./run --bind 127.0.0.1 --port $port" >"$system/run.log" 2>&1 &
server=$!
until grep -q "http://127.0.0.1:$port" "$system/run.log"; do
  kill -0 "$server" 2>/dev/null || { tail -n 40 "$system/run.log" >&2 && echo "./run failed." >&2 && exit 1; }
  sleep 1
done
echo "./run answered after $((SECONDS - begin)) s."
sed -n '/Where the time went/,/^$/p' "$system/run.log"

begin=$SECONDS
if inside ./test >"$system/test.log" 2>&1; then result=passed; else result=FAILED; fi
sed -n '/Where the time went/,$p' "$system/test.log"
echo "./test $result after $((SECONDS - begin)) s."

# Games over the API, with the server that ./run has started, by the program that loads servers.
inside "ninja -C build/release sammelsurium-load >/dev/null &&
  build/release/bench/load/sammelsurium-load --address 127.0.0.1:$port --tables 1 --seconds 5" | tail -n 12
[ "$result" = passed ]
