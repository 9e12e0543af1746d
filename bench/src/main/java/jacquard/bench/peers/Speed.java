package jacquard.bench.peers;

import jacquard.bench.measure.Median;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How fast a tool is on a correct scenario.
 *
 * @param executions of one check, -1 if that has no end of its own
 * @param traces different ones among them, -1 if not counted
 * @param rounds without those that warmed up; none if the tool took too long for them
 */
record Speed(
    Scenario scenario,
    Tool tool,
    String verdict,
    long executions,
    long traces,
    List<Sample> rounds) {
  Speed {
    rounds = List.copyOf(rounds);
  }

  double perSecond() {
    return median(Sample::perSecond);
  }

  double perCpuSecond() {
    return median(Sample::perCpuSecond);
  }

  private double median(ToDoubleFunction<Sample> rate) {
    return Median.of(rounds.stream().mapToDouble(rate).toArray());
  }
}
