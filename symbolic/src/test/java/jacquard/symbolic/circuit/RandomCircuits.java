package jacquard.symbolic.circuit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Small circuits by chance, with everything that a circuit can have. */
public final class RandomCircuits {
  private final Random random;

  public RandomCircuits(long seed) {
    random = new Random(seed);
  }

  public Circuit next() {
    return next(2 + random.nextInt(5), 1 + random.nextInt(3), 8 + random.nextInt(25));
  }

  public Circuit next(int latches, int inputs, int gates) {
    Aig aig = new Aig();
    List<Integer> literals = new ArrayList<>();
    List<Circuit.Input> ins = new ArrayList<>();
    int[] states = new int[latches];
    for (int i = 0; i < Math.max(inputs, latches); i++) {
      if (i < inputs) {
        ins.add(new Circuit.Input(aig.leaf(), "in " + i));
        literals.add(ins.getLast().literal());
      }
      if (i < latches) {
        states[i] = aig.leaf();
        literals.add(states[i]);
      }
    }
    for (int i = 0; i < gates; i++) {
      int a = pick(literals);
      int b = pick(literals);
      int c = pick(literals);
      literals.add(
          switch (random.nextInt(4)) {
            case 0 -> aig.xor(a, b);
            case 1 -> aig.mux(a, b, c);
            default -> aig.and(a, b);
          });
    }
    List<Circuit.Latch> outs = new ArrayList<>();
    for (int i = 0; i < latches; i++) {
      outs.add(new Circuit.Latch(states[i], next(aig, states, i, literals), initial(), "l " + i));
    }
    List<Circuit.Signal> constraints = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      int either = aig.or(aig.or(pick(literals), pick(literals)), pick(literals));
      constraints.add(new Circuit.Signal(either, "assume " + i));
    }
    List<Circuit.Signal> bads = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      int[] all = new int[latches];
      for (int j = 0; j < all.length; j++) {
        all[j] = hardlyEver(aig, states[j], literals);
      }
      bads.add(new Circuit.Signal(aig.all(all), "bad" + i));
    }
    List<Circuit.Signal> fairness = new ArrayList<>();
    for (int i = random.nextInt(2); i > 0; i--) {
      fairness.add(new Circuit.Signal(pick(literals), "fair"));
    }
    List<Circuit.Justice> justice = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      List<Integer> parts = new ArrayList<>();
      for (int j = random.nextInt(3); j >= 0; j--) {
        parts.add(aig.and(pick(literals), pick(literals)));
      }
      justice.add(new Circuit.Justice(parts, "justice" + i));
    }
    return new Circuit(aig, ins, outs, constraints, bads, fairness, justice);
  }

  /** Often the bit of a counter, so that runs are long; at times a constant. */
  private int next(Aig aig, int[] states, int i, List<Integer> literals) {
    return switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> {
        int[] below = Arrays.copyOf(states, i + 1);
        below[i] = random.nextInt(3) == 0 ? pick(literals) : Aig.TRUE;
        yield aig.xor(states[i], aig.all(below));
      }
      case 4 -> random.nextInt(4) == 0 ? random.nextInt(2) : pick(literals);
      default -> pick(literals);
    };
  }

  /** Mostly a latch, so that a conjunction of these is rare, and reached late if at all. */
  private int hardlyEver(Aig aig, int latch, List<Integer> literals) {
    return switch (random.nextInt(6)) {
      case 0 -> Aig.TRUE;
      case 1 -> aig.or(pick(literals), pick(literals));
      default -> latch ^ random.nextInt(2);
    };
  }

  private Circuit.Initial initial() {
    return switch (random.nextInt(6)) {
      case 0 -> Circuit.Initial.ONE;
      case 1 -> Circuit.Initial.FREE;
      default -> Circuit.Initial.ZERO;
    };
  }

  private int pick(List<Integer> literals) {
    return literals.get(random.nextInt(literals.size())) ^ random.nextInt(2);
  }
}
