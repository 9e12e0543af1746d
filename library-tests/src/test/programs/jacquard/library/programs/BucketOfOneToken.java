package jacquard.library.programs;

import io.github.bucket4j.Bucket;
import jacquard.library.Expect;
import java.time.Duration;

/** Of two threads that want the only token one gets it. */
@Expect(value = "holds", library = "bucket4j_jdk11-core")
public final class BucketOfOneToken {
  static boolean a;
  static boolean b;

  private BucketOfOneToken() {}

  public static void main() throws Exception {
    Bucket bucket =
        Bucket.builder()
            .addLimit(limit -> limit.capacity(1).refillGreedy(1, Duration.ofHours(1)))
            .build();
    Threads.run(() -> a = bucket.tryConsume(1), () -> b = bucket.tryConsume(1));
    assert a != b;
  }
}
