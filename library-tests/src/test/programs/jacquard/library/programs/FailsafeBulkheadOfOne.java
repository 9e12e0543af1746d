package jacquard.library.programs;

import dev.failsafe.Bulkhead;
import jacquard.library.Expect;

/** Of two threads that want the only permit one gets it. */
@Expect(value = "holds", library = "failsafe")
public final class FailsafeBulkheadOfOne {
  static boolean a;
  static boolean b;

  private FailsafeBulkheadOfOne() {}

  public static void main() throws Exception {
    Bulkhead<Object> bulkhead = Bulkhead.of(1);
    Threads.run(() -> a = bulkhead.tryAcquirePermit(), () -> b = bulkhead.tryAcquirePermit());
    assert a != b;
  }
}
