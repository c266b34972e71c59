#!/usr/bin/env python3
"""Lists every clause of every game's rules with the lines that implement it and the tests that show it.

Usage: clauses.py [--list]

A clause is a paragraph of the rules that begins with its id, in German and in English alike. It counts as implemented
if code of the game cites it, and as tested if the game has a test suite that is named after it: TEST(RauferR2, ...).
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLAUSE = re.compile(r"^(?:[-*] |#+ )?\**([A-Z]\d{1,2})\b", re.MULTILINE)


def rulebooks(folder):
    """The German and the English rules among the game's texts."""
    for source in sorted(folder.glob("*.cpp")):
        texts = re.findall(r'R"md\((.*?)\)md"', source.read_text(), re.DOTALL)
        if len(texts) >= 2:
            return texts[0], texts[1]
    return "", ""


def by_number(clause):
    return clause[0], int(clause[1:])


def main():
    problems = []
    listing = "--list" in sys.argv[1:]
    for folder in sorted(p for p in (ROOT / "engine/games").iterdir() if p.is_dir()):
        german, english = (sorted(set(CLAUSE.findall(text)), key=by_number) for text in rulebooks(folder))
        if not english:
            problems.append(f"{folder.name}: its rules name no clauses")
        if german != english:
            problems.append(f"{folder.name}: the German rules have {german}, the English ones {english}")
        tests = "\n".join(p.read_text() for p in sorted(folder.glob("*_test.cpp")))
        code = {p.name: p.read_text().splitlines() for p in sorted(folder.glob("*.?pp")) if "_test" not in p.name}
        if listing:
            print(f"\n{folder.name}")
        for clause in english:
            suites = re.findall(rf"TEST(?:_F|_P)?\(\w*?{clause}, (\w+)\)", tests)
            cited = [
                f"{name}:{number}"
                for name, lines in code.items()
                for number, line in enumerate(lines, 1)
                if re.search(rf'(//.*\b{clause}\b)|("{clause}")', line)
            ]
            if not suites:
                problems.append(f"{folder.name}: no test suite is named after {clause}")
            if not cited:
                problems.append(f"{folder.name}: no line of the code cites {clause}")
            if listing:
                print(f"  {clause:4} {len(cited):3} lines  {', '.join(cited[:6])}{' …' if len(cited) > 6 else ''}")
                for suite in suites:
                    print(f"         {suite}")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
