/// The questions that are being answered, and the answers so far.
///
/// A question that comes back to itself is answered with what is known of a circle: nothing. An
/// answer that was found with the help of such a one holds only until the question further out is
/// answered; it is kept as long, so that a circle is gone through once and not once for each way
/// into it.
struct Questions {
  /// Questions nested deeper in each other than this are not followed.
  static let deepest = 140
  /// How many questions one question from outside may lead to, as long as few lead to so many.
  static let most = 20_000
  /// How many every question from outside may lead to.
  static let least = 400
  /// How many all together may lead to beyond what is usual. Text that asks for much everywhere, such
  /// as types nested a hundred times, would otherwise cost the most for each of its expressions.
  static let reserveAtFirst = 150_000

  private struct Open {
    /// The outermost open question that the answer depends on; its own place if it stands alone.
    var dependsOn: Int
    /// Answers that hold while this question is open.
    var provisional: [Question] = []
  }

  private var open: [Open] = []
  private var places: [Question: Int] = [:]
  private var final: [Question: Answer] = [:]
  private var provisional: [Question: (answer: Answer, dependsOn: Int)] = [:]
  private var left = Questions.most
  private var given = Questions.most
  private var reserve = Questions.reserveAtFirst

  var isAnswering: Bool { !open.isEmpty }

  /// The answer if there is one already, or if the question cannot be gone into.
  mutating func answer(to question: Question, whenOpen: Answer) -> Answer? {
    if let known = final[question] { return known }
    if let known = provisional[question] {
      depend(on: known.dependsOn)
      return known.answer
    }
    if let place = places[question] {
      depend(on: place)
      return whenOpen
    }
    if open.isEmpty { allow() }
    guard open.count < Questions.deepest, left > 0 else {
      depend(on: 0)
      return whenOpen
    }
    return nil
  }

  /// Sets how many questions the next one from outside may lead to.
  private mutating func allow() {
    let used = given - left
    reserve = max(0, min(Questions.reserveAtFirst, reserve + Questions.least / 4 - used))
    given = max(Questions.least, min(Questions.most, reserve))
    left = given
  }

  mutating func begin(_ question: Question) {
    left -= 1
    places[question] = open.count
    open.append(Open(dependsOn: open.count))
  }

  /// Ends the question begun last. Whether the answer is final is told for those who keep it
  /// themselves; others need not.
  mutating func end(_ question: Question, _ answer: Answer) {
    guard let ended = open.popLast() else { return }
    places[question] = nil
    for other in ended.provisional { provisional[other] = nil }
    if ended.dependsOn >= open.count {
      final[question] = answer
    } else {
      provisional[question] = (answer, ended.dependsOn)
      open[ended.dependsOn].provisional.append(question)
      depend(on: ended.dependsOn)
    }
  }

  private mutating func depend(on place: Int) {
    guard let last = open.indices.last else { return }
    open[last].dependsOn = min(open[last].dependsOn, place)
  }
}

extension Resolver {
  /// The answer to a question, found at most once.
  func ask(_ question: Question, whenOpen: Answer, _ find: () -> Answer) -> Answer {
    if let known = questions.answer(to: question, whenOpen: whenOpen) { return known }
    questions.begin(question)
    let answer = find()
    questions.end(question, answer)
    return answer
  }
}
