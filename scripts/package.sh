#!/usr/bin/env bash
# Makes packages of the program that ./run or ./test has built, and compiles nothing again. The same commit on the same
# system gives the same bytes.
#
#   scripts/package.sh deb        a package for the Debian release that this is
#   scripts/package.sh tarball    an archive for other systems, with all but the C library inside
#   scripts/package.sh sbom       the list of what is inside, as SPDX 2.3
set -euo pipefail
cd "$(dirname "$0")/.."

usage() { sed -n 's/^#   //p' "$0" >&2 && exit 2; }
stop() { printf '%s\n' "$@" >&2 && exit 1; }
program=build/release/cli/sammelsurium
out=${PACKAGES:-build/packages}
mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$out/work
if [ ! -x "$program" ] || [ ! -e build/page-parts.json ]; then
  stop "There is no program yet: ./run --build-only makes it."
fi
# shellcheck source=scripts/packages.sh
. scripts/packages.sh
# shellcheck disable=SC2046  # a list of words
missing=$(missing_packages $(packages_to_package))
# shellcheck disable=SC2086
[ -z "$missing" ] || { check_rights $missing && install_packages $missing; }

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1
umask 022

# A tagged commit is its version; another is later than the version that the program has, by the time of the commit.
version=$("$program" --version)
version=${version#sammelsurium }
if [ "$(git describe --tags --exact-match 2>/dev/null)" != "v$version" ]; then
  version+=+git$(TZ=UTC0 git log -1 --date=format-local:%Y%m%d%H%M%S --format=%cd.%h --abbrev=8)
fi

# sbom PROGRAM FILE [LINK COMMAND]
sbom() { python3 packaging/sbom.py "$1" "$version" ${3:+"$3"} >"$2"; }

# Without what only linkers and debuggers read, as Debian does it.
stripped() { strip --strip-unneeded --remove-section=.comment --remove-section=.note -o "$2" "$1"; }

# The documents, without pictures, and samples for hosts. A unit for several nodes differs from the usual one in few lines.
documents() {
  mkdir -p "$1/docs" "$1/examples"
  cp docs/*.md "$1/docs/"
  sed -i 's,(\.\./packaging/proxy/,(../examples/,g' "$1/docs/hosts.md"
  cp -r packaging/proxy/. packaging/several-nodes "$1/examples/"
  sed -e 's/^Description=.*/&, on port %i/' -e '/^StateDirectory/d' \
    -e 's,^\(ExecStart=.* serve\) .*,EnvironmentFile=/etc/sammelsurium/nodes.env\n\1 --port %i,' -e '/^ExecReload/d' \
    packaging/systemd/sammelsurium.service >"$1/examples/several-nodes/sammelsurium@.service"
}

make_deb() {
  local root=$work/deb/root release
  release=$(. /etc/os-release && echo "$VERSION_ID")
  rm -rf "$work/deb"
  mkdir -p "$root/usr/bin" "$root/etc/sammelsurium" "$root/usr/share/doc/sammelsurium"
  stripped "$program" "$root/usr/bin/sammelsurium"
  python3 packaging/manual.py "$program" "$root/usr/share"
  documents "$root/usr/share/doc/sammelsurium"
  sbom "$root/usr/bin/sammelsurium" "$root/usr/share/doc/sammelsurium/sbom.spdx.json"
  cp packaging/systemd/sammelsurium.conf "$root/etc/sammelsurium/"
  cp -r packaging/debian "$work/deb/"
  cp packaging/systemd/sammelsurium.{service,sysusers} "$work/deb/debian/"
  python3 packaging/debian.py "$version~deb$release" "$work/deb/debian"
  (cd "$work/deb" && DEB_BUILD_OPTIONS=noautodbgsym DEB_RULES_REQUIRES_ROOT=no debian/rules binary)
  mv "$work"/*.deb "$out/"
}

# The command that linked the program, once more: with the static libraries of Debian, and for FILE.
static_link() {
  local command library
  command=$(ninja -C build/release -t commands cli/sammelsurium | tail -n 1)
  command=${command#: && } command=${command% && :}
  for library in $(tr ' ' '\n' <<<"$command" | grep -o '^/usr/.*/lib[^/]*\.so[.0-9]*$' | sort -u); do
    # What libpq is linked with (Kerberos, LDAP) has no static libraries: it stays the system's.
    case $library in */libpq.so*) continue ;; esac
    [ -e "${library%.so*}.a" ] || stop "There is no static library for $library."
    command=${command//"$library "/"${library%.so*}.a "}
    command=${command/%"$library"/"${library%.so*}.a"}
  done
  echo "${command/-o cli\/sammelsurium/-o $1} -static-libstdc++ -static-libgcc"
}

make_tarball() {
  local machine glibc name folder link
  machine=$(uname -m)
  name=sammelsurium-$version-linux-$machine
  folder=$work/$name
  rm -rf "$folder"
  mkdir -p "$folder"/{bin,etc/sammelsurium,lib/systemd/system,lib/sysusers.d,share/doc/sammelsurium}
  link=$(static_link "$work/linked")
  (cd build/release && sh -c "$link")
  stripped "$work/linked" "$folder/bin/sammelsurium"
  glibc=$(objdump -T "$folder/bin/sammelsurium" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
  sed "s/@VERSION@/$version/; s/@MACHINE@/$machine/; s/@GLIBC@/${glibc#GLIBC_}/" packaging/tarball.md >"$folder/README.md"
  cp LICENSE THIRD_PARTY_NOTICES.md "$folder/"
  sbom "$folder/bin/sammelsurium" "$folder/sbom.spdx.json" "$link"
  python3 packaging/manual.py "$program" "$folder/share"
  documents "$folder/share/doc/sammelsurium"
  cp packaging/systemd/sammelsurium.conf "$folder/etc/sammelsurium/"
  cp packaging/systemd/sammelsurium.sysusers "$folder/lib/sysusers.d/sammelsurium.conf"
  sed 's,/usr/bin/,/usr/local/bin/,; s,/usr/share/,/usr/local/share/,; s,/etc/,/usr/local/etc/,' \
    packaging/systemd/sammelsurium.service >"$folder/lib/systemd/system/sammelsurium.service"
  tar -C "$work" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu -c "$name" |
    xz -T1 -2 >"$out/$name.tar.xz"
}

case ${1:-} in
  deb) make_deb ;;
  sbom) sbom "$program" "$out/sammelsurium-$version.spdx.json" ;;
  tarball) make_tarball ;;
  *) usage ;;
esac
