package jacquard.runtime.control.schedule;

import jacquard.explore.SubjectRefined;

/**
 * One of the {@link DemandedVisibility} that is known beforehand, such as that of interrupts: asked
 * for so often that the answer is a field. {@link Ending#require} makes it.
 */
public final class VisibleOnDemand {
  private final String what;
  private boolean made;

  public VisibleOnDemand(String what) {
    this.what = what;
  }

  public boolean isMade() {
    return made;
  }

  /** What to abort the execution with. */
  SubjectRefined make() {
    made = true;
    return DemandedVisibility.restart(what);
  }
}
