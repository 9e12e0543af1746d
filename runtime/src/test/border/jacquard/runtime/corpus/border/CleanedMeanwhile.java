package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Cleaner;

/** Whoever cleans second may be done before the first. */
@Expect(value = "assertion", about = "objects behind objects")
public final class CleanedMeanwhile {

  private CleanedMeanwhile() {}

  public static void main() throws Throwable {
    Cleaner cleaner = Cleaner.create();
    int[] cleaned = new int[1];
    Cleaner.Cleanable cleanable = cleaner.register(new Object(), () -> cleaned[0] = 1);
    Together.Body clean =
        () -> {
          cleanable.clean();
          assert cleaned[0] == 1;
        };
    Together.run(clean, clean);
  }
}
