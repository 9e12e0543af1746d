package jacquard.runtime.control.operations;

/**
 * How a wait may end other than by what is waited for.
 *
 * @param nanos after how long; negative for never
 */
public record Patience(long nanos, boolean interruptible) {
  public static final Patience ENDLESS = new Patience(-1, false);
  public static final Patience INTERRUPTIBLE = new Patience(-1, true);

  public static Patience timed(long nanos) {
    return new Patience(Math.max(0, nanos), true);
  }

  public boolean timed() {
    return nanos >= 0;
  }
}
