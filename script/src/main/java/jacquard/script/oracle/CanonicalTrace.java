package jacquard.script.oracle;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What equivalent executions have in common, without any hashing: for each thread the list of its
 * events, each with the set of events that happen before it. Equal exactly when the executions are
 * equivalent.
 */
public final class CanonicalTrace {
  private final int[] form;
  private final int hash;

  private CanonicalTrace(int[] form) {
    this.form = form;
    this.hash = Arrays.hashCode(form);
  }

  public static CanonicalTrace of(Execution e) {
    int n = e.length();
    int threads = e.threads();
    BitSet[] before = new BitSet[n];
    for (int j = 0; j < n; j++) {
      before[j] = new BitSet(n);
      for (int i = 0; i < j; i++) {
        if (depends(e, i, j)) {
          before[j].set(i);
          before[j].or(before[i]);
        }
      }
    }
    int[] form = new int[n * (4 + threads)];
    int at = 0;
    for (int t = 0; t < threads; t++) {
      for (int j = 0; j < n; j++) {
        if (e.thread(j) == t) {
          form[at++] = t;
          form[at++] = e.kind(j).number() * 2 + (e.writes(j) ? 1 : 0);
          form[at++] = e.object(j);
          form[at++] = e.choice(j);
          for (int u = 0; u < threads; u++) {
            form[at++] = countOf(e, before[j], u);
          }
        }
      }
    }
    return new CanonicalTrace(form);
  }

  /** What happens before an event is closed under program order, so a number per thread says it. */
  private static int countOf(Execution e, BitSet events, int thread) {
    int count = 0;
    for (int i = events.nextSetBit(0); i >= 0; i = events.nextSetBit(i + 1)) {
      if (e.thread(i) == thread) {
        count++;
      }
    }
    return count;
  }

  private static boolean depends(Execution e, int i, int j) {
    if (e.thread(i) == e.thread(j)) {
      return true;
    }
    if (e.kind(i) == Kind.START && e.argument(i) == e.thread(j)) {
      return true;
    }
    if (e.kind(j) == Kind.JOIN && e.argument(j) == e.thread(i)) {
      return true;
    }
    // The target may have been started and have done nothing.
    if (e.kind(j) == Kind.JOIN && e.kind(i) == Kind.START && e.argument(i) == e.argument(j)) {
      return true;
    }
    return e.object(i) == e.object(j)
        && e.object(i) != Dependence.NO_OBJECT
        && (e.writes(i) || e.writes(j));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CanonicalTrace t && Arrays.equals(form, t.form);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
