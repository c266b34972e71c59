# shellcheck shell=bash
# Showing what is happening: numbered steps with their time, on a terminal with a live last line of output, elsewhere
# with a sign of life every 15 seconds. Sourced by ./run and ./test.

if [ -t 2 ]; then on_terminal=yes; else on_terminal=; fi
steps_total=1
steps_done=0
logs=build/logs

clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

say() { printf '%s\n' "$@" >&2; }

stop() {
  say "$@"
  exit 1
}

# The newest line of a log that says something, without what only a build tool needs to know, cut to the terminal.
newest_line() {
  tail -c 2000 "$1" 2>/dev/null | tr '\r' '\n' | sed 's/\x1b\[[0-9;?]*[a-zA-Z]//g; s,CMakeFiles/[^/]*\.dir/,,' |
    grep -av '^[[:space:]]*$' | tail -n 1 | cut -c "1-$((${COLUMNS:-90} - 12))"
}

live() {
  local log=$1 begin=$SECONDS
  if [ "$on_terminal" ]; then
    while sleep 1; do
      printf '\r\033[K      %s  %s' "$(clock $((SECONDS - begin)))" "$(newest_line "$log")" >&2
    done
  else
    while sleep 15; do say "      $(clock $((SECONDS - begin)))  $(newest_line "$log")"; done
  fi
}

# logged TITLE COMMAND...: runs a command with its output in $log and leaves its exit code in $status.
logged() {
  local title=$1 begin=$SECONDS watcher
  shift
  steps_done=$((steps_done + 1))
  mkdir -p "$logs"
  log=$logs/$(printf '%s' "$title" | tr -cs 'A-Za-z0-9\n' '-' | tr '[:upper:]' '[:lower:]').log
  : >"$log"
  say "[$steps_done/$steps_total] $title"
  live "$log" &
  watcher=$!
  trap 'kill $watcher 2>/dev/null' EXIT
  # A subshell with -e, so that the first failing command of a function ends it.
  set +e
  (
    set -e
    "$@"
  ) >"$log" 2>&1 </dev/null
  status=$?
  set -e
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  trap - EXIT
  [ -z "$on_terminal" ] || printf '\r\033[K' >&2
  took=$(clock $((SECONDS - begin)))
}

# step TITLE COMMAND...: a failure shows the end of the log and stops everything.
step() {
  logged "$@"
  if [ "$status" != 0 ]; then
    say "      failed after $took; the end of $log:" ""
    tail -n 40 "$log" >&2
    exit 1
  fi
  say "      done in $took"
}

# Compiling a file takes up to 800 MB: as many at once as there are processors and memory for.
jobs_at_once() {
  local processors memory
  processors=$(nproc)
  memory=$(awk '/MemAvailable/ { print int($2 / 800000) }' /proc/meminfo 2>/dev/null || echo 1)
  [ "$memory" -ge 1 ] || memory=1
  echo $((processors < memory ? processors : memory))
}
