package jacquard.cli;

import jacquard.report.StateCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options that name a property of the infinite runs of a model. */
final class PropertyOptions {
  @Option(
      names = "--ltl",
      paramLabel = "NAME|FORMULA",
      description =
          "Models: does a formula of linear temporal logic hold? The name of an ltl block, or a"
              + " formula: '[] (x == 1 -> <> y > 2)'.")
  private Optional<String> ltl = Optional.empty();

  @Option(
      names = "--never",
      arity = "0..1",
      paramLabel = "NAME",
      parameterConsumer = ClaimName.class,
      description =
          "Models: does the never claim accept a run? With several, the name of the one to check.")
  private @Nullable String never;

  @Option(
      names = "--acceptance",
      description = "Models: does a run come to accept labels again and again?")
  private boolean acceptance;

  @Option(
      names = "--non-progress",
      description = "Models: does an infinite run come to progress labels only finitely often?")
  private boolean nonProgress;

  @Option(
      names = "--fair",
      paramLabel = "weak",
      description =
          "Models: only runs in which every process moves, or cannot move, again and again.")
  private Optional<String> fair = Optional.empty();

  /** What was asked for; empty if only states are to be checked. */
  Optional<StateCheck.Property> property() {
    List<String> kinds = new ArrayList<>();
    ltl.ifPresent(_ -> kinds.add("ltl"));
    if (never != null) {
      kinds.add("never");
    }
    if (acceptance) {
      kinds.add("acceptance");
    }
    if (nonProgress) {
      kinds.add("non-progress");
    }
    if (kinds.size() > 1) {
      throw new UsageException(
          "one property at a time: give --%s or --%s".formatted(kinds.get(0), kinds.get(1)));
    }
    if (fair.isPresent() && !fair.get().equals("weak")) {
      throw new UsageException("unknown fairness '%s': give --fair weak".formatted(fair.get()));
    }
    if (kinds.isEmpty()) {
      if (fair.isPresent()) {
        throw new UsageException(
            "--fair is for --ltl, --never, --acceptance or --non-progress: name one");
      }
      return Optional.empty();
    }
    Optional<String> name = Optional.ofNullable(never).filter(n -> !n.isEmpty());
    return Optional.of(new StateCheck.Property(kinds.getFirst(), ltl.or(() -> name), fair));
  }

  /** Takes what follows only where it can be the name of a claim: no file and no schedule can. */
  static final class ClaimName implements CommandLine.IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> rest, ArgSpec option, CommandSpec command) {
      boolean isName = !rest.isEmpty() && rest.peek().matches("\\w+");
      option.setValue(isName ? rest.pop() : "");
    }
  }

  /** Complains if a property is asked of something that is no model. */
  static void refuse(Optional<StateCheck.Property> property) {
    if (property.isPresent()) {
      throw new UsageException(
          "--%s is for models: name a file that ends in .pml".formatted(property.get().kind()));
    }
  }

  /** The options that say it again. */
  static String words(StateCheck.Property property) {
    return "--"
        + property.kind()
        + property.formula().map(f -> " " + Shell.quote(f)).orElse("")
        + property.fairness().map(f -> " --fair " + f).orElse("");
  }
}
