package jacquard.symbolic.circuit;

import java.util.ArrayList;
import java.util.List;

/** Circuits whose answer is known. */
public final class Circuits {
  private Circuits() {}

  /** Counts while its input is true; bad when it has that value. */
  public static Circuit counter(int bits, long value) {
    return modulo(bits, 1L << bits, value);
  }

  /** Counts up to a modulus, then from zero again; bad when it has that value. */
  public static Circuit modulo(int bits, long modulus, long value) {
    Aig aig = new Aig();
    int enable = aig.leaf();
    int[] state = leaves(aig, bits);
    int[] sum = increment(aig, state);
    int wraps = equals(aig, state, modulus - 1);
    List<Circuit.Latch> latches = new ArrayList<>();
    for (int i = 0; i < bits; i++) {
      int counted = aig.and(Aig.not(wraps), sum[i]);
      latches.add(latch(state[i], aig.mux(enable, counted, state[i]), "count" + i));
    }
    return circuit(
        aig, List.of(new Circuit.Input(enable, "enable")), latches, equals(aig, state, value));
  }

  /** One token goes around a ring when an input says so; bad when two have it. */
  public static Circuit ring(int places) {
    Aig aig = new Aig();
    int moves = aig.leaf();
    int[] state = leaves(aig, places);
    int two = Aig.FALSE;
    List<Circuit.Latch> latches = new ArrayList<>();
    for (int i = 0; i < places; i++) {
      int before = state[(i + places - 1) % places];
      Circuit.Initial initial = i == 0 ? Circuit.Initial.ONE : Circuit.Initial.ZERO;
      latches.add(
          new Circuit.Latch(state[i], aig.mux(moves, before, state[i]), initial, "token" + i));
      for (int j = 0; j < i; j++) {
        two = aig.or(two, aig.and(state[i], state[j]));
      }
    }
    return circuit(aig, List.of(new Circuit.Input(moves, "moves")), latches, two);
  }

  /** Two latches that copy one input; bad if they differ, which folds to false in every step. */
  public static Circuit twins() {
    Aig aig = new Aig();
    int input = aig.leaf();
    int[] twin = leaves(aig, 2);
    List<Circuit.Latch> latches =
        List.of(latch(twin[0], input, "first"), latch(twin[1], input, "second"));
    return circuit(
        aig, List.of(new Circuit.Input(input, "in")), latches, aig.xor(twin[0], twin[1]));
  }

  /**
   * Latches that become true one after the other and stay so, and one that keeps the first input:
   * nothing changes after as many steps as there are latches. Bad if the last one is true, or the
   * input is kept, before the first is true: never.
   */
  public static Circuit settling(int places) {
    Aig aig = new Aig();
    int input = aig.leaf();
    int kept = aig.leaf();
    int[] state = leaves(aig, places);
    List<Circuit.Latch> latches = new ArrayList<>();
    latches.add(latch(kept, aig.mux(state[0], kept, input), "kept"));
    for (int i = 0; i < places; i++) {
      latches.add(latch(state[i], i == 0 ? Aig.TRUE : state[i - 1], "place" + i));
    }
    int early = aig.and(Aig.not(state[0]), aig.or(kept, state[places - 1]));
    return circuit(aig, List.of(new Circuit.Input(input, "in")), latches, early);
  }

  /** Bad if two numbers multiply to something else in the other order: hard for every solver. */
  public static Circuit multiplier(int bits) {
    Aig aig = new Aig();
    int[] a = leaves(aig, bits);
    int[] b = leaves(aig, bits);
    int[] ab = product(aig, a, b);
    int[] ba = product(aig, b, a);
    int differ = Aig.FALSE;
    for (int i = 0; i < ab.length; i++) {
      differ = aig.or(differ, aig.xor(ab[i], ba[i]));
    }
    List<Circuit.Input> inputs = new ArrayList<>();
    for (int i = 0; i < bits; i++) {
      inputs.add(new Circuit.Input(a[i], "a" + i));
      inputs.add(new Circuit.Input(b[i], "b" + i));
    }
    int seen = aig.leaf();
    Circuit.Latch latch = latch(seen, aig.or(seen, differ), "differed");
    return circuit(aig, inputs, List.of(latch), seen);
  }

  private static Circuit circuit(
      Aig aig, List<Circuit.Input> inputs, List<Circuit.Latch> latches, int bad) {
    List<Circuit.Signal> bads = List.of(new Circuit.Signal(bad, "bad"));
    return new Circuit(aig, inputs, latches, List.of(), bads, List.of(), List.of());
  }

  private static Circuit.Latch latch(int literal, int next, String name) {
    return new Circuit.Latch(literal, next, Circuit.Initial.ZERO, name);
  }

  private static int[] leaves(Aig aig, int count) {
    int[] leaves = new int[count];
    for (int i = 0; i < count; i++) {
      leaves[i] = aig.leaf();
    }
    return leaves;
  }

  private static int[] increment(Aig aig, int[] word) {
    int carry = Aig.TRUE;
    int[] sum = new int[word.length];
    for (int i = 0; i < word.length; i++) {
      sum[i] = aig.xor(word[i], carry);
      carry = aig.and(word[i], carry);
    }
    return sum;
  }

  private static int equals(Aig aig, int[] word, long value) {
    int[] bits = new int[word.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Aig.signed(word[i], ((value >> i) & 1) == 0);
    }
    return aig.all(bits);
  }

  private static int[] product(Aig aig, int[] a, int[] b) {
    int[] sum = new int[a.length + b.length];
    for (int i = 0; i < b.length; i++) {
      int carry = Aig.FALSE;
      for (int j = 0; i + j < sum.length; j++) {
        int x = sum[i + j];
        int y = j < a.length ? aig.and(a[j], b[i]) : Aig.FALSE;
        sum[i + j] = aig.xor(aig.xor(x, y), carry);
        carry = aig.or(aig.and(x, y), aig.and(carry, aig.or(x, y)));
      }
    }
    return sum;
  }
}
