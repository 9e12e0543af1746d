package jacquard.bench.lastzero;

import jacquard.core.Statistics;
import jacquard.explore.Observer;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.report.Table;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures speed and memory of every optimal search. */
@Command(
    name = "lastzero",
    description = "Measures speed and memory of the optimal searches on lastzero(n).",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit status 1: the number of executions is not that of the traces, or some were blocked."
    })
public final class LastZeroCommand implements Callable<Integer> {
  private static final int SMALLEST = 8;
  private static final int WARM_UP_ROUNDS = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--search",
      paramLabel = "NAME",
      split = ",",
      description = "Only these searches, with commas between them; all optimal ones otherwise.")
  private List<String> names = List.of();

  @Option(
      names = "--n",
      paramLabel = "N",
      description = "The size at which speed is measured; ${DEFAULT-VALUE} if not given.")
  private int n = 15;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often, after the rounds for warming up; ${DEFAULT-VALUE} if not given.")
  private int rounds = 5;

  @Option(
      names = "--max-n",
      paramLabel = "N",
      description = "The largest size at which memory is measured; ${DEFAULT-VALUE} if not given.")
  private int maxN = 16;

  @Override
  public Integer call() {
    if (n < 1 || rounds < 1) {
      throw new ParameterException(spec.commandLine(), "--n and --rounds are at least 1");
    }
    List<SearchEntry> searches = searches();
    boolean speedIsRight = speed(searches);
    boolean memoryIsRight = memory(searches);
    return speedIsRight && memoryIsRight ? 0 : 1;
  }

  private List<SearchEntry> searches() {
    return names.isEmpty()
        ? Searches.withoutBounds().stream()
            .filter(search -> search.promise() == Searches.Promise.OPTIMAL)
            .toList()
        : names.stream().map(this::search).toList();
  }

  private SearchEntry search(String name) {
    return Searches.named(name)
        .filter(search -> search.promise() == Searches.Promise.OPTIMAL)
        .orElseThrow(
            () -> new ParameterException(spec.commandLine(), "no optimal search '" + name + "'"));
  }

  private boolean speed(List<SearchEntry> searches) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("executions", Table.Align.RIGHT)
            .column("blocked", Table.Align.RIGHT)
            .column("median", Table.Align.RIGHT)
            .column("slowest", Table.Align.RIGHT)
            .column("fastest", Table.Align.RIGHT);
    boolean right = true;
    for (SearchEntry search : searches) {
      Throughput t = Throughput.measure(search, n, WARM_UP_ROUNDS, rounds);
      for (Statistics round : t.rounds()) {
        right &= isOptimal(n, round);
      }
      table.row(
          search.name(),
          number(t.rounds().getFirst().executions()),
          number(t.rounds().getFirst().blockedExecutions()),
          number(Math.round(t.median())),
          number(Math.round(t.rates().getFirst())),
          number(Math.round(t.rates().getLast())));
    }
    print(
        "Executions per second on lastzero(%d), %d rounds after %d for warming up"
            .formatted(n, rounds, WARM_UP_ROUNDS),
        table);
    return right;
  }

  private boolean memory(List<SearchEntry> searches) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("n", Table.Align.RIGHT)
            .column("executions", Table.Align.RIGHT)
            .column("most pending", Table.Align.RIGHT)
            .column("heap MB", Table.Align.RIGHT);
    boolean right = true;
    for (SearchEntry search : searches) {
      LastZero.check(search, LastZero.subject(SMALLEST), Observer.SILENT); // loads the classes
      for (int size = SMALLEST; size <= maxN; size++) {
        MemoryUse use = MemoryUse.measure(search, size);
        right &= isOptimal(size, use.statistics());
        table.row(
            use.search(),
            Integer.toString(size),
            number(use.statistics().executions()),
            number(use.statistics().peakPending()),
            String.format(Locale.ROOT, "%,.1f", use.heap() / 1e6));
      }
    }
    print("Memory on lastzero(n): the most that a search had in use, garbage collected", table);
    return right;
  }

  private static boolean isOptimal(int size, Statistics s) {
    return s.executions() == LastZero.traces(size) && s.blockedExecutions() == 0;
  }

  private void print(String title, Table table) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(title);
    out.println(table.text("  "));
    out.flush();
  }

  private static String number(long n) {
    return String.format(Locale.ROOT, "%,d", n);
  }
}
