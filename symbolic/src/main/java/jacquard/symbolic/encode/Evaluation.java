package jacquard.symbolic.encode;

import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Location;
import jacquard.model.Place;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Values of expressions as one process sees them, and whether their evaluation fails.
 *
 * <p>Each call says on which condition the expression is evaluated at all: where it is not, nothing
 * can fail.
 */
final class Evaluation {
  private final Words words;
  private final Aig aig;
  private final Cells cells;
  private final int slot;
  private final int kind;
  private final boolean timeout;
  private final Memory memory;
  private final Failures failures;
  private final int end;

  /**
   * @param slot the process, or {@link Cells#NONE} for one who looks from outside
   * @param timeout whether nothing else can happen
   */
  Evaluation(
      Words words,
      Cells cells,
      int slot,
      int kind,
      boolean timeout,
      Memory memory,
      Failures failures) {
    this(words, cells, slot, kind, timeout, memory, failures, Aig.FALSE);
  }

  private Evaluation(
      Words words,
      Cells cells,
      int slot,
      int kind,
      boolean timeout,
      Memory memory,
      Failures failures,
      int end) {
    this.words = words;
    this.aig = words.aig();
    this.cells = cells;
    this.slot = slot;
    this.kind = kind;
    this.timeout = timeout;
    this.memory = memory;
    this.failures = failures;
    this.end = end;
  }

  /** The same for one who knows where the run is at its end; that is no lack of progress. */
  Evaluation atEnd(int isEnd) {
    return new Evaluation(words, cells, slot, kind, timeout, memory, failures, isEnd);
  }

  /** The same, but what fails is told to somebody else. */
  private Evaluation over(Failures other) {
    return new Evaluation(words, cells, slot, kind, timeout, memory, other, end);
  }

  /** The same process, which sees another memory. */
  Evaluation over(Memory other) {
    return new Evaluation(words, cells, slot, kind, timeout, other, failures, end);
  }

  /** Another process, which sees the same. */
  Evaluation as(int other, int otherKind) {
    return new Evaluation(words, cells, other, otherKind, timeout, memory, failures, end);
  }

  Words words() {
    return words;
  }

  Cells cells() {
    return cells;
  }

  Memory memory() {
    return memory;
  }

  int slot() {
    return slot;
  }

  int kind() {
    return kind;
  }

  Failures failures() {
    return failures;
  }

  void fail(int condition) {
    failures.fault(condition);
  }

  int isTrue(Expression expression, int path) {
    return words.isTrue(value(expression, path));
  }

  Word value(Expression expression, int path) {
    return switch (expression) {
      case Expression.Constant(int value, String _) -> Word.constant(value);
      case Expression.Load(Place place) -> load(place, slot, kind, path);
      case Expression.Bounded(Expression index, int length) -> {
        Word value = value(index, path);
        requireWithin(value, length, path);
        yield value;
      }
      case Expression.Unary(var operator, Expression operand) -> {
        Word value = value(operand, path);
        yield switch (operator) {
          case NOT -> Word.bool(Aig.not(words.isTrue(value)));
          case NEGATE -> words.negate(value);
          case COMPLEMENT -> words.complement(value);
        };
      }
      case Expression.Binary(var operator, Expression left, Expression right) ->
          binary(operator, left, right, path);
      case Expression.Conditional(Expression condition, Expression then, Expression otherwise) -> {
        int is = isTrue(condition, path);
        yield words.mux(
            is, value(then, aig.and(path, is)), value(otherwise, aig.and(path, Aig.not(is))));
      }
      case Expression.Query(var question, Expression channel) ->
          new ChannelAccess(this).query(question, channel, path);
      case Expression.Poll(Expression channel, var patterns, boolean random) ->
          new ChannelAccess(this).poll(channel, patterns, random, path);
      case Expression.OwnChannel(int own) -> Word.constant(ownNumber(slot, own));
      case Expression.Self() -> Word.constant(slot);
      case Expression.ProcessCount() -> memory.get(cells.count());
      case Expression.LastMover() -> memory.get(cells.last());
      case Expression.Timeout() -> Word.constant(timeout ? 1 : 0);
      case Expression.NonProgress() ->
          Word.bool(aig.and(Aig.not(end), Aig.not(isAnyAt(Location.Mark.PROGRESS))));
      case Expression.CanMove(Expression _) -> throw unsupported("enabled()");
      case Expression.PriorityOf(Expression _) -> throw unsupported("priorities");
      case Expression.RemoteLoad(int of, Expression instance, Place place) ->
          remote(of, value(instance, path), place, path);
      case Expression.FirstOf(int of) -> firstOf(of);
      case Expression.ControlOf(Expression other) -> controlOf(value(other, path));
      case Expression.RemoteAt(int of, Expression instance, String label) ->
          Word.bool(remoteAt(of, value(instance, path), label));
    };
  }

  private static UnsupportedModelException unsupported(String what) {
    return new UnsupportedModelException(what, Position.NOWHERE);
  }

  private Word binary(BinaryOperator operator, Expression left, Expression right, int path) {
    Word l = value(left, path);
    if (operator == BinaryOperator.AND || operator == BinaryOperator.OR) {
      int first = words.isTrue(l);
      boolean isAnd = operator == BinaryOperator.AND;
      int second = isTrue(right, aig.and(path, isAnd ? first : Aig.not(first)));
      return Word.bool(isAnd ? aig.and(first, second) : aig.or(first, second));
    }
    Word r = value(right, path);
    return switch (operator) {
      case MULTIPLY -> words.multiply(l, r);
      case DIVIDE -> {
        fail(aig.and(path, Aig.not(words.isTrue(r))));
        yield words.divide(l, r);
      }
      case REMAINDER -> {
        fail(aig.and(path, Aig.not(words.isTrue(r))));
        yield words.remainder(l, r);
      }
      case ADD -> words.add(l, r);
      case SUBTRACT -> words.subtract(l, r);
      case SHIFT_LEFT -> words.shiftLeft(l, r);
      case SHIFT_RIGHT -> words.shiftRight(l, r);
      case LESS -> Word.bool(words.less(l, r));
      case LESS_EQUAL -> Word.bool(Aig.not(words.less(r, l)));
      case GREATER -> Word.bool(words.less(r, l));
      case GREATER_EQUAL -> Word.bool(Aig.not(words.less(l, r)));
      case EQUAL -> Word.bool(words.equal(l, r));
      case NOT_EQUAL -> Word.bool(Aig.not(words.equal(l, r)));
      case BIT_AND -> words.and(l, r);
      case BIT_XOR -> words.xor(l, r);
      case BIT_OR -> words.or(l, r);
      case AND, OR -> throw new IllegalStateException("handled above");
    };
  }

  /** An element of a variable that a place may mean, and when it means that. */
  record Element(Cells.Cell cell, int condition) {}

  /** All that a place may mean; an index that is out of bounds fails. */
  List<Element> elements(Place place, int owner, int ownerKind, int path) {
    List<Element> found = new ArrayList<>();
    List<Word> indices = new ArrayList<>();
    int within = path;
    for (Place.Subscript subscript : place.subscripts()) {
      Word index = value(subscript.index(), within);
      within = aig.and(within, requireWithin(index, subscript.length(), within));
      indices.add(lowest(index, subscript.length()));
    }
    int cellSlot = place.isGlobal() ? Cells.NONE : owner;
    int cellKind = place.isGlobal() ? Cells.NONE : ownerKind;
    collect(place, 0, indices, place.offset(), Aig.TRUE, cellSlot, cellKind, found);
    return found;
  }

  private void collect(
      Place place,
      int level,
      List<Word> indices,
      int offset,
      int condition,
      int cellSlot,
      int cellKind,
      List<Element> into) {
    if (level == indices.size()) {
      into.add(new Element(cells.at(cellSlot, cellKind, offset), condition));
      return;
    }
    Place.Subscript subscript = place.subscripts().get(level);
    for (int i = 0; i < subscript.length(); i++) {
      int here = aig.and(condition, words.equal(indices.get(level), Word.constant(i)));
      if (here != Aig.FALSE) {
        collect(
            place,
            level + 1,
            indices,
            offset + i * subscript.stride(),
            here,
            cellSlot,
            cellKind,
            into);
      }
    }
  }

  /** As much of an index as tells the elements apart; where it is not in bounds, all has failed. */
  private static Word lowest(Word index, int length) {
    return Word.of(index.extended(Cells.bitsFor(length - 1)), false);
  }

  /** Fails where an index is not in its bounds, and says where it is. */
  private int requireWithin(Word index, int length, int path) {
    int negative = index.isSigned() ? index.bit(Word.BITS - 1) : Aig.FALSE;
    int tooLarge = Aig.not(words.less(index, Word.constant(length)));
    int outside = aig.or(negative, tooLarge);
    fail(aig.and(path, outside));
    return Aig.not(outside);
  }

  private Word load(Place place, int owner, int ownerKind, int path) {
    List<Element> elements = elements(place, owner, ownerKind, path);
    List<Word> values = elements.stream().map(e -> memory.get(e.cell)).toList();
    int[] conditions = elements.stream().mapToInt(Element::condition).toArray();
    boolean isLine =
        place.subscripts().size() == 1 && elements.size() == place.subscripts().getFirst().length();
    if (!isLine) {
      return words.select(values, conditions);
    }
    // the index was evaluated already, so what can fail is told
    Word index = over(new Failures(aig)).value(place.subscripts().getFirst().index(), path);
    return words.element(values, conditions, index);
  }

  /** Stores a value where the condition is true. */
  void store(Place place, int path, Word value) {
    for (Element element : elements(place, slot, kind, path)) {
      memory.put(element.cell, aig.and(path, element.condition), value);
    }
  }

  int ownNumber(int process, int own) {
    return 1 + cells.model().channels().size() + process * cells.model().maxOwnChannels() + own;
  }

  /** Whether a process exists and has a kind. */
  int isKind(int process, int of) {
    if (!cells.kinds(process).contains(of)) {
      return Aig.FALSE;
    }
    int exists = exists(process);
    return cells.kinds(process).size() == 1
        ? exists
        : aig.and(exists, words.equal(memory.get(cells.kind(process)), Word.constant(of)));
  }

  /** Nothing is there of a process that does not exist; to take one for another kind fails. */
  private Word remote(int of, Word instance, Place place, int path) {
    Word value = Word.ZERO;
    for (int process = 0; process < cells.slots(); process++) {
      int asked = words.equal(instance, Word.constant(process));
      int is = aig.and(asked, isKind(process, of));
      if (is != Aig.FALSE) {
        value = words.mux(is, load(place, process, of, aig.and(path, is)), value);
      }
      fail(aig.all(path, asked, exists(process), Aig.not(is)));
    }
    return value;
  }

  private int exists(int process) {
    return words.less(Word.constant(process), memory.get(cells.count()));
  }

  private Word firstOf(int of) {
    Word first = Word.constant(-1);
    for (int process = cells.slots() - 1; process >= 0; process--) {
      first = words.mux(isKind(process, of), Word.constant(process), first);
    }
    return first;
  }

  private Word controlOf(Word number) {
    Word control = Word.ZERO;
    for (int process = 0; process < cells.slots(); process++) {
      int is = aig.and(words.equal(number, Word.constant(process)), exists(process));
      Word here = words.add(memory.get(cells.location(process)), Word.ONE);
      control = words.mux(is, here, control);
    }
    return control;
  }

  private int remoteAt(int of, Word instance, String label) {
    ProcessGraph graph = cells.model().process(of);
    Integer location = graph.labels().get(label);
    if (location == null) {
      return Aig.FALSE;
    }
    int at = Aig.FALSE;
    for (int process = 0; process < cells.slots(); process++) {
      int is = aig.and(words.equal(instance, Word.constant(process)), isKind(process, of));
      at = aig.or(at, aig.and(is, isAt(process, location)));
    }
    return at;
  }

  /** Whether a process is at a location of its graph. */
  int isAt(int process, int location) {
    return words.equal(memory.get(cells.location(process)), Word.constant(location));
  }

  /** Whether some process is at a location with a mark. */
  int isAnyAt(Location.Mark mark) {
    int any = Aig.FALSE;
    for (int process = 0; process < cells.slots(); process++) {
      for (int of : cells.kinds(process)) {
        for (Location location : cells.model().process(of).locations()) {
          if (location.is(mark)) {
            any = aig.or(any, aig.and(isKind(process, of), isAt(process, location.id())));
          }
        }
      }
    }
    return any;
  }

  /** Whether all processes are where they may stay for ever. */
  int isValidEnd() {
    int valid = Aig.TRUE;
    for (int process = 0; process < cells.slots(); process++) {
      for (int of : cells.kinds(process)) {
        int resting = Aig.FALSE;
        for (Location location : cells.model().process(of).locations()) {
          if (location.is(Location.Mark.END)) {
            resting = aig.or(resting, isAt(process, location.id()));
          }
        }
        valid = aig.and(valid, aig.implies(isKind(process, of), resting));
      }
    }
    return valid;
  }
}
