package jacquard.cli.console;

import jacquard.core.NearestName;
import jacquard.core.request.RefusedRequestException;
import jacquard.explore.ScheduleReplay;
import jacquard.modelruns.RefusedModelException;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells what went wrong in one line, and which exit status that means. */
public final class Complaints {
  private final Console console;

  public Complaints(Console console) {
    this.console = console;
  }

  /** The command line could not be understood. */
  public int wrongCall(ParameterException e) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    String what =
        e instanceof UnmatchedArgumentException unmatched
            ? unmatched(unmatched.getUnmatched().getFirst(), e.getCommandLine())
            : ofOption(e)
                .orElseGet(
                    () ->
                        decapitalised(
                            String.valueOf(e.getMessage()).lines().findFirst().orElse("")));
    return line(what + "; see '" + command.qualifiedName() + " --help'", ExitStatus.USAGE);
  }

  /** What is missing may have been taken for an option, because of its dash. */
  private static Optional<String> ofOption(ParameterException e) {
    return e instanceof MissingParameterException
        ? e.getCommandLine().getUnmatchedArguments().stream()
            .filter(argument -> argument.startsWith("-"))
            .findFirst()
            .map(argument -> unmatched(argument, e.getCommandLine()))
        : Optional.empty();
  }

  /** A command ended with an exception. */
  public int exception(Exception e) {
    return switch (e) {
      case UsageException _, RefusedRequestException _ -> usage(e);
      case UnsupportedClassFileException _, ScheduleReplay.ForeignScheduleException _ -> usage(e);
      case RefusedModelException _ ->
          line(
              "this search cannot deal with this model: %s; --engine stateful can"
                  .formatted(e.getMessage()),
              ExitStatus.USAGE);
      default -> fault(e);
    };
  }

  private int usage(Exception e) {
    return line(String.valueOf(e.getMessage()), ExitStatus.USAGE);
  }

  /** Jacquard is to blame, or there is too little memory. */
  public int fault(Throwable fault) {
    if (fault instanceof OutOfMemoryError) {
      return outOfMemory();
    }
    String what = fault.toString().lines().findFirst().orElse("").strip();
    switch (console.faults()) {
      case BRIEF -> what += " (set JACQUARD_DEBUG=1 for the stack trace, and report it)";
      case WITH_STACK_TRACE -> fault.printStackTrace(console.err());
    }
    return line("a fault of Jacquard: " + what, ExitStatus.FAULT);
  }

  /** What was told has not arrived, so the exit status must not look as if it had. */
  public int lostOutput() {
    int status =
        line(
            "the output cannot be written: the disk is full, or nobody reads it", ExitStatus.USAGE);
    console.err().flush();
    return status;
  }

  private int outOfMemory() {
    String what =
        "out of memory: give more (--jvm-option=-Xmx8g for a Java program, --memory 8g for a"
            + " check of anything else)"
            + (console.watch().isStoreGiven() ? "" : " or, for a model, --store bitstate");
    return console
        .watch()
        .giveUp(what, console)
        .orElseGet(() -> line(what + "; nothing is claimed", ExitStatus.UNKNOWN));
  }

  private int line(String text, int status) {
    console.out().flush();
    console.err().println("jacquard: " + text);
    return status;
  }

  private static String unmatched(String argument, CommandLine command) {
    if (argument.startsWith("-")) {
      List<String> options = new ArrayList<>();
      command.getCommandSpec().options().forEach(o -> options.addAll(List.of(o.names())));
      String name = argument.split("=", 2)[0];
      List<String> others = takers(name, command);
      if (!others.isEmpty()) {
        return "'%s' takes no %s, but '%s' does"
            .formatted(command.getCommandSpec().qualifiedName(), name, others.getFirst());
      }
      String hint = name.startsWith("--") ? hint(NearestName.to(name, options)) : asFile(argument);
      return "unknown option '" + name + "'" + hint;
    }
    List<String> commands = List.copyOf(command.getSubcommands().keySet());
    return commands.isEmpty()
        ? "unexpected argument '" + argument + "'"
        : "unknown command '" + argument + "'" + hint(NearestName.to(argument, commands));
  }

  /** How a file is named whose name looks like an option. */
  private static String asFile(String argument) {
    return argument.contains(".") ? " (for the file of that name, give ./" + argument + ")" : "";
  }

  /** The commands beside this one that take an option. */
  private static List<String> takers(String option, CommandLine command) {
    return command.getParent() == null
        ? List.of()
        : command.getParent().getSubcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .filter(other -> other.findOption(option) != null)
            .map(CommandSpec::qualifiedName)
            .toList();
  }

  /** A suggestion in brackets, or nothing. */
  public static String hint(Optional<String> nearest) {
    return nearest.map(name -> " (did you mean " + name + "?)").orElse("");
  }

  private static String decapitalised(String text) {
    return text.isEmpty()
        ? "wrong call"
        : text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1).replaceAll("\\.$", "");
  }
}
