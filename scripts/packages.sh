# shellcheck shell=bash
# What has to be installed, by its Debian name, and how it gets there. Sourced by ./run and ./test.

boost_version() {
  # Debian 12 calls an older Boost its default, so the version is named; later releases have only newer ones.
  case "$(. /etc/os-release 2>/dev/null && echo "${VERSION_CODENAME:-}")" in
    bookworm) echo 1.81 ;;
    *) echo 1.83 ;;
  esac
}

packages_to_run() {
  local boost
  boost=$(boost_version)
  echo clang-19 lld-19 cmake ninja-build ccache
  echo "libboost$boost-dev" "libboost-json$boost-dev" libsqlite3-dev libpq-dev libsodium-dev libfmt-dev libcli11-dev libutf8proc-dev
  echo wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
}

# PostgreSQL's server is started by tests, in folders of their own.
packages_to_test() { echo libgtest-dev libgmock-dev python3 postgresql chromium-headless-shell fonts-liberation; }

# For sanitizers, fuzzers and lint. This clang-tidy looks at our own files only and takes a third of the time of number 19.
packages_to_check() { echo llvm-19 libclang-rt-19-dev clang-format-19 clang-tidy-22 shellcheck; }

packages_to_package() { echo debhelper git python3; }
packages_to_check_packages() { echo lintian mandoc zsh fish haproxy curl; }

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

missing_packages() {
  local name
  for name in "$@"; do is_installed "$name" || echo "$name"; done
}

# Vite needs Node 20.19 or newer, or 22.12 or newer.
node_is_fit() {
  node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
  ' 2>/dev/null
}

private_node=$PWD/build/tools/node_modules/.bin
certificates=/etc/ssl/certs/ca-certificates.crt

# The system's Node if it is new enough, else the one that was fetched into build/tools.
choose_node() {
  if node_is_fit && command -v npm >/dev/null; then return 0; fi
  [ -x "$private_node/node" ] || return 1
  PATH=$private_node:$PATH
  # Debian's Node trusts the certificates of the system; so shall this one.
  if [ -e "$certificates" ]; then export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-$certificates}; fi
  node_is_fit
}

# install_packages NAME...: as root directly, else through sudo.
install_packages() {
  local as_root=() environment=(DEBIAN_FRONTEND=noninteractive)
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" env "${environment[@]}" apt-get update -q
  "${as_root[@]}" env "${environment[@]}" apt-get install -q -y --no-install-recommends -o Dpkg::Use-Pty=0 "$@"
}

# Says what to do if packages are missing and cannot be installed from here.
check_rights() {
  if ! command -v apt-get >/dev/null; then
    stop "This system has no apt-get. Please install these (Debian names) yourself and run this again: $*"
  fi
  [ "$(id -u)" != 0 ] || return 0
  if ! command -v sudo >/dev/null || ! sudo -v; then
    stop "Installing packages needs administrator rights. Run this as root, then try again:" \
      "apt-get update && apt-get install --no-install-recommends $*"
  fi
}

# Node itself as a package of the npm registry, into build/tools: Debian 12's own is too old to build the page.
fetch_node() {
  local machine
  case "$(uname -m)" in
    x86_64) machine=x64 ;;
    aarch64) machine=arm64 ;;
    *) stop "There is no ready-made Node for $(uname -m). Please install Node 22.12 or newer and run this again." ;;
  esac
  mkdir -p build/tools
  npm install --prefix build/tools --no-save --no-audit --no-fund "node-linux-$machine@22" npm@10
}

install_and_fetch() {
  [ $# = 0 ] || install_packages "$@"
  choose_node || fetch_node
}

# ensure_packages NAME...: one step that installs what is missing, a Node that is new enough included.
ensure_packages() {
  local missing
  missing=$(missing_packages "$@")
  if ! choose_node && ! command -v npm >/dev/null; then missing="$missing npm"; fi
  # shellcheck disable=SC2086  # a list of words
  if [ "${missing//[[:space:]]/}" ] || ! choose_node; then
    steps_total=$((steps_total + 1))
    [ -z "${missing//[[:space:]]/}" ] || check_rights $missing
    step "Installing packages" install_and_fetch $missing
    choose_node || stop "There is no fit Node. Please install Node 22.12 or newer and run this again."
  fi
  export PATH
}
