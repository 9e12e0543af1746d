package jacquard.model.analysis;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.Pattern;
import jacquard.model.Place;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Collects the bytes of frames that hold local variables that are read: in the frame of the process
 * that reads, and in the frames of others, by their kinds. Beside them those of global variables.
 */
final class LocalReads {
  private final BitSet own = new BitSet();
  private final List<BitSet> others = new ArrayList<>();
  private final BitSet globals = new BitSet();

  LocalReads(Model model) {
    model.processes().forEach(_ -> others.add(new BitSet()));
  }

  BitSet own() {
    return own;
  }

  /** What is read of global variables. */
  BitSet globals() {
    return globals;
  }

  /** What is read of processes of a kind by whoever knows their number. */
  BitSet ofOthers(int process) {
    return others.get(process);
  }

  /** All bytes that a place may stand for, in the frame that it lies in. */
  static BitSet bytes(Place place) {
    BitSet bytes = new BitSet();
    add(place, 0, place.offset(), bytes);
    return bytes;
  }

  private static void add(Place place, int subscript, int offset, BitSet bytes) {
    if (subscript == place.subscripts().size()) {
      bytes.set(offset, offset + place.type().bytes());
      return;
    }
    Place.Subscript s = place.subscripts().get(subscript);
    for (int i = 0; i < s.length(); i++) {
      add(place, subscript + 1, offset + i * s.stride(), bytes);
    }
  }

  /** Adds what a command reads; for a region, what its first steps read. */
  void add(Command command) {
    switch (command) {
      case Command.Guard(Expression condition) -> add(condition);
      case Command.Assert(Expression condition) -> add(condition);
      case Command.Print(String _, var values) -> values.forEach(this::add);
      case Command.Assign(Place target, Expression value) -> {
        add(value);
        addSubscripts(target);
      }
      case Command.Send(Expression channel, var values, boolean _) -> {
        add(channel);
        values.forEach(this::add);
      }
      case Command.Receive(Expression channel, var patterns, boolean _, boolean _) -> {
        add(channel);
        patterns.forEach(this::add);
      }
      case Command.Start(int _, var arguments, var number) -> {
        arguments.forEach(this::add);
        number.ifPresent(this::addSubscripts);
      }
      case Command.Acquire(Place lock) -> add(lock);
      case Command.Release(Place lock) -> add(lock);
      case Command.SetPriority(Expression process, Expression priority) -> {
        add(process);
        add(priority);
      }
      case Command.Skip _, Command.Otherwise _, Command.End _, Command.Deterministic _ -> {}
    }
  }

  private void add(Pattern pattern) {
    switch (pattern) {
      case Pattern.Into(Place place) -> addSubscripts(place);
      case Pattern.Match(Expression value) -> add(value);
      case Pattern.Ignore _ -> {}
    }
  }

  private void addSubscripts(Place place) {
    place.subscripts().forEach(s -> add(s.index()));
  }

  private void add(Place place) {
    addSubscripts(place);
    (place.isGlobal() ? globals : own).or(bytes(place));
  }

  /** Adds what the value of an expression depends on. */
  void add(Expression e) {
    switch (e) {
      case Expression.Load(Place place) -> add(place);
      case Expression.RemoteLoad(int process, Expression instance, Place place) -> {
        add(instance);
        addSubscripts(place);
        others.get(process).or(bytes(place));
      }
      case Expression.RemoteAt(int _, Expression instance, String _) -> add(instance);
      case Expression.CanMove(Expression process) -> add(process);
      case Expression.PriorityOf(Expression process) -> add(process);
      case Expression.ControlOf(Expression process) -> add(process);
      case Expression.Bounded(Expression index, int _) -> add(index);
      case Expression.Unary(var _, Expression operand) -> add(operand);
      case Expression.Binary(var _, Expression left, Expression right) -> {
        add(left);
        add(right);
      }
      case Expression.Conditional(Expression c, Expression t, Expression o) -> {
        add(c);
        add(t);
        add(o);
      }
      case Expression.Query(var _, Expression channel) -> add(channel);
      case Expression.Poll(Expression channel, var patterns, boolean _) -> {
        add(channel);
        patterns.forEach(this::add);
      }
      case Expression.Constant _, Expression.OwnChannel _, Expression.Self _ -> {}
      case Expression.ProcessCount _, Expression.LastMover _, Expression.Timeout _ -> {}
      case Expression.NonProgress _, Expression.FirstOf _ -> {}
    }
  }
}
