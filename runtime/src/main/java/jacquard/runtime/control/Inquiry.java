package jacquard.runtime.control;

import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A question that the checker puts to an object of the program, such as what its message is. Code
 * of the program answers, which may throw, loop or block; so it runs on a thread of its own, out of
 * control, and for a limited time. A question that found no end is not put again to objects of that
 * class.
 */
public final class Inquiry {
  private static final Duration LIMIT = Duration.ofMillis(500);

  /** Deep enough for any sensible answer, and overflown soon by others. */
  private static final long STACK = 1L << 20;

  private static final Set<String> METHODS =
      Set.of("toString", "getMessage", "getLocalizedMessage", "getStackTrace");

  private static final Set<String> ENDLESS = ConcurrentHashMap.newKeySet();

  /** Where its threads belong: who asks may be a thread of the program that has ended. */
  private static @Nullable ThreadGroup group;

  private Inquiry() {}

  /** Called by a thread of the JVM before anything is asked. */
  public static void prepare() {
    group = Thread.currentThread().getThreadGroup();
  }

  /**
   * What came of it.
   *
   * @param value where there is an answer
   * @param why there is none, such as "throws java.lang.NullPointerException"; null if there is one
   */
  public record Reply<T>(@Nullable T value, @Nullable String why) {}

  /**
   * Puts a question.
   *
   * @param method the one that the answer comes from
   */
  public static <T> Reply<T> put(
      Object asked, String method, Callable<? extends @Nullable T> question) {
    if (isHarmless(asked, method)) {
      return answer(question);
    }
    String key = asked.getClass().getName() + "." + method;
    if (ENDLESS.contains(key)) {
      return endless();
    }
    Answering<T> answering = new Answering<>(question);
    Thread thread;
    try {
      thread = new Thread(group, answering, "jacquard inquiry", STACK, false);
      thread.setDaemon(true);
      thread.start();
    } catch (OutOfMemoryError e) {
      return new Reply<>(null, "cannot be called: " + e.getMessage());
    }
    long begin = System.nanoTime();
    // By looking again and again: whoever asks may be a fiber, which the JVM cannot let wait.
    while (answering.reply == null) {
      if (System.nanoTime() - begin > LIMIT.toNanos()) {
        ENDLESS.add(key);
        return endless();
      }
      Thread.onSpinWait();
    }
    return answering.reply;
  }

  private static <T> Reply<T> endless() {
    return new Reply<>(null, "does not end within " + LIMIT.toMillis() + " ms");
  }

  private static <T> Reply<T> answer(Callable<? extends @Nullable T> question) {
    try {
      return new Reply<>(question.call(), null);
    } catch (Throwable thrown) {
      return new Reply<>(null, "throws " + thrown.getClass().getName());
    }
  }

  /** Whether only code of the JDK answers: that ends, and needs no thread. */
  private static boolean isHarmless(Object asked, String method) {
    return switch (asked) {
      case Throwable thrown -> METHODS.contains(method) && !overrides(thrown.getClass());
      case Class<?> _, Character _, Boolean _ -> true;
      case Number number -> number.getClass().getClassLoader() == null;
      default -> false;
    };
  }

  /**
   * Whether a class of the program replaces any of the methods of a throwable, which call each
   * other.
   */
  private static boolean overrides(Class<?> type) {
    try {
      for (@Nullable Class<?> c = type;
          c != null && c.getClassLoader() != null;
          c = c.getSuperclass()) {
        for (Method m : c.getDeclaredMethods()) {
          if (METHODS.contains(m.getName())) {
            return true;
          }
        }
      }
      return false;
    } catch (LinkageError e) {
      return true; // its methods speak of classes that are not there
    }
  }

  private static final class Answering<T> implements Runnable {
    private final Callable<? extends @Nullable T> question;
    private volatile @Nullable Reply<T> reply;

    Answering(Callable<? extends @Nullable T> question) {
      this.question = question;
    }

    @Override
    public void run() {
      reply = answer(question);
    }
  }
}
