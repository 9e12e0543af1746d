package jacquard.symbolic.encode;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Location;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which transitions the processes have in a state, each as if it could choose: this is the
 * interpreter's list, with a literal for each transition that may be on it.
 */
final class Listing {
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final Memory memory;
  private final boolean timeout;
  private final Map<Step, Integer> possible = new LinkedHashMap<>();
  private final Failures[] failures;

  /**
   * @param timeout whether nothing else can happen
   */
  Listing(Words words, Cells cells, Memory memory, boolean timeout) {
    this.words = words;
    this.aig = words.aig();
    this.cells = cells;
    this.memory = memory;
    this.timeout = timeout;
    this.failures = new Failures[cells.slots()];
    for (int slot = 0; slot < cells.slots(); slot++) {
      failures[slot] = new Failures(aig);
      for (int kind : cells.kinds(slot)) {
        list(evaluation(slot, kind, failures[slot]));
      }
    }
  }

  /** When each transition is possible, in a fixed order. */
  Map<Step, Integer> possible() {
    return possible;
  }

  /** Where the list of a process cannot be made. */
  int fault(int slot) {
    return failures[slot].fault();
  }

  /** Where the circuit has no room for what has to be tried to make the list. */
  int unfinished() {
    int any = Aig.FALSE;
    for (Failures f : failures) {
      any = aig.or(any, f.unfinished());
    }
    return any;
  }

  private Evaluation evaluation(int slot, int kind, Failures into) {
    return new Evaluation(words, cells, slot, kind, timeout, memory, into);
  }

  private static int isProvided(Evaluation process, ProcessGraph graph, int path) {
    return graph.provided().isEmpty() ? Aig.TRUE : process.isTrue(graph.provided().get(), path);
  }

  private void list(Evaluation process) {
    ProcessGraph graph = cells.model().process(process.kind());
    int exists = process.isKind(process.slot(), process.kind());
    int provided = aig.and(exists, isProvided(process, graph, exists));
    for (Location location : graph.locations()) {
      int here = aig.and(provided, process.isAt(process.slot(), location.id()));
      if (here != Aig.FALSE) {
        list(process, location, here);
      }
    }
  }

  private void list(Evaluation process, Location location, int here) {
    Commands commands = new Commands(process);
    int found = Aig.FALSE;
    int hides = Aig.FALSE;
    int active = here;
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (edge.priority() != priority) {
        active = aig.and(active, Aig.not(hides));
        priority = edge.priority();
      }
      int tried =
          edge.command() instanceof Command.Otherwise ? aig.and(active, Aig.not(found)) : active;
      int now = tried == Aig.FALSE ? Aig.FALSE : placed(process, commands, edge, tried);
      int unmet =
          edge.command() instanceof Command.Send send
              ? aig.and(tried, commands.isRendezvous(send.channel(), tried))
              : Aig.FALSE;
      hides = aig.or(now, aig.and(hides, Aig.not(unmet)));
      found = aig.or(found, now);
    }
  }

  private int placed(Evaluation process, Commands commands, Edge edge, int tried) {
    try {
      return list(process, commands, edge, tried);
    } catch (UnsupportedModelException e) {
      throw e.at(edge.position());
    }
  }

  private int list(Evaluation process, Commands commands, Edge edge, int tried) {
    Step.Actor mover = new Step.Actor(process.slot(), process.kind(), edge);
    int meets = Aig.FALSE;
    int alone = tried;
    if (edge.command() instanceof Command.Send send) {
      ChannelAccess channels = new ChannelAccess(process);
      for (ChannelAccess.Candidate c : channels.candidates(send.channel(), tried)) {
        int here = aig.and(tried, c.condition());
        if (c.channel().isRendezvous() && here != Aig.FALSE) {
          alone = aig.and(alone, Aig.not(c.condition()));
          Arrival arrival =
              new Arrival(
                  Word.constant(c.number()), channels.message(c.channel(), send.values(), here));
          meets = aig.or(meets, meetings(mover, arrival, here));
        }
      }
    }
    int enabled = aig.and(alone, commands.isEnabled(edge.command(), alone));
    add(new Step(mover, Optional.empty()), enabled);
    return aig.or(enabled, meets);
  }

  private void add(Step step, int condition) {
    if (condition != Aig.FALSE) {
      possible.merge(step, condition, aig::or);
    }
  }

  /** The receives of other processes that a message can meet. */
  private int meetings(Step.Actor sender, Arrival arrival, int path) {
    int met = Aig.FALSE;
    for (int slot = 0; slot < cells.slots(); slot++) {
      if (slot == sender.slot()) {
        continue;
      }
      for (int kind : cells.kinds(slot)) {
        Evaluation receiver = evaluation(slot, kind, failures[sender.slot()]);
        ProcessGraph graph = cells.model().process(kind);
        int exists = aig.and(path, receiver.isKind(slot, kind));
        int provided = aig.and(exists, isProvided(receiver, graph, exists));
        for (Location location : graph.locations()) {
          if (location.edges().stream().anyMatch(Listing::mayReceive)) {
            int here = aig.and(provided, receiver.isAt(slot, location.id()));
            met = aig.or(met, meetings(sender, receiver, location, arrival, here));
          }
        }
      }
    }
    return met;
  }

  private static boolean mayReceive(Edge edge) {
    return edge.command() instanceof Command.Receive
        || (edge.command() instanceof Command.Deterministic(Region region)
            && region.guards().stream().anyMatch(Command.Receive.class::isInstance));
  }

  private int meetings(
      Step.Actor sender, Evaluation receiver, Location location, Arrival arrival, int here) {
    int own = Aig.FALSE;
    int active = here;
    int priority = -1;
    for (Edge edge : location.edges()) {
      if (edge.priority() != priority) {
        active = aig.and(active, Aig.not(own));
        priority = edge.priority();
      }
      int meets =
          active == Aig.FALSE ? Aig.FALSE : canMeet(edge.command(), receiver, arrival, active);
      int condition = aig.and(active, meets);
      Step.Actor actor = new Step.Actor(receiver.slot(), receiver.kind(), edge);
      add(new Step(sender, Optional.of(actor)), condition);
      own = aig.or(own, condition);
    }
    return own;
  }

  private int canMeet(Command command, Evaluation receiver, Arrival arrival, int path) {
    return switch (command) {
      case Command.Receive receive -> new Commands(receiver).takes(receive, arrival, path);
      case Command.Deterministic(Region region) -> canMeet(region, receiver, arrival, path);
      default -> Aig.FALSE;
    };
  }

  /** Whether a deterministic step that can start with this message receives it, or fails. */
  private int canMeet(Region region, Evaluation receiver, Arrival arrival, int path) {
    int starts = Aig.FALSE;
    for (Command guard : region.guards()) {
      if (guard instanceof Command.Receive receive) {
        int open = aig.and(path, Aig.not(starts));
        starts = aig.or(starts, new Commands(receiver).takes(receive, arrival, open));
      }
    }
    if (starts == Aig.FALSE) {
      return Aig.FALSE;
    }
    Failures tried = new Failures(aig);
    Evaluation trial =
        new Evaluation(
            words, cells, receiver.slot(), receiver.kind(), timeout, memory.copy(), tried);
    int received = new RegionRun(trial, arrival).run(region, aig.and(path, starts));
    receiver.failures().unfinished(tried.unfinished());
    return aig.and(starts, aig.or(received, tried.fault()));
  }

  /** What a transition does to a memory. */
  static void perform(Step step, Words words, Cells cells, Memory memory, Failures failures) {
    Step.Actor mover = step.mover();
    Evaluation process =
        new Evaluation(words, cells, mover.slot(), mover.kind(), false, memory, failures);
    Commands commands = new Commands(process);
    Step.@Nullable Actor receiver = step.receiver().orElse(null);
    if (receiver == null) {
      commands.execute(mover.edge().command(), mover.edge(), Aig.TRUE);
      finish(mover, commands, cells, memory);
      moved(mover, cells, memory);
    } else {
      Evaluation other =
          new Evaluation(words, cells, receiver.slot(), receiver.kind(), false, memory, failures);
      exchange((Command.Send) mover.edge().command(), process, receiver, other);
      finish(mover, commands, cells, memory);
      finish(receiver, new Commands(other), cells, memory);
      moved(receiver, cells, memory);
    }
  }

  private static void exchange(
      Command.Send send, Evaluation sender, Step.Actor receiver, Evaluation other) {
    ChannelAccess channels = new ChannelAccess(sender);
    for (ChannelAccess.Candidate c : channels.candidates(send.channel(), Aig.TRUE)) {
      if (!c.channel().isRendezvous()) {
        continue;
      }
      Arrival arrival =
          new Arrival(
              Word.constant(c.number()),
              channels.message(c.channel(), send.values(), c.condition()));
      switch (receiver.edge().command()) {
        case Command.Receive r -> new Commands(other).receive(r, arrival, c.condition());
        case Command.Deterministic(Region region) ->
            new RegionRun(other, arrival).run(region, c.condition());
        default -> throw new IllegalStateException("no receive: " + receiver.edge().text());
      }
    }
  }

  private static void finish(Step.Actor actor, Commands commands, Cells cells, Memory memory) {
    if (!(actor.edge().command() instanceof Command.End)) {
      memory.put(cells.location(actor.slot()), Aig.TRUE, Word.constant(actor.edge().target()));
      commands.forget(actor.edge(), Aig.TRUE);
    }
  }

  private static void moved(Step.Actor actor, Cells cells, Memory memory) {
    memory.put(
        cells.holder(),
        Aig.TRUE,
        actor.edge().exclusive() ? Word.constant(actor.slot() + 1) : Word.ZERO);
    if (cells.model().tracksLastMover()) {
      memory.put(cells.last(), Aig.TRUE, Word.constant(actor.slot()));
    }
  }
}
