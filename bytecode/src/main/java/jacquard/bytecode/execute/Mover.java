package jacquard.bytecode.execute;

/** How an operation commutes with what other threads do. */
enum Mover {
  /** It can as well be done later: taking a lock that nobody asks for without waiting. */
  RIGHT,
  /** It can as well be done sooner: giving a lock back. */
  LEFT,
  /** Neither, but it never waits. */
  NONE,
  /** Neither, and it may have to wait. */
  WAITS,
  /** It may have to wait, and does nothing else; once it need not wait, it never has to. */
  PURE
}
