package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A child inherits the parent's mutable object, not a copy, and an update is lost. */
@Expect(value = "assertion", about = "InheritableThreadLocal")
public final class InheritedObject {
  private static final InheritableThreadLocal<int[]> COUNT = new InheritableThreadLocal<>();

  private InheritedObject() {}

  public static void main() throws InterruptedException {
    COUNT.set(new int[1]);
    Thread child = Together.thread("child", () -> COUNT.get()[0]++);
    child.start();
    COUNT.get()[0]++;
    child.join();
    assert COUNT.get()[0] == 2;
  }
}
