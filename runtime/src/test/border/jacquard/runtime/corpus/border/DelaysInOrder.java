package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** What is due after seconds runs before what is due after minutes. */
@Expect(value = "holds", about = "long and short time-outs")
public final class DelaysInOrder {
  static final List<Integer> ORDER = Collections.synchronizedList(new ArrayList<>());

  private DelaysInOrder() {}

  public static void main() throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    ScheduledFuture<?> late = pool.schedule(() -> ORDER.add(2), 2, TimeUnit.MINUTES);
    ScheduledFuture<?> early = pool.schedule(() -> ORDER.add(1), 2, TimeUnit.SECONDS);
    late.get();
    early.get();
    pool.shutdown();
    assert ORDER.equals(List.of(1, 2));
  }
}
