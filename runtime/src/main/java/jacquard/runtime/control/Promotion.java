package jacquard.runtime.control;

import jacquard.explore.Restart;

/**
 * One of the {@link Promotions} that is known beforehand, such as that of interrupts: asked for so
 * often that the answer is a field. {@link Ending#require} makes it.
 */
final class Promotion {
  private final String what;
  private boolean made;

  Promotion(String what) {
    this.what = what;
  }

  boolean isMade() {
    return made;
  }

  /** What to abort the execution with. */
  Restart make() {
    made = true;
    return Promotions.restart(what);
  }
}
