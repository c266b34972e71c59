#!/usr/bin/env bash
# Runs every browser test many times in a row, without second tries, while all processors are kept busy: whoever passes
# here does not depend on being quick. Needs the build of ./test.
#
#   scripts/stress_browser.sh [TIMES [PLAYWRIGHT OPTION...]]
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/steps.sh
. scripts/steps.sh
# shellcheck source=scripts/packages.sh
. scripts/packages.sh
choose_node || stop "There is no fit Node yet: ./test fetches one."
[ -x build/release/cli/sammelsurium ] || stop "There is no program to test yet: ./test builds it."

times=${1:-20}
[ $# = 0 ] || shift

busy=()
trap 'kill "${busy[@]}" 2>/dev/null' EXIT
for ((i = 0; i < $(nproc); ++i)); do
  (while :; do :; done) &
  busy+=($!)
done

cd web
npx playwright test --retries=0 --repeat-each="$times" --reporter=line "$@"
