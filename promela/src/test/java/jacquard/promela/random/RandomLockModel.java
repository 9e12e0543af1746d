package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models with locks of every idiom, shared variables that mostly are protected by
 * them, local steps and endless loops; the same for the same seed.
 */
public final class RandomLockModel {
  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private boolean loops = true;
  private boolean meets;

  private RandomLockModel(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L); // close seeds begin alike
  }

  public static String text(long seed) {
    return new RandomLockModel(seed).text();
  }

  /** A model all of whose executions end. */
  public static String withoutLoops(long seed) {
    RandomLockModel model = new RandomLockModel(seed);
    model.loops = false;
    return model.text();
  }

  private String text() {
    out.append("bit a, b;\nchan f = [1] of { bit };\nchan t = [1] of { bit };\n");
    out.append("byte x, y, z, u, w;\nchan q = [2] of { byte };\n");
    meets = random.nextBoolean();
    out.append(meets ? "chan r = [0] of { byte };\n" : "");
    int processes = 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d() {\n  byte l, m;\n".formatted(p));
      sequence(3 + random.nextInt(3), 2);
      out.append("}\n");
    }
    if (random.nextInt(3) == 0) {
      out.append("active [2] proctype Q() {\n  byte l, m;\n");
      sequence(2, 1);
      out.append("}\n");
    }
    out.append("init { t!1 }\n");
    return out.toString();
  }

  private void sequence(int length, int depth) {
    for (int i = 0; i < length; i++) {
      statement(depth);
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement(int depth) {
    switch (random.nextInt(depth > 0 ? 15 : 9)) {
      case 0, 1 -> out.append(local()).append(" = (").append(local()).append(" + 1) % 3");
      case 2 -> out.append(unprotected()).append(" = ").append(value());
      case 3 -> out.append(local()).append(" = ").append(unprotected());
      case 4 -> out.append("assert(").append(value()).append(" != ").append(value()).append(")");
      case 5 -> out.append("q!").append(value());
      case 6 -> out.append("q?").append(local());
      case 7 -> out.append(meets && random.nextInt(3) == 0 ? "r!1" : "skip");
      case 8 -> out.append(meets && random.nextInt(3) == 0 ? "r?" + local() : "skip");
      case 9, 10, 11, 12 -> section(depth);
      case 13 -> {
        out.append("if\n:: true ->\n");
        sequence(1 + random.nextInt(2), depth - 1);
        out.append(random.nextBoolean() ? ":: true ->\n" : ":: (" + value() + " == 0) ->\n");
        sequence(1 + random.nextInt(2), depth - 1);
        out.append("fi");
      }
      default -> {
        if (!loops) {
          section(depth);
          return;
        }
        out.append("do\n:: true ->\n");
        sequence(1, depth - 1);
        out.append(random.nextBoolean() ? ":: true -> break\n" : "");
        out.append("od");
      }
    }
  }

  /** A critical section; now and then the wrong variable, or the lock is not given back. */
  private void section(int depth) {
    int lock = random.nextInt(4);
    String take =
        switch (lock) {
          case 0 -> "atomic { a == 0 -> a = 1 }";
          case 1 -> "d_step { !b -> b = 1 }";
          case 2 -> "f!1";
          default -> "t?_";
        };
    String give =
        switch (lock) {
          case 0 -> "a = 0";
          case 1 -> "b = 0";
          case 2 -> "f?_";
          default -> "t!1";
        };
    String guarded = lock < 2 ? "x" : lock == 2 ? "y" : "z";
    out.append(take).append(";\n");
    int accesses = 1 + random.nextInt(2);
    for (int i = 0; i < accesses; i++) {
      String variable = random.nextInt(12) == 0 ? "w" : guarded;
      out.append(
          switch (random.nextInt(4)) {
            case 0 -> variable + " = (" + variable + " + 1) % 3";
            case 1 -> local() + " = " + variable;
            case 2 -> "assert(" + variable + " != " + local() + ")";
            default -> variable + " = " + local();
          });
      out.append(";\n");
    }
    if (depth > 1 && random.nextInt(3) == 0) {
      statement(depth - 1);
      out.append(";\n");
    }
    out.append(random.nextInt(15) == 0 ? "skip" : give);
  }

  private String local() {
    return random.nextBoolean() ? "l" : "m";
  }

  private String unprotected() {
    return random.nextBoolean() ? "u" : "w";
  }

  private String value() {
    return random.nextBoolean() ? Integer.toString(random.nextInt(3)) : unprotected();
  }
}
