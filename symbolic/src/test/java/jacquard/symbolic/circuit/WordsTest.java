package jacquard.symbolic.circuit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

class WordsTest {
  private static final int[] CORNERS = {
    0, 1, 2, 3, 7, 8, 31, 32, 127, 128, 255, 256, 32767, 32768, 65535, Integer.MAX_VALUE
  };

  private record Operation(String name, BinaryOperator<Word> word, IntBinaryOperator number) {}

  private static List<Operation> operations(Words words) {
    return List.of(
        new Operation("+", words::add, (a, b) -> a + b),
        new Operation("-", words::subtract, (a, b) -> a - b),
        new Operation("*", words::multiply, (a, b) -> a * b),
        new Operation("/", words::divide, (a, b) -> b == 0 ? 0 : a / b),
        new Operation("%", words::remainder, (a, b) -> b == 0 ? 0 : a % b),
        new Operation("<<", words::shiftLeft, (a, b) -> a << b),
        new Operation(">>", words::shiftRight, (a, b) -> a >> b),
        new Operation("&", words::and, (a, b) -> a & b),
        new Operation("|", words::or, (a, b) -> a | b),
        new Operation("^", words::xor, (a, b) -> a ^ b),
        new Operation("<", (a, b) -> Word.bool(words.less(a, b)), (a, b) -> a < b ? 1 : 0),
        new Operation("==", (a, b) -> Word.bool(words.equal(a, b)), (a, b) -> a == b ? 1 : 0),
        new Operation("~", (a, _) -> words.complement(a), (a, _) -> ~a),
        new Operation("neg", (a, _) -> words.negate(a), (a, _) -> -a));
  }

  @Test
  void operationsOnConstantsFoldToWhatAMachineComputes() {
    Random random = new Random(1);
    List<Operation> operations = operations(new Words(new Aig()));
    for (int i = 0; i < 200_000; i++) {
      int a = number(random);
      int b = number(random);
      Operation o = operations.get(random.nextInt(operations.size()));
      if (b == 0 && (o.name.equals("/") || o.name.equals("%"))) {
        continue;
      }
      Word result = o.word.apply(Word.constant(a), Word.constant(b));
      assertThat(result.isConstant()).isTrue();
      assertThat(result.value()).as("%d %s %d", a, o.name, b).isEqualTo(o.number.applyAsInt(a, b));
    }
  }

  @Test
  void operationsOnUnknownWordsComputeTheSameForAllWidthsAndSigns() {
    Random random = new Random(2);
    for (int round = 0; round < 400; round++) {
      Aig aig = new Aig();
      Words words = new Words(aig);
      boolean aSigned = random.nextBoolean();
      boolean bSigned = random.nextBoolean();
      int aBits = 1 + random.nextInt(aSigned ? 32 : 31);
      int bBits = 1 + random.nextInt(bSigned ? 32 : 31);
      Word a = Word.of(leaves(aig, aBits), aSigned);
      Word b = Word.of(leaves(aig, bBits), bSigned);
      List<Operation> operations = operations(words);
      List<Word> results = new ArrayList<>();
      operations.forEach(o -> results.add(o.word.apply(a, b)));
      for (int trial = 0; trial < 20; trial++) {
        int x = narrowed(number(random), aBits, aSigned);
        int y = narrowed(number(random), bBits, bSigned);
        boolean[] values = simulated(aig, a, x, b, y);
        for (int o = 0; o < operations.size(); o++) {
          String name = operations.get(o).name;
          if (y != 0 || !(name.equals("/") || name.equals("%"))) {
            assertThat(value(results.get(o), values))
                .as("%d:%d %s %d:%d", x, aBits, name, y, bBits)
                .isEqualTo(operations.get(o).number.applyAsInt(x, y));
          }
        }
      }
    }
  }

  @Test
  void anElementIsReadByTheSmallerOfTwoCircuits() {
    for (int count = 2; count <= 20; count++) {
      for (int width = 1; width <= 16; width++) {
        Aig aig = new Aig();
        Words words = new Words(aig);
        List<Word> options = new ArrayList<>();
        int[] conditions = new int[count];
        Word index = Word.of(leaves(aig, 32 - Integer.numberOfLeadingZeros(count - 1)), false);
        for (int o = 0; o < count; o++) {
          options.add(Word.of(leaves(aig, width), false));
          conditions[o] = words.equal(index, Word.constant(o));
        }
        int selection = gates(aig, words.select(options, conditions));
        int table = gates(aig, words.table(options, index));
        int chosen = gates(aig, words.element(options, conditions, index));
        assertThat(chosen)
            .as("%d elements of %d bits: %d or %d", count, width, selection, table)
            .isLessThanOrEqualTo(Math.min(selection, table) * 11 / 10);
      }
    }
  }

  /** The conjunctions that a word depends on. */
  private static int gates(Aig aig, Word word) {
    boolean[] needed = new boolean[aig.size()];
    for (int i = 0; i < word.width(); i++) {
      needed[Aig.node(word.bit(i))] = true;
    }
    int gates = 0;
    for (int node = aig.size() - 1; node > 0; node--) {
      if (needed[node] && aig.isAnd(node)) {
        gates++;
        needed[Aig.node(aig.left(node))] = true;
        needed[Aig.node(aig.right(node))] = true;
      }
    }
    return gates;
  }

  private static int number(Random random) {
    int corner = CORNERS[random.nextInt(CORNERS.length)];
    return switch (random.nextInt(5)) {
      case 0 -> random.nextInt();
      case 1 -> corner;
      case 2 -> -corner;
      case 3 -> -corner - 1;
      default -> random.nextInt(64) - 32;
    };
  }

  private static int narrowed(int value, int bits, boolean signed) {
    int shift = 32 - bits;
    return signed ? value << shift >> shift : value << shift >>> shift;
  }

  private static int[] leaves(Aig aig, int count) {
    int[] leaves = new int[count];
    for (int i = 0; i < count; i++) {
      leaves[i] = aig.leaf();
    }
    return leaves;
  }

  private static boolean[] simulated(Aig aig, Word a, int x, Word b, int y) {
    boolean[] values = new boolean[aig.size()];
    for (int i = 0; i < a.width(); i++) {
      values[Aig.node(a.bit(i))] = (x >>> i & 1) != 0;
    }
    for (int i = 0; i < b.width(); i++) {
      values[Aig.node(b.bit(i))] = (y >>> i & 1) != 0;
    }
    for (int node = 1; node < aig.size(); node++) {
      if (aig.isAnd(node)) {
        values[node] = literal(values, aig.left(node)) && literal(values, aig.right(node));
      }
    }
    return values;
  }

  private static boolean literal(boolean[] values, int literal) {
    return values[Aig.node(literal)] ^ Aig.isNegated(literal);
  }

  private static int value(Word word, boolean[] values) {
    int value = 0;
    for (int i = 0; i < Word.BITS; i++) {
      value |= literal(values, word.bit(i)) ? 1 << i : 0;
    }
    return value;
  }
}
