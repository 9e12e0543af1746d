package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads change the name of one thread. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ThreadNamedByTwo {

  private ThreadNamedByTwo() {}

  public static void main() throws Exception {
    Thread main = Thread.currentThread();
    main.setName("a");
    Together.run(
        () -> main.setName(main.getName() + "b"), () -> main.setName(main.getName() + "c"));
    assert main.getName().length() == 3;
  }
}
