package jacquard.runtime.control.schedule;

import jacquard.explore.SubjectRefined;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What a program turned out to need more visible operations for. An execution that finds something
 * new cannot go on, since what came before was not recorded: it ends with {@link SubjectRefined},
 * and the search begins again.
 */
public final class DemandedVisibility {
  private final Set<String> promoted = new LinkedHashSet<>();

  public boolean contains(String what) {
    return promoted.contains(what);
  }

  /** What to abort the execution with. */
  public SubjectRefined promote(String what) {
    promoted.add(what);
    return restart(what);
  }

  public static SubjectRefined restart(String what) {
    return new SubjectRefined(what + " must be visible");
  }
}
