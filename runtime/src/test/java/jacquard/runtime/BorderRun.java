package jacquard.runtime;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import jacquard.runtime.border.BorderPrograms;
import jacquard.runtime.corpus.Expect;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Checks the programs at the border, those of one family in one JVM: what one of them does to the
 * JVM is seen by few others. A JVM that dies, or that says nothing for long, is a result as well.
 */
final class BorderRun {
  private static final int SECONDS = 60;
  private static final int WORKERS = 2;
  private static final int SECONDS_OF_SILENCE = 2 * SECONDS;

  /** What was said of a program: a verdict, {@code fault}, {@code died} or {@code silent}. */
  record Result(String verdict, long executions, long millis, String message) {
    boolean meets(Expect expect) {
      return verdict.equals(expect.value()) && message.contains(expect.message());
    }
  }

  private final BorderPrograms programs;
  private final Map<String, Result> results = new ConcurrentSkipListMap<>();

  BorderRun(BorderPrograms programs) {
    this.programs = programs;
  }

  Map<String, Result> results() throws InterruptedException, ExecutionException {
    Map<String, List<String>> families =
        programs.expected().keySet().stream()
            .collect(
                groupingBy(name -> programs.expected().get(name).about(), TreeMap::new, toList()));
    try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
      List<Callable<Void>> checks = new ArrayList<>();
      families.values().forEach(family -> checks.add(() -> checkAll(new ArrayDeque<>(family))));
      for (Future<Void> check : workers.invokeAll(checks)) {
        check.get();
      }
    }
    return results;
  }

  private Void checkAll(Deque<String> left) throws IOException, InterruptedException {
    while (!left.isEmpty()) {
      check(left);
    }
    return null;
  }

  /** Checks as many of them as one JVM survives. */
  private void check(Deque<String> left) throws IOException, InterruptedException {
    List<String> arguments =
        new ArrayList<>(List.of(programs.jar().toString(), Integer.toString(SECONDS)));
    left.forEach(name -> arguments.add("=" + BorderPrograms.className(name)));
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"), CorpusRunner.class.getName(), arguments);
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    AtomicLong heard = new AtomicLong(System.nanoTime());
    Thread watch = Thread.ofPlatform().daemon().start(() -> endWhenSilent(worker, heard));
    try (BufferedReader out = worker.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        String[] fields = line.split("\t", -1);
        if (!left.isEmpty() && fields[0].equals(BorderPrograms.className(left.peek()))) {
          heard.set(System.nanoTime());
          results.put(
              left.remove(),
              new Result(
                  fields[1], Long.parseLong(fields[2]), Long.parseLong(fields[4]), fields[5]));
        }
      }
    }
    int status = worker.waitFor();
    watch.interrupt();
    if (!left.isEmpty()) {
      boolean silent = System.nanoTime() - heard.get() >= SECONDS_OF_SILENCE * 1_000_000_000L;
      results.put(
          left.remove(), new Result(silent ? "silent" : "died", 0, 0, "exit status " + status));
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

  /** A line for each program: right or not, name, family, what is right, what was said. */
  static List<String> report(BorderPrograms programs, Map<String, Result> results) {
    List<String> lines = new ArrayList<>();
    programs
        .expected()
        .forEach(
            (name, expect) -> {
              Result result = results.get(name);
              lines.add(
                  String.join(
                      "\t",
                      result.meets(expect) ? "right" : "WRONG",
                      name,
                      expect.about(),
                      expect.value(),
                      result.verdict(),
                      Long.toString(result.executions()),
                      result.millis() + " ms",
                      result.message().substring(0, Math.min(200, result.message().length()))));
            });
    return lines;
  }
}
