package jacquard.library.programs;

import jacquard.library.Expect;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.awaitility.Awaitility;

/** A thread waits until another one has set a flag. */
@Expect(value = "holds", library = "awaitility")
public final class AwaitilityWaits {

  private AwaitilityWaits() {}

  public static void main() throws Exception {
    AtomicBoolean flag = new AtomicBoolean();
    Threads.run(
        () -> flag.set(true),
        () ->
            Awaitility.await()
                .pollInSameThread()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofSeconds(2))
                .atMost(Duration.ofMinutes(1))
                .until(flag::get));
  }
}
