package jacquard.bench;

import jacquard.bench.chapter8.Chapter8Command;
import jacquard.bench.jmh.JmhCommand;
import jacquard.bench.lastzero.LastZeroCommand;
import jacquard.bench.peers.JavaCommand;
import jacquard.bench.popl2005.ModelsCommand;
import jacquard.bench.popl2005.Popl2005Command;
import jacquard.bench.spin.SpinCommand;
import jacquard.bench.symbolic.SymbolicCommand;
import jacquard.bench.transactions.TransactionsCommand;
import java.io.PrintStream;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/** The command. */
@Command(
    name = "bench/run",
    description = "Measures Jacquard.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    subcommands = {
      Popl2005Command.class,
      Chapter8Command.class,
      LastZeroCommand.class,
      JavaCommand.class,
      ModelsCommand.class,
      TransactionsCommand.class,
      SpinCommand.class,
      SymbolicCommand.class,
      JmhCommand.class,
      HelpCommand.class
    })
public final class Main {
  private static final int FAULT = 4;

  private Main() {}

  /** Runs the command and ends the process with its exit status. */
  public static void main(String[] args) {
    System.exit(run(args, writer(System.out), writer(System.err)));
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, stream.charset());
  }

  /** Runs the command and returns its exit status: 2 for a wrong call, 4 for a fault. */
  static int run(String[] args, PrintWriter out, PrintWriter err) {
    return new CommandLine(new Main())
        .setOut(out)
        .setErr(err)
        .setUsageHelpWidth(100)
        .setUsageHelpAutoWidth(false)
        .setParameterExceptionHandler(
            (e, _) -> {
              err.println(e.getMessage());
              return CommandLine.ExitCode.USAGE;
            })
        .setExecutionExceptionHandler(
            (e, _, _) -> {
              e.printStackTrace(err);
              return FAULT;
            })
        .execute(args);
  }
}
