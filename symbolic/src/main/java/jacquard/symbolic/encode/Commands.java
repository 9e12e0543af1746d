package jacquard.symbolic.encode;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Region;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** When commands of a process are possible, and what they do to its memory. */
final class Commands {
  private final Evaluation evaluation;
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final Memory memory;
  private final ChannelAccess channels;

  Commands(Evaluation evaluation) {
    this.evaluation = evaluation;
    this.words = evaluation.words();
    this.aig = words.aig();
    this.cells = evaluation.cells();
    this.memory = evaluation.memory();
    this.channels = new ChannelAccess(evaluation);
  }

  /** Whether a command is possible for the process alone. */
  int isEnabled(Command command, int path) {
    return switch (command) {
      case Command.Guard(Expression condition) -> evaluation.isTrue(condition, path);
      case Command.Send(Expression channel, var _, boolean _) -> {
        int room = Aig.FALSE;
        for (ChannelAccess.Candidate c : channels.candidates(channel, path)) {
          room = aig.or(room, aig.and(c.condition(), channels.hasRoom(c)));
        }
        yield room;
      }
      case Command.Receive receive -> {
        int found = Aig.FALSE;
        for (ChannelAccess.Candidate c : channels.candidates(receive.channel(), path)) {
          if (!c.channel().isRendezvous()) {
            int here = aig.and(path, c.condition());
            int[] matches = channels.matches(c, receive.patterns(), receive.random(), here);
            found = aig.or(found, aig.and(c.condition(), aig.any(matches)));
          }
        }
        yield found;
      }
      case Command.End() ->
          words.equal(memory.get(cells.count()), Word.constant(evaluation.slot() + 1));
      case Command.Deterministic(Region region) -> {
        int possible = region.guards().isEmpty() ? Aig.TRUE : Aig.FALSE;
        for (Command guard : region.guards()) {
          int open = aig.and(path, Aig.not(possible));
          possible = aig.or(possible, isEnabledInStep(guard, null, Aig.FALSE, open));
        }
        yield possible;
      }
      case Command.Acquire(Place lock) ->
          Aig.not(words.isTrue(evaluation.value(new Expression.Load(lock), path)));
      case Command.SetPriority _ ->
          throw new UnsupportedModelException("priorities", Position.NOWHERE);
      case Command.Assign _, Command.Assert _, Command.Print _ -> Aig.TRUE;
      case Command.Skip _, Command.Otherwise _, Command.Start _, Command.Release _ -> Aig.TRUE;
    };
  }

  /**
   * As {@link #isEnabled}, inside a deterministic step: an attempt to send without a buffer does
   * not wait.
   *
   * @param pending whether the message that arrives, if any, has not been received yet
   */
  int isEnabledInStep(Command command, @Nullable Arrival arrival, int pending, int path) {
    return switch (command) {
      case Command.Send send -> {
        int open = isRendezvous(send.channel(), path);
        yield aig.or(open, isEnabled(send, aig.and(path, Aig.not(open))));
      }
      case Command.Receive receive when arrival != null -> {
        int taken = aig.and(pending, takes(receive, arrival, aig.and(path, pending)));
        yield aig.or(taken, isEnabled(receive, aig.and(path, Aig.not(taken))));
      }
      default -> isEnabled(command, path);
    };
  }

  /** Whether an expression means a channel without a buffer. */
  int isRendezvous(Expression channel, int path) {
    int found = Aig.FALSE;
    for (ChannelAccess.Candidate c : channels.candidates(channel, path)) {
      if (c.channel().isRendezvous()) {
        found = aig.or(found, c.condition());
      }
    }
    return found;
  }

  /** Whether a receive takes a message that arrives. */
  int takes(Command.Receive receive, Arrival arrival, int path) {
    int same = words.equal(evaluation.value(receive.channel(), path), arrival.channel());
    return same == Aig.FALSE
        ? Aig.FALSE
        : aig.and(same, channels.takes(receive.patterns(), arrival.message(), aig.and(path, same)));
  }

  /** Stores a message that arrives. */
  void receive(Command.Receive receive, Arrival arrival, int path) {
    channels.store(receive.patterns(), arrival.message(), path);
  }

  /**
   * Does what a command does, where the condition is true.
   *
   * @param edge whose assertion may fail, if it is an edge's
   */
  void execute(Command command, @Nullable Edge edge, int path) {
    switch (command) {
      case Command.Assign(Place target, Expression value) ->
          evaluation.store(target, path, evaluation.value(value, path));
      case Command.Send(Expression channel, var values, boolean sorted) -> {
        for (ChannelAccess.Candidate c : channels.candidates(channel, path)) {
          int here = aig.and(path, c.condition());
          if (!c.channel().isRendezvous() && here != Aig.FALSE) {
            channels.add(c, channels.message(c.channel(), values, here), sorted, here);
          }
        }
      }
      case Command.Receive receive -> receive(receive, path);
      case Command.Assert(Expression condition) -> {
        int holds = evaluation.isTrue(condition, path);
        if (edge != null) {
          evaluation.failures().assertion(aig.and(path, Aig.not(holds)));
        }
      }
      case Command.Start(int graph, var arguments, Optional<Place> number) -> {
        List<Word> values = arguments.stream().map(a -> evaluation.value(a, path)).toList();
        Word created = memory.get(cells.count());
        start(graph, values, path);
        number.ifPresent(p -> evaluation.store(p, path, created));
      }
      case Command.End() -> {
        cells.all().stream()
            .filter(c -> c.slot() == evaluation.slot())
            .forEach(c -> memory.put(c, path, Word.ZERO));
        memory.put(cells.count(), path, Word.constant(evaluation.slot()));
      }
      case Command.Deterministic(Region region) ->
          new RegionRun(evaluation, null).run(region, path);
      case Command.SetPriority _ ->
          throw new UnsupportedModelException("priorities", Position.NOWHERE);
      case Command.Acquire(Place lock) ->
          evaluation.store(lock, path, Word.constant(evaluation.slot() + 1));
      case Command.Release(Place lock) -> {
        Word owner = evaluation.value(new Expression.Load(lock), path);
        int owned = words.equal(owner, Word.constant(evaluation.slot() + 1));
        evaluation.fail(aig.and(path, Aig.not(owned)));
        evaluation.store(lock, path, Word.ZERO);
      }
      case Command.Guard _, Command.Print _, Command.Skip _, Command.Otherwise _ -> {}
    }
  }

  private void receive(Command.Receive receive, int path) {
    for (ChannelAccess.Candidate c : channels.candidates(receive.channel(), path)) {
      int here = aig.and(path, c.condition());
      if (c.channel().isRendezvous() || here == Aig.FALSE) {
        continue;
      }
      int[] which = channels.matches(c, receive.patterns(), receive.random(), here);
      channels.store(receive.patterns(), channels.chosen(c, which), here);
      if (!receive.copy()) {
        channels.remove(c, which, here);
      }
    }
  }

  private void start(int index, List<Word> arguments, int path) {
    ProcessGraph graph = cells.model().process(index);
    Word count = memory.get(cells.count());
    int room = Aig.FALSE;
    for (int slot = 0; slot < cells.slots(); slot++) {
      int here = words.equal(count, Word.constant(slot));
      if (!cells.kinds(slot).contains(index)) {
        continue;
      }
      room = aig.or(room, here);
      int created = aig.and(path, here);
      if (created != Aig.FALSE) {
        start(graph, slot, arguments, created);
      }
    }
    evaluation.failures().overflow(aig.and(path, Aig.not(room)));
  }

  private void start(ProcessGraph graph, int slot, List<Word> arguments, int path) {
    memory.put(cells.count(), path, Word.constant(slot + 1));
    if (cells.kinds(slot).size() > 1) {
      memory.put(cells.kind(slot), path, Word.constant(graph.index()));
    }
    memory.put(cells.location(slot), path, Word.constant(graph.entry()));
    for (int a = 0; a < arguments.size(); a++) {
      Place parameter = graph.parameters().get(a);
      memory.put(cells.at(slot, graph.index(), parameter.offset()), path, arguments.get(a));
    }
    Commands created = new Commands(evaluation.as(slot, graph.index()));
    graph.initialization().forEach(c -> created.execute(c, null, path));
  }

  /** Sets variables to zero that nobody can read any more. */
  void forget(Edge edge, int path) {
    for (Place place : edge.forgotten()) {
      int slot = place.isGlobal() ? Cells.NONE : evaluation.slot();
      int kind = place.isGlobal() ? Cells.NONE : evaluation.kind();
      memory.put(cells.at(slot, kind, place.offset()), path, Word.ZERO);
    }
  }
}
