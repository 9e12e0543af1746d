package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;

/** Which thread initialises a class that both use late is open. */
@Expect(value = "assertion", about = "class initialisation")
public final class OrderOfInitialisers {
  static final AtomicReference<Thread> BY = new AtomicReference<>();

  static class Lazy {
    static int x;

    static {
      BY.set(Thread.currentThread());
    }

    static int get() {
      return x;
    }
  }

  static final AtomicReference<String> BEFORE = new AtomicReference<>("");

  private OrderOfInitialisers() {}

  public static void main() throws Exception {
    Thread[] last = new Thread[1];
    Together.run(
        () -> {
          assert BEFORE.get().isEmpty();
          assert Lazy.get() == 0;
        },
        () -> {
          last[0] = Thread.currentThread();
          assert BEFORE.get().isEmpty();
          assert Lazy.get() == 0;
        });
    assert BY.get() != last[0];
  }
}
