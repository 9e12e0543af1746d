package jacquard.promela.random;

import java.util.List;
import java.util.Random;

/**
 * Small random models with what they claim in the same file: formulas, also about variables and
 * places of processes that may have ended, a never claim that may see a timeout and may look
 * several times at once, or accept labels. The same for the same seed.
 */
public final class RandomClaims {
  /** What a file claims about infinite runs. */
  public enum Kind {
    FORMULAS,
    NEVER,
    LABELS
  }

  private static final List<String> ATOMS =
      List.of(
          "(x == 0)",
          "(x == 1)",
          "(y != 1)",
          "(len(c) > 0)",
          "(A@there)",
          "(A:l == 1)",
          "(B[2]:l != 0)",
          "(x < 2 && y > 0)");

  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private final Kind kind;

  private RandomClaims(long seed) {
    random = new Random(seed);
    kind = kind(seed);
  }

  public static String text(long seed) {
    return new RandomClaims(seed).text();
  }

  public static Kind kind(long seed) {
    return Kind.values()[Math.floorMod(seed, Kind.values().length)];
  }

  private String text() {
    out.append("byte x, y;\nchan c = [1] of { byte };\nchan r = [0] of { byte };\n");
    for (String name : List.of("A", "B")) {
      out.append("active").append(name.equals("A") ? " [2]" : "").append(" proctype ");
      out.append(name).append("() {\n  byte l;\n");
      loop();
      out.append("there:\n  ").append(assignment()).append(";\n");
      out.append("end_of:\n  ").append(simple()).append("\n}\n");
    }
    switch (kind) {
      case FORMULAS -> {
        out.append("ltl first { ").append(formula(2)).append(" }\n");
        out.append("ltl second { ").append(formula(3)).append(" }\n");
      }
      case NEVER -> never();
      case LABELS -> {}
    }
    return out.toString();
  }

  /** A loop over few values that may be left. */
  private void loop() {
    out.append(kind == Kind.LABELS && random.nextBoolean() ? "accept_here:\n" : "end_here:\n");
    out.append("  do\n");
    for (int o = 0; o < 2 + random.nextInt(2); o++) {
      out.append("  :: ").append(simple()).append(";\n");
      if (kind == Kind.LABELS && random.nextInt(3) == 0) {
        out.append("accept_%d:\n".formatted(o));
      }
      out.append("end_%d:\n     ".formatted(o)).append(block()).append("\n");
    }
    if (random.nextInt(3) > 0) {
      out.append("  :: ").append(random.nextInt(4) == 0 ? "timeout" : condition());
      out.append(" -> break\n");
    }
    out.append("  od;\n");
  }

  private String block() {
    return switch (random.nextInt(6)) {
      case 0 -> "atomic { " + simple() + "; " + simple() + " }";
      case 1 -> "d_step { " + assignment() + "; " + assignment() + " }";
      case 2 -> "if :: " + condition() + " -> " + simple() + " :: else fi";
      default -> simple();
    };
  }

  private String simple() {
    return switch (random.nextInt(10)) {
      case 0 -> "c!" + random.nextInt(2);
      case 1 -> "c?l";
      case 2 -> "r!" + random.nextInt(2);
      case 3 -> "r?l";
      case 4, 5 -> condition();
      default -> assignment();
    };
  }

  private String assignment() {
    String place = List.of("x", "y", "l").get(random.nextInt(3));
    return random.nextBoolean()
        ? place + " = " + random.nextInt(2)
        : place + " = (" + (random.nextBoolean() ? "x" : "l") + " + 1) % 3";
  }

  private String condition() {
    return List.of("(x == 0)", "(y == 1)", "(l == x)", "(x != 1)", "nempty(c)")
        .get(random.nextInt(5));
  }

  private String formula(int depth) {
    if (depth == 0) {
      return ATOMS.get(random.nextInt(ATOMS.size()));
    }
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> "[] (" + formula(depth - 1) + ")";
      case 3, 4 -> "<> (" + formula(depth - 1) + ")";
      case 5 -> "(" + formula(depth - 1) + " -> " + formula(depth - 1) + ")";
      case 6 -> "(" + formula(depth - 1) + " U " + formula(depth - 1) + ")";
      default -> "(" + formula(depth - 1) + " || " + formula(depth - 1) + ")";
    };
  }

  /** A claim that waits for something and then for something to go on for ever, or to end. */
  private void never() {
    out.append("never {\nT0:\n  do\n  :: true\n  :: ").append(looking());
    out.append(" -> goto T1\n  od;\n");
    out.append(random.nextInt(4) > 0 ? "T1:\naccept_T1:\n" : "T1:\n");
    out.append("  do\n  :: ").append(looking());
    out.append("\n");
    switch (random.nextInt(4)) {
      case 0 -> out.append("  :: ").append(guard()).append(" -> break\n");
      case 1 -> out.append("  :: else -> goto T0\n");
      default -> {}
    }
    out.append("  od\n}\n");
  }

  /** One look, or several at the same state. */
  private String looking() {
    return switch (random.nextInt(6)) {
      case 0 -> "d_step { " + guard() + " -> if :: " + guard() + " :: else fi }";
      case 1 -> "atomic { " + guard() + " -> " + guard() + " }";
      default -> guard();
    };
  }

  private String guard() {
    return random.nextInt(8) == 0 ? "timeout" : ATOMS.get(random.nextInt(ATOMS.size()));
  }
}
