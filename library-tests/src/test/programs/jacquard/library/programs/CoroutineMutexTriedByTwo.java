package jacquard.library.programs;

import jacquard.library.Expect;
import kotlinx.coroutines.sync.Mutex;
import kotlinx.coroutines.sync.MutexKt;

/** Of two threads that try to lock a mutex one succeeds. */
@Expect(value = "holds", library = "kotlinx-coroutines-core-jvm")
public final class CoroutineMutexTriedByTwo {
  static boolean a;
  static boolean b;

  private CoroutineMutexTriedByTwo() {}

  public static void main() throws Exception {
    Mutex mutex = MutexKt.Mutex(false);
    Threads.run(() -> a = mutex.tryLock(null), () -> b = mutex.tryLock(null));
    assert a != b && mutex.isLocked();
  }
}
