#!/usr/bin/env python3
"""Constraint problems with exact answers, found by HiGHS one level at a time.

usage: solver.py write [KIND...]               writes fixtures/solver again (same seeds, same problems)
       solver.py check NAVMIGRATE [COUNT [SEED]]   compares `NAVMIGRATE solve` with HiGHS on new problems

The first run makes a virtual environment with SciPy beside this script's cache folder.

A line is {"variables": n, "constraints": [{"terms": [[variable, coefficient], ...], "relation",
"constant", "priority"}]} and an answer:
  levels     {priority: least sum of violations}, each level least while those above it are
  ranges     [lowest, highest] value of every variable over all such assignments, null for no end
  conflicts  every irreducible set of constraints that cannot hold together
"""
import itertools
import json
import os
import pathlib
import random
import subprocess
import sys
import venv

HERE = pathlib.Path(__file__).resolve().parent
FIXTURES = HERE.parents[1] / "fixtures" / "solver"
VENV = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "navmigrate-oracles"

try:
    import numpy
    from scipy.optimize import linprog
except ImportError:
    if sys.prefix == str(VENV):
        raise
    if not (VENV / "bin" / "python").exists():
        venv.create(VENV, with_pip=True)
        subprocess.run([VENV / "bin" / "pip", "install", "--quiet", "scipy"], check=True)
    os.execv(VENV / "bin" / "python", [str(VENV / "bin" / "python"), *sys.argv])

KINDS = ("levels", "conflicts", "ranges")
RELATIONS = ("==", "<=", ">=")
LEVELS = (1, 33.25, 50, 249, 250, 250.5, 490, 500, 510, 749, 750, 751, 999, 999.75)


class Problem:
    """Constraints in the making."""

    def __init__(self, rng, variables):
        self.rng, self.variables, self.constraints = rng, variables, []
        self.levels = rng.sample(LEVELS, rng.randint(1, 6))

    def add(self, terms, relation, constant, priority):
        self.constraints.append({"terms": [[v, tidy(c)] for v, c in terms], "relation": relation,
                                 "constant": tidy(constant), "priority": priority})

    def optional(self):
        return self.rng.choice(self.levels)


def tidy(number):
    return int(number) if number == int(number) else number


def row_of_views(rng):
    """Views side by side in a root, said the way layout code says it: variables x, width by view."""
    views = rng.randint(2, 5)
    p = Problem(rng, 2 * views + 1)
    root = 2 * views
    p.add([(root, 1)], "==", rng.choice((320, 390, 844)), 1000)
    for i in range(views):
        p.add([(2 * i + 1, 1)], ">=", 0, 1000)
    for _ in range(rng.randint(3 * views, 5 * views)):
        i, j = rng.sample(range(views), 2)
        x, w, x2, w2 = 2 * i, 2 * i + 1, 2 * j, 2 * j + 1
        gap = rng.choice((0, 4, 8, 16, 20.5))
        terms, constant = rng.choice((
            ([(x, 1)], gap),
            ([(x, 1), (w, 1), (root, -1)], -gap),
            ([(x, 1), (x2, -1), (w2, -1)], gap),
            ([(x, 1), (w, 1), (x2, -1)], -gap),
            ([(x, 1), (w, .5), (root, -.5)], rng.choice((0, 0, 10))),
            ([(x, 1), (w, .5), (x2, -1), (w2, -.5)], 0),
            ([(w, 1), (w2, -rng.choice((1, 1, .5, 2)))], 0),
            ([(w, 1), (root, -.25)], 0),
            ([(w, 1)], rng.choice((40, 62, 120, 200, 500)))))
        required = rng.random() < .12
        p.add(terms, rng.choice(RELATIONS + ("==", ">=")), constant, 1000 if required else p.optional())
    return p


def loose(rng, variables=None, constraints=None, required=.2):
    """No shape at all: one to four terms, few numbers in common."""
    p = Problem(rng, variables or rng.randint(3, 9))
    for _ in range(constraints or rng.randint(2 * p.variables, 4 * p.variables)):
        chosen = rng.sample(range(p.variables), min(p.variables, rng.choice((1, 1, 2, 2, 2, 3, 4))))
        terms = [(v, rng.choice((1, 1, 1, -1, -1, .5, 2, -.75, 3))) for v in chosen]
        constant = rng.randint(-400, 800) / rng.choice((1, 1, 4))
        p.add(terms, rng.choice(RELATIONS), constant,
              1000 if rng.random() < required else p.optional())
    return p


def feasible(problem, kept):
    """Whether these constraints, taken as required, hold together."""
    rows, sides = {"==": [], "<=": []}, {"==": [], "<=": []}
    for c in (problem["constraints"][k] for k in kept):
        row = numpy.zeros(problem["variables"])
        for v, coefficient in c["terms"]:
            row[v] += coefficient
        sign = -1 if c["relation"] == ">=" else 1
        rows["==" if c["relation"] == "==" else "<="].append(sign * row)
        sides["==" if c["relation"] == "==" else "<="].append(sign * c["constant"])
    return linprog(numpy.zeros(problem["variables"]), A_ub=rows["<="] or None, b_ub=sides["<="] or None,
                   A_eq=rows["=="] or None, b_eq=sides["=="] or None, bounds=(None, None),
                   method="highs").status == 0


class Oracle:
    """A problem as a linear program: its variables, then how far each constraint is exceeded, then how
    far it falls short."""

    def __init__(self, problem):
        self.constraints = problem["constraints"]
        self.n, m = problem["variables"], len(self.constraints)
        self.a = numpy.zeros((m, self.n + 2 * m))
        self.b = numpy.array([float(c["constant"]) for c in self.constraints])
        self.bounds = [(None, None)] * self.n + [(0, None)] * (2 * m)
        for k, c in enumerate(self.constraints):
            for v, coefficient in c["terms"]:
                self.a[k, v] += coefficient
            self.a[k, self.n + k], self.a[k, self.n + m + k] = -1, 1
            if c["priority"] == 1000:
                if c["relation"] != ">=":
                    self.bounds[self.n + k] = (0, 0)
                if c["relation"] != "<=":
                    self.bounds[self.n + m + k] = (0, 0)

    def least(self, cost):
        """The answer with the least cost: status 0 found, 2 infeasible, 3 unbounded."""
        return linprog(cost, A_eq=self.a, b_eq=self.b, bounds=self.bounds, method="highs",
                       options={"primal_feasibility_tolerance": 1e-10,
                                "dual_feasibility_tolerance": 1e-10})

    def levels(self):
        m, found = len(self.constraints), {}
        for priority in sorted({c["priority"] for c in self.constraints} - {1000}, reverse=True):
            cost = numpy.zeros(self.n + 2 * m)
            for k, c in enumerate(self.constraints):
                if c["priority"] == priority:
                    cost[self.n + k] = c["relation"] != ">="
                    cost[self.n + m + k] = c["relation"] != "<="
            answer = self.least(cost)
            if answer.status != 0:
                return None
            found[str(priority)] = rounded(max(0.0, answer.fun))
            # What may move without a cost is what has none at the margin: the rest is held at zero.
            for k, margin in enumerate(answer.lower.marginals):
                if margin > 1e-7:
                    self.bounds[k] = (0, 0)
        return found

    def ranges(self):
        """After `levels`. None if HiGHS is not sure."""
        found = []
        for v in range(self.n):
            ends = []
            for sign in (1, -1):
                cost = numpy.zeros(self.a.shape[1])
                cost[v] = sign
                answer = self.least(cost)
                if answer.status not in (0, 3):
                    return None
                ends.append(rounded(sign * answer.fun) if answer.status == 0 else None)
            found.append(ends)
        return found


def rounded(number):
    return tidy(round(number, 6) + 0.0)


def conflicts(problem, limit=12):
    """All irreducible conflicts, by growing satisfiable sets and shrinking the others; None if there are
    too many."""
    count, found, grown, gaps = len(problem["constraints"]), [], [], [frozenset()]

    def holds(kept):
        if any(kept <= g for g in grown):
            return True
        if any(f <= kept for f in found):
            return False
        return feasible(problem, sorted(kept))

    while gaps:
        # All but one constraint of each conflict known: inside a satisfiable set, or a seed of another.
        kept = frozenset(range(count)) - gaps[0]
        if any(kept <= g for g in grown):
            gaps.pop(0)
        elif holds(kept):
            for k in range(count):
                if k not in kept and holds(kept | {k}):
                    kept = kept | {k}
            grown.append(kept)
        else:
            for k in sorted(kept):
                if not holds(kept - {k}):
                    kept = kept - {k}
            found.append(kept)
            if len(found) > limit:
                return None
            wider = {g if g & kept else g | {k} for g in gaps for k in sorted(kept)}
            gaps = sorted((g for g in wider if not any(o < g for o in wider)), key=sorted)
    return sorted(sorted(f) for f in found)


def solvable(rng):
    p = row_of_views(rng) if rng.random() < .6 else loose(rng)
    return {"variables": p.variables, "constraints": p.constraints}


def problems(kind, seed):
    """Endless. Each problem has a seed of its own."""
    for number in itertools.count():
        rng = random.Random(f"{kind} {seed} {number}")
        if kind == "conflicts":
            shape = rng.choice(((3, 7), (4, 9), (5, 11), (6, 13), (8, 16)))
            p = loose(rng, *shape, required=1)
            problem = {"variables": p.variables, "constraints": p.constraints}
            problem["conflicts"] = (
                None if feasible(problem, range(len(problem["constraints"]))) else conflicts(problem))
            if problem["conflicts"]:
                yield problem
            continue
        problem = solvable(rng)
        oracle = Oracle(problem)
        problem["levels"] = oracle.levels()
        if problem["levels"] is None:
            continue
        if kind == "ranges":
            problem["ranges"] = oracle.ranges()
            if problem["ranges"] is None:
                continue
        yield problem


def write(kinds):
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        count = 2000 if kind == "levels" else 500
        with open(FIXTURES / f"{kind}.jsonl", "w") as file:
            for problem in itertools.islice(problems(kind, "fixture"), count):
                file.write(json.dumps(problem, separators=(",", ":")) + "\n")
        print(kind, count, flush=True)


def check(binary, count, seed):
    wrong = 0
    for kind in KINDS:
        asked = list(itertools.islice(problems(kind, seed), count))
        text = "\n".join(json.dumps(p) for p in asked) + "\n"
        done = subprocess.run([binary, "solve", "-", "--ranges"], input=text, capture_output=True, text=True)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        faults = [i for i, (p, a) in enumerate(zip(asked, answers)) if not agrees(p, a)]
        wrong += len(faults) + abs(len(asked) - len(answers))
        print(kind, len(answers), "answers,", len(faults), "wrong", faults[:10], flush=True)
    sys.exit(1 if wrong else 0)


def agrees(problem, answer):
    if "conflicts" in problem:
        return answer.get("conflict") in problem["conflicts"]
    if "conflict" in answer:
        return False

    def close(a, b):
        return (a is None) == (b is None) and (a is None or abs(a - b) <= 1e-4)

    ends = zip(problem.get("ranges", []), answer["ranges"])
    return (all(close(answer["levels"][k], v) for k, v in problem["levels"].items())
            and all(close(a, b) for known, given in ends for a, b in zip(known, given)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["write"]:
        write(sys.argv[2:] or KINDS)
    elif len(sys.argv) in (3, 4, 5) and sys.argv[1] == "check":
        numbers = [int(n) for n in sys.argv[3:]]
        check(sys.argv[2], *(numbers + [200, 1][len(numbers):]))
    else:
        sys.exit(__doc__)
