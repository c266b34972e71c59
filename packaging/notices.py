"""Reads THIRD_PARTY_NOTICES.md: what others made of the program and the page, as which packages, under which licences."""

import fnmatch
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The packages that a build takes them from, Debian's and npm's, by how the notices call them. Without any: inside another.
PACKAGES = {
    "Boost (Asio, Beast, JSON and what they use)": ["libboost*-dev"],
    "SQLite": ["libsqlite3-*"],
    "libpq, of your system": ["libpq*"],
    "libsodium": ["libsodium*"],
    "{fmt}": ["libfmt*"],
    "CLI11": ["libcli11-dev"],
    "utf8proc": ["libutf8proc*"],
    "GNU libstdc++ and libgcc, of your system or, in the archive for other systems, inside": ["libstdc++*", "libgcc-*"],
    "GNU C library, of your system": ["libc6*"],
    "Svelte": ["svelte"],
    "noble-ed25519 and noble-hashes": ["@noble/ed25519", "@noble/hashes"],
    "clsx": ["clsx"],
    "uqr": ["uqr"],
    "Fraunces": ["@fontsource-variable/fraunces"],
    "Atkinson Hyperlegible Next": ["@fontsource-variable/atkinson-hyperlegible-next"],
    "LLVM libc++, libc++abi and compiler-rt": ["libc++*-wasm32", "libclang-rt-*-wasm32"],
    "wasi-libc": ["wasi-libc"],
    "musl inside it": [],
    "Cloudlibc inside it": [],
}
# How the notices call a licence, its SPDX expression, and the headings under which its text has to stand.
LICENCES = {
    "MIT": ("MIT", ["MIT License"]),
    "MIT, with an exception for object code": ("MIT", ["MIT License"]),
    "MIT; the tables Unicode License": ("MIT AND Unicode-DFS-2016", ["MIT License", "Unicode License"]),
    "ISC": ("ISC", ["ISC License"]),
    "BSD 3-Clause": ("BSD-3-Clause", ["BSD licence"]),
    "BSD 2-Clause": ("BSD-2-Clause", ["BSD licence"]),
    "Boost Software License 1.0": ("BSL-1.0", ["Boost Software License, version 1.0"]),
    "SIL Open Font License 1.1": ("OFL-1.1", ["SIL Open Font License, version 1.1"]),
    "PostgreSQL License": ("PostgreSQL", []),
    "public domain": ("blessing", []),
    "GPL 3 with the GCC Runtime Library Exception": ("GPL-3.0-or-later WITH GCC-exception-3.1", []),
    "LGPL 2.1": ("LGPL-2.1-or-later", []),
    "Apache License 2.0 with LLVM Exceptions, which waive the notice for object code": (
        "Apache-2.0 WITH LLVM-exception",
        [],
    ),
    "Apache License 2.0 with LLVM Exceptions, MIT, and CC0": (
        "Apache-2.0 WITH LLVM-exception AND MIT AND CC0-1.0",
        ["MIT License"],
    ),
}


class Notice:
    """A row of the tables: something that others made."""

    def __init__(self, section, cells):
        what, _, licence = cells
        named = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", what)
        self.section = section
        self.name, _, self.copyright = named.partition(", copyright ")
        self.home = next(iter(re.findall(r"\]\((https?://[^)]*)\)", what)), "")
        self.packages = PACKAGES[self.name]
        self.licence, self.headings = LICENCES[licence]

    def covers(self, package):
        return any(fnmatch.fnmatchcase(package, pattern) for pattern in self.packages)


def read(text=None):
    """The rows, and the texts of the licences by their headings."""
    text = text or (ROOT / "THIRD_PARTY_NOTICES.md").read_text(encoding="utf-8")
    rows, texts = [], {}
    for part in re.split(r"(?m)^## ", text)[1:]:
        heading, _, body = part.partition("\n")
        table = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in body.split("\n") if line.startswith("|")]
        rows += [Notice(heading, cells) for cells in table[2:]]
        if not table:
            texts[heading] = body.strip()
    return rows, texts
