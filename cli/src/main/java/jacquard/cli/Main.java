package jacquard.cli;

import jacquard.check.selftest.JavaSelfTest;
import jacquard.cli.command.CertificateCommand;
import jacquard.cli.command.CheckCommand;
import jacquard.cli.command.CircuitCommand;
import jacquard.cli.command.CompareCommand;
import jacquard.cli.command.GraphCommand;
import jacquard.cli.command.ListCommand;
import jacquard.cli.command.ReplayCommand;
import jacquard.cli.command.RequestOptions;
import jacquard.cli.command.SelftestCommand;
import jacquard.cli.command.SimulateCommand;
import jacquard.cli.command.SpinCommand;
import jacquard.cli.console.Cancellation;
import jacquard.cli.console.Complaints;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.InterruptSignal;
import jacquard.cli.target.Targets;
import jacquard.cli.worker.WorkerCommand;
import jacquard.runtime.Carrier;
import jacquard.runtime.JvmLaunch.Streams;
import jacquard.runtime.Worker;
import jacquard.script.selftest.BoundsSelfTest;
import jacquard.script.selftest.SelfTest;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The command. */
@Command(
    name = "jacquard",
    description = "Checks concurrent programs on all their schedules.",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit status: 0 holds, 1 violated, 2 the call is wrong, 3 unknown, 4 a fault of Jacquard.",
      "Try: jacquard check examples/01-lost-update/LostUpdate.java"
    })
public final class Main implements Callable<Integer> {
  /** What follows is for the program that is checked. */
  private static final String END = "--";

  @Spec private CommandSpec spec = CommandSpec.create();

  private Main() {}

  /** Runs the command and ends the process with its exit status. */
  public static void main(String[] args) {
    InterruptSignal interrupt = InterruptSignal.install();
    Console console =
        new Console(
            writer(System.out),
            writer(System.err),
            terminal(),
            System.getenv("JACQUARD_DEBUG") == null
                ? Console.Faults.BRIEF
                : Console.Faults.WITH_STACK_TRACE,
            interrupt);
    console.watch().mayEndTheProcess(console);
    int status =
        ExitStatus.ofProcess(
            Worker.isThisJvm()
                ? Carrier.call(() -> run(args, console, new Targets(), Streams.INHERITED))
                : run(args, console, new Targets(), Streams.INHERITED));
    interrupt.finished(status);
    System.exit(status);
  }

  /** Runs the command and returns its exit status. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(
        args,
        new Console(
            writer(out),
            writer(err),
            Console.Terminal.PLAIN,
            Console.Faults.BRIEF,
            Cancellation.NEVER),
        new Targets());
  }

  static int run(String[] args, Console console, Targets targets) {
    return run(args, console, targets, Streams.PIPED);
  }

  private static int run(String[] args, Console console, Targets targets, Streams streams) {
    Complaints complaints = new Complaints(console);
    List<String> all = List.of(args);
    int end = all.contains(END) ? all.indexOf(END) : all.size();
    List<String> forProgram = end < all.size() ? all.subList(end + 1, all.size()) : List.of();
    WorkerCommand worker = new WorkerCommand(Main.class, all, console, streams);
    int status;
    try {
      status =
          commandLine(console, targets, worker, forProgram, complaints)
              .setExecutionExceptionHandler((e, _, _) -> complaints.exception(e))
              .execute(all.subList(0, end).toArray(String[]::new));
    } catch (Throwable fault) { // an Error such as running out of memory; picocli has the rest
      status = complaints.fault(fault);
    }
    console.flush();
    return console.out().checkError() ? complaints.lostOutput() : status;
  }

  private static CommandLine commandLine(
      Console console,
      Targets targets,
      WorkerCommand worker,
      List<String> forProgram,
      Complaints complaints) {
    RequestOptions ofCheck = CheckCommand.options();
    RequestOptions ofReplay = ReplayCommand.options();
    RequestOptions ofCompare = CompareCommand.options();
    RequestOptions ofGraph = GraphCommand.options();
    RequestOptions ofCircuit = CircuitCommand.options();
    RequestOptions ofCertificate = CertificateCommand.options();
    CommandLine commandLine =
        new CommandLine(new Main())
            .addSubcommand(
                taking(ofCheck, new CheckCommand(console, targets, worker, forProgram, ofCheck)))
            .addSubcommand(
                taking(ofReplay, new ReplayCommand(console, targets, worker, forProgram, ofReplay)))
            .addSubcommand(
                taking(
                    ofCompare, new CompareCommand(console, targets, worker, forProgram, ofCompare)))
            .addSubcommand(new SimulateCommand(console, standardInput()))
            .addSubcommand(taking(ofGraph, new GraphCommand(console, targets, ofGraph)))
            .addSubcommand(taking(ofCircuit, new CircuitCommand(console, targets, ofCircuit)))
            .addSubcommand(
                taking(ofCertificate, new CertificateCommand(console, targets, ofCertificate)))
            .addSubcommand(spin(console, targets, complaints))
            .addSubcommand(new ListCommand(console))
            .addSubcommand(
                new SelftestCommand(console, SelfTest::run, BoundsSelfTest::run, JavaSelfTest::run))
            .addSubcommand(new HelpCommand());
    return commandLine
        .setOut(console.out())
        .setErr(console.err())
        .setUsageHelpWidth(100)
        .setUsageHelpAutoWidth(false)
        .setExpandAtFiles(false)
        .setParameterExceptionHandler((e, _) -> complaints.wrongCall(e));
  }

  /** What looks like an option is Spin's, and means another command, which is run here. */
  private static CommandLine spin(Console console, Targets targets, Complaints complaints) {
    SpinCommand command =
        new SpinCommand(
            console,
            words ->
                commandLine(
                        console,
                        targets,
                        new WorkerCommand(Main.class, words, console, Streams.INHERITED),
                        List.of(),
                        complaints)
                    .setExecutionExceptionHandler((e, _, _) -> complaints.exception(e))
                    .execute(words.toArray(String[]::new)));
    CommandLine commandLine = new CommandLine(command);
    commandLine.setUnmatchedOptionsArePositionalParams(true);
    commandLine
        .getCommandSpec()
        .addOption(
            OptionSpec.builder("--help")
                .usageHelp(true)
                .description("Show this help message and exit.")
                .build());
    return commandLine;
  }

  private static CommandLine taking(RequestOptions options, Object command) {
    CommandLine commandLine = new CommandLine(command);
    options.addTo(commandLine.getCommandSpec());
    return commandLine;
  }

  /** Without a command nothing was checked, so this is no success. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitStatus.USAGE;
  }

  private static Reader standardInput() {
    return new InputStreamReader(System.in, Charset.defaultCharset());
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, true, stream.charset());
  }

  private static Console.Terminal terminal() {
    return !"dumb".equals(System.getenv("TERM")) && isTerminal()
        ? Console.Terminal.INTERACTIVE
        : Console.Terminal.PLAIN;
  }

  /** Java tells only whether input and output are a terminal; Linux knows it of errors too. */
  private static boolean isTerminal() {
    Path err = Path.of("/proc/self/fd/2");
    try {
      return Files.exists(err)
          ? err.toRealPath().toString().matches("/dev/(pts/|tty).*")
          : Optional.ofNullable(System.console()).filter(c -> c.isTerminal()).isPresent();
    } catch (IOException _) {
      return false; // a pipe has no path
    }
  }
}
