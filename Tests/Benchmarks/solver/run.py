#!/usr/bin/env python3
"""LayoutSolver against kiwi's C++ headers, in one run.

usage: run.py [--quick]

Needs swiftc, g++ or clang++, and pip (for the source distribution of kiwisolver). Everything is built
in a temporary folder. Times are in microseconds, medians of several runs; a ratio below 1 means that
LayoutSolver is faster. kiwi gets one solver a layout, which is its best case; LayoutSolver is measured
that way and with all layouts in one solver.
"""
import pathlib
import subprocess
import sys
import tarfile
import tempfile

import layouts

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE.parents[2] / "Sources" / "LayoutSolver"


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder):
    run(sys.executable, "-m", "venv", folder / "venv")
    run(folder / "venv/bin/pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "-d", folder,
        "kiwisolver")
    archive = next(folder.glob("kiwisolver-*.tar.gz"))
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "kiwi", filter="data")
    headers = next((folder / "kiwi").glob("*/kiwi/kiwi.h")).parents[1]
    run("c++", "-O2", "-std=c++17", "-I", headers, HERE / "kiwi.cpp", "-o", folder / "kiwi.run")
    run("swiftc", "-O", "-wmo", *sorted(SOURCES.glob("*.swift")), HERE / "main.swift", "-o",
        folder / "solver.run")


def measure(program, path, count, mode):
    times, values = {}, []
    for line in run(program, path, count, mode).splitlines():
        name, number = line.split()
        if name == "value":
            values.append(float(number))
        else:
            times[name] = float(number)
    return times, values


def show(label, kiwi, ours):
    cells = [f"{label:28}"]
    for name in ("solve", "edit", "rotate"):
        a, b = kiwi[name] * 1e6, ours[name] * 1e6
        cells.append(f"{a:11.1f} {b:10.1f} {b / a:7.3f}")
    print(" |".join(cells), flush=True)


def main():
    is_quick = "--quick" in sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        build(folder)
        reference = folder / "reference.txt"
        reference.write_text(layouts.reference().text())
        print(f"{'':28} |{'solve':>10}: kiwi, ours, ratio |{'edit':>10}: kiwi, ours, ratio |"
              f"{'rotate':>10}: kiwi, ours, ratio")
        for count in (1, 10, 100) if is_quick else (1, 10, 100, 1000, 2000):
            kiwi, expected = measure(folder / "kiwi.run", reference, count, "separate")
            ours, found = measure(folder / "solver.run", reference, count, "separate")
            if any(abs(a - b) > 1e-4 for a, b in zip(expected, found)):
                sys.exit(f"the frames differ:\n{expected}\n{found}")
            show(f"reference x {count}, separate", kiwi, ours)
            ours, _ = measure(folder / "solver.run", reference, count, "together")
            show(f"reference x {count}, together", kiwi, ours)
        for count in (10, 100) if is_quick else (10, 100, 500, 1000, 2000):
            path = folder / f"chain{count}.txt"
            path.write_text(layouts.chain(count).text())
            kiwi, expected = measure(folder / "kiwi.run", path, 1, "separate")
            ours, found = measure(folder / "solver.run", path, 1, "separate")
            if any(abs(a - b) > 1e-4 for a, b in zip(expected, found)):
                sys.exit("the frames of a chain differ")
            show(f"chain of {count}", kiwi, ours)


if __name__ == "__main__":
    main()
