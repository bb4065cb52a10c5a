// Times kiwi on a layout file: kiwi FILE COUNT MODE
//
// Prints "name seconds" lines, each the median of several runs. MODE "separate": COUNT solvers with
// one layout each; "together": one solver with COUNT layouts.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

struct Line {
  kiwi::RelationalOperator relation;
  double priority, constant;
  std::vector<std::pair<int, double>> terms;
};

static int variableCount;
static std::vector<int> positive, handles;
static std::vector<Line> lines;

static void read(const char* path) {
  std::ifstream file(path);
  std::string text, word;
  while (std::getline(file, text)) {
    std::istringstream line(text);
    line >> word;
    int index;
    if (word == "variables") {
      line >> variableCount;
    } else if (word == "positive") {
      while (line >> index) positive.push_back(index);
    } else if (word == "handles") {
      while (line >> index) handles.push_back(index);
    } else {
      Line read;
      read.relation = word == "==" ? kiwi::OP_EQ : word == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
      double coefficient;
      line >> read.priority >> read.constant;
      while (line >> index >> coefficient) read.terms.push_back({index, coefficient});
      lines.push_back(read);
    }
  }
}

// Levels far enough apart for these layouts; kiwi cuts strengths at 1e9.
static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  static const std::map<double, double> strengths = {
      {249, 1}, {250, 50}, {500, 2500}, {750, 125000}, {999, 6250000}};
  return strengths.at(priority);
}

struct Layout {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  kiwi::Expression expression(const Line& line, double constant) const {
    std::vector<kiwi::Term> terms;
    for (auto& term : line.terms) terms.emplace_back(variables[term.first], term.second);
    return kiwi::Expression(std::move(terms), -constant);
  }

  kiwi::Constraint constraint(const Line& line, double constant) const {
    return kiwi::Constraint(expression(line, constant), line.relation, strength(line.priority));
  }

  Layout() {
    for (int i = 0; i < variableCount; ++i) variables.emplace_back(std::to_string(i));
    for (auto& line : lines) constraints.push_back(constraint(line, line.constant));
    for (int i : positive)
      constraints.emplace_back(
          kiwi::Expression(kiwi::Term(variables[i])), kiwi::OP_GE, kiwi::strength::required);
  }
};

static double seconds(const std::function<void()>& body) {
  auto start = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

static void report(const char* name, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  std::printf("%s %.9f\n", name, times[times.size() / 2]);
}

int main(int argc, char** argv) {
  read(argv[1]);
  int count = std::atoi(argv[2]);
  bool isTogether = std::string(argv[3]) == "together";
  int solvers = isTogether ? 1 : count;
  long work = (long)lines.size() * count;
  int runs = work < 200 ? 301 : work < 2000 ? 51 : work < 40000 ? 7 : 3;
  std::vector<Layout> layouts;
  double build = seconds([&] {
    for (int i = 0; i < count; ++i) layouts.emplace_back();
  });
  std::printf("build %.9f\n", build);

  std::vector<double> solve, edit, rotate;
  std::vector<std::unique_ptr<kiwi::Solver>> all;
  for (int run = 0; run < runs; ++run) {
    all.clear();
    solve.push_back(seconds([&] {
      for (int i = 0; i < solvers; ++i) all.emplace_back(new kiwi::Solver());
      for (int i = 0; i < count; ++i) {
        kiwi::Solver& solver = *all[i % solvers];
        for (auto& constraint : layouts[i].constraints) solver.addConstraint(constraint);
      }
      for (auto& solver : all) solver->updateVariables();
    }));
  }
  report("solve", solve);
  if (!isTogether)
    for (auto& variable : layouts[0].variables) std::printf("value %.6f\n", variable.value());

  // One edit, by removing and adding a constraint.
  int handle = handles.back();
  int edits = work < 20000 ? 101 : 3;
  for (int run = 0; run < edits; ++run) {
    kiwi::Constraint& old = layouts[0].constraints[handle];
    kiwi::Constraint moved =
        layouts[0].constraint(lines[handle], lines[handle].constant + (run % 2 ? 0 : 100));
    edit.push_back(seconds([&] {
      all[0]->removeConstraint(old);
      all[0]->addConstraint(moved);
      all[0]->updateVariables();
    }));
    old = moved;
  }
  report("edit", edit);

  // The root's handles as edit variables, just below required.
  std::vector<kiwi::Variable> edited;
  for (int i = 0; i < count; ++i) {
    for (size_t h = 0; h + (handles.size() > 1) < handles.size(); ++h) {
      kiwi::Solver& solver = *all[i % solvers];
      kiwi::Variable& variable = layouts[i].variables[lines[handles[h]].terms[0].first];
      solver.removeConstraint(layouts[i].constraints[handles[h]]);
      solver.addEditVariable(variable, kiwi::strength::create(1000, 0, 0));
      edited.push_back(variable);
    }
  }
  size_t each = edited.size() / count;
  for (int run = 0; run < (work < 20000 ? 101 : 5); ++run) {
    double size[2] = {run % 2 ? 390.0 : 844.0, run % 2 ? 844.0 : 390.0};
    rotate.push_back(seconds([&] {
      for (size_t k = 0; k < edited.size(); ++k)
        all[(k / each) % solvers]->suggestValue(edited[k], size[k % each]);
      for (auto& solver : all) solver->updateVariables();
    }));
  }
  report("rotate", rotate);
}
