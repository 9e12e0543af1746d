package jacquard.statespace.liveness;

import jacquard.model.Location;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.analysis.CycleBreakingEdges;
import jacquard.model.analysis.EnablingEdges;
import jacquard.model.analysis.EndlessSequences;
import jacquard.model.analysis.Footprints;
import jacquard.model.analysis.VisibleEdges;
import jacquard.statespace.PersistentSets;
import jacquard.statespace.PersistentSets.Extent;
import jacquard.statespace.Reduction;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchResult;
import jacquard.statespace.UnstoredLocations;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What a search for infinite runs leaves out. Steps that a property can see are taken only with all
 * others (C2). That nothing is put off for ever around a cycle (C3) is settled either by edges of
 * which every cycle has one, or by a search of the model alone, which leaves out more but comes
 * before the first look at the claim.
 */
final class LivenessReduction {
  /**
   * How far to look for a violation that is near, before all of a model is known.
   *
   * @param model with so many states of the model alone it is looked for
   * @param product among so many states of the product
   */
  private record Look(long model, long product) {}

  /**
   * A violation that is found at all on the way is as a rule found at once; to search long for one
   * costs more than it saves, where there is none.
   */
  private static final List<Look> LOOKS =
      List.of(new Look(50_000, 20_000), new Look(1_000_000, 200_000));

  private final Function<Machine, Reduction> choice;
  private final UnstoredLocations unstored;
  private final @Nullable ReducedGraph graph;

  /**
   * @param choice for a machine, so that each thread can have its own
   * @param graph that is to be searched first, and tells more
   */
  private LivenessReduction(
      Function<Machine, Reduction> choice,
      UnstoredLocations unstored,
      @Nullable ReducedGraph graph) {
    this.choice = choice;
    this.unstored = unstored;
    this.graph = graph;
  }

  static LivenessReduction of(
      Machine machine, Property property, Fairness fairness, SearchOptions options) {
    LivenessReduction none =
        new LivenessReduction(_ -> Reduction.NONE, UnstoredLocations.NONE, null);
    if (options.method() == Method.FULL || property.whyNoReduction().isPresent()) {
      return none;
    }
    Model model = machine.model();
    Footprints footprints = new Footprints(model);
    boolean[] visible = visible(property, model, footprints);
    Extent extent = options.method() == Method.AMPLE ? Extent.ONE_PROCESS : Extent.ANY;
    if (fairness == Fairness.WEAK) {
      boolean[] enabling = EnablingEdges.with(visible, model);
      boolean[] breaking = CycleBreakingEdges.with(enabling, model, footprints);
      return footprints.waitForSilence() // any step may let the waiting one move
          ? none
          : new LivenessReduction(
              m -> new PersistentSets(m, footprints, extent, breaking),
              UnstoredLocations.NONE,
              null);
    }
    boolean[] barred = EndlessSequences.of(model);
    for (int e = 0; e < barred.length; e++) {
      barred[e] |= visible[e];
    }
    boolean[] breaking = CycleBreakingEdges.with(barred, model, footprints);
    UnstoredLocations unstored =
        mayEnd(property)
            ? UnstoredLocations.NONE
            : UnstoredLocations.of(model, footprints, breaking);
    return new LivenessReduction(
        m -> new PersistentSets(m, footprints, extent, breaking),
        unstored,
        new ReducedGraph(
            machine,
            unstored,
            m -> new PersistentSets(m, footprints, extent, barred),
            options.maxBytes() / 2));
  }

  private static boolean[] visible(Property property, Model model, Footprints footprints) {
    return switch (property) {
      case Property.Formula(var formula) ->
          VisibleEdges.of(formula.atoms().values(), model, footprints);
      case Property.Progress _ -> VisibleEdges.of(Location.Mark.PROGRESS, model, footprints);
      case Property.NoAcceptanceCycle _ -> VisibleEdges.of(Location.Mark.ACCEPT, model, footprints);
      case Property.NeverClaim(var graph) ->
          VisibleEdges.of(ClaimAutomaton.conditions(graph), model, footprints);
    };
  }

  /** Then the step counts at which it ends, so none is left out. */
  private static boolean mayEnd(Property property) {
    return property instanceof Property.NeverClaim(var claim)
        && claim.locations().stream().anyMatch(l -> l.is(Location.Mark.END));
  }

  /** For a thread with its own machine. */
  Reduction choice(Machine machine) {
    return choice.apply(machine);
  }

  UnstoredLocations unstored() {
    return unstored;
  }

  /**
   * Searches with what leaves out most. A violation of a large model may well be found before all
   * of the model is seen, so it is looked for in between.
   *
   * @param known searches the product with a model of which all steps are known, for a proof only
   * @param search of the product, within limits
   */
  SearchResult search(
      SearchOptions options,
      BiFunction<ReducedGraph, SearchOptions, Optional<SearchResult>> known,
      BiFunction<LivenessReduction, SearchOptions, SearchResult> search) {
    if (graph == null) {
      return search.apply(this, options);
    }
    long most = options.maxBytes() / 2;
    for (Look look : LOOKS) {
      explore(graph, options, look.model(), most);
      if (graph.isComplete() || options.maxStates() <= look.model()) {
        break;
      }
      SearchResult first =
          search.apply(
              this,
              options.withMaxStates(Math.min(look.product(), options.maxStates())).withWorkers(1));
      if (first.cutShort().isEmpty() || (!first.kinds().isEmpty() && !options.goesOn())) {
        return first;
      }
    }
    explore(graph, options, Long.MAX_VALUE, most);
    if (!graph.isComplete()) {
      return search.apply(this, options);
    }
    Optional<SearchResult> proof = known.apply(graph, besides(graph, options));
    if (proof.isPresent()) {
      return proof.get();
    }
    graph.forgetEdges();
    return search.apply(
        new LivenessReduction(graph::settled, unstored, null),
        besides(graph, options).withWorkers(graph.isSettledForAll() ? options.workers() : 1));
  }

  private static SearchOptions besides(ReducedGraph graph, SearchOptions options) {
    return options.withMaxBytes(options.maxBytes() - graph.bytes());
  }

  private static void explore(ReducedGraph graph, SearchOptions options, long limit, long bytes) {
    graph.explore(options.withMaxStates(Math.min(limit, options.maxStates())).withMaxBytes(bytes));
  }
}
