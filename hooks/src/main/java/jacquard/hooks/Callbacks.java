package jacquard.hooks;

import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The calls by which classes of the JDK may come back to the program while they work on an object
 * of their own: what the program does then is not part of that work.
 */
public final class Callbacks {
  private Callbacks() {}

  public static boolean equals(Object o, @Nullable Object other) {
    Object left = SectionHooks.leaveSection();
    try {
      return o.equals(other);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static int hashCode(Object o) {
    Object left = SectionHooks.leaveSection();
    try {
      return ChanceHooks.hashCode(o);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static int compareTo(Comparable<Object> one, Object other) {
    Object left = SectionHooks.leaveSection();
    try {
      return one.compareTo(other);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static int compare(Comparator<Object> by, Object one, Object other) {
    Object left = SectionHooks.leaveSection();
    try {
      return by.compare(one, other);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static void run(Runnable task) {
    Object left = SectionHooks.leaveSection();
    try {
      task.run();
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static @Nullable Object call(Callable<Object> task) throws Exception {
    Object left = SectionHooks.leaveSection();
    try {
      return task.call();
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static @Nullable Thread newThread(ThreadFactory factory, Runnable task) {
    Object left = SectionHooks.leaveSection();
    try {
      return factory.newThread(task);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static void rejectedExecution(
      RejectedExecutionHandler handler, Runnable task, ThreadPoolExecutor pool) {
    Object left = SectionHooks.leaveSection();
    try {
      handler.rejectedExecution(task, pool);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static @Nullable Object apply(Function<Object, Object> f, Object x) {
    Object left = SectionHooks.leaveSection();
    try {
      return f.apply(x);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static @Nullable Object apply(BiFunction<Object, Object, Object> f, Object x, Object y) {
    Object left = SectionHooks.leaveSection();
    try {
      return f.apply(x, y);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static void accept(Consumer<Object> f, Object x) {
    Object left = SectionHooks.leaveSection();
    try {
      f.accept(x);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static void accept(BiConsumer<Object, Object> f, Object x, Object y) {
    Object left = SectionHooks.leaveSection();
    try {
      f.accept(x, y);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static boolean test(Predicate<Object> f, Object x) {
    Object left = SectionHooks.leaveSection();
    try {
      return f.test(x);
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static boolean block(ForkJoinPool.ManagedBlocker blocker) throws InterruptedException {
    Object left = SectionHooks.leaveSection();
    try {
      return blocker.block();
    } finally {
      SectionHooks.reenterSection(left);
    }
  }

  public static boolean isReleasable(ForkJoinPool.ManagedBlocker blocker) {
    Object left = SectionHooks.leaveSection();
    try {
      return blocker.isReleasable();
    } finally {
      SectionHooks.reenterSection(left);
    }
  }
}
