package jacquard.library.programs;

import com.codahale.metrics.CachedGauge;
import com.codahale.metrics.Clock;
import jacquard.library.Expect;
import jacquard.library.Versions;
import java.util.concurrent.TimeUnit;

/** The second caller gets nothing while the first is still loading. */
@Expect(value = "assertion", library = "metrics-core")
@Versions(
    broken = "metrics-core-4.1.5",
    fixed = "metrics-core-4.1.9",
    issue = "https://github.com/dropwizard/metrics/issues/1565")
public final class FirstValueOfACachedGauge {
  static final class One extends CachedGauge<Integer> {
    One(Clock clock) {
      super(clock, 1, TimeUnit.HOURS);
    }

    @Override
    protected Integer loadValue() {
      return 1;
    }
  }

  static final class Still extends Clock {
    @Override
    public long getTick() {
      return 1;
    }
  }

  private FirstValueOfACachedGauge() {}

  public static void main() throws Exception {
    One gauge = new One(new Still());
    Threads.Body read =
        () -> {
          assert gauge.getValue() != null;
        };
    Threads.run(read, read);
  }
}
