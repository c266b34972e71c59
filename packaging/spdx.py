"""Checks a document against the rules of SPDX 2.3 that apply to what we write (its chapters 6, 7 and 11, annex D)."""

import re

LICENCES = {
    "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "GPL-3.0-or-later", "ISC", "LGPL-2.1-or-later",
    "MIT", "OFL-1.1", "PostgreSQL", "Unicode-DFS-2016", "blessing",
}  # fmt: skip
EXCEPTIONS = {"GCC-exception-3.1", "LLVM-exception"}
RELATIONSHIPS = {"DESCRIBES", "CONTAINS", "DYNAMIC_LINK", "STATIC_LINK"}
PURPOSES = {"APPLICATION", "LIBRARY"}
REFERENCE = re.compile(r"SPDXRef-[A-Za-z0-9.-]+")


def is_licence(expression):
    """A licence, with an exception or without, or several of these joined."""
    for term in re.split(r" (?:AND|OR) ", expression):
        licence, _, exception = term.partition(" WITH ")
        if licence not in LICENCES or exception not in EXCEPTIONS | {""}:
            return False
    return True


def package_problems(package):
    name = package.get("name", "a package without a name")
    for member in ("SPDXID", "name", "downloadLocation", "versionInfo", "copyrightText"):
        if not isinstance(package.get(member), str) or not package[member]:
            yield f"{name}: no {member}"
    if package.get("filesAnalyzed") is not False:
        yield f"{name}: filesAnalyzed has to be false, because no files are listed"
    for member in ("licenseConcluded", "licenseDeclared"):
        if not is_licence(package.get(member, "")):
            yield f"{name}: {member} is no licence expression: {package.get(member)}"
    if package.get("primaryPackagePurpose") not in PURPOSES:
        yield f"{name}: no purpose"
    for checksum in package.get("checksums", []):
        if checksum.get("algorithm") != "SHA256" or not re.fullmatch("[0-9a-f]{64}", checksum.get("checksumValue", "")):
            yield f"{name}: no SHA-256"
    for reference in package.get("externalRefs", []):
        if reference.get("referenceCategory") != "PACKAGE-MANAGER" or reference.get("referenceType") != "purl":
            yield f"{name}: no package URL"
        elif not re.fullmatch(r"pkg:(deb/debian|npm)/[\w.+%/-]+@[\w.+%~-]+(\?[\w=&.-]+)?", reference.get("referenceLocator", "")):
            yield f"{name}: no package URL: {reference.get('referenceLocator')}"


def problems(document):
    """A sentence for everything that is wrong."""
    found = []
    for member, pattern in (
        ("spdxVersion", r"SPDX-2\.3"),
        ("dataLicense", r"CC0-1\.0"),
        ("SPDXID", "SPDXRef-DOCUMENT"),
        ("name", ".+"),
        ("documentNamespace", "[a-z]+:[^#]+"),
    ):
        if not re.fullmatch(pattern, document.get(member, "")):
            found.append(f"The document's {member} is wrong: {document.get(member)}")
    creation = document.get("creationInfo", {})
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", creation.get("created", "")):
        found.append("The document does not say when it was created.")
    creators = creation.get("creators", [])
    if not creators or not all(re.match(r"(Person|Organization|Tool): \S", each) for each in creators):
        found.append("The document does not say who created it.")
    packages = document.get("packages", [])
    for package in packages:
        found += package_problems(package)
    names = [document.get("SPDXID", ""), *(package.get("SPDXID", "") for package in packages)]
    found += [f"{name} is no identifier" for name in names if not REFERENCE.fullmatch(name)]
    found += [f"{name} is there twice" for name in set(names) if names.count(name) > 1]
    related = set()
    for relationship in document.get("relationships", []):
        one, other = relationship.get("spdxElementId"), relationship.get("relatedSpdxElement")
        related |= {one, other}
        if relationship.get("relationshipType") not in RELATIONSHIPS or one not in names or other not in names:
            found.append(f"A relationship makes no sense: {relationship}")
    found += [f"{name} is not related to anything" for name in names if name not in related]
    return found
