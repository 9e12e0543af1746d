package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;

/** A stack whose top is read and then set can lose what another thread pushed in between. */
@Expect(value = "assertion", about = "AtomicReference", executions = 4, violations = 2)
public final class AtomicReferenceLostPush {
  static final AtomicReference<Node> top = new AtomicReference<>();

  private AtomicReferenceLostPush() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicReferenceLostPush::push, AtomicReferenceLostPush::push);
    assert top.get().next() != null;
  }

  private static void push() {
    top.set(new Node(top.get()));
  }

  record Node(Node next) {}
}
