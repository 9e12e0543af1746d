package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Scanner;

/** Two threads scan the next word, and one does not get what it should. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ScannerRaced {
  static String a;
  static String b;

  static String next(Scanner words) {
    try {
      return words.next();
    } catch (RuntimeException e) {
      return "";
    }
  }

  private ScannerRaced() {}

  public static void main() throws Exception {
    Scanner words = new Scanner("x y");
    Together.run(() -> a = next(words), () -> b = next(words));
    assert (a + b).equals("xy") || (a + b).equals("yx");
  }
}
