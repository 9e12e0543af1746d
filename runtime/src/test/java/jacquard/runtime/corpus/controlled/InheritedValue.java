package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A child inherits the value that its parent had, and sets its own. */
@Expect(value = "holds", about = "InheritableThreadLocal", executions = 1)
public final class InheritedValue {
  private static final InheritableThreadLocal<Integer> COUNT = new InheritableThreadLocal<>();

  private InheritedValue() {}

  public static void main() throws InterruptedException {
    COUNT.set(1);
    Thread child = Together.thread("child", InheritedValue::increment);
    child.start();
    child.join();
    assert COUNT.get() == 1;
  }

  private static void increment() {
    COUNT.set(COUNT.get() + 1);
    assert COUNT.get() == 2;
  }
}
