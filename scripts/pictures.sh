#!/usr/bin/env bash
# Makes the pictures of docs/pictures anew, with the program and the page as they were built last.
set -euo pipefail
cd "$(dirname "$0")/../web"
BESIDES=yes npx playwright test pictures --workers 1
