#!/usr/bin/env python3
"""Cuts the fonts down to what the page needs, into web/src/look/fonts. They are committed, so this is run only after a new
version of a font or new letters in the lobby. Needs Debian's fonttools and python3-brotli, and `npm ci` in web/.

The tray's own fonts have one weight and the letters of the lobby, so that a first visit is light; what is missing in them
is taken from the next ones, which have all weights (and Fraunces its optical sizes) for German and English. Letters of
other languages, in names say, come from the whole fonts. fonts.css tells the browser which is which."""

import os
import string
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "web")
fraunces = "fraunces/files/fraunces-latin-opsz-normal.woff2"
atkinson = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"

ascii_letters = "".join(map(chr, range(0x20, 0x7F)))
ours = ascii_letters + "\u00a0«»·×ÄÖÜßäöü–—‘’‚“”„…−"
# What is on the lobby, in both languages: titles and miniatures, and all else.
tray_titles = " !&,?0123456789ABCDEFGKMNPRSTYabcdefghiklmnoprstuvxyz"
tray_text = string.ascii_letters + string.digits + "ÄÖÜßäöü\u00a0 .,:!?()-"

outputs = {
    "fraunces.woff2": (fraunces, {"wght": (400, 900)}, ours),
    "fraunces-tray.woff2": (fraunces, {"wght": 640, "opsz": 24}, tray_titles),
    "atkinson.woff2": (atkinson, {"wght": (400, 800)}, ours),
    "atkinson-tray.woff2": (atkinson, {"wght": 400}, tray_text),
}


def cut(source, axes, letters, target):
    font = TTFont(os.path.join(root, "node_modules/@fontsource-variable", source))
    font = instancer.instantiateVariableFont(font, axes)
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "rvrn"] + (["pnum", "tnum"] if letters == ours else [])
    options.name_IDs = [0, 1, 2, 13, 14]  # who made it and under which licence
    options.hinting = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    missing = set(map(ord, letters)) - set(font.getBestCmap())
    if missing:
        sys.exit(f"{source} has no {', '.join(map(hex, sorted(missing)))}")
    font.flavor = "woff2"
    font.save(target)
    print(f"{os.path.getsize(target):6} {os.path.relpath(target)}")


for name, (source, axes, letters) in outputs.items():
    cut(source, axes, letters, os.path.join(root, "src/look/fonts", name))
