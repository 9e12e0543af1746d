package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.StampedLock;

/**
 * A reader that another one disturbs waits behind a writer, although the lock is open to readers.
 */
@Expect(value = "deadlock", about = "operations that are one step")
public final class ReaderBehindAWriter {

  private ReaderBehindAWriter() {}

  public static void main() throws Throwable {
    StampedLock lock = new StampedLock();
    CountDownLatch done = new CountDownLatch(1);
    Together.run(
        () -> {
          long stamp = lock.readLock();
          done.await();
          lock.unlockRead(stamp);
        },
        () -> lock.unlockWrite(lock.writeLock()),
        () -> {
          lock.unlockRead(lock.readLock());
          done.countDown();
        });
  }
}
