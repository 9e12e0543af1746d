package jacquard.explore.path;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Vocabulary;
import jacquard.explore.Bookkeeping;
import jacquard.explore.Frontier;
import jacquard.explore.Limits;
import jacquard.explore.PackedOperation;
import jacquard.explore.Policy;
import jacquard.explore.Subject;

/**
 * Runs a subject through a prefix and then lets another policy choose. A subject that does
 * something else when the same choices are made again is noticed here: a known step that does
 * something else, or a step that cannot be taken any more. Of such a subject nothing can be
 * claimed, and the search ends.
 */
public final class PrefixReplay implements Policy {
  private final Subject subject;
  private final int maxSteps;
  private final Bookkeeping books;
  private final Policy free;
  private Prefix prefix = new BacktrackPath();
  private int length;
  private boolean refused;

  /**
   * @param free how executions go on behind their prefix
   */
  public PrefixReplay(Subject subject, Limits limits, Bookkeeping books, Policy free) {
    this.subject = subject;
    this.maxSteps = limits.maxSteps();
    this.books = books;
    this.free = free;
  }

  /** Runs the subject; {@link #repeats} then tells whether it did as before. */
  public void run(Prefix given, Execution into) {
    prepare(given);
    subject.run(this, maxSteps, into);
  }

  /**
   * As {@link #run(Prefix, Execution)}, for a search that looks at the states of the prefix, too.
   *
   * @param watching is asked instead of this policy, and asks it
   */
  public void run(Prefix given, Policy watching, Execution into) {
    prepare(given);
    subject.run(new Watched(watching), maxSteps, into);
  }

  private void prepare(Prefix given) {
    prefix = given;
    length = given.length();
    refused = false;
  }

  /** Lets another policy choose, who asks this one. */
  private final class Watched implements Policy {
    private final Policy watching;

    Watched(Policy watching) {
      this.watching = watching;
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      return watching.choose(sofar, frontier);
    }

    @Override
    public long prescribed(Execution sofar) {
      return PrefixReplay.this.prescribed(sofar);
    }
  }

  @Override
  public long prescribed(Execution sofar) {
    int step = sofar.length();
    return step < length ? prefix.label(step) : Label.NONE;
  }

  @Override
  public long choose(Execution sofar, Frontier frontier) {
    int step = sofar.length();
    if (step >= length) {
      return free.choose(sofar, frontier);
    }
    long label = prefix.label(step);
    if (!sofar.enabled(step, Label.thread(label))) {
      refused = true;
      return Label.NONE;
    }
    return label;
  }

  /** Whether the last run did what the prefix says; if not, the search must stop. */
  public boolean repeats(Execution made) {
    int steps = Math.min(made.length(), prefix.known());
    for (int step = 0; step < steps; step++) {
      long operation = PackedOperation.pack(made, step);
      if (operation != prefix.operation(step)) {
        Vocabulary vocabulary = subject.vocabulary();
        int thread = made.thread(step);
        books.diverged(
            step + 1,
            PackedOperation.describe(prefix.operation(step), thread, vocabulary),
            PackedOperation.describe(operation, thread, vocabulary));
        return false;
      }
    }
    // A prefix may be longer than executions are allowed to be; then it is cut like any other.
    if (made.length() < length && (refused || length <= maxSteps)) {
      String thread = subject.vocabulary().thread(Label.thread(prefix.label(made.length())));
      books.diverged(made.length() + 1, thread + " to be able to move", "that it cannot");
      return false;
    }
    return true;
  }
}
