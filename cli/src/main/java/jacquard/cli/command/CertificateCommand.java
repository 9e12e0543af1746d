package jacquard.cli.command;

import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.symbolic.engine.Confirmation;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a certificate again. */
@Command(
    name = "certificate",
    description =
        "Checks a certificate that 'check --certificate' wrote, with another solver than it is"
            + " from.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit status: 0 confirmed, 1 wrong, 2 not a certificate of this target, 3 unknown."
    })
public final class CertificateCommand implements Callable<Integer> {
  private final Console console;
  private final Targets targets;
  private final RequestOptions options;

  @Parameters(index = "0", paramLabel = "FILE", description = "The certificate.")
  private String file = "";

  @Parameters(
      index = "1",
      paramLabel = "TARGET",
      description = "What it is about: a Promela file or an AIGER file.")
  private String targetName = "";

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description = "The SAT solver: cadical, sat4j or own; another than the proof's by default.")
  private String solver = "auto";

  public CertificateCommand(Console console, Targets targets, RequestOptions options) {
    this.console = console;
    this.targets = targets;
    this.options = options;
  }

  /** Those of a request that make sense for a confirmation. */
  public static RequestOptions options() {
    return new RequestOptions(List.of(CheckOptions.TIMEOUT, CheckOptions.DEFINE));
  }

  @Override
  public Integer call() {
    TargetSource source = targets.source(targetName);
    if (!source.hasCertificates()) {
      throw new UsageException("'%s' is neither a model nor a circuit".formatted(targetName));
    }
    CheckRequest request = options.request(targetName, List.of());
    Engines.requireKind(source.kind(), request);
    Confirmation confirmation;
    try {
      confirmation =
          Confirmation.of(file, source.find(request), solver, request.get(CheckOptions.TIMEOUT));
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
    return told(confirmation);
  }

  private int told(Confirmation confirmation) {
    String about =
        "  claim     %s%n  grounds   %s%n  checked   by %s%n"
            .formatted(confirmation.claim(), confirmation.size(), confirmation.solver());
    switch (confirmation.result()) {
      case Confirmation.Result.Confirmed _ -> {
        console.out().print("CONFIRMED  %s%n%s".formatted(targetName, about));
        return ExitStatus.HOLDS;
      }
      case Confirmation.Result.Refuted(String fault) -> {
        console.out().print("WRONG  %s%n%s  fault     %s%n".formatted(targetName, about, fault));
        return ExitStatus.VIOLATED;
      }
      case Confirmation.Result.Stopped(String why) -> {
        console.out().print("UNKNOWN  %s%n%s  reason    %s%n".formatted(targetName, about, why));
        return ExitStatus.UNKNOWN;
      }
    }
  }
}
