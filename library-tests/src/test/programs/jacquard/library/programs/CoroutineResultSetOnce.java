package jacquard.library.programs;

import jacquard.library.Expect;
import kotlinx.coroutines.CompletableDeferred;
import kotlinx.coroutines.CompletableDeferredKt;

/** Of two threads that complete a deferred value one succeeds. */
@Expect(value = "holds", library = "kotlinx-coroutines-core-jvm")
public final class CoroutineResultSetOnce {
  static boolean a;
  static boolean b;

  private CoroutineResultSetOnce() {}

  public static void main() throws Exception {
    CompletableDeferred<Integer> deferred = CompletableDeferredKt.CompletableDeferred(null);
    Threads.run(() -> a = deferred.complete(1), () -> b = deferred.complete(2));
    assert a != b && deferred.isCompleted();
  }
}
