#!/usr/bin/env bash
# Tries a package where nothing is installed: makes a bare Debian in a folder, installs an older package with apt, starts
# it as its unit would, begins a game over the API, upgrades, goes on with the same game, removes and purges. An archive
# is unpacked into /usr/local instead. Needs root.
#
#   scripts/try_package.sh 12|13 PACKAGE.deb [OLDER.deb]    without OLDER, the same program as a lower version is older
#   scripts/try_package.sh 12|13 ARCHIVE.tar.xz             on whichever release it was not made on
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/bare_debian.sh
. scripts/bare_debian.sh
case ${1:-} in 12 | 13) ;; *) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;; esac
[ -e "${2:-}" ] || { sed -n 's/^#   //p' "$0" >&2 && exit 2; }
fail() { printf '%s\n' "$@" >&2 && exit 1; }

make_debian "$1" ca-certificates
# Nothing is started by installing, because nothing could start it.
printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d"
chmod +x "$system/usr/sbin/policy-rc.d"
case $2 in
  *.deb)
    kind=deb
    prefix=
    cp "$2" "$system/newer.deb"
    if [ "${3:-}" ]; then
      cp "$3" "$system/older.deb"
    else
      dpkg-deb -R "$2" "$system/older"
      sed -i 's/^Version: /&0~/' "$system/older/DEBIAN/control"
      dpkg-deb --root-owner-group -b "$system/older" "$system/older.deb" >/dev/null
    fi
    ;;
  *)
    kind=archive
    archive=$2
    prefix=/usr/local
    inside "useradd --system sammelsurium" # what systemd-sysusers does elsewhere
    ;;
esac
# install older|newer
install() {
  if [ "$kind" = deb ]; then
    inside "apt-get install -q -y --no-install-recommends /$1.deb" >>"$system/apt.log" 2>&1 ||
      { tail "$system/apt.log" && fail "$1.deb cannot be installed."; }
    echo "Installed $(inside "dpkg-query -W -f '\${Version}' sammelsurium") after $SECONDS s."
  else
    # What the archive's README says: an upgrade leaves etc/ alone.
    tar -C "$system$prefix" --strip-components=1 --wildcards -xf "$archive" '*/bin' '*/lib' '*/share'
    [ "$1" = newer ] || tar -C "$system$prefix" --strip-components=1 --wildcards -xf "$archive" '*/etc'
    echo "Unpacked $(inside "sammelsurium --version")."
  fi
}

# of_unit KEY: what the unit says.
of_unit() { sed -n "s/^$1=//p" "$system$prefix/lib/systemd/system/sammelsurium.service"; }

# What systemd would do, except for the sandbox.
start() {
  local folder user
  user=$(of_unit User)
  folder=/var/lib/$(of_unit StateDirectory)
  inside "install -d -o $user -g $user -m $(of_unit StateDirectoryMode) $folder"
  go_inside "umask $(of_unit UMask) &&
    exec setpriv --reuid=$user --regid=$user --clear-groups --no-new-privs --bounding-set=-all $(of_unit ExecStart)" \
    >>"$system/server.log" 2>&1 &
  server=$!
  for _ in $(seq 300); do
    if curl -fs "http://$address/api/health" >/dev/null; then return; fi
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  tail "$system/server.log" && fail "The server does not answer."
}
stop() {
  kill "$server"
  wait "$server" || fail "The server did not end well."
  server=
}

install older
# A host's own choice, which an upgrade has to leave alone.
port=5${RANDOM:0:1}$((RANDOM % 900 + 100))
address=127.0.0.1:$port
configuration=$(of_unit ExecStart | sed "s/.* --config //")
sed -i "s/^port = 8080/port = $port/" "$system$configuration"
start
[ "$(stat -c %u "/proc/$server")" != 0 ] || fail "It runs as root."
python3 scripts/player.py begin "$address" "$system/place.json"

install newer
grep -q "port = $port" "$system$configuration" || fail "The upgrade has changed the configuration."
stop
start
python3 scripts/player.py end "$address" "$system/place.json" >"$system/record.txt"
inside "sammelsurium verify /record.txt"
stop

[ "$kind" = deb ] || exit 0
inside "apt-get remove -q -y sammelsurium" >>"$system/apt.log" 2>&1
for kept in /var/lib/sammelsurium/signing.key "$configuration"; do
  [ -e "$system$kept" ] || fail "Removing has taken $kept along."
done
inside "apt-get purge -q -y sammelsurium" >>"$system/apt.log" 2>&1
for left in /etc/sammelsurium /var/lib/sammelsurium /usr/bin/sammelsurium /usr/share/doc/sammelsurium; do
  [ ! -e "$system$left" ] || fail "Purging leaves $left."
done
echo "Removed and purged; nothing is left."
