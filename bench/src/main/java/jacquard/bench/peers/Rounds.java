package jacquard.bench.peers;

import java.io.PrintStream;
import java.time.Duration;

/**
 * What a worker measures: rounds of checks, each round as many checks as fit in its time, but one
 * at least. Prints a line for each round.
 *
 * @param count the rounds; those that warm up are among them
 * @param length zero for rounds of one check
 */
record Rounds(int count, Duration length) {
  void measure(Checker checker, PrintStream out) throws Exception {
    for (int round = 0; round < count; round++) {
      out.println(measure(checker).line());
      out.flush();
    }
  }

  private Sample measure(Checker checker) throws Exception {
    Duration cpu = cpu();
    long start = System.nanoTime();
    long executions = 0;
    long wall;
    Checker.Outcome last;
    do {
      last = checker.check();
      executions += last.executions();
      wall = System.nanoTime() - start;
    } while (wall < length.toNanos());
    return new Sample(
        last.verdict(), executions, last.traces(), Duration.ofNanos(wall), cpu().minus(cpu));
  }

  private static Duration cpu() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .orElseThrow(() -> new IllegalStateException("this system tells no processor time"));
  }
}
