package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The superclass hands out the object; the subclass has not written its final field. */
@Expect(value = "assertion", about = "final fields")
public final class FinalOfSubclassSeenTooEarly {
  static volatile Base instance;

  abstract static class Base {
    Base() {
      instance = this;
    }

    abstract int limit();
  }

  static final class Sub extends Base {
    final int limit;

    Sub(int limit) {
      this.limit = limit;
    }

    @Override
    int limit() {
      return limit;
    }
  }

  private FinalOfSubclassSeenTooEarly() {}

  public static void main() throws Exception {
    Together.run(
        () -> new Sub(7),
        () -> {
          Base seen = instance;
          assert seen == null || seen.limit() == 7;
        });
  }
}
