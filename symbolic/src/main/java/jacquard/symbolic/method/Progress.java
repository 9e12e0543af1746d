package jacquard.symbolic.method;

import java.util.Locale;

/**
 * How far a method is.
 *
 * @param method its name
 * @param measure what its numbers count
 * @param depth steps or frames that are done
 * @param size what its solver holds, the lemmas that it has learned, or the nodes of its diagrams
 */
public record Progress(String method, Measure measure, int depth, long size) {

  /** What the numbers count. */
  public enum Measure {
    STEPS_AND_CLAUSES("depth %,d, %,d clauses"),
    FRAMES_AND_CLAUSES("%,d frames, %,d clauses"),
    STEPS_AND_NODES("depth %,d, %,d nodes");

    private final String form;

    Measure(String form) {
      this.form = form;
    }
  }

  /** Such as "bmc: depth 12, 3,401 clauses". */
  public String words() {
    return method + ": " + String.format(Locale.ROOT, measure.form, depth, size);
  }
}
