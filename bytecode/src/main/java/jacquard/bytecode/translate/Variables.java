package jacquard.bytecode.translate;

import jacquard.bytecode.execute.Program;
import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.heap.Slot;
import jacquard.bytecode.heap.Slot.Part;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Place;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The variables of the model, laid out, in the place of those that stood in for them. */
final class Variables {
  private final Program program;
  private final Frame globals = Frame.global();
  private final Map<Integer, Frame> frames = new HashMap<>();
  private final Map<Slot, Variable> variables = new HashMap<>();
  private final Map<Slot.OfProcess, Domain.Range> localRanges = new HashMap<>();
  private final Map<Slot.OfProcess, String> localNames = new HashMap<>();
  private final List<Command> initialization = new ArrayList<>();
  private final Map<String, Variable> temporaries = new HashMap<>();

  Variables(Program program) {
    this.program = program;
  }

  Frame globals() {
    return globals;
  }

  Frame frame(int process) {
    return frames.computeIfAbsent(process, _ -> Frame.local());
  }

  /** What the global variables hold at first, where that is not 0. */
  List<Command> initialization() {
    return initialization;
  }

  /** A variable of a process may hold these values somewhere. */
  void note(Slot.OfProcess slot, Domain domain, String name) {
    for (Part part : Part.values()) {
      Domain.Range range = range(domain, part);
      if (range != null) {
        Slot.OfProcess of = part(slot, part);
        localRanges.merge(of, range, (a, b) -> (Domain.Range) Domain.join(a, b));
        localNames.putIfAbsent(of, part == Part.HIGH ? name + "'" : name);
      }
    }
  }

  static Slot.OfProcess part(Slot.OfProcess slot, Part part) {
    return new Slot.OfProcess(slot.process(), slot.depth(), slot.kind(), slot.index(), part);
  }

  /** The numbers that one half of a value may be; null if there is no such half. */
  static Domain.@Nullable Range range(Domain domain, Part part) {
    return switch (domain) {
      case Domain.Range r -> part == Part.LOW ? r : null;
      case Domain.Pair(Domain.Range high, Domain.Range low) -> part == Part.LOW ? low : high;
      case Domain.Targets(var objects) -> part == Part.LOW ? Domain.Range.of(objects) : null;
      case Domain.Unknown _ -> null;
    };
  }

  private static Type type(Domain.Range range) {
    if (range.low() >= 0) {
      int bits = Math.max(1, 32 - Integer.numberOfLeadingZeros(range.high()));
      return bits == 8 ? Type.BYTE : bits == 1 ? Type.BIT : Type.unsigned(bits);
    }
    return range.low() >= Short.MIN_VALUE && range.high() <= Short.MAX_VALUE
        ? Type.SHORT
        : Type.INT;
  }

  /** The variable in whose place another stood. */
  private Variable variable(Slot slot) {
    Variable known = variables.get(slot);
    if (known == null) {
      known =
          switch (slot) {
            case Slot.OfCell(Cell cell, Part part) -> global(cell, part);
            case Slot.OfArray(int array, Part part) -> array(array, part);
            case Slot.OfProcess local -> local(local);
          };
      variables.put(slot, known);
    }
    return known;
  }

  private Variable local(Slot.OfProcess slot) {
    Domain.Range range = localRanges.get(slot);
    if (range == null) {
      throw new IllegalStateException("nobody said what is in " + slot);
    }
    return frame(slot.process())
        .variable(localNames.getOrDefault(slot, "v"), new Shape.Scalar(type(range)));
  }

  private Variable global(Cell cell, Part part) {
    HeapObject object = program.heap().get(cell.object());
    Domain.Range range = range(program.facts().domain(cell), part);
    String of = cell.isElement() ? "[%d]".formatted(cell.index()) : "." + cell.name();
    String name = object.label() + of + (part == Part.HIGH ? "'" : "");
    Variable variable =
        globals.variable(name, new Shape.Scalar(type(range == null ? Domain.Range.ALL : range)));
    initialize(variable.scalars().getFirst(), object.get(cell), part);
    return variable;
  }

  private Variable array(int number, Part part) {
    HeapObject array = program.heap().get(number);
    Domain.Range all = Domain.Range.of(0);
    for (int e = 0; e < array.length(); e++) {
      Domain.Range range = range(program.facts().domain(Cell.element(number, e)), part);
      all = (Domain.Range) Domain.join(all, range == null ? Domain.Range.ALL : range);
    }
    Variable variable =
        globals.variable(
            array.label() + (part == Part.HIGH ? "'" : ""),
            new Shape.Array(new Shape.Scalar(type(all)), array.length()));
    for (int e = 0; e < array.length(); e++) {
      initialize(variable.scalars().get(e), array.get(Cell.element(number, e)), part);
    }
    return variable;
  }

  private void initialize(Place place, Value value, Part part) {
    int number =
        switch (value) {
          case Value.Int i -> i.constant();
          case Value.Wide(Value.Int high, Value.Int low) ->
              part == Part.LOW ? low.constant() : high.constant();
          case Value.Ref r -> r.object();
          case Value.Nothing _ -> 0;
        };
    if (number != 0) {
      initialization.add(new Command.Assign(place, Expression.Constant.of(number)));
    }
  }

  /** A variable of a process that is used within a step only. */
  Place temporary(int process, int number) {
    Variable variable =
        temporaries.computeIfAbsent(
            process + " " + number,
            _ -> frame(process).variable("kept" + number, new Shape.Scalar(Type.INT)));
    return Place.of(variable, Type.INT);
  }

  Place place(Place standIn) {
    Variable variable = variable(program.places().slot(standIn.variable()));
    if (standIn.subscripts().isEmpty()) {
      return variable.scalars().getFirst();
    }
    Place.Subscript s = standIn.subscripts().getFirst();
    List<Place> elements = variable.scalars();
    if (s.index() instanceof Expression.Constant(int index, var _)) {
      return elements.get(index);
    }
    Type type = elements.getFirst().type();
    return new Place(
        variable,
        variable.offset(),
        List.of(new Place.Subscript(expression(s.index()), s.length(), type.bytes())),
        type,
        variable.name() + "[…]");
  }

  Expression expression(Expression e) {
    return switch (e) {
      case Expression.Load(Place place) -> new Expression.Load(place(place));
      case Expression.Unary(var o, Expression operand) ->
          new Expression.Unary(o, expression(operand));
      case Expression.Binary(var o, Expression left, Expression right) ->
          new Expression.Binary(o, expression(left), expression(right));
      case Expression.Conditional(Expression c, Expression t, Expression o) ->
          new Expression.Conditional(expression(c), expression(t), expression(o));
      default -> e;
    };
  }
}
