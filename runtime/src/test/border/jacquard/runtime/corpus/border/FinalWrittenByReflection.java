package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** Reflection writes a final field while another thread reads it. */
@Expect(value = "assertion", about = "final fields")
public final class FinalWrittenByReflection {
  static final class Box {
    final int value;

    Box(int value) {
      this.value = value;
    }
  }

  private FinalWrittenByReflection() {}

  public static void main() throws Exception {
    Box box = new Box(1);
    Field field = Box.class.getDeclaredField("value");
    field.setAccessible(true);
    Together.run(
        () -> field.setInt(box, 2),
        () -> {
          assert box.value == 1;
        });
  }
}
