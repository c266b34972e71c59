"""Checks what compilers do not: nothing in the repository depends on the machine or the network it was made on."""

import json
import pathlib
import re
import subprocess
import sys

LARGEST = 400_000  # bytes; pictures and corpora are kept small
# Written in two parts so that this file does not find itself.
FOREIGN = re.compile(rb"(?<![\w.~$}-])/(?:root|home|" + rb"work|Users)/[\w.-]+")
REGISTRY = re.compile(rb"registry\." + rb"(?:npmjs|yarnpkg)\b|artifact" + rb"ory|/-/[\w.-]+\.tgz")
CONFLICT = re.compile(rb"^(?:<{7} |>{7} |={7}$)", re.MULTILINE)
UNFINISHED = re.compile(rb"\b(?:TO" + rb"DO|FIX" + rb"ME|XX" + rb"X)\b")

problems = []
names = subprocess.run(["git", "ls-files", "-z"], capture_output=True, check=True).stdout.decode().split("\0")
for name in filter(None, names):
    path = pathlib.Path(name)
    if not path.is_file():
        continue
    content = path.read_bytes()
    if len(content) > LARGEST:
        problems.append(f"{name}: {len(content)} bytes; files stay below {LARGEST}")
    if b"\0" in content[:8000]:
        continue
    for what, pattern in (
        ("names a folder of one machine", FOREIGN),
        ("names a package registry", REGISTRY),
        ("has a conflict marker", CONFLICT),
        ("has a note of something unfinished", UNFINISHED),
    ):
        for match in pattern.finditer(content):
            line = content.count(b"\n", 0, match.start()) + 1
            problems.append(f"{name}:{line}: {what}: {match.group().decode(errors='replace').strip()}")

lock = pathlib.Path("web/package-lock.json")
if lock.exists():
    for package, facts in json.loads(lock.read_text())["packages"].items():
        if package and not facts.get("link") and "integrity" not in facts:
            problems.append(f"{lock}: {package} has no integrity hash")

print(f"{len(names)} files looked at")
if problems:
    sys.exit("\n".join(problems))
