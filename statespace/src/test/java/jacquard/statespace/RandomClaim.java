package jacquard.statespace;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small random never claims for the models of {@link RandomModel}; the same for the same seed. */
final class RandomClaim {
  private static final List<String> ATOMS =
      List.of("x == 0", "x != 0", "y < 2", "y >= 2", "z[0] > 0", "b", "len(c) > 0", "nempty(q[0])");

  private final Random random;

  private RandomClaim(long seed) {
    random = new Random(seed);
  }

  static String text(long seed) {
    return new RandomClaim(seed * 6151 + 17).text();
  }

  private String text() {
    int states = 1 + random.nextInt(4);
    boolean[] accepting = new boolean[states];
    for (int s = 0; s < states; s++) {
      accepting[s] = random.nextInt(3) == 0 || s == states - 1;
    }
    StringBuilder out = new StringBuilder("never {\n");
    if (random.nextInt(4) == 0) {
      out.append("  goto ").append(label(random.nextInt(states), accepting)).append(";\n");
    }
    for (int s = 0; s < states; s++) {
      out.append(label(s, accepting)).append(":\n  if\n");
      for (String option : options(s, accepting)) {
        out.append("  :: ").append(option).append('\n');
      }
      out.append("  fi;\n");
    }
    return out.append("}\n").toString();
  }

  private static String label(int state, boolean[] accepting) {
    return (accepting[state] ? "accept_S" : "S") + state;
  }

  private List<String> options(int state, boolean[] accepting) {
    List<String> options = new ArrayList<>();
    String stays = "goto " + label(state, accepting);
    switch (random.nextInt(5)) {
      case 0 -> options.add("true -> " + stays);
      case 1, 2 -> options.add(guard() + " -> " + stays);
      default -> {}
    }
    for (int count = 1 + random.nextInt(2); count > 0; count--) {
      String target = "goto " + label(random.nextInt(accepting.length), accepting);
      String guard = guard();
      options.add(
          switch (random.nextInt(8)) {
            case 0 -> "atomic { " + guard + " -> assert(!(" + guard + ")) }";
            case 1 -> guard; // falls through to the next state, or to the end
            default -> guard + " -> " + target;
          });
    }
    if (random.nextInt(4) == 0) {
      options.add("else -> " + stays);
    }
    return options;
  }

  private String guard() {
    String guard = "(" + ATOMS.get(random.nextInt(ATOMS.size())) + ")";
    return switch (random.nextInt(5)) {
      case 0 -> "!" + guard;
      case 1 -> "(" + guard + " && (" + ATOMS.get(random.nextInt(ATOMS.size())) + "))";
      case 2 -> "(" + guard + " || (" + ATOMS.get(random.nextInt(ATOMS.size())) + "))";
      default -> guard;
    };
  }
}
