"""The layouts that are measured, as text both programs read.

A file: a line `variables N`, then a line a constraint: `relation priority constant`, then
`variable coefficient` pairs. Variables 4i..4i+3 are x, y, width, height of item i. Sizes are not
negative: a `positive` line names such variables. A `handles` line names constraints by number (from
0): those of the width and height of the root, and the one that is edited.
"""

REQUIRED = 1000


class Layout:
    def __init__(self):
        self.items, self.lines, self.positive, self.handles = 0, [], [], []

    def item(self):
        first = 4 * self.items
        self.items += 1
        self.positive += [first + 2, first + 3]
        return Item(first)

    def add(self, relation, left, right, constant=0.0, priority=REQUIRED):
        """left relation right + constant; both sides are {variable: coefficient}."""
        terms = dict(left)
        for variable, coefficient in right.items():
            terms[variable] = terms.get(variable, 0.0) - coefficient
        terms = {v: c for v, c in terms.items() if c != 0}
        flat = " ".join(f"{v} {c!r}" for v, c in sorted(terms.items()))
        self.lines.append(f"{relation} {priority} {float(constant)!r} {flat}")
        return len(self.lines) - 1

    def intrinsic(self, size, length):
        self.add("<=", size, {}, length, 250)
        self.add(">=", size, {}, length, 750)

    def text(self):
        head = [f"variables {4 * self.items}",
                "positive " + " ".join(map(str, self.positive)),
                "handles " + " ".join(map(str, self.handles))]
        return "\n".join(head + self.lines) + "\n"


class Item:
    def __init__(self, first):
        self.x, self.y = {first: 1.0}, {first + 1: 1.0}
        self.width, self.height = {first + 2: 1.0}, {first + 3: 1.0}
        self.right, self.bottom = {**self.x, **self.width}, {**self.y, **self.height}
        self.middle = {**self.x, first + 2: 0.5}
        self.center = {**self.y, first + 3: 0.5}


def reference():
    """A map with twelve items as a navigation screen has them."""
    s = Layout()
    (root, turn, eta, logo, viewport, stack, speed, bar, prompt, guide, sheet,
     badge) = [s.item() for _ in range(12)]
    s.add("==", root.x, {}, 0)
    s.add("==", root.y, {}, 0)
    s.handles = [s.add("==", root.width, {}, 390), s.add("==", root.height, {}, 844)]
    # cards
    s.add("==", turn.x, root.x)
    s.add("==", turn.right, root.right)
    s.add("==", turn.y, root.y, 47)
    s.intrinsic(turn.height, 180)
    s.add("==", eta.x, root.x)
    s.add("==", eta.right, root.right)
    s.add("==", eta.bottom, root.bottom)
    s.intrinsic(eta.height, 130)
    # what is free of cards, pulled down
    s.add("==", guide.x, root.x)
    s.add("==", guide.width, root.width)
    s.add("==", guide.height, {}, 0)
    s.add("<=", guide.bottom, eta.y)
    s.add("<=", guide.bottom, prompt.y)
    s.add("==", guide.bottom, root.bottom, -34, 249)
    s.add("==", viewport.x, root.x)
    s.add("==", viewport.right, root.right)
    s.add("==", viewport.y, turn.bottom)
    s.add("==", viewport.bottom, guide.y)
    # controls
    s.add("==", logo.x, root.x, 8)
    s.add("==", logo.bottom, guide.y, -8)
    s.intrinsic(logo.width, 62)
    s.intrinsic(logo.height, 20)
    s.add("==", stack.right, root.right, -8)
    s.add("==", stack.y, viewport.y, 8)
    s.add("==", stack.bottom, viewport.bottom, -8)
    s.intrinsic(stack.width, 48)
    s.add("==", speed.x, logo.x)
    s.add("<=", speed.bottom, logo.y, -8)
    s.add("==", speed.bottom, logo.y, -8, 500)
    s.intrinsic(speed.width, 56)
    s.intrinsic(speed.height, 72)
    s.add("==", bar.right, root.right, -64)
    s.add("==", bar.width, {}, 12)
    s.add("==", bar.height, {}, 210, 999)
    s.add(">=", bar.y, turn.bottom, 16)
    s.add("<=", bar.bottom, guide.y, -16)
    s.add("==", bar.center, viewport.center, 0, 500)
    # what comes and goes
    s.add("==", prompt.x, root.x)
    s.add("==", prompt.width, root.width)
    s.intrinsic(prompt.height, 120)
    s.handles.append(s.add("==", prompt.bottom, root.bottom, 0, 999))
    s.add(">=", prompt.y, turn.bottom)
    s.add("==", sheet.x, root.x)
    s.add("==", sheet.width, root.width)
    s.add("==", sheet.y, root.bottom, -60, 750)
    s.add(">=", sheet.y, root.y, 100)
    s.add("==", sheet.height, {k: 0.5 * v for k, v in root.height.items()}, 0, 999)
    s.add("==", badge.middle, stack.middle)
    s.add("==", badge.y, stack.y, 8, 999)
    s.add(">=", badge.y, root.y, 47)
    s.intrinsic(badge.width, 24)
    s.intrinsic(badge.height, 24)
    return s


def chain(count):
    """Views below each other, each hung on the one above; five constraints a view, of which one
    says that heights are not negative."""
    s = Layout()
    last = None
    for _ in range(count):
        view = s.item()
        s.add("==", view.x, {}, 16)
        s.add("==", view.width, {}, 200)
        if last is None:
            s.handles = [s.add("==", view.y, {}, 10)]
        else:
            s.add("==", view.y, last.bottom, 4)
        s.add("==", view.height, {}, 20, 750)
        s.add(">=", view.height, {}, 0)
        last = view
    s.positive = []
    return s


if __name__ == "__main__":
    print(len(reference().lines), "constraints and", len(reference().positive), "sizes")
