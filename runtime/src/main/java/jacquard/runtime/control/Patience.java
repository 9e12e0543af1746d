package jacquard.runtime.control;

/**
 * How a wait may end other than by what is waited for.
 *
 * @param nanos after how long; negative for never
 */
record Patience(long nanos, boolean interruptible) {
  static final Patience ENDLESS = new Patience(-1, false);
  static final Patience INTERRUPTIBLE = new Patience(-1, true);

  static Patience timed(long nanos) {
    return new Patience(Math.max(0, nanos), true);
  }

  boolean timed() {
    return nanos >= 0;
  }
}
