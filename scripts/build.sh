# shellcheck shell=bash
# Building the program with its page. Sourced by ./run and ./test.

preset=release # of CMake; its build folder is build/$preset

npm_inputs=(web/package.json web/package-lock.json)
page_inputs=(THIRD_PARTY_NOTICES.md web/compress.ts web/index.html web/offline.ts web/package-lock.json web/parts.ts web/public web/src web/svelte.config.js web/tsconfig.json web/vite.config.ts)

# The contents of files and folders as one number.
fingerprint() {
  find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}

# is_fresh STAMP INPUT...: nothing has changed since mark_fresh was called with the same arguments.
is_fresh() {
  local stamp=build/stamps/$1
  shift
  [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint "$@")" ]
}
mark_fresh() {
  local stamp=build/stamps/$1
  shift
  mkdir -p build/stamps
  fingerprint "$@" >"$stamp"
}

# configure program|everything: anew if the presets have changed, or if tests are wanted and were left out so far. Both
# use one folder, so that nothing is compiled twice.
configure() {
  local stamp=build/stamps/configure-$preset presets options=(-U 'SAMMELSURIUM_TESTS' -U 'SAMMELSURIUM_BENCH')
  presets=$(fingerprint CMakePresets.json)
  if [ -e "build/$preset/build.ninja" ]; then
    case "$(cat "$stamp" 2>/dev/null)" in
      "$presets everything" | "$presets $1") return ;;
    esac
  fi
  if [ "$1" = program ]; then options=(-DSAMMELSURIUM_TESTS=OFF -DSAMMELSURIUM_BENCH=OFF); fi
  cmake --preset "$preset" "${options[@]}"
  mkdir -p build/stamps
  echo "$presets $1" >"$stamp"
}

compile() { ninja -C "build/$preset" -j "$(jobs_at_once)" "$@"; }

install_npm_packages() {
  if [ -d web/node_modules ] && is_fresh npm "${npm_inputs[@]}"; then return; fi
  (cd web && npm ci --no-audit --no-fund)
  mark_fresh npm "${npm_inputs[@]}"
}

# What the page is built from: types and phrases written by the engine, and the engine itself as WebAssembly: alone, with
# bots, and with a whole house.
prepare_page() {
  compile sammelsurium-describe engine_wasm review_wasm house_wasm
  mkdir -p web/src/generated
  "build/$preset/server/sammelsurium-describe" web/src/generated
}

# The page is built aside, so that a compiler that embeds web/dist meanwhile never sees half of it.
build_page() {
  if [ -e build/page/index.html ] && is_fresh page "${page_inputs[@]}"; then return; fi
  (cd web && npm run build -- --outDir ../build/page --emptyOutDir)
  mark_fresh page "${page_inputs[@]}"
}
place_page() {
  if diff -rq build/page web/dist >/dev/null 2>&1; then return; fi
  rm -rf web/dist
  cp -r build/page web/dist
}
