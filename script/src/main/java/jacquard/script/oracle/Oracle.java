package jacquard.script.oracle;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.explore.Subject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Enumerates the traces of a program: breadth first, all prefixes of executions, one of each
 * equivalence class.
 */
public final class Oracle {
  private Oracle() {}

  /**
   * All there is to know about a small program.
   *
   * @param traces every complete trace with its outcome
   * @param interleavings the number of complete schedules; {@code Long.MAX_VALUE} for that many or
   *     more
   * @param prefixes the number of classes of prefixes
   */
  public record Truth(Map<CanonicalTrace, Outcome> traces, long interleavings, int prefixes) {
    public boolean isViolated() {
      return traces.values().stream().anyMatch(Outcome::isViolation);
    }
  }

  /**
   * Empty if there are more than {@code maxPrefixes} classes or executions over {@code maxSteps}.
   */
  public static Optional<Truth> enumerate(Subject subject, int maxPrefixes, int maxSteps) {
    Map<CanonicalTrace, Outcome> complete = new LinkedHashMap<>();
    Map<CanonicalTrace, Prefix> level = new LinkedHashMap<>();
    Execution execution = new Execution();
    long interleavings = 0;
    int prefixes = 1;
    Prefix empty = new Prefix(new long[0]);
    empty.schedules = 1;
    empty.run(subject, maxSteps, execution);
    level.put(CanonicalTrace.of(execution), empty);
    while (!level.isEmpty()) {
      Map<CanonicalTrace, Prefix> next = new LinkedHashMap<>();
      for (Map.Entry<CanonicalTrace, Prefix> entry : level.entrySet()) {
        Prefix prefix = entry.getValue();
        Outcome outcome = prefix.outcome;
        if (outcome instanceof Outcome.Truncated) {
          return Optional.empty();
        }
        if (outcome.isComplete()) {
          complete.put(entry.getKey(), outcome);
          interleavings = saturatingAdd(interleavings, prefix.schedules);
        }
        for (long label : prefix.labels) {
          Prefix longer = new Prefix(append(prefix.schedule, label));
          longer.run(subject, maxSteps, execution);
          CanonicalTrace trace = CanonicalTrace.of(execution);
          Prefix known = next.putIfAbsent(trace, longer);
          Prefix same = known == null ? longer : known;
          same.schedules = saturatingAdd(same.schedules, prefix.schedules);
        }
      }
      prefixes += next.size();
      if (prefixes > maxPrefixes) {
        return Optional.empty();
      }
      level = next;
    }
    return Optional.of(new Truth(complete, interleavings, prefixes));
  }

  private static long[] append(long[] schedule, long label) {
    long[] longer = Arrays.copyOf(schedule, schedule.length + 1);
    longer[schedule.length] = label;
    return longer;
  }

  private static long saturatingAdd(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }

  /** A class of prefixes, by one of its schedules: runs it, and notes what may come next. */
  private static final class Prefix implements Policy {
    final long[] schedule;
    final List<Long> labels = new ArrayList<>();
    Outcome outcome = Outcome.Pruned.OUTCOME;
    long schedules;

    Prefix(long[] schedule) {
      this.schedule = schedule;
    }

    void run(Subject subject, int maxSteps, Execution execution) {
      subject.run(this, maxSteps, execution);
      outcome = execution.outcome();
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int step = sofar.length();
      if (step < schedule.length) {
        return schedule[step];
      }
      for (int t = 0; t < sofar.threads(); t++) {
        if (sofar.enabled(step, t)) {
          for (int c = 0; c < frontier.alternatives(t); c++) {
            labels.add(Label.of(t, c));
          }
        }
      }
      return Label.NONE;
    }
  }
}
