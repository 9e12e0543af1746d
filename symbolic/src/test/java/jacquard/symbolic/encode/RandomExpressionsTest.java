package jacquard.symbolic.encode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Command;
import jacquard.model.Expression;
import jacquard.model.Expression.BinaryOperator;
import jacquard.model.Expression.UnaryOperator;
import jacquard.model.FaultException;
import jacquard.model.Model;
import jacquard.model.Place;
import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.run.Bytes;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.symbolic.campaign.Tally;
import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import jacquard.symbolic.circuit.Word;
import jacquard.symbolic.circuit.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Expressions of every type, assigned to every type: circuits compute what the interpreter does.
 */
class RandomExpressionsTest {
  private static final int EXPRESSIONS = Integer.getInteger("jacquard.symbolic.expressions", 8_000);
  private static final long SEED = Long.getLong("jacquard.symbolic.from", 1L);
  private static final int STATES = 8;
  private static final int AT_ONCE = 25;

  private static final Model MODEL =
      Promela.parse(
          "m.pml",
          """
          bit b; byte y; short s; int i; unsigned u3 : 3; unsigned u13 : 13; int j;
          byte a[4]; short t[3]; int m[5];
          bit rb; byte ry; short rs; int ri; unsigned r5 : 5;
          active proctype P() {
            do
            :: i = i * 3 - 7; j = i; b = i; y = i; s = i; u3 = i; u13 = i;
               a[0] = i; t[0] = i; m[0] = i; rb = i; ry = i; rs = i; ri = i; r5 = i
            od
          }
          """);

  private final Random random = new Random(SEED);
  private final Interpreter interpreter = new Interpreter(MODEL);
  private int faults;

  /** An expression, and what a circuit makes of it. */
  private record Assigned(Command.Assign command, Word value, int fault) {}

  @Test
  void assignmentsOfRandomExpressionsAreThoseOfTheInterpreter() {
    Tally tally = new Tally();
    for (int done = 0; done < EXPRESSIONS; done += AT_ONCE) {
      compare();
      tally.add("expressions", AT_ONCE);
      tally.done(SEED);
    }
    assertThat(faults).isBetween(EXPRESSIONS / 10, EXPRESSIONS * STATES / 2);
  }

  private void compare() {
    Words words = new Words(new Aig());
    Aig aig = words.aig();
    Cells cells = new Cells(MODEL, new Room(1, 1));
    List<Circuit.Input> inputs = new ArrayList<>();
    Word[] values = new Word[cells.all().size()];
    for (Cells.Cell cell : cells.all()) {
      int[] literals = new int[cell.bits()];
      for (int bit = 0; bit < literals.length; bit++) {
        literals[bit] = aig.leaf();
        inputs.add(new Circuit.Input(literals[bit], cell.name()));
      }
      values[cell.index()] = Word.of(literals, cell.signed());
    }
    Memory memory = new Memory(words, values);
    List<Assigned> all = new ArrayList<>();
    for (int e = 0; e < AT_ONCE; e++) {
      all.add(assigned(words, cells, memory));
    }
    Simulation simulation =
        new Simulation(
            new Circuit(aig, inputs, List.of(), List.of(), List.of(), List.of(), List.of()));
    List<byte[]> states = new ArrayList<>();
    long[] bits = new long[inputs.size()];
    for (int run = 0; run < STATES; run++) {
      byte[] state = state();
      states.add(state);
      int[] numbers = cells.values(state);
      int input = 0;
      for (Cells.Cell cell : cells.all()) {
        for (int bit = 0; bit < cell.bits(); bit++) {
          bits[input++] |= (numbers[cell.index()] >>> bit & 1L) << run;
        }
      }
    }
    for (int input = 0; input < bits.length; input++) {
      simulation.setInput(input, bits[input]);
    }
    simulation.evaluate();
    for (Assigned one : all) {
      for (int run = 0; run < STATES; run++) {
        compare(one, states.get(run), simulation, run);
      }
    }
  }

  private void compare(Assigned one, byte[] before, Simulation simulation, int run) {
    byte[] state = before.clone();
    boolean fails = (simulation.value(one.fault) >>> run & 1) != 0;
    try {
      interpreter.assign(one.command, state, -1);
      assertThat(fails).as("%s fails", one.command).isFalse();
    } catch (FaultException e) {
      assertThat(fails).as("%s: %s", one.command, e.getMessage()).isTrue();
      faults++;
      return;
    }
    int value = 0;
    for (int bit = 0; bit < Word.BITS; bit++) {
      value |= (int) (simulation.value(one.value.bit(bit)) >>> run & 1) << bit;
    }
    Place target = one.command.target();
    assertThat(value)
        .as("%s", one.command)
        .isEqualTo(Bytes.get(state, target.offset(), target.type()));
  }

  private Assigned assigned(Words words, Cells cells, Memory memory) {
    Place target = scalar(MODEL.globals().get(10 + random.nextInt(5)));
    Command.Assign command = new Command.Assign(target, expression(1 + random.nextInt(4)));
    Failures failures = new Failures(words.aig());
    Memory after = memory.copy();
    Evaluation process = new Evaluation(words, cells, 0, 0, false, after, failures);
    new Commands(process).execute(command, null, Aig.TRUE);
    Word value = after.get(cells.at(Cells.NONE, Cells.NONE, target.offset()));
    return new Assigned(command, value, failures.fault());
  }

  private static Place scalar(Variable variable) {
    if (variable.shape() instanceof Shape.Scalar(Type type)) {
      return Place.of(variable, type);
    }
    throw new IllegalArgumentException(variable.name());
  }

  private Expression expression(int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return random.nextInt(3) == 0
          ? Expression.Constant.of(number())
          : new Expression.Load(scalar(MODEL.globals().get(random.nextInt(7))));
    }
    return switch (random.nextInt(10)) {
      case 0 -> new Expression.Unary(one(UnaryOperator.values()), expression(depth - 1));
      case 1 ->
          new Expression.Conditional(
              expression(depth - 1), expression(depth - 1), expression(depth - 1));
      case 2 -> element(MODEL.globals().get(7 + random.nextInt(3)), depth);
      case 3 -> new Expression.Bounded(expression(depth - 1), 1 + random.nextInt(200));
      default ->
          new Expression.Binary(
              one(BinaryOperator.values()), expression(depth - 1), expression(depth - 1));
    };
  }

  /** Mostly within the bounds. */
  private Expression element(Variable variable, int depth) {
    if (variable.shape() instanceof Shape.Array(Shape.Scalar(Type type), int length)) {
      Expression index = expression(depth - 1);
      Expression within =
          random.nextInt(4) == 0
              ? index
              : new Expression.Binary(
                  BinaryOperator.BIT_AND, index, Expression.Constant.of(random.nextInt(4)));
      List<Place.Subscript> subscripts = List.of(new Place.Subscript(within, length, type.bytes()));
      return new Expression.Load(
          new Place(variable, variable.offset(), subscripts, type, variable.name()));
    }
    throw new IllegalArgumentException(variable.name());
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }

  private int number() {
    return switch (random.nextInt(5)) {
      case 0 -> random.nextInt();
      case 1 -> 1 << random.nextInt(32);
      case 2 -> (1 << random.nextInt(32)) - 1;
      case 3 -> -random.nextInt(70_000);
      default -> random.nextInt(20) - 4;
    };
  }

  private byte[] state() {
    byte[] state = new byte[interpreter.maxLength()];
    interpreter.initial(state);
    for (Variable variable : MODEL.globals()) {
      for (Place place : variable.scalars()) {
        Bytes.put(state, place.offset(), place.type(), number());
      }
    }
    return state;
  }
}
