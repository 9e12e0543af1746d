package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The popper's node is popped and pushed again by another, so it puts a node on top that is taken.
 */
@Expect(value = "assertion", about = "AtomicStampedReference")
public final class AbaOnReference {
  static final AtomicReference<Node> top = new AtomicReference<>();
  static boolean lowerTaken;

  private AbaOnReference() {}

  public static void main() throws InterruptedException {
    Node lower = new Node();
    Node upper = new Node();
    upper.next = lower;
    top.set(upper);
    Together.run(AbaOnReference::pop, () -> recycle(lower));
    assert !(lowerTaken && top.get() == lower);
  }

  private static Node pop() {
    Node seen = top.get();
    return seen != null && top.compareAndSet(seen, seen.next) ? seen : null;
  }

  private static void recycle(Node lower) {
    Node first = pop();
    Node second = first == null ? null : pop();
    lowerTaken = second == lower;
    if (lowerTaken) {
      first.next = null;
      top.compareAndSet(null, first);
    }
  }

  static final class Node {
    Node next;
  }
}
