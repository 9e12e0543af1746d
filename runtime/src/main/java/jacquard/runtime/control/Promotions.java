package jacquard.runtime.control;

import jacquard.explore.Restart;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What a program turned out to need more visible operations for. An execution that finds something
 * new cannot go on, since what came before was not recorded: it ends with {@link Restart}, and the
 * search begins again.
 */
final class Promotions {
  private final Set<String> promoted = new LinkedHashSet<>();

  boolean contains(String what) {
    return promoted.contains(what);
  }

  /** What to abort the execution with. */
  Restart promote(String what) {
    promoted.add(what);
    return restart(what);
  }

  static Restart restart(String what) {
    return new Restart(what + " must be visible");
  }
}
