package jacquard.cli.command;

import jacquard.cli.console.Complaints;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.UsageException;
import jacquard.cli.target.Engines;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.core.NearestName;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.model.print.Graphviz;
import jacquard.model.print.ModelText;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.Reduction;
import jacquard.statespace.catalog.StateSearches;
import jacquard.statespace.graph.GraphRecorder;
import jacquard.statespace.graph.StateGraph;
import jacquard.statespace.graph.StateGraphviz;
import jacquard.statespace.liveness.ClaimPictures;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the process graphs of a model, or its states. */
@Command(
    name = "graph",
    description = "Shows the process graphs of a model, or its states, for Graphviz.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Try: jacquard graph model.pml --states | dot -Tsvg > model.svg"})
public final class GraphCommand implements Callable<Integer> {
  private static final int DEFAULT_MAX_STATES = 500;

  private final Console console;
  private final Targets targets;
  private final RequestOptions options;

  @Parameters(
      paramLabel = "MODEL",
      arity = "0..1",
      description =
          "A Promela file, model.pml, or a Java program, whose model is shown; with --ltl it may"
              + " be left out.")
  private String targetName = "";

  @Option(names = "--text", description = "The process graphs as plain text.")
  private boolean text;

  @Option(
      names = "--ltl",
      paramLabel = "NAME|FORMULA",
      description =
          "The automaton that a formula is checked with, which accepts the runs that violate it;"
              + " with --text as a never claim.")
  private Optional<String> formula = Optional.empty();

  @Option(names = "--states", description = "The states of the model and the steps between them.")
  private boolean states;

  @Option(
      names = "--search",
      paramLabel = "NAME",
      description =
          "With --states: all of them if not given; with a search that reduces, what it leaves out"
              + " is grey and dashed.")
  private Optional<String> searchName = Optional.empty();

  @Option(
      names = "--max-states",
      paramLabel = "N",
      converter = Values.SmallCount.class,
      description =
          "With --states: how many to show at most; " + DEFAULT_MAX_STATES + " if not given.")
  private Optional<Integer> maxStates = Optional.empty();

  public GraphCommand(Console console, Targets targets, RequestOptions options) {
    this.console = console;
    this.targets = targets;
    this.options = options;
  }

  /** Those of a request that decide what the model is. */
  public static RequestOptions options() {
    return new RequestOptions(List.of(CheckOptions.CLASSPATH, CheckOptions.DEFINE));
  }

  @Override
  public Integer call() {
    if (!states && (searchName.isPresent() || maxStates.isPresent())) {
      throw new UsageException(
          (searchName.isPresent() ? "--search" : "--max-states")
              + " is for the graph of states: add --states");
    }
    if (states && text) {
      throw new UsageException("--text shows the process graphs: leave --states out");
    }
    if (formula.isPresent()) {
      if (states) {
        throw new UsageException("--ltl shows an automaton: leave --states out");
      }
      requireModelForOptions();
      console.out().print(automaton(formula.get()));
      return ExitStatus.HOLDS;
    }
    if (targetName.isEmpty()) {
      throw new UsageException("name a model: jacquard graph model.pml");
    }
    Model model = model();
    console.out().print(states ? states(model) : text ? ModelText.of(model) : Graphviz.of(model));
    return ExitStatus.HOLDS;
  }

  private void requireModelForOptions() {
    if (targetName.isEmpty()) {
      options.request("", List.of()).given().stream()
          .findFirst()
          .ifPresent(
              option -> {
                throw new UsageException(
                    "%s is for a model or program, and none is named".formatted(option.typed()));
              });
    }
  }

  private Model model() {
    TargetSource source = targets.source(targetName);
    CheckRequest request = options.request(targetName, List.of());
    Engines.requireKind(source.kind(), request);
    return source.model(request).model();
  }

  private String automaton(String asked) {
    String wanted =
        targetName.isEmpty()
            ? asked
            : model().formulas().stream()
                .filter(f -> f.name().equals(asked))
                .findFirst()
                .map(Model.Formula::text)
                .orElse(asked);
    try {
      return text ? ClaimPictures.neverClaim(wanted) : ClaimPictures.graphviz(wanted);
    } catch (RefusedRequestException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  private static UsageException notOfStates(String search) {
    boolean isKnown = Engines.all().stream().anyMatch(engine -> engine.knows(search));
    List<String> names = StateSearches.all().stream().map(StateSearches.Entry::name).toList();
    return new UsageException(
        isKnown
            ? "--search %s runs executions and visits no states: give %s"
                .formatted(search, StateSearches.choosing())
            : "unknown search '%s'%s; 'jacquard list searches' names all"
                .formatted(search, Complaints.hint(NearestName.to(search, names))));
  }

  private String states(Model model) {
    String wanted = searchName.orElse(StateSearches.FULL);
    StateSearches.Entry search = StateSearches.named(wanted).orElseThrow(() -> notOfStates(wanted));
    Machine machine = Compiler.compile(model);
    Reduction reduction =
        search
            .method()
            .map(method -> PersistentSets.by(method, machine))
            .orElseThrow(
                () ->
                    new UsageException(
                        "--search %s cannot be drawn: give %s"
                            .formatted(search.name(), StateSearches.choosing())));
    int most = maxStates.orElse(DEFAULT_MAX_STATES);
    StateGraph graph =
        GraphRecorder.record(machine, reduction, most)
            .orElseThrow(
                () ->
                    new UsageException(
                        "%s has more than %d states, too many to show; --max-states N allows more"
                            .formatted(targetName, most)));
    return StateGraphviz.of(machine, graph, search.title());
  }
}
