package jacquard.check.selftest;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/**
 * Runs programs on real threads, many times, in a JVM as it is. Needs no other class of Jacquard
 * than those of this package that it names.
 */
final class PlainRunner {
  /** What an end begins with that is no outcome; the text of a program is in ASCII. */
  static final String ODD = "\u00bf";

  static final String DEADLOCK = ODD + "deadlock";

  /** Runs in which threads take turns, for each order. */
  private static final int IN_TURN = 3;

  /** Runs in which threads go at once: what is rarer comes up sooner in another program. */
  private static final long AT_ONCE = 1_000;

  private static final int MAX_DEADLOCKS = 3;
  private static final int MAX_THREADS = 300;
  private static final int LOOKS = 4;

  /** How long they may take, since some programs are slow. */
  private static final long MILLIS = 60;

  private final SelftestMessages.Request request;
  private final Random random = new Random(1);
  private final Class<?> type;
  private final Set<Thread> earlier = Set.copyOf(PlainThreads.threads());
  private PlainThreads crew;
  private long runs;
  private int deadlocks;

  private PlainRunner(SelftestMessages.Request request) throws ClassNotFoundException {
    this.request = request;
    type = load(request);
    crew = new PlainThreads(request.threads());
  }

  public static void main(String[] arguments) throws IOException {
    DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out));
    System.setIn(InputStream.nullInputStream());
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    try {
      while (true) {
        sights(SelftestMessages.Request.read(in)).write(out);
      }
    } catch (EOFException e) {
      Runtime.getRuntime().halt(0);
    }
  }

  private static PlainSights sights(SelftestMessages.Request request) {
    try {
      PlainRunner runner = new PlainRunner(request);
      try {
        return runner.run();
      } finally {
        runner.crew.end();
      }
    } catch (PlainThreads.EndlessException e) {
      return PlainSights.trouble(PlainThreads.ENDLESS + ": " + e.getMessage());
    } catch (ReflectiveOperationException | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return PlainSights.notMade(cause.toString());
    } catch (InterruptedException e) {
      return PlainSights.trouble("interrupted");
    }
  }

  private PlainSights run() throws ReflectiveOperationException, InterruptedException {
    List<List<String>> inTurn = new ArrayList<>();
    if (request.effort() == 0) {
      return new PlainSights(
          "", false, 0, List.of(run(orders(request.threads()).getFirst(), 1)), List.of());
    }
    for (List<Integer> order : orders(request.threads())) {
      inTurn.add(run(order, IN_TURN * request.effort()));
    }
    TreeSet<String> together = new TreeSet<>();
    long end = System.nanoTime() + MILLIS * request.effort() * 1_000_000;
    while (System.nanoTime() < end
        && runs < AT_ONCE * request.effort()
        && deadlocks < MAX_DEADLOCKS * request.effort()
        && Thread.activeCount() < MAX_THREADS) {
      together.addAll(run(List.of(), request.fresh() ? 8 : runs < 100 ? 16 : 64));
    }
    boolean spent = Thread.activeCount() > MAX_THREADS || leavesBusyThreads();
    return new PlainSights("", spent, runs, inTurn, List.copyOf(together));
  }

  /** Whether threads go on for ever, such as those of a pool with a task that comes again. */
  private boolean leavesBusyThreads() throws InterruptedException {
    for (int i = 0; i < LOOKS; i++) {
      boolean isBusy =
          PlainThreads.threads().stream()
              .filter(t -> !earlier.contains(t) && !t.equals(Thread.currentThread()))
              .anyMatch(t -> t.getState() == Thread.State.RUNNABLE);
      if (!isBusy) {
        return false;
      }
      Thread.sleep(2);
    }
    return true;
  }

  /** Outcomes of so many runs, or fewer if threads wait for ever; with an order, in turn. */
  private List<String> run(List<Integer> order, int count)
      throws ReflectiveOperationException, InterruptedException {
    if (!request.interrupts()) {
      return runTogether(order, count);
    }
    List<String> outcomes = new ArrayList<>();
    int stuck = deadlocks;
    for (int i = 0; i < count && deadlocks == stuck; i++) {
      outcomes.addAll(runTogether(order, 1));
    }
    return outcomes;
  }

  /** As {@link #run}; a thread may begin the next run while another is still in the one before. */
  @SuppressWarnings("unchecked")
  private List<String> runTogether(List<Integer> order, int count)
      throws ReflectiveOperationException, InterruptedException {
    List<IntFunction<String>> programs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Class<?> program = request.fresh() ? load(request) : type;
      Thread.currentThread().setContextClassLoader(program.getClassLoader());
      programs.add((IntFunction<String>) program.getConstructor().newInstance());
    }
    int ended = crew.run(programs, order, random);
    runs += ended;
    List<String> outcomes = new ArrayList<>();
    for (IntFunction<String> program : programs.subList(0, ended)) {
      outcomes.add(program.apply(-1));
    }
    if (ended == count) {
      programs.forEach(PlainRunner::cleanUp);
    } else {
      if (order.isEmpty()) {
        runs++;
        deadlocks++;
        outcomes.add(DEADLOCK);
      } // else it waits for somebody whose turn comes later
      crew.end(); // before the rest, which may wait for what its threads hold
      crew = new PlainThreads(request.threads());
      programs.forEach(PlainRunner::cleanUp);
    }
    return outcomes;
  }

  private static void cleanUp(IntFunction<String> program) {
    String _ = program.apply(-2);
  }

  private static List<List<Integer>> orders(int threads) {
    return switch (threads) {
      case 1 -> List.of(List.of(0));
      case 2 -> List.of(List.of(0, 1), List.of(1, 0));
      default ->
          List.of(
              List.of(0, 1, 2),
              List.of(0, 2, 1),
              List.of(1, 0, 2),
              List.of(1, 2, 0),
              List.of(2, 0, 1),
              List.of(2, 1, 0));
    };
  }

  private static Class<?> load(SelftestMessages.Request request) throws ClassNotFoundException {
    return Class.forName(request.name(), true, new Loader(request.classFiles()));
  }

  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classFiles;

    Loader(Map<String, byte[]> classFiles) {
      super(ClassLoader.getPlatformClassLoader());
      this.classFiles = classFiles;
      setDefaultAssertionStatus(true);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classFiles.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
