package jacquard.bench.peers;

import jacquard.explore.catalog.Searches;
import jacquard.runtime.Worker;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Who checks, and how its workers are started. */
enum Tool {
  JACQUARD("Jacquard"),
  BEST_FIRST("Jacquard, best-first"),
  LINCHECK("Lincheck 3.7");

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  /** Lincheck explores up to so many executions when it looks for a bug. */
  static final int MOST = 1_000;

  /** And when its speed is measured, in each check. */
  static final int SOME = 200;

  private final String title;

  Tool(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  private String search() {
    return this == BEST_FIRST ? "best-first" : Searches.DEFAULT;
  }

  /** Whether it is measured on a scenario: best-first search is for finding bugs. */
  boolean takesPartIn(Scenario scenario) {
    return this != BEST_FIRST || scenario.isBuggy();
  }

  /** A JVM that makes one check. */
  WorkerOutput once(Scenario scenario, Duration timeout) throws IOException, InterruptedException {
    return run(scenario, new Rounds(1, Duration.ZERO), MOST, false, timeout);
  }

  /** A JVM that makes one check and counts the different traces, if the tool can. */
  WorkerOutput counting(Scenario scenario, Duration timeout)
      throws IOException, InterruptedException {
    return run(scenario, new Rounds(1, Duration.ZERO), SOME, true, timeout);
  }

  /** A JVM that makes checks for some time. */
  WorkerOutput steady(Scenario scenario, Rounds rounds, Duration timeout)
      throws IOException, InterruptedException {
    return run(scenario, rounds, SOME, false, timeout);
  }

  private WorkerOutput run(
      Scenario scenario, Rounds rounds, int invocations, boolean count, Duration timeout)
      throws IOException, InterruptedException {
    String number = Integer.toString(rounds.count());
    String millis = Long.toString(rounds.length().toMillis());
    List<String> command =
        switch (this) {
          case JACQUARD, BEST_FIRST ->
              Worker.command(
                  CLASS_PATH,
                  JacquardWorker.class.getName(),
                  List.of(
                      programs(),
                      number,
                      millis,
                      Boolean.toString(count),
                      scenario.name() + "=" + search()));
          case LINCHECK ->
              List.of(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UseSerialGC",
                  "-XX:+EnableDynamicAgentLoading",
                  "-cp",
                  CLASS_PATH,
                  LincheckWorker.class.getName(),
                  scenario.name(),
                  number,
                  millis,
                  Integer.toString(invocations));
        };
    return WorkerOutput.run(command, timeout);
  }

  /** The jar or folder that the programs are in. */
  private static String programs() {
    URI location =
        URI.create(Scenario.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(location).toString();
  }
}
