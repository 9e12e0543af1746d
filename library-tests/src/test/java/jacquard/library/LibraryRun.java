package jacquard.library;

import jacquard.library.LibraryPrograms.Subject;
import jacquard.runtime.Worker;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** Checks the programs, those of one library in one JVM. A JVM that dies is a result as well. */
final class LibraryRun {
  private static final int EXECUTIONS = 2_000;

  /** Of programs that need more than there is time for. */
  private static final int FEW_EXECUTIONS = 8;

  /** Longer than that many executions take, on a machine that has other things to do as well. */
  private static final int SECONDS = 90;

  private static final int WORKERS = 2;

  /** A check looks at the clock only now and then, and a busy machine makes that rarer. */
  private static final int SECONDS_OF_SILENCE = 3 * SECONDS;

  /** What was said of a program: a verdict, {@code fault}, {@code died} or {@code silent}. */
  record Result(String verdict, long executions, long millis, String message) {}

  private final Map<String, Result> results = new ConcurrentHashMap<>();

  private final Set<String> unfinished;

  private LibraryRun(Set<String> unfinished) {
    this.unfinished = unfinished;
  }

  /**
   * The results by the names of the subjects.
   *
   * @param unfinished the names of those that are known not to come to an end
   */
  static Map<String, Result> of(List<Subject> subjects, Set<String> unfinished)
      throws InterruptedException, ExecutionException {
    LibraryRun run = new LibraryRun(unfinished);
    Map<String, Deque<Subject>> libraries = new LinkedHashMap<>();
    for (Subject subject : subjects) {
      libraries.computeIfAbsent(subject.expect().library(), _ -> new ArrayDeque<>()).add(subject);
    }
    try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
      List<Callable<Void>> checks = new ArrayList<>();
      libraries.values().forEach(left -> checks.add(() -> run.checkAll(left)));
      for (Future<Void> check : workers.invokeAll(checks)) {
        check.get();
      }
    }
    return run.results;
  }

  private Void checkAll(Deque<Subject> left) throws IOException, InterruptedException {
    while (!left.isEmpty()) {
      check(left);
    }
    return null;
  }

  /** Checks as many of them as one JVM survives. */
  private void check(Deque<Subject> left) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(Integer.toString(SECONDS)));
    for (Subject subject : left) {
      arguments.add(subject.name());
      arguments.add(subject.program());
      arguments.add(subject.expect().bound());
      arguments.add(LibraryPrograms.joined(subject.classPath()));
      boolean isUnfinished = unfinished.contains(subject.name());
      arguments.add(Integer.toString(isUnfinished ? FEW_EXECUTIONS : EXECUTIONS));
    }
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"), LibraryRunner.class.getName(), arguments);
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    AtomicLong heard = new AtomicLong(System.nanoTime());
    Thread watch = Thread.ofPlatform().daemon().start(() -> endWhenSilent(worker, heard));
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        if (!left.isEmpty() && fields[0].equals(left.peek().name())) {
          heard.set(System.nanoTime());
          results.put(
              left.remove().name(),
              new Result(
                  fields[1], Long.parseLong(fields[2]), Long.parseLong(fields[3]), fields[4]));
        }
      }
    }
    int status = worker.waitFor();
    watch.interrupt();
    if (!left.isEmpty()) {
      boolean silent = System.nanoTime() - heard.get() >= SECONDS_OF_SILENCE * 1_000_000_000L;
      results.put(
          left.remove().name(),
          new Result(silent ? "silent" : "died", 0, 0, "exit status " + status));
    }
  }

  private static void endWhenSilent(Process worker, AtomicLong heard) {
    try {
      while (!worker.waitFor(1, TimeUnit.SECONDS)) {
        if (System.nanoTime() - heard.get() >= SECONDS_OF_SILENCE * 1_000_000_000L) {
          worker.destroyForcibly();
          return;
        }
      }
    } catch (InterruptedException e) {
      // the worker has ended
    }
  }
}
