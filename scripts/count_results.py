"""Counts the test cases of JUnit files: prints how many passed and failed, and lists the failed ones on stderr."""

import sys
import xml.etree.ElementTree as ElementTree

passed = failed = 0
for path in sys.argv[1:]:
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        if case.find("skipped") is not None:
            continue
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
            print(f"failed: {case.get('classname', '')} {case.get('name', '')}", file=sys.stderr)
        else:
            passed += 1
print(passed, failed)
