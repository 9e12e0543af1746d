package jacquard.cli;

import jacquard.core.Schedule;
import jacquard.litmus.NearestName;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.report.StateCheck;
import jacquard.report.StateReport;
import jacquard.report.Table;
import jacquard.report.TextReport;
import jacquard.statespace.Path;
import jacquard.statespace.Run;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SafetySearch.Lossy;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Checks all states of a model. */
final class ModelCheck {
  private final Console console;
  private final ModelTarget target;
  private final Optional<ProgressLine> line;

  ModelCheck(Console console, ModelTarget target, Optional<ProgressLine> line) {
    this.console = console;
    this.target = target;
    this.line = line;
  }

  /** The search that was asked for. */
  static StateSearches.Entry search(Optional<String> name) {
    String wanted = name.orElse(StateSearches.DEFAULT);
    return StateSearches.named(wanted)
        .orElseThrow(
            () -> {
              List<String> names = StateSearches.all().stream().map(e -> e.name()).toList();
              return new UsageException(
                  "unknown search '%s' for a model%s; 'jacquard list searches' names all"
                      .formatted(wanted, Complaints.hint(NearestName.to(wanted, names))));
            });
  }

  int run(
      StateSearches.Entry search,
      SafetySearch.Options options,
      Duration timeout,
      TextReport.Steps steps,
      Optional<JsonFile> file) {
    long end = System.nanoTime() + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4);
    Machine machine = target.machine();
    StateSearches.Found found =
        console
            .cancellation()
            .during(() -> search.run(machine, options.stoppedBy(n -> stop(n, timeout, end))));
    line.ifPresent(ProgressLine::clear);
    return report(describe(found, search, options), steps, file);
  }

  /** Shows what came of a check. */
  int report(StateCheck check, TextReport.Steps steps, Optional<JsonFile> file) {
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(StateReport.text(check, steps));
    }
    file.ifPresent(f -> f.write(console, out -> StateReport.json(check, out)));
    return check.found().isPresent()
        ? ExitStatus.VIOLATED
        : check.holds() ? ExitStatus.HOLDS : ExitStatus.UNKNOWN;
  }

  /** Why a search is to give up after so many states; tells how far it is. */
  Optional<String> stop(long states, Duration timeout, long end) {
    line.ifPresent(l -> l.update(() -> Table.number(states) + " states"));
    if (console.cancellation().isRequested()) {
      return Optional.of("cancelled");
    }
    return System.nanoTime() >= end
        ? Optional.of("time used up: " + timeout.toMillis() + " ms")
        : Optional.empty();
  }

  private static StateCheck.Doubt doubt(Lossy.Kind kind, double expectedMisses) {
    String misses =
        expectedMisses < 0.005
            ? "hardly any other is expected to have been missed"
            : String.format(
                Locale.ROOT,
                "at least %.2g others are expected to have been missed",
                expectedMisses);
    return switch (kind) {
      case HASH_COMPACT ->
          new StateCheck.Doubt("states were told apart by 32 bits each, " + misses, false);
      case BITSTATE ->
          new StateCheck.Doubt("states were told apart by three bits each, " + misses, true);
    };
  }

  /** What was not taken as the model has it. */
  List<String> notes() {
    List<String> notes = new ArrayList<>(target.model().notes());
    List<ProcessGraph> claims = target.model().claims();
    if (claims.size() == 1) {
      notes.add("the never claim is not checked (--never checks it)");
    } else if (!claims.isEmpty()) {
      String names = String.join(", ", claims.stream().map(ProcessGraph::name).toList());
      notes.add("not checked: never " + names + " (--never NAME checks one)");
    }
    if (!target.model().formulas().isEmpty()) {
      String names =
          String.join(", ", target.model().formulas().stream().map(Model.Formula::name).toList());
      notes.add("not checked: ltl " + names + " (--ltl NAME checks one)");
    }
    return notes;
  }

  private StateCheck describe(
      StateSearches.Found found, StateSearches.Entry search, SafetySearch.Options options) {
    SearchResult result = found.result();
    String order =
        switch (options.order()) {
          case DEPTH_FIRST -> "depth first";
          case BREADTH_FIRST -> "breadth first";
        };
    SearchResult.Counts counts = result.counts();
    return new StateCheck(
        target.name(),
        target.definitions(),
        target.fingerprint(),
        Optional.empty(),
        search.title() + ", " + order,
        result.violation().map(v -> found(v, "")),
        result.violations(),
        result.cutShort(),
        options.lossy().map(l -> doubt(l.kind(), result.expectedMisses().orElse(0))),
        found.coversEndStates(),
        StateCheck.Size.ofStates(
            counts.states(),
            counts.transitions(),
            counts.depth(),
            counts.bytes(),
            counts.time().toNanos() / 1e9),
        result.unreached().stream()
            .map(u -> u.process() + ", " + u.position().fileAndLine() + ": " + u.text())
            .toList(),
        notes());
  }

  /**
   * The counterexample, told step by step.
   *
   * @param options that a replay needs besides
   */
  StateCheck.Found found(SearchResult.Violation violation, String options) {
    Path path = violation.path();
    Schedule schedule = Run.schedule(target.machine(), path, target.fingerprint());
    ModelStory story = new ModelStory(target.machine());
    for (int step = 0; step < path.length(); step++) {
      story.perform(path.transition(step));
    }
    return new StateCheck.Found(
        violation.kind().word(),
        violation.message(),
        schedule.toString(),
        story.steps(),
        path.cycle(),
        List.of(
            "%s replay %s %s%s%s"
                .formatted(
                    Shell.command(),
                    Shell.quote(schedule.toString()),
                    Shell.quote(target.name()),
                    ModelOptions.words(target.definitions()),
                    options)));
  }
}
