package jacquard.library.programs;

import jacquard.library.Expect;
import jacquard.library.Versions;
import org.apache.commons.lang.math.IntRange;

/** The hash code of a range is computed step by step in a field that others read. */
@Expect(value = "assertion", library = "commons-lang")
@Versions(
    broken = "commons-lang-2.4",
    fixed = "commons-lang-2.5",
    issue = "https://issues.apache.org/jira/browse/LANG-481")
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
