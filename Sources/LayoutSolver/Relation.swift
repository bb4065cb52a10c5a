/// How the left side of a constraint compares with its constant.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}
