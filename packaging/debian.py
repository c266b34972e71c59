"""Writes what a Debian package says of itself: its changelog from CHANGELOG.md, its copyright from LICENSE and
THIRD_PARTY_NOTICES.md, and the name of who builds it into debian/control.

    debian.py VERSION FOLDER    FOLDER is the package's debian/
"""

import email.utils
import os
import pathlib
import re
import subprocess
import sys
import textwrap

import notices


def maintainer():
    """Whoever builds it (DEBFULLNAME, DEBEMAIL), else the author of the commit."""
    author = subprocess.run(["git", "log", "-1", "--format=%an%n%ae"], cwd=notices.ROOT, capture_output=True, check=True, text=True)
    name, address = author.stdout.strip().split("\n")
    return f"{os.environ.get('DEBFULLNAME', name)} <{os.environ.get('DEBEMAIL', address)}>"


def changelog(version):
    """The newest section, whose changes are those of this version."""
    text = (notices.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.split(r"(?m)^## ", text)[1].partition("\n")[2]
    newest = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", newest)
    lines = [f"sammelsurium ({version}) unstable; urgency=medium", ""]
    for line in newest.strip().split("\n"):
        if line.startswith("### "):
            lines += [f"  [ {line[4:]} ]"]
        elif line.startswith("- "):
            lines += textwrap.wrap(line[2:], 78, initial_indent="  * ", subsequent_indent="    ", break_long_words=False)
    date = email.utils.formatdate(int(os.environ["SOURCE_DATE_EPOCH"]))
    return "\n".join([*lines, "", f" -- {maintainer()}  {date.replace('-0000', '+0000')}", ""])


def field(name, text):
    """A field of several lines: those after the first begin with a space, empty ones are a dot."""
    lines = text.strip().split("\n")
    return f"{name}: " + "\n ".join(line.rstrip() if line.strip() else "." for line in lines)


def copyright():
    rows, texts = notices.read()
    own = (notices.ROOT / "LICENSE").read_text(encoding="utf-8")
    holder = re.search(r"(?m)^Copyright \(c\) (.*)$", own)[1]
    granted = own.partition(holder)[2].strip()
    packages = []
    paragraphs = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: sammelsurium\n"
        + field("Comment", "The program has the page and what both are made of inside. What others made of it is named\n"
                "below by the packages that it was taken from when it was built."),
        f"Files: *\nCopyright: {holder}\n" + field("License", "Expat\n" + granted),
    ]  # fmt: skip
    for row in rows:
        packages = row.packages or packages  # of what it is inside
        text = "\n\n".join(texts[heading] for heading in row.headings)
        paragraphs.append(
            f"Files: {' '.join(packages)}\nCopyright: {row.copyright or 'the authors of ' + row.name}\n"
            + field("License", f"{row.licence}\n{text or 'See ' + row.home}")
            + f"\nComment: {row.name}, {row.section[0].lower()}{row.section[1:].replace('`', '')}"
        )
    return "\n\n".join(paragraphs) + "\n"


def main(version, folder):
    folder = pathlib.Path(folder)
    (folder / "changelog").write_text(changelog(version), encoding="utf-8")
    (folder / "copyright").write_text(copyright(), encoding="utf-8")
    control = folder / "control"
    control.write_text(control.read_text(encoding="utf-8").replace("@MAINTAINER@", maintainer()), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
