package jacquard.library.programs;

import jacquard.library.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.mutable.MutableInt;

/** Two threads increment a mutable number. */
@Expect(value = "assertion", library = "commons-lang3")
public final class LangCounterRaced {
  static final AtomicInteger MADE = new AtomicInteger();

  private LangCounterRaced() {}

  public static void main() throws Exception {
    MutableInt number = new MutableInt();
    Threads.run(() -> number.increment(), () -> number.increment());
    assert number.intValue() == 2;
  }
}
