package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Vocabulary;

/** The smallest subject there is: threads that write one location a few times each. */
public final class Writers implements Subject, Frontier {
  private final int threads;
  private final int writes;
  private int forgetsAfter = Integer.MAX_VALUE;
  private int silentAfter = Integer.MAX_VALUE;
  private int runs;

  public Writers(int threads, int writes) {
    this.threads = threads;
    this.writes = writes;
  }

  /** From this run on, the first step touches another location: the program changed its mind. */
  Writers forgettingAfter(int theseRuns) {
    forgetsAfter = theseRuns;
    return this;
  }

  /** From this run on, nobody does anything any more. */
  Writers silentAfter(int theseRuns) {
    silentAfter = theseRuns;
    return this;
  }

  @Override
  public String name() {
    return "writers";
  }

  @Override
  public String fingerprint() {
    return "0";
  }

  @Override
  public Vocabulary vocabulary() {
    return new Vocabulary() {
      @Override
      public String thread(int thread) {
        return "T" + thread;
      }

      @Override
      public String object(int object) {
        return "x" + object;
      }

      @Override
      public String site(int site) {
        return "x = 1";
      }
    };
  }

  @Override
  public void run(Policy policy, int maxSteps, Execution into) {
    runs++;
    into.begin(threads);
    while (markEnabled(into)) {
      long label = into.length() == maxSteps ? Label.NONE : policy.choose(into, this);
      if (label == Label.NONE) {
        boolean truncated = into.length() == maxSteps;
        recordPending(into);
        into.end(truncated ? new Outcome.Truncated(maxSteps) : Outcome.Pruned.OUTCOME);
        return;
      }
      int object = runs > forgetsAfter && into.length() == 0 ? 1 : 0;
      into.append(Label.thread(label), 0, 1, Kind.WRITE, object, true, 0, 1, 1, -1, 0);
    }
  }

  private boolean markEnabled(Execution into) {
    if (runs > silentAfter) {
      return false;
    }
    boolean any = false;
    for (int t = 0; t < threads; t++) {
      if (into.eventsOf(t) < writes) {
        into.markEnabled(t);
        any = true;
      }
    }
    return any;
  }

  private void recordPending(Execution into) {
    for (int t = 0; t < threads; t++) {
      if (into.eventsOf(t) < writes) {
        into.pending(t, Kind.WRITE, 0, 1, -1, 0);
      }
    }
  }

  @Override
  public Kind kind(int thread) {
    return Kind.WRITE;
  }

  @Override
  public int object(int thread) {
    return 0;
  }

  @Override
  public boolean writes(int thread) {
    return true;
  }

  @Override
  public int target(int thread) {
    throw new IllegalArgumentException("no thread is started or joined");
  }

  @Override
  public int site(int thread) {
    return 0;
  }

  @Override
  public int alternatives(int thread) {
    return 1;
  }
}
