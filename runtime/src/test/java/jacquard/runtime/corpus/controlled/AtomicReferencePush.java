package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;

/** A stack whose top is compared and set loses nothing. */
@Expect(value = "holds", about = "AtomicReference", executions = 4)
public final class AtomicReferencePush {
  static final AtomicReference<Node> top = new AtomicReference<>();

  private AtomicReferencePush() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicReferencePush::push, AtomicReferencePush::push);
    assert top.get().next() != null;
  }

  private static void push() {
    Node seen = top.get();
    while (!top.compareAndSet(seen, new Node(seen))) {
      seen = top.get();
    }
  }

  record Node(Node next) {}
}
