package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread writes to the value of another class. */
@Expect(value = "holds", about = "objects behind objects")
public final class ValuesOfTwoClasses {
  static final ClassValue<Counter> COUNTERS =
      new ClassValue<>() {
        @Override
        protected Counter computeValue(Class<?> type) {
          return new Counter();
        }
      };

  private ValuesOfTwoClasses() {}

  public static void main() throws Exception {
    Together.run(
        () -> COUNTERS.get(String.class).increment(), () -> COUNTERS.get(Object.class).increment());
    assert COUNTERS.get(String.class).n == 1 && COUNTERS.get(Object.class).n == 1;
  }
}
