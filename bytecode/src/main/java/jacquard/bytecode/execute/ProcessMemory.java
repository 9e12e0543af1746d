package jacquard.bytecode.execute;

import jacquard.bytecode.heap.Cell;
import jacquard.bytecode.heap.Facts;
import jacquard.bytecode.heap.Heap;
import jacquard.bytecode.heap.HeapObject;
import jacquard.bytecode.value.Domain;
import jacquard.bytecode.value.Ints;
import jacquard.bytecode.value.Value;
import jacquard.bytecode.value.Value.Int;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;

/** The heap once there are several threads: what somebody writes is a variable of the model. */
public final class ProcessMemory implements Memory {
  /** Arrays of constants are read by comparing the index, up to this length. */
  private static final int MOST_CASES = 64;

  /** An array is a variable for each element, unless an index may be more than so many numbers. */
  private static final int MOST_LOOSE = 8;

  private final Program program;
  private final Decisions decisions;
  private final Heap heap;
  private final Facts facts;

  public ProcessMemory(Program program, Decisions decisions) {
    this.program = program;
    this.decisions = decisions;
    this.heap = program.heap();
    this.facts = program.facts();
  }

  private Facts.Visitor visitor(StepPath path) {
    return new Facts.Visitor(path.process(), path.held(), program.isAlone(path));
  }

  /** Whether the elements of an array are variables of their own, like fields. */
  private boolean isLoose(HeapObject array) {
    return !facts.isIndexed(array.number());
  }

  @Override
  public Value read(StepPath path, Cell cell) {
    if (cell.isElement()) {
      return readElement(path, heap.get(cell.object()), Int.of(cell.index()));
    }
    facts.read(cell, visitor(path)); // its own write, too: others may come between
    return current(path, cell);
  }

  /** What a cell holds at this point of the path. */
  private Value current(StepPath path, Cell cell) {
    Value own = path.writes().get(cell);
    if (own == null && path.made().contains(cell.object())) {
      return heap.get(cell.object()).get(cell);
    }
    Section section = path.section();
    Set<Cell> fresh = section == null ? path.writtenAlone() : section.written();
    if (!fresh.contains(cell)) {
      facts.carry(cell);
    }
    if (own != null) {
      return own;
    }
    facts.load(cell);
    if (!facts.isVariable(cell)) {
      return heap.get(cell.object()).get(cell);
    }
    Value value = program.places().field(cell, facts.domain(cell));
    for (Comparison known : path.comparisons()) {
      value = known.narrowed(value);
    }
    return value;
  }

  @Override
  public void write(StepPath path, Cell cell, Value value) {
    if (cell.isElement()) {
      writeElement(path, heap.get(cell.object()), Int.of(cell.index()), value);
      return;
    }
    put(path, cell, value);
  }

  private void put(StepPath path, Cell cell, Value value) {
    facts.write(cell, visitor(path), value.domain());
    path.writes().put(cell, value);
    Section section = path.section();
    if (section != null) {
      section.written().add(cell);
    } else if (program.isAlone(path)) {
      path.writtenAlone().add(cell);
    }
  }

  @Override
  public Value readElement(StepPath path, HeapObject array, Int index) {
    int[] numbers = index.range().numbers().toArray();
    if (numbers.length > MOST_LOOSE) {
      facts.index(array.number());
    }
    Facts.Visitor by = visitor(path);
    for (int i : numbers) {
      facts.read(Cell.element(array.number(), i), by);
    }
    return isLoose(array)
        ? readLoose(path, array, index, numbers)
        : readIndexed(path, array, index, numbers);
  }

  private Value readLoose(StepPath path, HeapObject array, Int index, int[] numbers) {
    int last = numbers[numbers.length - 1];
    Value value = current(path, Cell.element(array.number(), last));
    for (int n = numbers.length - 2; n >= 0; n--) {
      Value other = current(path, Cell.element(array.number(), numbers[n]));
      value = choose(Ints.equal(index, Int.of(numbers[n])), other, value);
    }
    return value;
  }

  private Value readIndexed(StepPath path, HeapObject array, Int index, int[] numbers) {
    boolean isVariable = false;
    Domain domain = facts.domain(Cell.element(array.number(), index.low()));
    for (int i : numbers) {
      Cell cell = Cell.element(array.number(), i);
      facts.carry(cell);
      isVariable |= facts.isVariable(cell);
      domain = Domain.join(domain, facts.domain(cell));
    }
    for (StepPath.ElementWrite w : path.elementWrites().reversed()) {
      if (w.array() == array.number()) {
        if (w.index().equals(index)) {
          return w.value();
        }
        if (!(w.index().isConstant() && index.isConstant())) {
          throw new StepEndsException();
        }
      }
    }
    for (int i : numbers) {
      facts.load(Cell.element(array.number(), i));
    }
    if (!isVariable && numbers.length <= MOST_CASES) {
      return oneOf(array, index);
    }
    return program.places().element(array.number(), index, array.length(), domain);
  }

  /** The elements that are asked for never change. */
  private static Value oneOf(HeapObject array, Int index) {
    int[] numbers = index.range().numbers().toArray();
    Value value = array.get(Cell.element(array.number(), index.high()));
    for (int n = numbers.length - 2; n >= 0; n--) {
      Int isThis = Ints.equal(index, Int.of(numbers[n]));
      value = choose(isThis, array.get(Cell.element(array.number(), numbers[n])), value);
    }
    return value;
  }

  /** One of two values of the same kind. */
  static Value choose(Int condition, Value then, Value otherwise) {
    return switch (then) {
      case Int i when otherwise instanceof Int j -> Ints.choose(condition, i, j);
      case Value.Wide(Int h, Int l) when otherwise instanceof Value.Wide(Int i, Int m) ->
          new Value.Wide(Ints.choose(condition, h, i), Ints.choose(condition, l, m));
      case Value.Ref r when otherwise instanceof Value.Ref s -> {
        Int number = Ints.choose(condition, r.number(), s.number());
        SortedSet<Integer> objects = new TreeSet<>(r.objects());
        objects.addAll(s.objects());
        yield condition.isConstant()
            ? condition.is(0) ? s : r
            : Value.Ref.of(number.expression(), objects, number.weight());
      }
      default -> Value.Nothing.INSTANCE;
    };
  }

  @Override
  public void writeElement(StepPath path, HeapObject array, Int index, Value value) {
    int[] numbers = index.range().numbers().toArray();
    if (numbers.length > MOST_LOOSE) {
      facts.index(array.number());
    }
    if (!isLoose(array)) {
      writeIndexed(path, array, index, value);
    } else if (numbers.length == 1) {
      put(path, Cell.element(array.number(), numbers[0]), value);
    } else {
      for (int i : numbers) {
        Cell cell = Cell.element(array.number(), i);
        put(path, cell, choose(Ints.equal(index, Int.of(i)), value, current(path, cell)));
      }
    }
  }

  private void writeIndexed(StepPath path, HeapObject array, Int index, Value value) {
    for (StepPath.ElementWrite w : path.elementWrites()) {
      if (w.array() == array.number()
          && !w.index().equals(index)
          && !(w.index().isConstant() && index.isConstant())) {
        throw new StepEndsException();
      }
    }
    index
        .range()
        .numbers()
        .forEach(i -> facts.write(Cell.element(array.number(), i), visitor(path), value.domain()));
    path.elementWrites().removeIf(w -> w.array() == array.number() && w.index().equals(index));
    path.elementWrites().add(new StepPath.ElementWrite(array.number(), index, value));
  }

  @Override
  public boolean isVisible(Cell cell) {
    return facts.isVisible(cell);
  }

  /** Every place in the code makes objects of its own, in each process. */
  @Override
  public HeapObject allocate(StepPath path, String type, Supplier<HeapObject> maker) {
    StringBuilder key = new StringBuilder().append(path.process()).append(' ').append(type);
    path.frames()
        .forEach(f -> key.append(' ').append(f.code().method()).append('@').append(f.pc()));
    String site = key.toString();
    Int count = path.counters().getOrDefault(site, Int.of(0));
    int number = count.low();
    while (number < count.high() && !decisions.holds(path, Ints.equal(count, Int.of(number)))) {
      number++;
    }
    if (number >= program.bounds().allocations()) {
      program.cut(
          path,
          "allocations",
          number,
          "object made at one place by a thread",
          "objects made at one place by a thread");
    }
    path.counters().put(site, Int.of(Math.min(number + 1, program.bounds().allocations())));
    HeapObject object = heap.keyed(List.of(site, number), maker);
    facts.make(object.number());
    if (object.isArray() || object.payload(Lambda.class).isPresent()) {
      path.made().add(object.number());
    }
    return object;
  }

  @Override
  public void construct(StepPath path, Value.Ref object) {
    if (object.isConstant()) {
      path.made().add(object.object());
    } else {
      object.objects().stream()
          .filter(o -> o != 0)
          .flatMap(o -> heap.get(o).cells().stream())
          .forEach(facts::leave);
    }
  }

  /** Notes what an object made in this step holds where nothing was written to it. */
  static void leave(Program program, StepPath path) {
    for (int number : path.made()) {
      program.heap().get(number).cells().stream()
          .filter(cell -> !path.writes().containsKey(cell))
          .forEach(program.facts()::leave);
    }
  }

  @Override
  public boolean isSetup() {
    return false;
  }
}
