package jacquard.symbolic.method;

/** What a method found out. */
public sealed interface Answer {
  /** The bad state is reached; it holds in the trace's last step and in none before. */
  record Unsafe(Trace trace) implements Answer {}

  /** It is never reached. */
  record Safe(Certificate certificate) implements Answer {}

  /**
   * Neither is known.
   *
   * @param depth no run reaches it within so many steps after the first; -1 if not even the first
   *     is known
   */
  record Unknown(int depth, String reason) implements Answer {}
}
