package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A reference is in its queue before the other thread looks, or after. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ReferenceEnqueued {

  private ReferenceEnqueued() {}

  public static void main() throws Exception {
    Object referent = new Object();
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(referent, queue);
    Together.run(
        () -> reference.enqueue(),
        () -> {
          assert queue.poll() == null;
        });
    Reference.reachabilityFence(referent);
  }
}
