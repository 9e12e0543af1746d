package jacquard.explore.sample;

import jacquard.core.Execution;
import jacquard.explore.Bookkeeping;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import java.util.function.Supplier;

/** Runs a sampler as often as the limits allow. Its verdict is never {@code Holds}. */
public final class SamplingSearch implements Search {
  /** How many executions are tried where the caller sets no limit. */
  public static final long DEFAULT_EXECUTIONS = 10_000;

  private final String name;
  private final Supplier<Sampler> sampler;

  public SamplingSearch(String name, Supplier<Sampler> sampler) {
    this.name = name;
    this.sampler = sampler;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    Limits finite =
        limits.maxExecutions() == Long.MAX_VALUE
            ? limits.withMaxExecutions(DEFAULT_EXECUTIONS)
            : limits;
    Bookkeeping books = new Bookkeeping(subject, finite, observer);
    Execution execution = new Execution();
    Sampler policy = sampler.get();
    Remaining gauge = new Remaining(books, finite.maxExecutions());
    do {
      policy.begin();
      subject.run(policy, finite.maxSteps(), execution);
      policy.end(execution.length());
      books.enter(execution, 0);
      books.progress(gauge, execution.length());
    } while (books.mayGoOn());
    return books.closeSampled();
  }

  private record Remaining(Bookkeeping books, long of) implements Bookkeeping.Gauge {
    @Override
    public long pending() {
      return of - books.executions();
    }

    @Override
    public double explored() {
      return Double.NaN;
    }
  }
}
