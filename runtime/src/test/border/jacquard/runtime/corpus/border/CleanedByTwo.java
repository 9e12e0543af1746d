package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads clean up the same thing: its action runs once. */
@Expect(value = "holds", about = "objects behind objects")
public final class CleanedByTwo {

  private CleanedByTwo() {}

  public static void main() throws Throwable {
    Cleaner cleaner = Cleaner.create();
    AtomicInteger cleaned = new AtomicInteger();
    Cleaner.Cleanable cleanable = cleaner.register(new Object(), cleaned::incrementAndGet);
    Together.run(cleanable::clean, cleanable::clean);
    assert cleaned.get() == 1;
  }
}
