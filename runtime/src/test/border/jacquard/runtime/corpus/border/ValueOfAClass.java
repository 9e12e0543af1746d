package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads write to the value of one class. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ValueOfAClass {
  static final ClassValue<Counter> COUNTERS =
      new ClassValue<>() {
        @Override
        protected Counter computeValue(Class<?> type) {
          return new Counter();
        }
      };

  private ValueOfAClass() {}

  public static void main() throws Exception {
    Together.run(
        () -> COUNTERS.get(String.class).increment(), () -> COUNTERS.get(String.class).increment());
    assert COUNTERS.get(String.class).n == 2;
  }
}
