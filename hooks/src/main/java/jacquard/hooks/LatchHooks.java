package jacquard.hooks;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** {@link CountDownLatch}. Each but {@link #models} is called only where that holds. */
public final class LatchHooks {
  private static @Nullable LatchControl control;

  private LatchHooks() {}

  static void install(@Nullable LatchControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static LatchControl control() {
    return control;
  }

  public static boolean models(CountDownLatch latch) {
    if (!Supervision.controlled()) {
      return false;
    }
    Thread caller = Supervision.takeOver();
    try {
      return control().areModelled();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void countDown(CountDownLatch latch) {
    Thread caller = Supervision.takeOver();
    try {
      control().countDown(latch);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return control().await(latch, nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static long count(CountDownLatch latch) {
    Thread caller = Supervision.takeOver();
    try {
      return control().count(latch);
    } finally {
      Supervision.handBack(caller);
    }
  }

  // ---- what asks for more than one of these, or in another unit

  public static String toString(CountDownLatch latch) {
    return ChanceHooks.identity(latch) + "[Count = " + count(latch) + "]";
  }

  public static void await(CountDownLatch latch) throws InterruptedException {
    await(latch, 0L);
  }

  public static boolean await(CountDownLatch latch, long time, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(time);
    if (nanos > 0) {
      return await(latch, nanos);
    }
    if (Substitutes.interrupted()) {
      throw new InterruptedException();
    }
    return count(latch) == 0;
  }
}
