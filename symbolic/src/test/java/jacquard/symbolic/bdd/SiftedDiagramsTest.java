package jacquard.symbolic.bdd;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.StoppedException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diagrams mean what their operations say, in every order of the variables. */
class SiftedDiagramsTest {
  private static final int VARIABLES = 8;
  private static final int ROUNDS = Integer.getInteger("jacquard.symbolic.diagrams", 60);

  private static final List<int[]> SINGLES =
      IntStream.range(0, VARIABLES).mapToObj(v -> new int[] {v}).toList();
  private static final List<int[]> PAIRS =
      IntStream.range(0, VARIABLES / 2).mapToObj(v -> new int[] {2 * v, 2 * v + 1}).toList();

  /** A diagram, and for each assignment whether it is true there. */
  private record Function(int diagram, BitSet table) {}

  private final Random random = new Random(7);

  private static SiftedDiagrams diagrams(List<int[]> groups) {
    return new SiftedDiagrams(groups, new Workload(new Cancellation()));
  }

  @Test
  void operationsAndNewOrdersKeepWhatDiagramsMean() {
    for (int round = 0; round < ROUNDS; round++) {
      SiftedDiagrams diagrams = diagrams(round % 2 == 0 ? SINGLES : PAIRS);
      List<Function> all = new ArrayList<>();
      for (int v = 0; v < VARIABLES; v++) {
        int variable = v;
        all.add(new Function(diagrams.variable(v), table(a -> (a >>> variable & 1) != 0)));
      }
      for (int i = 0; i < 60; i++) {
        all.add(made(diagrams, one(all), one(all)));
        if (random.nextInt(6) == 0) {
          diagrams.sift();
        }
        if (all.size() > 20) {
          diagrams.release(all.remove(VARIABLES + random.nextInt(all.size() - VARIABLES)).diagram);
        }
      }
      for (Function f : all) {
        assertThat(table(diagrams, f.diagram)).as("round %d", round).isEqualTo(f.table);
      }
    }
  }

  private Function one(List<Function> all) {
    return all.get(random.nextInt(all.size()));
  }

  private Function made(SiftedDiagrams diagrams, Function f, Function g) {
    BitSet table = (BitSet) f.table.clone();
    return switch (random.nextInt(5)) {
      case 0 -> {
        table.and(g.table);
        yield new Function(diagrams.and(f.diagram, g.diagram), table);
      }
      case 1 -> {
        table.or(g.table);
        yield new Function(diagrams.or(f.diagram, g.diagram), table);
      }
      case 2 -> {
        table.flip(0, 1 << VARIABLES);
        yield new Function(diagrams.not(f.diagram), table);
      }
      case 3 -> {
        int[] some = random.ints(2, 0, VARIABLES).distinct().toArray();
        table.and(g.table);
        int cube = diagrams.cube(some);
        Function result =
            new Function(
                diagrams.relationalProduct(f.diagram, g.diagram, cube), quantified(table, some));
        diagrams.release(cube);
        yield result;
      }
      default -> {
        int v = random.nextInt(VARIABLES);
        int w = random.nextInt(VARIABLES);
        int renamed = diagrams.replace(f.diagram, new int[] {v}, new int[] {w});
        yield new Function(
            renamed, table(a -> f.table.get((a >>> w & 1) != 0 ? a | 1 << v : a & ~(1 << v))));
      }
    };
  }

  private static BitSet quantified(BitSet table, int[] variables) {
    BitSet result = table;
    for (int v : variables) {
      BitSet before = result;
      result = table(a -> before.get(a | 1 << v) || before.get(a & ~(1 << v)));
    }
    return result;
  }

  private interface Truth {
    boolean of(int assignment);
  }

  private static BitSet table(Truth truth) {
    BitSet table = new BitSet();
    for (int a = 0; a < 1 << VARIABLES; a++) {
      table.set(a, truth.of(a));
    }
    return table;
  }

  private static BitSet table(Diagrams diagrams, int diagram) {
    return table(
        a -> {
          int at = diagram;
          while (!diagrams.isConstant(at)) {
            at = (a >>> diagrams.top(at) & 1) != 0 ? diagrams.high(at) : diagrams.low(at);
          }
          return at == diagrams.one();
        });
  }

  /** The disjunction of conjunctions of a variable and that of half of all further on. */
  private static int pairs(Diagrams diagrams, int half) {
    int all = diagrams.zero();
    for (int v = 0; v < half; v++) {
      int both = diagrams.and(diagrams.variable(v), diagrams.variable(v + half));
      int more = diagrams.or(all, both);
      diagrams.release(both);
      diagrams.release(all);
      all = more;
    }
    return all;
  }

  @Test
  void siftingPutsVariablesTogetherThatBelongTogether() {
    SiftedDiagrams diagrams =
        diagrams(IntStream.range(0, 20).mapToObj(v -> new int[] {v}).toList());
    int pairs = pairs(diagrams, 10);
    assertThat(diagrams.nodes(pairs)).isGreaterThan(2000);
    diagrams.sift();
    assertThat(diagrams.nodes(pairs)).isEqualTo(20);
  }

  @Test
  void theOrderIsChangedByItselfWhenDiagramsGrow() {
    SiftedDiagrams diagrams =
        diagrams(IntStream.range(0, 36).mapToObj(v -> new int[] {v}).toList());
    // more than half a million in the first order
    assertThat(diagrams.nodes(pairs(diagrams, 18))).isLessThan(2_000);
    assertThat(diagrams.siftings()).isPositive();
  }

  @Test
  void variablesOfAGroupStayTogether() {
    SiftedDiagrams diagrams = diagrams(PAIRS);
    int pairs = pairs(diagrams, VARIABLES / 2);
    diagrams.sift();
    int all = diagrams.cube(IntStream.range(0, VARIABLES).toArray());
    List<Integer> order = new ArrayList<>();
    for (int at = all; !diagrams.isConstant(at); at = diagrams.high(at)) {
      order.add(diagrams.top(at));
    }
    for (int v = 0; v < VARIABLES; v += 2) {
      assertThat(order.indexOf(v + 1)).isEqualTo(order.indexOf(v) + 1);
    }
    diagrams.release(pairs);
  }

  @Test
  void anOperationIsCancelledInItsMidst() {
    Cancellation cancellation = new Cancellation();
    SiftedDiagrams diagrams =
        new SiftedDiagrams(
            IntStream.range(0, 36).mapToObj(v -> new int[] {v}).toList(),
            new Workload(cancellation));
    cancellation.cancel("enough");
    assertThatThrownBy(() -> pairs(diagrams, 18)).isInstanceOf(StoppedException.class);
  }
}
