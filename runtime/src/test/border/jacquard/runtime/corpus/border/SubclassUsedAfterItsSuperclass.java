package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread that finds a class initialised could have been the one that does it. */
@Expect(value = "holds", about = "class initialisation", executions = 6)
public final class SubclassUsedAfterItsSuperclass {
  static class Log {
    static volatile int entries;
  }

  static class Above {
    static int x = ++Log.entries;

    static int get() {
      return x;
    }
  }

  static class Below extends Above {
    static int y = ++Log.entries;
  }

  private SubclassUsedAfterItsSuperclass() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          int x = Above.get();
          assert x == 1;
          Object o = new Below();
          assert o != null;
        },
        () -> {
          int entries = Log.entries;
          assert entries >= 0;
          Object o = new Below();
          assert o != null && entries <= 2;
        });
    assert Log.entries == 2;
  }
}
