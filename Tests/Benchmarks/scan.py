#!/usr/bin/env python3
"""Measures 'navmigrate scan' as a whole process on a tree of Swift files.

usage: Tests/Benchmarks/scan.py TREE [--runs N] [--binary FILE] [--ast-grep FILE]

Needs a release build (swift build -c release) and ripgrep. Prints, over interleaved runs:
  - scan against 'rg -n -w' for the same names, on the tree as it is; where ast-grep is installed
    (pip install ast-grep-cli) against it as well, once, with a rule a name
  - the same on a copy of the tree without any of the names, and on one with many of them
  - growth: 1/4, 1/2 and all of the files
  - peak memory of each
  - start-up: the version, and the scan of an empty folder
Times are wall-clock milliseconds: the smallest, and the median in brackets. A ratio is that of the
smallest times, since whatever else the machine does only ever adds time.
"""

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

USES = """
import GoogleNavigation
final class Benchmark%d {
  let mapView = GMSMapView()
  func lay() {
    mapView.padding = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
    mapView.settings.isNavigationHeaderEnabled = false
    mapView.settings.isNavigationFooterEnabled = false
    print(mapView.navigationHeaderLayoutGuide, mapView.navigationFooterLayoutGuide)
  }
}
"""


class Run:
    """Wall-clock times and the peak memory of a command, run several times."""

    def __init__(self, name, command):
        self.name, self.command = name, command
        self.times, self.peak = [], None

    def once(self):
        start = time.perf_counter()
        status = subprocess.call(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.times.append((time.perf_counter() - start) * 1000)
        if status not in (0, 1):
            sys.exit(f"'{' '.join(self.command)}' ended with {status}")

    def measure_memory(self):
        """Asks time(1): a child of this interpreter would count the interpreter's own memory."""
        if not os.access("/usr/bin/time", os.X_OK):
            return
        flag = "-l" if sys.platform == "darwin" else "-v"
        report = subprocess.run(
            ["/usr/bin/time", flag, *self.command], stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, errors="replace").stderr
        if found := re.search(r"(\d+)\s+maximum resident set size", report):
            self.peak = int(found[1])
        elif found := re.search(r"Maximum resident set size \(kbytes\): (\d+)", report):
            self.peak = int(found[1]) * 1024

    @property
    def best(self):
        return min(self.times)

    def line(self, against=None):
        ratio = f"{self.best / against.best:6.2f} x {against.name}" if against else ""
        memory = f"{self.peak / 2**20:9.1f} MiB" if self.peak else " " * 13
        median = statistics.median(self.times)
        return (f"  {self.name:<22}{self.best:9.1f} ms  ({median:.1f})"
                f"{memory}  {ratio}")


def measure(runs, *commands):
    """Runs the commands in turns, so that all meet the same machine."""
    for command in commands:
        command.once()
        command.measure_memory()
        command.times.clear()
    for _ in range(runs):
        for command in commands:
            command.once()


def swift_files(tree):
    for folder, folders, files in os.walk(tree):
        folders[:] = sorted(f for f in folders if not f.startswith("."))
        for file in sorted(files):
            if file.endswith(".swift") and not file.startswith("."):
                yield os.path.relpath(os.path.join(folder, file), tree)


def copy(tree, files, target, change=lambda index, text: text):
    """Copies files into a new tree; a change that gives None leaves the file out."""
    count = size = 0
    for index, file in enumerate(files):
        with open(os.path.join(tree, file), "rb") as source:
            text = change(index, source.read())
        if text is None:
            continue
        path = os.path.join(target, file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as copied:
            copied.write(text)
        count, size = count + 1, size + len(text)
    print(f"{count} Swift files, {size / 1e6:.1f} MB")


def names_of(binary):
    """The names the catalogue knows, from the tool's own explanations."""
    rules = subprocess.run([binary, "rules"], capture_output=True, text=True, check=True).stdout
    legacy = re.findall(r"^  ([a-z-]+) ", rules.split("\n\n")[0], re.MULTILINE)
    explained = subprocess.run(
        [binary, "explain", *legacy], capture_output=True, text=True, check=True).stdout
    names = []
    for line in re.findall(r"^  Swift  +(.*(?:\n {6,}.*)*)", explained, re.MULTILINE):
        names += [name.strip() for name in re.split(r"[,\s]+", line) if name.strip()]
    return sorted(set(names))


def ast_grep(binary, names, folder):
    """ast-grep's search for the names of the catalogue, as identifiers and as types."""
    rules = "\n---\n".join(
        f"id: {name}\nlanguage: Swift\nmessage: found\nseverity: warning\nrule:\n  any:\n"
        f"    - {{kind: simple_identifier, regex: '^{name}$'}}\n"
        f"    - {{kind: type_identifier, regex: '^{name}$'}}" for name in names)
    return Run(
        "ast-grep", [binary, "scan", "--no-ignore", "hidden", "--inline-rules", rules, folder])


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("tree")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument(
        "--binary", default=os.path.join(ROOT, ".build", "release", "navmigrate"))
    parser.add_argument("--ast-grep", default=shutil.which("ast-grep"))
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary)
    tree = os.path.abspath(arguments.tree)
    if not os.access(binary, os.X_OK):
        sys.exit(f"no binary '{binary}': swift build -c release")
    if not shutil.which("rg"):
        sys.exit("ripgrep is not installed")
    names = names_of(binary)
    pattern = "|".join(names)

    def compare(folder):
        scan = Run("scan", [binary, "scan", folder])
        grep = Run("rg", ["rg", "-n", "-w", "--no-ignore", "-g", "*.swift", pattern, folder])
        measure(arguments.runs, scan, grep)
        print(scan.line(grep))
        print(grep.line())
        return scan

    files = list(swift_files(tree))
    size = sum(os.path.getsize(os.path.join(tree, file)) for file in files)
    print(f"the tree as it is: {len(files)} Swift files, {size / 1e6:.1f} MB")
    scan = compare(tree)
    if arguments.ast_grep:
        other = ast_grep(arguments.ast_grep, names, tree)
        other.once()
        other.measure_memory()
        print(other.line(scan))

    with tempfile.TemporaryDirectory() as scratch:
        word = re.compile((r"\b(?:%s|GoogleNavigation)\b" % pattern).encode())
        print("\nwithout any of the names: ", end="")
        without = os.path.join(scratch, "without")
        copy(tree, files, without, lambda _, text: None if word.search(text) else text)
        compare(without)

        print("\nwith uses in every tenth file: ", end="")
        many = os.path.join(scratch, "many")
        copy(tree, files, many, lambda index, text:
             text + (USES % index).encode() if index % 10 == 0 else text)
        compare(many)

        print("\ngrowth")
        parts = []
        for share in (4, 2, 1):
            folder = os.path.join(scratch, f"share{share}")
            print(f"  1/{share}: ", end="")
            copy(tree, files[::share], folder)
            parts.append(Run(f"1/{share} of the files", [binary, "scan", folder]))
        measure(arguments.runs, *parts)
        for part in parts:
            print(part.line(parts[-1]))

        print("\nstart-up")
        empty = os.path.join(scratch, "empty")
        os.mkdir(empty)
        version = Run("--version", [binary, "--version"])
        nothing = Run("scan of nothing", [binary, "scan", empty])
        true = Run("/bin/true", [shutil.which("true")])
        measure(max(arguments.runs, 20), version, nothing, true)
        for run in (version, nothing, true):
            print(run.line())


main()
