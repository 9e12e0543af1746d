package jacquard.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.core.Printable;
import jacquard.runtime.control.Heartbeat;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Ends a worker JVM that does not come to an end by itself: because a program never comes back from
 * where nothing of it can be seen, because it blocks the only thread that there is, or because the
 * time is over, whatever it is spent on. That is told first, as an unknown.
 */
public final class Watchdog {
  private static final Duration POLL = Duration.ofMillis(50);

  /** How long work may go on when its time is over, which it should notice itself. */
  private static final Duration GRACE = Duration.ofMillis(900);

  /** How long it may go on at least, however long it took to begin. */
  private static final Duration LEAST_GRACE = Duration.ofMillis(300);

  /**
   * A program that has done nothing visible for so long will not notice that the time is over, and
   * is not waited for longer than since the start of the JVM.
   */
  private static final Duration STUCK = Duration.ofSeconds(1);

  /** When the JVM was started, if that counts and there was no limit yet. */
  private static final AtomicReference<@Nullable Long> START = new AtomicReference<>();

  /** How long the carrier may be blocked by a monitor. It never should be. */
  private static final Duration BLOCKED = Duration.ofSeconds(10);

  /** How long a program may do nothing visible. */
  private static final Duration SILENT = Duration.ofSeconds(60);

  /** A pause of the watchdog itself that is not its own. */
  private static final Duration PAUSE = Duration.ofSeconds(5);

  /** How long it may take to find out where the program is. */
  private static final Duration LOOK = Duration.ofMillis(300);

  /** How long it may take to tell of it. */
  private static final Duration WORDS = Duration.ofMillis(600);

  /**
   * Work in progress that has a limit.
   *
   * @param deadline for work that goes on
   * @param stuckDeadline for a program that does nothing visible any more, not after the other
   */
  private record Limited(Duration limit, long deadline, long stuckDeadline) {
    static Limited since(long begin, Duration limit) {
      long nanos = Math.min(limit.toNanos(), Long.MAX_VALUE / 2);
      long stuckDeadline = begin + nanos + LEAST_GRACE.toNanos();
      long own = System.nanoTime() + nanos + LEAST_GRACE.toNanos();
      long whole = begin + nanos + GRACE.toNanos();
      return new Limited(limit, own - whole > 0 ? own : whole, stuckDeadline);
    }

    boolean isOver(long now, long silence) {
      boolean isStuck = silence > Math.min(STUCK.toNanos(), limit.toNanos() / 2);
      return now - (isStuck ? stuckDeadline : deadline) >= 0;
    }
  }

  /** Stands for work that was given up. */
  private static final Limited GIVEN_UP = new Limited(Duration.ZERO, 0, 0);

  private static final AtomicReference<@Nullable Limited> LIMITED = new AtomicReference<>();

  /** Who is told, in one line, why the JVM is ended; it answers with the exit status. */
  @FunctionalInterface
  public interface Obituary {
    int tell(String reason);
  }

  /** The exit status of work of which nothing is known. */
  public static final int UNKNOWN = 3;

  private static volatile @Nullable Obituary obituary;

  /** What comes before the reason where nothing can be made any more, not even a text. */
  private static volatile byte[] headline = headline("");

  private Watchdog() {}

  /**
   * Says who is told, in one line, why the JVM is ended. Without one, no limit is watched over, for
   * then the JVM is not ours alone.
   */
  public static void setObituary(Obituary newObituary) {
    obituary = newObituary;
  }

  /**
   * Says that what the JVM took to start is a part of the grace of the first work that is limited:
   * somebody has been waiting for it since. Not so where a JVM waits for work.
   */
  public static void countFromStart() {
    START.set(System.nanoTime() - JvmAge.now().orElse(Duration.ZERO).toNanos());
  }

  /** Says what the JVM works on. */
  public static void setTarget(String target) {
    headline = headline("  " + Printable.name(target));
  }

  private static byte[] headline(String target) {
    return "UNKNOWN%s\n  reason    ".formatted(target).getBytes(UTF_8);
  }

  /** Does something that should not take longer; if it does by far, the JVM ends. */
  public static <T> T within(Duration limit, Supplier<T> work) {
    Long start = START.getAndSet(null);
    Limited limited = Limited.since(start == null ? System.nanoTime() : start, limit);
    if (obituary == null || !LIMITED.compareAndSet(null, limited)) {
      return work.get();
    }
    try {
      return work.get();
    } finally {
      while (!LIMITED.compareAndSet(limited, null)) {
        LockSupport.park(); // given up: the JVM is about to end
      }
    }
  }

  /** Watches a thread that carries a program, until it ends. */
  static void watch(Thread carrier) {
    Thread watchdog = new Thread(null, () -> guard(carrier), "jacquard watchdog", 0, false);
    watchdog.setDaemon(true);
    watchdog.start();
  }

  private static void guard(Thread carrier) {
    long unblocked = System.nanoTime();
    long lively = unblocked;
    long before = unblocked;
    long beats = Heartbeat.count();
    while (carrier.isAlive()) {
      try {
        Thread.sleep(POLL);
      } catch (InterruptedException e) {
        return;
      }
      long now = System.nanoTime();
      if (now - before > PAUSE.toNanos() || Worker.isDebugged()) {
        unblocked = now; // the whole JVM stood still, or somebody looks at it
        lively = now;
      }
      before = now;
      Limited limited = LIMITED.get();
      if (limited != null
          && limited.isOver(now, now - lively)
          && LIMITED.compareAndSet(limited, GIVEN_UP)) {
        end(carrier, "out of budget (%s)".formatted(seconds(limited.limit)));
      }
      if (carrier.getState() != Thread.State.BLOCKED) {
        unblocked = now;
      } else if (now - unblocked > BLOCKED.toNanos()) {
        end(carrier, "a monitor of the JDK blocks all threads of the program");
      }
      if (!Heartbeat.isExpected() || Heartbeat.count() != beats) {
        beats = Heartbeat.count();
        lively = now;
      } else if (now - lively > SILENT.toNanos()) {
        end(carrier, "the program did nothing that can be seen for %s".formatted(seconds(SILENT)));
      }
    }
  }

  private static String seconds(Duration time) {
    return time.toMillis() % 1_000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }

  private static void end(Thread carrier, String reason) {
    AtomicReference<Integer> status = new AtomicReference<>(UNKNOWN);
    try {
      AtomicReference<String> place = new AtomicReference<>("");
      // A thread that never pauses cannot be asked where it is: then that stays unknown.
      attempt(() -> place.set(place(carrier)), LOOK);
      String why = reason + place.get();
      Obituary told = obituary;
      if (told == null || !attempt(() -> status.set(told.tell(why)), WORDS)) {
        tellSomehow(why);
      }
    } catch (Throwable e) { // such as too little memory
      tellSomehow(reason);
    } finally {
      Runtime.getRuntime().halt(Worker.exitStatus(status.get()));
    }
  }

  /** Whether it could be done, within a short time. */
  private static boolean attempt(Runnable words, Duration time) throws InterruptedException {
    AtomicReference<Boolean> done = new AtomicReference<>(false);
    Thread thread =
        new Thread(
            () -> {
              try {
                words.run();
                done.set(true);
              } catch (Throwable e) {
                // then it is told in another way
              }
            },
            "jacquard last words");
    thread.setDaemon(true);
    thread.start();
    thread.join(time);
    return done.get();
  }

  /** Without anything that may be locked, or may have to be made. */
  private static void tellSomehow(String why) {
    try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      out.write(headline);
      out.write(why.getBytes(UTF_8));
      out.write('\n');
    } catch (IOException | OutOfMemoryError e) {
      // nobody can be told
    }
  }

  /** The innermost frame of the program, and the one of the JDK that it waits for, if any. */
  private static String place(Thread carrier) {
    StackTraceElement library = null;
    for (StackTraceElement frame : carrier.getStackTrace()) {
      if ("program".equals(frame.getClassLoaderName())
          && !frame.getMethodName().startsWith("jacquard$")) {
        String at = Printable.name("%s:%d".formatted(frame.getFileName(), frame.getLineNumber()));
        return library == null
            ? "; the program is at " + at
            : "; the program is at %s, in %s"
                .formatted(
                    at, Printable.name(library.getClassName() + "." + library.getMethodName()));
      }
      if (library == null && !frame.getClassName().startsWith("jacquard.")) {
        library = frame;
      }
    }
    return ""; // the program does not run
  }
}
