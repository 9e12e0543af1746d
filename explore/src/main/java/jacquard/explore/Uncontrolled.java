package jacquard.explore;

import java.util.List;

/**
 * Thrown by a subject that did something that it cannot control, so that nothing can be claimed of
 * it: whoever searches it ends there.
 */
public final class Uncontrolled extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> what;

  public Uncontrolled(List<String> what) {
    super(String.join("; ", what), null, false, false);
    this.what = List.copyOf(what);
  }

  /** What was done, and where. */
  public List<String> what() {
    return what;
  }
}
