# shellcheck shell=bash
# A bare Debian in a folder, in which nothing is installed. Sourced by scripts that try how things begin. Needs root.

# make_debian 12|13 PACKAGES [FOLDER]: makes the FOLDER anew; without it, a temporary one that is removed in the end. Leaves the
# folder in $system. What is in `server`, a process, is ended in the end, too.
make_debian() {
  local release folder begin=$SECONDS
  case $1 in
    12) release=bookworm ;;
    13) release=trixie ;;
  esac
  [ "$(id -u)" = 0 ] || { echo "A bare system can only be made by root." >&2 && exit 1; }
  command -v debootstrap >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -q -y debootstrap
  if [ "${3:-}" ]; then
    system=$3
    rm -rf "$system"
    mkdir -p "$system"
  else
    system=$(mktemp -d)
    chmod 755 "$system"
    temporary=yes
  fi
  mounted=()
  trap leave_debian EXIT
  debootstrap --variant=minbase --include="$2" "$release" "$system" >"$system.log" || { cat "$system.log" && exit 1; }
  mv "$system.log" "$system/debootstrap.log"
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
  echo "A bare Debian $1 after $((SECONDS - begin)) s."
}

leave_debian() {
  local folder
  [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
  for folder in "${mounted[@]}"; do umount -l "$system/$folder" || true; done
  [ -z "${temporary:-}" ] || rm -rf --one-file-system "$system"
}

# inside COMMAND: in the new system, with nothing of this one's environment.
inside() { (go_inside "$1"); }

# The same, and never comes back: with & behind it, $! is the process of the command, if that begins with exec.
go_inside() {
  exec chroot "$system" /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
    sh -c "$1"
}
