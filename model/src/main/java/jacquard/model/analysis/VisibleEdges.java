package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The edges that may change what a property looks at (condition C2 of ample sets). It may name too
 * many, never too few.
 */
public final class VisibleEdges {
  private final Model model;
  private final Footprints footprints;
  private final boolean[] visible;

  private VisibleEdges(Model model, Footprints footprints) {
    this.model = model;
    this.footprints = footprints;
    this.visible = new boolean[model.edges().size()];
  }

  /** Those that may change a condition on states, by the number of the edge. */
  public static boolean[] of(
      Collection<Expression> conditions, Model model, Footprints footprints) {
    VisibleEdges edges = new VisibleEdges(model, footprints);
    conditions.forEach(edges::look);
    return edges.spread();
  }

  /** Those that may change whether some process is at a marked location. */
  public static boolean[] of(Location.Mark mark, Model model, Footprints footprints) {
    VisibleEdges edges = new VisibleEdges(model, footprints);
    edges.look(mark);
    return edges.spread();
  }

  private boolean[] spread() {
    AtomicSequences.spread(model, visible);
    return visible;
  }

  private void all() {
    Arrays.fill(visible, true);
  }

  private void look(Location.Mark mark) {
    for (ProcessGraph graph : model.processes()) {
      look(graph, location -> graph.location(location).is(mark));
    }
  }

  /** Sees whether a process of a kind is at certain locations. */
  private void look(ProcessGraph graph, IntPredicate seen) {
    for (Location location : graph.locations()) {
      for (Edge edge : location.edges()) {
        boolean leaves = edge.command() instanceof Command.End && seen.test(edge.source());
        visible[edge.id()] |= leaves || seen.test(edge.source()) != seen.test(edge.target());
      }
    }
    if (seen.test(graph.entry())) {
      started(graph);
    }
  }

  private void started(ProcessGraph graph) {
    for (Edge edge : model.edges()) {
      visible[edge.id()] |=
          edge.command() instanceof Command.Start(int process, var _, var _)
              && process == graph.index();
    }
  }

  private void look(Expression e) {
    switch (e) {
      case Expression.Load _, Expression.Query _, Expression.ProcessCount _ -> shared(e);
      case Expression.Poll(Expression channel, var patterns, boolean _) -> {
        shared(e);
        look(channel);
        patterns.forEach(this::look);
      }
      case Expression.Bounded(Expression index, int _) -> look(index);
      case Expression.Unary(var _, Expression operand) -> look(operand);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        look(left);
        look(right);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          List.of(c, t, o).forEach(this::look);
      case Expression.RemoteAt(int process, Expression instance, String label) -> {
        look(instance);
        ProcessGraph graph = model.process(process);
        Integer at = graph.labels().get(label);
        look(graph, location -> at != null && location == at);
      }
      case Expression.RemoteLoad(int process, Expression instance, Place place) -> {
        look(instance);
        place.subscripts().forEach(s -> look(s.index()));
        ProcessGraph graph = model.process(process);
        graph.locations().forEach(l -> l.edges().forEach(edge -> visible[edge.id()] = true));
        started(graph);
      }
      case Expression.LastMover _, Expression.Timeout _, Expression.CanMove _ -> all();
      case Expression.PriorityOf _, Expression.ControlOf _ -> all();
      case Expression.FirstOf _ -> shared(new Expression.ProcessCount());
      case Expression.NonProgress _ -> all(); // an end of the run is no lack of progress
      case Expression.Constant _, Expression.OwnChannel _, Expression.Self _ -> {}
    }
  }

  private void look(Pattern pattern) {
    if (pattern instanceof Pattern.Match(Expression value)) {
      look(value);
    }
  }

  private void shared(Expression e) {
    Footprint read = footprints.reading(e);
    for (ProcessGraph graph : model.processes()) {
      for (Location location : graph.locations()) {
        for (Edge edge : location.edges()) {
          visible[edge.id()] |= footprints.taken(edge.id()).conflictsWith(read);
        }
      }
    }
  }
}
