package jacquard.runtime.control;

import jacquard.hooks.FieldHooks;

/** Reads of final fields are visible only if one was written when others could read it. */
final class Finals {
  private final Ending ending;

  Finals(Ending ending) {
    this.ending = ending;
  }

  boolean areShown() {
    return FieldHooks.showsFinals();
  }

  /** A final field of an object that others can find is written. */
  void show() {
    if (!areShown()) {
      FieldHooks.showFinals(true);
      ending.abort(Promotions.restart("final fields"));
    }
  }
}
