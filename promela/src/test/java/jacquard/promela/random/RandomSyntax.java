package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models written as people write them for Spin: lines end statements, an else stands
 * anywhere, inlines return values, records have channels, macros are nested, comments end that
 * never began, references mean the first instance, also of processes that have ended. The same for
 * the same seed.
 */
public final class RandomSyntax {
  private final Random random;
  private final StringBuilder out = new StringBuilder();

  private RandomSyntax(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    return new RandomSyntax(seed).text();
  }

  private String text() {
    out.append("#define larger(a, b) (a > b -> a : b)\n#define name(a, n) a ## n\n");
    out.append("#if 0\nnobody's text: 1e \"\n#elif defined(larger) && !(1 / 2)\n");
    out.append("#define N 0").append(1 + random.nextInt(3)).append("\n#endif\n");
    out.append("typedef Line {\n  chan to[2] = [1] of { byte }\n  byte count\n}\n");
    out.append("Line lines[2]\nchan in = [2] of { byte, bit }\nbyte x1, x2\n");
    out.append("inline next(v) {\n  return (v + 1) % 3\n}\n");
    out.append("proctype W(byte n) {\n  byte mine = n\n");
    statements(1 + random.nextInt(2), "  ");
    out.append("there:\n  mine++\n");
    statements(1, "  ");
    out.append("}\n");
    for (int p = 0; p < 1 + random.nextInt(2); p++) {
      out.append("active proctype P%d() {\n  byte mine, i\n".formatted(p));
      statements(2 + random.nextInt(2), "  ");
      if (random.nextInt(3) == 0) {
        out.append("  for (i in lines)\n  {\n");
        statements(1, "    ");
        out.append("  }\n");
      }
      out.append("}\n");
    }
    out.append("init {\n  byte mine\n  atomic {\n    run W(1)\n    run W(N)\n  }\n");
    statements(2, "  ");
    out.append("}\n");
    return out.toString();
  }

  private void statements(int count, String indent) {
    for (int i = 0; i < count; i++) {
      statement(indent);
    }
  }

  private void statement(String indent) {
    switch (random.nextInt(8)) {
      case 0 -> {
        out.append(indent).append("if\n").append(indent).append(":: ").append(condition());
        out.append("\n").append(indent).append("   ").append(simple()).append("\n");
        out.append(indent).append(":: else ").append(simple()).append("\n");
        out.append(indent).append("fi\n");
      }
      case 1 -> {
        out.append(indent).append("{\n").append(indent).append("  ").append(simple());
        out.append("\n").append(indent).append("} unless {\n").append(indent).append("  ");
        out.append(condition()).append("\n").append(indent).append("}\n");
      }
      case 2 -> out.append(indent).append("else\n");
      case 3 -> out.append(indent).append(condition()).append("\n");
      default -> {
        out.append(indent).append(simple());
        out.append(random.nextInt(12) == 0 ? " */\n" : "\n");
      }
    }
  }

  private String simple() {
    return switch (random.nextInt(9)) {
      case 0 -> place() + " = next(" + place() + ")";
      case 1 -> place() + " = larger(larger(" + place() + ", 1), " + value() + ")";
      case 2 -> channel() + "!" + value();
      case 3 -> channel() + "?" + place();
      case 4 -> "in!" + value() + "(" + random.nextInt(2) + ")";
      case 5 -> random.nextBoolean() ? "in?(" + place() + ", _)" : "in?" + value() + ", _";
      case 6 -> "assert(x1 < " + (2 + random.nextInt(2)) + ")";
      case 7 -> "lines[" + random.nextInt(2) + "].count = " + value();
      default -> place() + " = " + value();
    };
  }

  private String condition() {
    return switch (random.nextInt(6)) {
      case 0 -> "W@there";
      case 1 -> "W:mine == " + random.nextInt(3);
      case 2 -> "nempty(" + channel() + ")";
      case 3 -> "(W:mine > 0 || W@there)";
      default -> place() + " != " + value();
    };
  }

  private String channel() {
    return "lines[%d].to[%d]".formatted(random.nextInt(2), random.nextInt(2));
  }

  private String place() {
    return switch (random.nextInt(3)) {
      case 0 -> "name(x, 1)";
      case 1 -> "x2";
      default -> "mine";
    };
  }

  private String value() {
    return Integer.toString(random.nextInt(3));
  }
}
