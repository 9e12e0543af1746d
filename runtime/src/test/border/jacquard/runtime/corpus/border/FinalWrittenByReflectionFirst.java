package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** Reflection writes a final field before the threads that read it are started. */
@Expect(value = "holds", about = "final fields")
public final class FinalWrittenByReflectionFirst {
  static final class Box {
    final int value;

    Box(int value) {
      this.value = value;
    }
  }

  private FinalWrittenByReflectionFirst() {}

  public static void main() throws Exception {
    Box box = new Box(1);
    Field field = Box.class.getDeclaredField("value");
    field.setAccessible(true);
    field.setInt(box, 2);
    Together.Body reader =
        () -> {
          assert box.value == 2;
        };
    Together.run(reader, reader);
  }
}
