package jacquard.library.programs;

import jacquard.library.Expect;
import org.apache.commons.lang.math.IntRange;

/** The hash code of a range is computed step by step in a field that others read (LANG-481). */
@Expect(value = "assertion", library = "commons-lang")
public final class HashCodeOfARange {

  private HashCodeOfARange() {}

  public static void main() throws Exception {
    IntRange range = new IntRange(1, 2);
    int right = new IntRange(1, 2).hashCode();
    Threads.Body read =
        () -> {
          assert range.hashCode() == right;
        };
    Threads.run(read, read);
  }
}
