package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** Of two threads that put a reference into its queue one succeeds. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ReferenceEnqueuedOnce {
  static boolean a;
  static boolean b;

  private ReferenceEnqueuedOnce() {}

  public static void main() throws Exception {
    Object referent = new Object();
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(referent, queue);
    Together.run(() -> a = reference.enqueue(), () -> b = reference.enqueue());
    assert a != b && queue.poll() == reference && queue.poll() == null;
    Reference.reachabilityFence(referent);
  }
}
