package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import org.jctools.queues.SpscUnboundedArrayQueue;

/** A queue that says it is not empty has nothing to poll. */
@Expect(value = "assertion", library = "jctools-core")
@Versions(
    broken = "jctools-core-1.2",
    fixed = "jctools-core-1.2.1",
    issue = "https://github.com/JCTools/JCTools/issues/119")
public final class QueueNotEmptyButNothingThere {

  private QueueNotEmptyButNothingThere() {}

  public static void main() throws Exception {
    SpscUnboundedArrayQueue<Integer> queue = new SpscUnboundedArrayQueue<>(2);
    Threads.run(
        () -> queue.offer(1),
        () -> {
          if (!queue.isEmpty()) {
            assert queue.poll() != null;
          }
        });
  }
}
