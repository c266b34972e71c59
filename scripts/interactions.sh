#!/usr/bin/env bash
# How long every drawn table takes to answer a touch at worst, on a phone with a slow processor, with the program and the page
# as they were built last. Wants a quiet machine.
#
#   scripts/interactions.sh [GAME]
set -euo pipefail
cd "$(dirname "$0")/../web"
BESIDES=yes npx playwright test interactions --workers 1 --retries 0 --reporter line ${1:+-g "$1"} | grep --line-buffered -E ' ms |passed|failed'
