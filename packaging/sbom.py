"""Writes what the program is made of as SPDX 2.3: the libraries that are linked, the headers that were compiled in, the
npm packages of the page and the run time of its WebAssembly. Asks the build itself, and ends with a complaint if a part is
not in THIRD_PARTY_NOTICES.md or a notice is about nothing.

    sbom.py PROGRAM VERSION [LINK COMMAND]    without LINK COMMAND, the one that build/release has for the program
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import urllib.parse
import uuid

import notices
import spdx

BUILD = notices.ROOT / "build/release"
WASM = ("engine", "review", "house")
# Headers that declare what the system does, and have no code of their own to carry along.
DECLARATIONS = re.compile(r"linux-libc-dev|libclang-common-\d+-dev|libc6-dev")


def said(*command, **how):
    return subprocess.run(command, capture_output=True, check=True, text=True, **how).stdout


def debian_packages(paths):
    """The packages that own files, without the architecture."""
    real = {os.path.realpath(each) for each in paths}
    # Some are registered as they were before /lib and /usr/lib became one. Names without an owner are only complained about.
    names = sorted(real | {each.removeprefix("/usr") for each in real})
    owners = subprocess.run(["dpkg-query", "-S", *names], capture_output=True, text=True).stdout
    return {line.split(":")[0] for line in owners.split("\n") if line and not line.startswith("diversion")}


def headers(targets):
    """The system's headers of which the objects of some targets were made, one for each folder that holds some."""
    inputs = set(said("ninja", "-C", BUILD, "-t", "inputs", *targets).split("\n"))
    folders, used = {}, False
    for line in said("ninja", "-C", BUILD, "-t", "deps").split("\n"):
        if line and not line.startswith(" "):
            used = line.partition(": #deps")[0] in inputs or line.startswith("pch/")
        elif used and line.startswith("    /usr/"):
            path = os.path.realpath(line.strip())
            folders.setdefault(os.path.dirname(path), path)
    return folders.values()


def archives(command):
    """The static libraries of the system that a link command takes, those that the compiler adds included."""
    line = said("sh", "-c", f"{command} -### 2>&1", cwd=BUILD).strip().split("\n")[-1]
    words, folders, static, found = shlex.split(line), [], False, []
    for word in words:
        if word.startswith("-L"):
            folders.append(word[2:])
        elif word in ("-Bstatic", "-static", "-Bdynamic"):
            static = word != "-Bdynamic"
        elif word.startswith("-l"):
            for folder in folders:
                if not static and os.path.exists(f"{folder}/lib{word[2:]}.so"):
                    break
                if os.path.exists(f"{folder}/lib{word[2:]}.a"):
                    found.append(f"{folder}/lib{word[2:]}.a")
                    break
        elif word.endswith(".a"):
            found.append(word)
    found = [os.path.realpath(BUILD / each) for each in found]
    return [each for each in found if not each.startswith(str(BUILD))]


def link_command():
    """How the program was linked, without the linker's own wrapping."""
    return said("ninja", "-C", BUILD, "-t", "commands", "cli/sammelsurium").strip().split("\n")[-1].removeprefix(": && ").removesuffix(" && :")


def wasm_commands():
    for name in WASM:
        steps = said("ninja", "-C", BUILD, "-t", "commands", f"{name}_wasm").strip().split("\n")[-1]
        yield next(step for step in steps.split(" && ") if "-mexec-model=reactor" in step)


def shared_libraries(program):
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", said("readelf", "-d", program))
    found = dict(re.findall(r"(?m)^\s+(\S+) => (\S+)", said("ldd", program)))
    return [found[name] for name in needed if name in found]


def debian_part(name, how, architecture, release):
    fields = ("Version", "source:Package", "Homepage")
    version, source, home = said("dpkg-query", "-W", "-f", "\t".join(f"${{{each}}}" for each in fields) + "\n", name).split("\n")[0].split("\t")
    purl = f"pkg:deb/debian/{urllib.parse.quote(name, safe='')}@{urllib.parse.quote(version, safe='')}?arch={architecture}&distro=debian-{release}"
    return {"name": name, "version": version, "source": source, "home": home, "purl": purl, "how": how}


def npm_part(name, lock):
    version = lock["packages"][f"node_modules/{name}"]["version"]
    purl = f"pkg:npm/{urllib.parse.quote(name, safe='/')}@{version}"
    return {"name": name, "version": version, "home": "", "purl": purl, "how": "CONTAINS"}


def parts(program, command):
    architecture = said("dpkg", "--print-architecture").strip()
    release = re.search(r'VERSION_ID="?(\d*)', pathlib.Path("/etc/os-release").read_text())[1]
    dynamic = debian_packages(shared_libraries(program))
    found = {name: debian_part(name, "DYNAMIC_LINK", architecture, release) for name in dynamic}
    sources = {part["source"] for part in found.values()}
    for name in debian_packages(archives(command)):
        found[name] = debian_part(name, "STATIC_LINK", architecture, release)
    # Headers of a library that is linked are part of it; what is left over consists of headers alone.
    for name in debian_packages(headers(["cli/sammelsurium"])):
        part = debian_part(name, "STATIC_LINK", architecture, release)
        if name not in found and part["source"] not in sources and not DECLARATIONS.fullmatch(name):
            found[name] = part
    for name in debian_packages([path for command in wasm_commands() for path in archives(command)]):
        found[name] = debian_part(name, "CONTAINS", architecture, release)
    lock = json.loads((notices.ROOT / "web/package-lock.json").read_text())
    for name in json.loads((notices.ROOT / "build/page-parts.json").read_text()):
        found[name] = npm_part(name, lock)
    return [found[name] for name in sorted(found)]


def reference(name):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name.lstrip("@"))


def document(program, version, found, rows):
    hashed = hashlib.sha256(pathlib.Path(program).read_bytes()).hexdigest()
    created = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    holder = re.search(r"(?m)^Copyright .*$", (notices.ROOT / "LICENSE").read_text())[0]
    common = {"downloadLocation": "NOASSERTION", "filesAnalyzed": False}
    packages = [
        {
            "SPDXID": reference("sammelsurium"),
            "name": "sammelsurium",
            "versionInfo": version,
            "primaryPackagePurpose": "APPLICATION",
            "licenseConcluded": "MIT",
            "licenseDeclared": "MIT",
            "copyrightText": holder,
            "checksums": [{"algorithm": "SHA256", "checksumValue": hashed}],
            **common,
        }
    ]
    relationships = [("SPDXRef-DOCUMENT", "DESCRIBES", packages[0]["SPDXID"])]
    for part in found:
        notice = next(row for row in rows if row.covers(part["name"]))
        packages.append(
            {
                "SPDXID": reference(part["name"]),
                "name": part["name"],
                "versionInfo": part["version"],
                "primaryPackagePurpose": "LIBRARY",
                "licenseConcluded": notice.licence,
                "licenseDeclared": notice.licence,
                "copyrightText": notice.copyright or "NOASSERTION",
                "externalRefs": [
                    {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": part["purl"]}
                ],
                **({"homepage": part["home"] or notice.home} if part["home"] or notice.home else {}),
                **common,
            }
        )
        relationships.append((packages[0]["SPDXID"], part["how"], reference(part["name"])))
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"sammelsurium-{version}",
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'sammelsurium {version} {hashed}')}",
        "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: sammelsurium-sbom"]},
        "packages": packages,
        "relationships": [
            {"spdxElementId": one, "relationshipType": how, "relatedSpdxElement": other} for one, how, other in relationships
        ],
    }


def complaints(found, rows):
    for part in found:
        covering = [row for row in rows if row.covers(part["name"])]
        if len(covering) != 1:
            yield f"{part['name']} is in {len(covering)} rows of THIRD_PARTY_NOTICES.md, and belongs into one."
    for row in rows:
        if row.packages and not any(row.covers(part["name"]) for part in found):
            yield f"THIRD_PARTY_NOTICES.md names {row.name}, and nothing of it is inside."


def main(program, version, command=None):
    rows, _ = notices.read()
    found = parts(program, command or link_command())
    problems = list(complaints(found, rows))
    if not problems:
        made = document(program, version, found, rows)
        problems = spdx.problems(made)
    if problems:
        sys.exit("\n".join(problems))
    print(json.dumps(made, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
