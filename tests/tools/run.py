#!/usr/bin/env python3
"""Runs the tests of tools/: `run.py [NAME]`, one line for each test, "N passed, M failed" last."""
import pathlib
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent


def each(suite: unittest.TestSuite) -> list[unittest.TestCase]:
    parts = (each(part) if isinstance(part, unittest.TestSuite) else [part] for part in suite)
    return [one for part in parts for one in part]


def main() -> int:
    name = (sys.argv[1] if len(sys.argv) > 1 else "").lower()
    sys.dont_write_bytecode = True
    tests = each(unittest.defaultTestLoader.discover(str(HERE), pattern="*_test.py"))
    passed = failed = 0
    for test in tests:
        module, _, method = test.id().split(".")
        title = f"{module.removesuffix('_test')}: {method.removeprefix('test_').replace('_', ' ')}"
        if name not in title.lower():
            continue
        result = test.run(unittest.TestResult())
        for _, trace in result.errors + result.failures:
            print(trace)
        print(f"{'ok' if result.wasSuccessful() else 'FAIL'} {title}")
        passed, failed = passed + result.wasSuccessful(), failed + (not result.wasSuccessful())
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
