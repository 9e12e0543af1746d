package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The value of a class of the JDK is computed in every execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class ClassValueComputed {
  static volatile int last;

  static final ClassValue<Counter> VALUE =
      new ClassValue<>() {
        @Override
        protected Counter computeValue(Class<?> type) {
          return new Counter();
        }
      };

  private ClassValueComputed() {}

  public static void main() throws Exception {
    assert VALUE.get(String.class).n == 0;
    Together.run(() -> last = 1, () -> last = 2);
    VALUE.get(String.class).n = last;
  }
}
