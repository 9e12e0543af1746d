package jacquard.bytecode.heap;

import jacquard.bytecode.heap.Slot.Part;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import jacquard.model.Expression;
import jacquard.model.Place;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Stand-ins for the variables of the model, whose widths are known only when the translation is
 * complete. The offset of a stand-in is its number here.
 */
public final class Places {
  private final Map<Slot, Variable> variables = new HashMap<>();
  private final List<Slot> slots = new ArrayList<>();

  /** An assignment to a stand-in. */
  public record Assignment(Place target, Int value) {}

  private Variable variable(Slot slot) {
    return variables.computeIfAbsent(
        slot,
        s -> {
          slots.add(s);
          return new Variable(
              s.toString(),
              s instanceof Slot.OfProcess ? Variable.Scope.LOCAL : Variable.Scope.GLOBAL,
              slots.size() - 1,
              new Shape.Scalar(Type.INT));
        });
  }

  /** What a stand-in stands for. */
  public Slot slot(Variable standIn) {
    return slots.get(standIn.offset());
  }

  private Place scalar(Slot slot) {
    return Place.of(variable(slot), Type.INT);
  }

  private Place element(int array, Part part, Int index, int length) {
    Variable variable = variable(new Slot.OfArray(array, part));
    return new Place(
        variable,
        variable.offset(),
        List.of(new Place.Subscript(index.expression(), length, 1)),
        Type.INT,
        variable.name());
  }

  /** What finds the place of one half of a value. */
  private interface Finder {
    Place place(Part part);
  }

  /** The contents of a field. */
  public Value field(Cell cell, Domain domain) {
    return value(part -> scalar(new Slot.OfCell(cell, part)), domain, 1);
  }

  /** The contents of an element. */
  public Value element(int array, Int index, int length, Domain domain) {
    return value(part -> element(array, part, index, length), domain, 1 + index.weight());
  }

  /** The contents of a variable of a process. */
  public Value local(Slot.OfProcess slot, Domain domain) {
    return value(
        part ->
            scalar(
                new Slot.OfProcess(slot.process(), slot.depth(), slot.kind(), slot.index(), part)),
        domain,
        1);
  }

  private static Value value(Finder finder, Domain domain, int weight) {
    return switch (domain) {
      case Domain.Range range -> load(finder, Part.LOW, range, weight);
      case Domain.Pair(Domain.Range high, Domain.Range low) ->
          new Value.Wide(
              load(finder, Part.HIGH, high, weight), load(finder, Part.LOW, low, weight));
      case Domain.Targets(var objects) ->
          Value.Ref.of(new Expression.Load(finder.place(Part.LOW)), objects, weight);
      case Domain.Unknown _ -> Value.Nothing.INSTANCE;
    };
  }

  private static Int load(Finder finder, Part part, Domain.Range range, int weight) {
    return range.isConstant()
        ? Int.of(range.low())
        : Int.of(new Expression.Load(finder.place(part)), range, weight);
  }

  /** Sets a field. */
  public List<Assignment> setField(Cell cell, Value value) {
    return assignments(part -> scalar(new Slot.OfCell(cell, part)), value);
  }

  /** Sets an element. */
  public List<Assignment> setElement(int array, Int index, int length, Value value) {
    return assignments(part -> element(array, part, index, length), value);
  }

  /** Sets a variable of a process. */
  public List<Assignment> setLocal(Slot.OfProcess slot, Value value) {
    return assignments(
        part ->
            scalar(
                new Slot.OfProcess(slot.process(), slot.depth(), slot.kind(), slot.index(), part)),
        value);
  }

  private static List<Assignment> assignments(Finder finder, Value value) {
    return switch (value) {
      case Int i -> List.of(new Assignment(finder.place(Part.LOW), i));
      case Value.Wide(Int high, Int low) ->
          List.of(
              new Assignment(finder.place(Part.HIGH), high),
              new Assignment(finder.place(Part.LOW), low));
      case Value.Ref r -> List.of(new Assignment(finder.place(Part.LOW), r.number()));
      case Value.Nothing _ -> List.of();
    };
  }
}
