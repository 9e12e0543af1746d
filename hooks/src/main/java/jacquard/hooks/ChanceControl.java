package jacquard.hooks;

/** What differs from run to run, and what a check is to try. */
public interface ChanceControl {
  long nanoTime();

  long currentTimeMillis();

  /** The hash code of an object that has none of its own. */
  int identityHashCode(Object object);

  /** The seed of a generator that is created without one. */
  long seed();

  int choose(int alternatives);

  void assume(boolean condition);
}
