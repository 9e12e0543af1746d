package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models of processes that go round for ever and wait for each other in all ways, so
 * that much depends on fairness; the same for the same seed.
 */
public final class RandomLoopModel {
  private final Random random;
  private final StringBuilder out = new StringBuilder();

  private RandomLoopModel(long seed) {
    random = new Random(seed * 104_729 + 5);
  }

  public static String text(long seed) {
    return new RandomLoopModel(seed).text();
  }

  private String text() {
    out.append("bit x, y, z[2];\nbool b;\n");
    out.append("chan c = [%d] of { bit };\n".formatted(1 + random.nextInt(2)));
    out.append("chan r = [0] of { bit };\nchan q[2] = [1] of { bit };\n");
    int processes = 2 + random.nextInt(3);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d() {\n  bit l;\n".formatted(p));
      if (random.nextInt(4) == 0) {
        out.append("  ").append(wait(p)).append(";\n");
      }
      out.append(p == 0 && random.nextBoolean() ? "  " + wait(p) + ";\n  b = 1;\n" : "");
      out.append("  do\n");
      for (int options = 1 + random.nextInt(2); options > 0; options--) {
        out.append("  :: ").append(first(p));
        for (int steps = random.nextInt(3); steps > 0; steps--) {
          out.append("; ").append(step(p));
        }
        out.append('\n');
      }
      out.append("  od\n}\n");
    }
    return out.toString();
  }

  private String first(int process) {
    return random.nextInt(3) == 0 ? wait(process) : step(process);
  }

  /** Variables that only one process writes, so that some steps of different ones commute. */
  private static String own(int process) {
    return switch (process) {
      case 0 -> "x";
      case 1 -> "y";
      default -> "z[" + (process - 2) + "]";
    };
  }

  private String step(int process) {
    String own = own(process);
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> "l = 1 - l";
      case 3, 4 -> own + " = 1 - " + own;
      case 5 -> own + " = l";
      case 6 -> "atomic { l = 1 - l; " + own + " = l }";
      case 7 -> "b = " + own;
      default -> wait(process);
    };
  }

  private String wait(int process) {
    return switch (random.nextInt(10)) {
      case 0 -> "r!1";
      case 1 -> "r?l";
      case 2 -> "c!" + own(process);
      case 3 -> "c?l";
      case 4 -> "q[0]!1";
      case 5 -> "q[0]?l";
      case 6 -> "(x == 1 || y == 1)";
      case 7 -> "(nempty(c) || x == 0)";
      case 8 -> "(z[0] == 1 || y == 0)";
      default -> "(l == 1 || b)";
    };
  }
}
