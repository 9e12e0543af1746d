package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Location;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.ProcessGraph;
import jacquard.model.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Forgets what nobody can read any more: a local variable that is not {@linkplain LiveVariables
 * live} holds 0, and so does a global one that nobody ever reads. So states that differ only in
 * such values are one.
 *
 * <p>The result makes the same steps, by the same numbers, as the original: setting the dead
 * variables of an original state to 0 gives the state that the same path reaches in the result. So
 * a path that is found in the one can be shown with the values of the other.
 *
 * <p>A cycle of the result may close in the original one round later only: the first round may find
 * other dead values than it leaves behind. The second leaves behind the same, because whatever is
 * written is computed from live variables. That is why a variable counts as live even where it is
 * read for the sake of dead variables alone: a counter that nobody looks at would never come back.
 */
public final class DeadVariables {
  /** A larger variable is kept, since each step that writes to it would clear all of it. */
  private static final int MOST_SCALARS = 64;

  private final Model model;
  private final LiveVariables live;
  private final List<Place> unread;

  private DeadVariables(Model model, LiveVariables live, Predicate<Place> isRead) {
    this.model = model;
    this.live = live;
    this.unread =
        model.globals().stream()
            .map(Variable::scalars)
            .filter(scalars -> scalars.size() <= MOST_SCALARS)
            .filter(scalars -> scalars.stream().noneMatch(isRead))
            .flatMap(List::stream)
            .toList();
  }

  /** A model that forgets, but nothing that its own claim or formulas look at. */
  public static Model forget(Model model) {
    return forget(
        model, model.formulas().stream().flatMap(f -> f.atoms().values().stream()).toList());
  }

  /**
   * A model that forgets, but nothing that its own claim looks at.
   *
   * @param observed what else may be asked of its states: the atoms of the formula to be checked
   */
  public static Model forget(Model model, Collection<Expression> observed) {
    if (model.hasPriorities() || model.trace().isPresent()) { // which everybody looks at
      return model;
    }
    LiveVariables live = new LiveVariables(model, observed);
    return new DeadVariables(model, live, live::isRead).transformed();
  }

  /**
   * A model that forgets more: also global variables that are read for the sake of such variables
   * alone, as counters are that nobody looks at. That is for searches that look at states only: a
   * cycle of the result need not close in the original.
   */
  public static Model forgetForStates(Model model) {
    if (model.trace().isPresent()) {
      return model;
    }
    LiveVariables live = new LiveVariables(model, List.of());
    FaintVariables faint = new FaintVariables(model);
    return new DeadVariables(model, live, faint::isNeeded).transformed();
  }

  private Model transformed() {
    List<Edge> edges = new ArrayList<>(model.edges());
    List<ProcessGraph> processes = new ArrayList<>();
    for (ProcessGraph p : model.processes()) {
      List<Place> scalars =
          model.hasPriorities() // one of which is a local variable that everybody looks at
              ? List.of()
              : p.locals().stream().flatMap(v -> v.scalars().stream()).toList();
      List<Location> locations = new ArrayList<>();
      for (Location l : p.locations()) {
        List<Edge> here = new ArrayList<>();
        for (Edge e : l.edges()) {
          List<Place> places = new ArrayList<>(forgotten(p, e, scalars));
          places.addAll(writtenInVain(e));
          Edge forgetting = e.forgetting(places);
          edges.set(e.id(), forgetting);
          here.add(forgetting);
        }
        locations.add(new Location(l.id(), here, l.marks(), l.position()));
      }
      processes.add(p.with(initialization(p, scalars), locations));
    }
    return model.with(initialization(model.initialization(), unread), processes, edges);
  }

  /** Global variables that an edge writes, but nobody reads. */
  private List<Place> writtenInVain(Edge edge) {
    List<Variable> written =
        LocalWrites.ofGlobals(edge.command()).stream().map(Place::variable).toList();
    return unread.stream().filter(p -> written.contains(p.variable())).toList();
  }

  private static List<Command> initialization(List<Command> commands, List<Place> cleared) {
    return Stream.concat(
            commands.stream(),
            cleared.stream().map(p -> new Command.Assign(p, Expression.Constant.of(0))))
        .toList();
  }

  /** What is dead behind an edge, unless it was so in front of it and still is 0. */
  private List<Place> forgotten(ProcessGraph process, Edge edge, List<Place> scalars) {
    return scalars.stream()
        .filter(s -> !live.isLive(process.index(), edge.target(), s))
        .filter(s -> live.isLive(process.index(), edge.source(), s) || live.mayWrite(edge, s))
        .toList();
  }

  /** A process starts with 0 in the variables that are overwritten before they are read. */
  private List<Command> initialization(ProcessGraph process, List<Place> scalars) {
    List<Place> written = new ArrayList<>(process.parameters());
    process.initialization().forEach(c -> written.addAll(LocalWrites.of(c)));
    List<Command> commands = new ArrayList<>(process.initialization());
    for (Place s : scalars) {
      if (!live.isLive(process.index(), process.entry(), s)
          && written.stream().anyMatch(w -> LocalReads.bytes(w).intersects(LocalReads.bytes(s)))) {
        commands.add(new Command.Assign(s, Expression.Constant.of(0)));
      }
    }
    return commands;
  }
}
