#!/usr/bin/env bash
# Adds a twelfth game to a copy of the tree, touching nothing but the files that docs/new-game.md lists, and plays it:
# conformance, bots against each other, the terminal, a server's table on the plain table of the page. Quick after a
# build of ./test, whose compiler cache it uses.
#
#   scripts/twelfth.sh
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/steps.sh
. scripts/steps.sh
# shellcheck source=scripts/packages.sh
. scripts/packages.sh
choose_node || stop "There is no fit Node yet: ./test fetches one."

id=highcard
copy=build/twelfth
game=build/twelfth-game

# The game's files, as somebody would write them who follows the page.
rm -rf "$game"
mkdir -p "$game/engine/games/$id"
cp -r tests/twelfth/game/. "$game/"
cp tests/install/$id/$id.hpp tests/install/$id/$id.cpp "$game/engine/games/$id/"

# What it may touch: the list between the marks of the page. A folder ends with a slash, `<id>` stands for the game.
# shellcheck disable=SC2016  # those are no commands
mapfile -t allowed < <(sed -n '/^<!-- files -->$/,/^<!-- \/files -->$/s/^- `\([^`]*\)`.*/\1/p' docs/new-game.md | sed "s/<id>/$id/g")
[ ${#allowed[@]} -gt 0 ] || stop "docs/new-game.md lists no files of a game."
is_allowed() {
  local entry
  for entry in "${allowed[@]}"; do
    case $entry in
      */) [[ $1 != "$entry"* ]] || return 0 ;;
      *) [ "$1" != "$entry" ] || return 0 ;;
    esac
  done
  return 1
}
while IFS= read -r file; do
  is_allowed "$file" || stop "$file is not among the files that docs/new-game.md lists."
done < <(cd "$game" && find . -type f -printf '%P\n')

mkdir -p "$copy"
find "$copy" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
git ls-files -z | tar --null -T - -cf - | tar -xf - -C "$copy"
cp -rp "$game/." "$copy/"
list=engine/games/all_games.hpp
is_allowed "$list" || stop "$list is not among the files that docs/new-game.md lists."
sed -i -e "/ganz_nach_plan\/ganz_nach_plan.hpp/a #include \"engine/games/$id/$id.hpp\"" \
  -e 's/StampCollection>;/StampCollection, HighCard>;/' "$copy/$list"
ln -s "$PWD/web/node_modules" "$copy/web/node_modules"
cp tests/twelfth/$id.spec.ts "$copy/web/e2e/"

cd "$copy"
# shellcheck source=scripts/build.sh
. scripts/build.sh
preset=release
configure everything
prepare_page
build_page
place_page
compile cli/sammelsurium ${id}_tests

program=build/release/cli/sammelsurium
build/release/tests/${id}_tests
"$program" arena $id -o players=3 --bots 3,random --games 20 >/dev/null
"$program" rules $id >/dev/null
rm -f build/$id.txt
printf 'bet 2\n' | "$program" --lang en play $id --players Anna Ben -b 2 --seed 1 --save build/$id.txt >build/terminal.txt
grep -q 'You bet 2' build/terminal.txt || stop "The terminal does not play $id."
"$program" verify build/$id.txt
(cd web && npx playwright test --retries=0 --reporter=line $id.spec.ts)
echo "The twelfth game is played everywhere."
