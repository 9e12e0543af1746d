package jacquard.library.programs;

import io.github.bucket4j.Bucket;
import jacquard.library.Expect;
import java.time.Duration;

/** A token that was there when asked for may be gone. */
@Expect(value = "assertion", library = "bucket4j_jdk11-core")
public final class BucketAskedThenUsed {
  static void use(Bucket bucket) {
    if (bucket.getAvailableTokens() > 0) {
      assert bucket.tryConsume(1);
    }
  }

  private BucketAskedThenUsed() {}

  public static void main() throws Exception {
    Bucket bucket =
        Bucket.builder()
            .addLimit(limit -> limit.capacity(1).refillGreedy(1, Duration.ofHours(1)))
            .build();
    Threads.run(() -> use(bucket), () -> use(bucket));
  }
}
