package jacquard.bench.transactions;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Repeats Table 1 of SPIN 2005. */
@Command(
    name = "transactions",
    description = "Repeats Table 1 of SPIN 2005: transactions, commit points, cycle detection.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class TransactionsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a page with the table (transactions.md).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--max-states",
      paramLabel = "N",
      description = "Give up after N states; ${DEFAULT-VALUE} if not given.")
  private long maxStates = 3_000_000;

  @Override
  public Integer call() throws IOException {
    if (maxStates < 1) {
      throw new ParameterException(spec.commandLine(), "--max-states is at least 1");
    }
    if (out.isPresent()) {
      Files.createDirectories(out.get());
    }
    PrintWriter progress = spec.commandLine().getErr();
    List<Row> rows = new ArrayList<>();
    for (Subject subject : Subjects.ALL) {
      progress.println(subject.name());
      rows.add(Row.measure(subject, maxStates));
    }
    spec.commandLine().getOut().print(TransactionsReport.text(rows));
    spec.commandLine().getOut().flush();
    if (out.isPresent()) {
      Files.writeString(
          out.get().resolve("transactions.md"), TransactionsReport.page(rows, maxStates));
    }
    return 0;
  }
}
