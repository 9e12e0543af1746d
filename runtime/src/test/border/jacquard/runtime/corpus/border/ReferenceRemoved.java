package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A thread waits for a reference that another puts into the queue. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ReferenceRemoved {

  private ReferenceRemoved() {}

  public static void main() throws Exception {
    Object referent = new Object();
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(referent, queue);
    Together.run(
        () -> reference.enqueue(),
        () -> {
          assert queue.remove() == reference;
        });
    Reference.reachabilityFence(referent);
  }
}
