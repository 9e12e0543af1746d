package jacquard.runtime.control.memory;

import jacquard.hooks.FieldHooks;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;

/** Reads of final fields are visible only if one was written when others could read it. */
public final class Finals {
  private final Ending ending;

  public Finals(Ending ending) {
    this.ending = ending;
  }

  boolean areShown() {
    return FieldHooks.showsFinals();
  }

  /** A final field of an object that others can find is written. */
  void show() {
    if (!areShown()) {
      FieldHooks.showFinals(true);
      ending.abort(DemandedVisibility.restart("final fields"));
    }
  }
}
