# shellcheck shell=bash
# Showing what is happening: numbered steps with their time, on a terminal with a live last line of output, elsewhere
# with a sign of life every 15 seconds, and in the end where the time went. Sourced by ./run and ./test.

if [ -t 2 ]; then on_terminal=yes; else on_terminal=; fi
steps_total=1
steps_done=0
steps_taken=() # "SECONDS TITLE" of each
logs=build/logs

clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

say() { printf '%s\n' "$@" >&2; }

stop() {
  say "$@"
  exit 1
}

# The newest line of a step that says something, without what only a build tool needs to know, cut to the terminal. What
# runs at the same time has logs of its own beside the step's (see `both`).
newest_line() {
  # shellcheck disable=SC2012  # names of our own
  tail -c 2000 "$(ls -t "$1"* | head -n 1)" 2>/dev/null | tr '\r' '\n' | sed 's/\x1b\[[0-9;?]*[a-zA-Z]//g; s,CMakeFiles/[^/]*\.dir/,,' |
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
  rm -f "$log".*
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
  steps_taken+=("$((SECONDS - begin)) $title")
  took=$(clock $((SECONDS - begin)))
}

# Where the time went, the longest first; what took less than a second is not worth a line.
say_times() {
  local step
  say "" "Where the time went:"
  printf '%s\n' "${steps_taken[@]}" | sort -rn | while read -r step; do
    [ "${step%% *}" -lt 1 ] || say "$(printf '%7s  %s' "$(clock "${step%% *}")" "${step#* }")"
  done
}

# end_tree PROCESS: ends it with all that it has started.
end_tree() {
  local child children=()
  read -r -a children 2>/dev/null <"/proc/$1/task/$1/children" || true
  for child in "${children[@]}"; do end_tree "$child"; done
  kill "$1" 2>/dev/null || true
}

# both COMMAND COMMAND: at the same time. If one fails, the other is ended at once, and the last lines of the log are those
# of the one that failed.
both() {
  local first second ended failed=
  (set -e && $1) >"$log.1" 2>&1 &
  first=$!
  (set -e && $2) >"$log.2" 2>&1 &
  second=$!
  wait -n -p ended "$first" "$second" || failed=$ended
  if [ "$failed" ]; then
    end_tree "$first"
    end_tree "$second"
  elif [ "$ended" = "$first" ]; then
    wait "$second" || failed=$second
  else
    wait "$first" || failed=$first
  fi
  if [ "$failed" = "$first" ]; then cat "$log.2" "$log.1"; else cat "$log.1" "$log.2"; fi
  rm -f "$log.1" "$log.2"
  [ -z "$failed" ]
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
