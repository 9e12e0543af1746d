package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.time.Instant;
import java.time.ZoneId;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads convert to a time zone for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class TimeZoneFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private TimeZoneFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert Instant.EPOCH.atZone(ZoneId.of("Europe/Berlin")).getHour() == 1;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}
