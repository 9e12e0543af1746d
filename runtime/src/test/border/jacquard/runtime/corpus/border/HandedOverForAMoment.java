package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** An element may be handed to somebody who waits for it, however short. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class HandedOverForAMoment {
  private static boolean accepted;

  private HandedOverForAMoment() {}

  public static void main() throws Throwable {
    SynchronousQueue<String> queue = new SynchronousQueue<>();
    Together.run(() -> queue.poll(1, TimeUnit.NANOSECONDS), () -> accepted = queue.offer("x"));
    if (accepted) {
      throw new AssertionError("it was handed over");
    }
  }
}
