"""Checks that commits which touch rules or search quote the signature of all games' behaviour, `Bench: <signature>`.

    check_commits.py             every such commit since this check exists
    check_commits.py PROGRAM     also that the latest quoted signature is the one of PROGRAM
"""

import re
import subprocess
import sys

RULES = re.compile(r"^(engine/games/\w+/(?!.*(_test|_texts|layout)\.cpp$|(lesson|puzzles)\.json$)|engine/core/(rng|random_driver|selfplay)|bots/search/(?!.*_test))")
QUOTED = re.compile(r"^Bench: ([0-9a-f]{16})$", re.MULTILINE)


def git(*arguments):
    return subprocess.run(["git", *arguments], capture_output=True, check=True, text=True).stdout


def commits_since_this_check():
    first = git("log", "--diff-filter=A", "--format=%H", "--", "scripts/check_commits.py").split()
    if not first:
        return []  # not committed yet, or a clone without its past
    return git("rev-list", "--no-merges", "--ancestry-path", f"{first[-1]}..HEAD").split()


problems = []
latest = None
commits = commits_since_this_check()
for commit in commits:
    touched = git("show", "--format=", "--name-only", commit).split("\n")
    if not any(RULES.match(name) for name in touched):
        continue
    quoted = QUOTED.search(git("show", "-s", "--format=%B", commit))
    if quoted is None:
        problems.append(git("show", "-s", "--format=%h %s", commit).strip() + ": touches rules or search, but quotes no signature")
    elif latest is None:
        latest = quoted.group(1)

if len(sys.argv) > 1 and latest is not None:
    said = subprocess.run([sys.argv[1], "bench", "--seconds", "0"], capture_output=True, check=True, text=True).stdout
    if latest != said.split()[-1]:
        problems.append(f"the latest commit that touches rules or search quotes {latest}, but the program says {said.split()[-1]}")

print(f"{len(commits)} commits looked at")
if problems:
    sys.exit("\n".join(problems))
