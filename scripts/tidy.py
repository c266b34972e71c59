"""Runs clang-tidy on every C++ file that changed, itself or a header it includes, since it was last found clean.

Usage: tidy.py BUILD_FOLDER JOBS [--deep]

--deep adds the checks that take several times as long: clang's static analyzer and needless copies of parameters.

What was found clean is remembered by content in the user's cache folder, so a fresh clone profits too.
"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

TIDY = "clang-tidy-22"
ROOT = pathlib.Path.cwd()
BUILD = pathlib.Path(sys.argv[1])
JOBS = int(sys.argv[2])
CHECKS = ["--checks=clang-analyzer-*,performance-unnecessary-value-param"] if "--deep" in sys.argv else []
COMMANDS = BUILD / "tidy"  # the compile commands without precompiled headers: so it also shows who forgot an include
PRECOMPILED = re.compile(r" -Xclang -include-pch -Xclang \S+")
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "sammelsurium-tidy"


def headers_by_object():
    """What ninja knows of the headers that every object was compiled from."""
    listing = subprocess.run(["ninja", "-C", BUILD, "-t", "deps"], capture_output=True, text=True, check=True).stdout
    headers, current = {}, None
    for line in listing.splitlines():
        if line.startswith("    "):
            headers[current].append(line.strip())
        elif ":" in line:
            current = line.split(":")[0]
            headers[current] = []
    return headers


def object_of(entry):
    words = shlex.split(entry["command"])
    return words[words.index("-o") + 1]


def fingerprint(entry, headers, common):
    """Everything the findings depend on; system headers count by name only."""
    total = hashlib.sha256(common)
    command = entry["command"].replace(str(ROOT), "").replace(str(BUILD.resolve()), "")
    total.update(command.encode())
    for name in sorted(set(headers)):
        path = (BUILD / name).resolve()
        if path.is_relative_to(ROOT) and path.is_file():
            total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
        else:
            total.update(name.encode())
    return total.hexdigest()


def tidy(path):
    run = subprocess.run([TIDY, "-p", COMMANDS, "--quiet", *CHECKS, path], capture_output=True, text=True)
    return path, run.returncode == 0, run.stdout + run.stderr


def main():
    CACHE.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes() + "".join(CHECKS).encode()
    tracked = set(subprocess.run(["git", "ls-files", "*.cpp"], capture_output=True, text=True, check=True).stdout.split())
    known = headers_by_object()
    commands = json.loads((BUILD / "compile_commands.json").read_text())
    for entry in commands:
        entry["command"] = PRECOMPILED.sub("", entry["command"])
    COMMANDS.mkdir(exist_ok=True)
    (COMMANDS / "compile_commands.json").write_text(json.dumps(commands))
    marks = {}
    for entry in commands:
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in tracked:
            marks[str(path.relative_to(ROOT))] = fingerprint(entry, known.get(object_of(entry), []), common)

    due = [path for path in sorted(marks) if not (CACHE / marks[path]).exists()]
    print(f"{len(marks)} files, {len(due)} of them to look at", flush=True)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        for done, (path, clean, output) in enumerate(pool.map(tidy, due), 1):
            print(f"{done}/{len(due)} {path}", flush=True)
            if clean:
                (CACHE / marks[path]).touch()
            else:
                bad += 1
                print(output, flush=True)
    if bad:
        sys.exit(f"{bad} files need work")


main()
