package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Every change of the top changes its stamp, so a node that went and came back is noticed. */
@Expect(value = "holds", about = "AtomicStampedReference")
public final class AbaOnStampedReference {
  static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);
  static boolean lowerTaken;

  private AbaOnStampedReference() {}

  public static void main() throws InterruptedException {
    Node lower = new Node();
    Node upper = new Node();
    upper.next = lower;
    top.set(upper, 0);
    Together.run(AbaOnStampedReference::pop, () -> recycle(lower));
    assert !(lowerTaken && top.getReference() == lower);
  }

  private static Node pop() {
    int[] stamp = new int[1];
    Node seen = top.get(stamp);
    boolean popped = seen != null && top.compareAndSet(seen, seen.next, stamp[0], stamp[0] + 1);
    return popped ? seen : null;
  }

  private static void recycle(Node lower) {
    Node first = pop();
    Node second = first == null ? null : pop();
    lowerTaken = second == lower;
    if (lowerTaken) {
      first.next = null;
      int stamp = top.getStamp();
      top.compareAndSet(null, first, stamp, stamp + 1);
    }
  }

  static final class Node {
    Node next;
  }
}
