package jacquard.runtime.control.operations;

import jacquard.explore.SubjectRefined;
import jacquard.runtime.control.names.Namespace;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.DemandedVisibility;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The world around a program: what is older than an execution, such as the objects that static
 * fields of the JDK refer to.
 *
 * <p>Nothing of it is visible at first. Where two threads use one of its objects, and one of them
 * writes, that object is shared from the start in a new search. The same object must be there in
 * the next execution: caches of the JDK fill themselves in the first one and are only read then.
 * Where that does not help, because each execution has another such object, nobody sees the way on
 * which it goes from thread to thread, and nothing is claimed.
 */
public final class World {
  /** How often another object of the same class may be met before that is given up. */
  private static final int PATIENCE = 12;

  private record Member(Object object, Namespace names) {}

  private final List<Member> shared = new ArrayList<>();
  private final Map<String, Integer> conflicts = new HashMap<>();

  /** Shares what two threads have been seen to use. */
  public void begin(ObjectNames names) {
    for (Member member : shared) {
      member.names.reset();
      names.shareOfWorld(member.object, member.names);
    }
  }

  /**
   * Two threads use an object that is not shared.
   *
   * @return what to end the execution with; null if there is no point in trying again
   */
  public @Nullable SubjectRefined conflict(Object object, boolean isOfWorld) {
    String type = object.getClass().getName();
    int before = conflicts.merge(type, 1, Integer::sum);
    if (before > PATIENCE) {
      return null;
    }
    if (isOfWorld) {
      shared.add(new Member(object, Namespace.ofWorld(shared.size())));
    }
    return DemandedVisibility.restart(type);
  }
}
