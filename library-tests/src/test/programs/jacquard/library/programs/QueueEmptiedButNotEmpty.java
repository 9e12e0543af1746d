package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import org.jctools.queues.SpscLinkedQueue;

/** A queue whose only element was polled says that it is not empty. */
@Expect(value = "assertion", library = "jctools-core")
@Versions(
    broken = "jctools-core-3.0.0",
    fixed = "jctools-core-3.1.0",
    issue = "https://github.com/JCTools/JCTools/issues/292")
public final class QueueEmptiedButNotEmpty {

  private QueueEmptiedButNotEmpty() {}

  public static void main() throws Exception {
    SpscLinkedQueue<Integer> queue = new SpscLinkedQueue<>();
    Threads.run(
        () -> queue.offer(1),
        () -> {
          if (queue.poll() != null) {
            assert queue.isEmpty();
          }
        });
  }
}
