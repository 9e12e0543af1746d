package jacquard.bench.peers;

import jacquard.bench.measure.Median;
import java.util.List;

/**
 * How soon a tool finds the bug of a scenario, in several new JVMs.
 *
 * @param processes all of them
 */
record TimeToBug(Scenario scenario, Tool tool, List<WorkerOutput> processes) {
  TimeToBug {
    processes = List.copyOf(processes);
  }

  private List<Sample> samples() {
    return processes.stream().flatMap(p -> p.samples().stream()).toList();
  }

  /** Of all processes, if they agree. */
  String verdict() {
    if (processes.stream().anyMatch(WorkerOutput::timedOut)) {
      return "no answer";
    }
    List<String> verdicts = samples().stream().map(Sample::verdict).distinct().toList();
    return String.join(" or ", verdicts);
  }

  boolean isFound() {
    return verdict().equals(scenario.verdict());
  }

  /** Whether some process claims what is not so: giving up is no claim. */
  boolean isWrong() {
    return samples().stream()
        .map(Sample::verdict)
        .anyMatch(v -> !v.equals(scenario.verdict()) && !v.equals("unknown"));
  }

  double executions() {
    return Median.of(samples().stream().mapToDouble(Sample::executions).toArray());
  }

  /** From the start of the search to its verdict. */
  double checkMillis() {
    return Median.of(samples().stream().mapToDouble(s -> s.wall().toNanos() / 1e6).toArray());
  }

  /** From the start of the JVM to its end. */
  double processMillis() {
    return Median.of(processes.stream().mapToDouble(p -> p.wall().toNanos() / 1e6).toArray());
  }
}
