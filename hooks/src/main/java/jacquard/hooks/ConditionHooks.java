package jacquard.hooks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import org.jspecify.annotations.Nullable;

/**
 * The conditions of a {@link java.util.concurrent.locks.ReentrantLock}. Each but {@link #models} is
 * called only where that holds.
 */
@SuppressWarnings({"JavaUtilDate", "WaitNotInLoop"}) // the interface and the loops are not ours
public final class ConditionHooks {
  private static @Nullable ConditionControl control;

  private ConditionHooks() {}

  static void install(@Nullable ConditionControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static ConditionControl control() {
    return control;
  }

  public static boolean models(ConditionObject condition) {
    if (!Supervision.controlled()) {
      return false;
    }
    Thread caller = Supervision.takeOver();
    try {
      return control().model(condition) != null;
    } finally {
      Supervision.handBack(caller);
    }
  }

  @SuppressWarnings("NullAway") // called only where it is modelled
  private static ModelledCondition model(ConditionObject condition) {
    return control().model(condition);
  }

  public static void await(ConditionObject condition) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      model(condition).await();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void awaitUninterruptibly(ConditionObject condition) {
    Thread caller = Supervision.takeOver();
    try {
      model(condition).awaitUninterruptibly();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static long awaitNanos(ConditionObject condition, long nanos) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return model(condition).awaitNanos(nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean await(ConditionObject condition, long time, TimeUnit unit)
      throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return model(condition).await(time, unit);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean awaitUntil(ConditionObject condition, Date deadline)
      throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return model(condition).awaitUntil(deadline);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void signal(ConditionObject condition) {
    Thread caller = Supervision.takeOver();
    try {
      model(condition).signal();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void signalAll(ConditionObject condition) {
    Thread caller = Supervision.takeOver();
    try {
      model(condition).signalAll();
    } finally {
      Supervision.handBack(caller);
    }
  }

  private static List<Thread> waiting(ConditionObject condition) {
    Thread caller = Supervision.takeOver();
    try {
      return model(condition).waiting();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean hasWaiters(ConditionObject condition) {
    return !waiting(condition).isEmpty();
  }

  public static int getWaitQueueLength(ConditionObject condition) {
    return waiting(condition).size();
  }

  public static Collection<Thread> getWaitingThreads(ConditionObject condition) {
    return new ArrayList<>(waiting(condition).reversed());
  }
}
