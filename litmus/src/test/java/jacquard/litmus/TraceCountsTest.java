package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Statistics;
import jacquard.explore.Limits;
import jacquard.explore.catalog.Searches;
import jacquard.script.Script;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Compares with numbers that were found without any of our code. */
class TraceCountsTest {
  private static final int TRACES = 1;
  private static final int DEADLOCKED = 6;
  private static final int THREADS = 7;
  private static final int MAX_EVENTS = 8;
  private static final int WITHIN_PREEMPTIONS = 10;
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "trace-counts.tsv", delimiter = '\t', numLinesToSkip = 1)
  void everyTraceIsExecutedExactlyOnce(ArgumentsAccessor row) {
    everyTraceIsExecutedExactlyOnce(row, "optimal");
    everyTraceIsExecutedExactlyOnce(row, "optimal:depth-first");
  }

  private static void everyTraceIsExecutedExactlyOnce(ArgumentsAccessor row, String search) {
    Litmus litmus = litmus(row.getString(0));
    Recorder recorder = new Recorder();
    Statistics statistics =
        Searches.named(search)
            .orElseThrow()
            .search(1)
            .check(new Script(litmus.program()), Limits.NONE.goingOn().countingTraces(), recorder)
            .statistics();

    assertThat(statistics.executions()).isEqualTo(row.getLong(TRACES));
    assertThat(statistics.distinctTraces()).isEqualTo(row.getLong(TRACES));
    assertThat(statistics.blockedExecutions()).isZero();
    assertThat(recorder.deadlockedTraces()).isEqualTo(row.getLong(DEADLOCKED));
    assertThat(statistics.maxDepth()).isEqualTo(row.getInteger(MAX_EVENTS));
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "trace-counts.tsv", delimiter = '\t', numLinesToSkip = 1)
  void theExpectationIsTheSame(ArgumentsAccessor row) {
    Litmus litmus = litmus(row.getString(0));
    Expectation expectation = litmus.expectation();

    assertThat(litmus.program().threads()).hasSize(row.getInteger(THREADS));
    assertThat(expectation.traces()).hasValue(row.getLong(TRACES));
    assertThat(expectation.deadlockedTraces()).hasValue(row.getLong(DEADLOCKED));
    assertThat(expectation.verdict() == Expectation.Kind.DEADLOCKS)
        .isEqualTo(row.getLong(DEADLOCKED) > 0);
    String within = row.getString(WITHIN_PREEMPTIONS);
    if (within != null && !litmus.name().startsWith("dining(")) {
      // The file counts a switch only when the thread goes on later, which a deadlocked one never
      // does: it has 0 preemptions for the deadlock of the philosophers, where we count 1.
      assertThat(expectation.tracesWithinPreemptions())
          .isEqualTo(Arrays.stream(within.split(" ")).map(Long::valueOf).toList());
    }
  }

  /** The litmus program that a name in the file stands for. */
  private static Litmus litmus(String program) {
    List<String> numbers = NUMBER.matcher(program).results().map(r -> r.group()).toList();
    String words = NUMBER.matcher(program).replaceAll("n");
    String name =
        switch (words) {
          case "write_x_once(n)" -> "write-x-once";
          case "readers(n)+nwriter" -> "readers";
          case "lastzero(n)" -> "lastzero";
          case "store_buffering" -> "store-buffering";
          case "message_passing" -> "message-passing";
          case "racy_counter_r_then_w(n)" -> "racy-counter";
          case "atomic_inc(n)" -> "atomic-inc";
          case "binc(n)" -> "binc";
          case "nthreads_n_critical_sections" -> "critical-sections";
          case "dining_all_left_first(n)" -> "dining";
          case "dining_last_reversed(n)" -> "dining-reversed";
          case "wait_loop_notify(n waiters)" -> "wait-notify";
          case "wait_loop_notifyAll(n waiters)" -> "wait-notify-all";
          case "choosenxn" -> "choose-2x2";
          case "indexer(n)" -> "indexer";
          case "filesystem(n)" -> "filesystem";
          default -> throw new IllegalArgumentException("no litmus program for " + program);
        };
    Shape shape =
        LitmusCatalog.shapes().stream()
            .filter(s -> s.name().equals(name))
            .findFirst()
            .orElseThrow();
    return shape.litmus(
        numbers.stream().limit(shape.parameters().size()).map(Integer::valueOf).toList());
  }
}
