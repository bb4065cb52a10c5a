/// How the left side of a constraint compares with its constant.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  case equal
  case lessOrEqual
  case greaterOrEqual
}
