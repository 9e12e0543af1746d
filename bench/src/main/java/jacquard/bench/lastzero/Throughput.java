package jacquard.bench.lastzero;

import jacquard.core.Statistics;
import jacquard.explore.Observer;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * How fast a search is once the compiler has seen it.
 *
 * @param rounds the same search again and again, without the rounds for warming up
 */
record Throughput(List<Statistics> rounds) {
  Throughput {
    rounds = List.copyOf(rounds);
  }

  static Throughput measure(SearchEntry search, int n, int warmUpRounds, int rounds) {
    Subject subject = LastZero.subject(n);
    List<Statistics> measured = new ArrayList<>();
    for (int round = -warmUpRounds; round < rounds; round++) {
      Statistics statistics = LastZero.check(search, subject, Observer.SILENT).statistics();
      if (round >= 0) {
        measured.add(statistics);
      }
    }
    return new Throughput(measured);
  }

  /** Executions per second of each round, slowest first. */
  List<Double> rates() {
    return rounds.stream().map(Statistics::executionsPerSecond).sorted().toList();
  }

  double median() {
    return median(rates());
  }

  static double median(List<Double> ascending) {
    int middle = ascending.size() / 2;
    return ascending.size() % 2 == 1
        ? ascending.get(middle)
        : (ascending.get(middle - 1) + ascending.get(middle)) / 2;
  }
}
