package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A compare-and-set releases, and so does one that acquires. */
@Expect(value = "holds", about = "data races")
public final class CompareAndSetFlag {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", CompareAndSetFlag.class);

  private CompareAndSetFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.compareAndSet(0, 1);
        },
        () -> {
          if (READY.compareAndSet(1, 2)) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}
