package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models of choices in choices: an option may start with another choice, a loop, a
 * block, an atomic sequence, a deterministic step or a jump, so that the order of edges matters to
 * every {@code else}. The same for the same seed.
 */
public final class RandomChoices {
  private static final int LABELS = 3;

  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private int loops;
  private boolean mayHaveElse;
  private boolean inAtomic;

  private RandomChoices(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    return new RandomChoices(seed).text();
  }

  private String text() {
    out.append("byte x, y;\nchan c = [1] of { byte };\nchan r = [0] of { byte };\n");
    out.append("inline choose(v) {\n  if\n  :: v == 0 -> v = 1\n  :: ");
    out.append(random.nextBoolean() ? "else" : "v == 1").append(" -> v = 2\n  fi\n}\n");
    for (int p = 0; p < 2; p++) {
      out.append("active proctype P%d() {\n  byte l;\n".formatted(p));
      for (int label = 0; label < LABELS; label++) {
        out.append("L").append(label).append(":\n");
        mayHaveElse = true;
        statement(2, "  ");
        out.append(";\n");
      }
      out.append("  skip\n}\n");
    }
    return out.toString();
  }

  private void sequence(int length, int depth, String indent) {
    for (int i = 0; i < length; i++) {
      mayHaveElse |= i > 0;
      statement(depth, indent);
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement(int depth, String indent) {
    out.append(indent);
    switch (random.nextInt(depth > 0 ? 12 : 2)) {
      case 0, 1 -> out.append(simple());
      case 2, 3, 4 -> {
        out.append("if\n");
        options(depth, indent);
        out.append(indent).append("fi");
      }
      case 5, 6, 7 -> loop(depth, indent);
      case 8 -> block(depth, indent);
      case 9 -> {
        if (inAtomic) {
          out.append(simple());
        } else {
          step(indent);
        }
      }
      case 10 -> escape(depth, indent);
      default -> {
        out.append(mayHaveElse ? "choose(l)" : simple());
        mayHaveElse = false;
      }
    }
  }

  private void loop(int depth, String indent) {
    loops++;
    out.append("do\n");
    options(depth, indent);
    if (random.nextBoolean()) {
      out.append(indent).append(":: ").append(condition()).append(" -> break\n");
    }
    out.append(indent).append("od");
    loops--;
  }

  /** Of all options at one state only one may be else, as Spin has it. */
  private void options(int depth, String indent) {
    int count = 1 + random.nextInt(3);
    for (int o = 0; o < count; o++) {
      if (mayHaveElse && random.nextInt(3) == 0) {
        out.append(indent).append(":: else -> ").append(last()).append("\n");
        mayHaveElse = false;
      } else {
        out.append(indent).append("::\n");
        option(depth - 1, indent + "   ");
      }
    }
  }

  private void option(int depth, String indent) {
    statement(depth, indent);
    boolean before = mayHaveElse;
    mayHaveElse = true;
    switch (random.nextInt(4)) {
      case 0 -> out.append("\n");
      case 1 -> out.append(";\n").append(indent).append(jump()).append("\n");
      default -> {
        out.append(";\n");
        statement(depth, indent);
        out.append("\n");
      }
    }
    mayHaveElse = before;
  }

  private void block(int depth, String indent) {
    boolean before = inAtomic;
    boolean atomic = random.nextBoolean();
    inAtomic |= atomic;
    out.append(atomic ? "atomic {\n" : "{\n");
    sequence(1 + random.nextInt(2), depth - 1, indent + "  ");
    out.append(indent).append("}");
    inAtomic = before;
  }

  /** A deterministic step that ends: only {@code l} is counted, up to 3. */
  private void step(String indent) {
    out.append("d_step {\n").append(indent).append("  ");
    switch (random.nextInt(7)) {
      case 5 -> {
        out.append(random.nextBoolean() ? "r?l" : "r?" + random.nextInt(3));
        out.append("; ").append(assignment());
      }
      case 6 -> {
        out.append("if :: r?").append(random.nextBoolean() ? "l" : "1").append(" -> ");
        out.append(assignment()).append(" :: ");
        out.append(random.nextBoolean() ? "else" : "r?l").append(" -> ");
        out.append(random.nextInt(8) == 0 ? "r!l" : assignment()).append(" fi");
      }
      case 0 -> out.append(condition()).append("; ").append(assignment());
      case 1 -> out.append("skip; choose(l)");
      case 2 -> stepChoice(indent);
      case 3 -> {
        out.append(condition()).append(";\n").append(indent).append("  ");
        stepChoice(indent);
      }
      default -> {
        out.append("do\n").append(indent).append("  :: ");
        if (random.nextBoolean()) {
          out.append("if :: l == 0 -> l++ :: l > 0 && l < 3 -> l = l + 1; x = l % 3 fi\n");
        } else {
          out.append("l < 3 -> l++\n");
        }
        out.append(indent).append("  :: ").append(condition()).append(" -> break\n");
        out.append(indent).append("  :: else -> break\n").append(indent).append("  od");
      }
    }
    out.append("\n").append(indent).append("}");
  }

  private void stepChoice(String indent) {
    out.append("if\n").append(indent).append("  :: ");
    if (random.nextBoolean()) {
      out.append("if :: ").append(condition()).append(" -> ").append(assignment());
      out.append(" :: ").append(condition()).append(" -> skip fi\n");
    } else {
      out.append(condition()).append(" -> ").append(assignment()).append("\n");
    }
    out.append(indent).append("  :: ").append(random.nextBoolean() ? "else" : condition());
    out.append(" -> ").append(assignment()).append("\n").append(indent).append("  fi");
  }

  private void escape(int depth, String indent) {
    if (inAtomic) {
      out.append(simple());
      return;
    }
    int start = out.length();
    out.append("{\n");
    sequence(1 + random.nextInt(2), depth - 1, indent + "  ");
    out.append(indent).append("} unless {\n");
    boolean before = mayHaveElse;
    mayHaveElse = out.indexOf("else", start) < 0 && out.indexOf("choose", start) < 0;
    out.append(indent).append("  ");
    if (random.nextInt(3) == 0) {
      out.append("if\n");
      options(1, indent + "  ");
      out.append(indent).append("  fi");
    } else {
      out.append(condition());
    }
    mayHaveElse = before && out.indexOf("else", start) < 0;
    out.append(";\n").append(indent).append("  ").append(assignment()).append("\n");
    out.append(indent).append("}");
  }

  private String last() {
    return random.nextInt(3) == 0 ? jump() : simple();
  }

  private String jump() {
    return loops > 0 && random.nextBoolean() ? "break" : "goto L" + random.nextInt(LABELS);
  }

  private String simple() {
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> assignment();
      case 3, 4, 5 -> condition();
      case 6 -> "assert(" + place() + " != 2)";
      case 7 -> "c!" + place();
      case 8 -> random.nextBoolean() ? "c?l" : "c?" + random.nextInt(3);
      case 9 -> "r!" + place();
      case 10 -> random.nextBoolean() ? "r?l" : "r?" + random.nextInt(3);
      default -> "skip";
    };
  }

  private String place() {
    return switch (random.nextInt(4)) {
      case 0 -> "l";
      case 1 -> "y";
      default -> "x";
    };
  }

  private String assignment() {
    return random.nextBoolean()
        ? place() + " = " + random.nextInt(3)
        : place() + " = (" + place() + " + 1) % 3";
  }

  private String condition() {
    return switch (random.nextInt(6)) {
      case 0 -> "nempty(c)";
      case 1 -> "(x == y)";
      case 2 -> "(" + place() + " != " + random.nextInt(3) + ")";
      default -> "(" + place() + " == " + random.nextInt(3) + ")";
    };
  }
}
