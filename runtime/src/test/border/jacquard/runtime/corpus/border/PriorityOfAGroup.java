package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads lower the highest priority of a group, each after it has looked. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class PriorityOfAGroup {

  private PriorityOfAGroup() {}

  public static void main() throws Throwable {
    ThreadGroup group = new ThreadGroup("group");
    AtomicInteger lowered = new AtomicInteger();
    Together.Body lower =
        () -> {
          if (group.getMaxPriority() == Thread.MAX_PRIORITY) {
            group.setMaxPriority(Thread.NORM_PRIORITY);
            lowered.incrementAndGet();
          }
        };
    Together.run(lower, lower);
    assert lowered.get() == 1;
  }
}
