package jacquard.promela.random;

import java.util.Random;

/**
 * Random models so short that all interleavings of their steps can be tried, and all of whose
 * executions end; the same for the same seed. Each has a few of all constructs, so that some leave
 * room for a reduction.
 */
public final class RandomShortModel {
  private static final String[] GLOBALS = {"x", "y", "a[0]", "a[1]", "a[x % 2]"};

  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private boolean meets;
  private boolean buffers;
  private boolean creates;
  private boolean counts;
  private boolean waitsForAll;
  private boolean looksAround;
  private boolean choosesInAtomic;

  private RandomShortModel(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L); // close seeds begin alike
  }

  public static String text(long seed) {
    return new RandomShortModel(seed).text();
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private String text() {
    meets = oneIn(3);
    buffers = oneIn(2);
    creates = oneIn(4);
    counts = creates && oneIn(3);
    waitsForAll = oneIn(12);
    looksAround = oneIn(12);
    choosesInAtomic = oneIn(6);
    out.append("byte x, y, a[2];\n");
    out.append("chan c = [%d] of { byte };\n".formatted(1 + random.nextInt(2)));
    out.append("chan q = [1] of { byte };\n");
    out.append(meets ? "chan r = [0] of { byte };\n" : "");
    int processes = creates ? 2 : 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d()".formatted(p));
      out.append(oneIn(10) ? " provided (" + GLOBALS[random.nextInt(2)] + " != 2)" : "");
      out.append(" {\n  byte l;\n");
      sequence(1 + random.nextInt(processes == 2 ? 4 : 3), true);
      out.append("}\n");
    }
    if (creates) {
      out.append("proctype W(byte l) {\n");
      sequence(1 + random.nextInt(2), false);
      out.append("}\n");
    }
    return out.toString();
  }

  private void sequence(int length, boolean mayCreate) {
    for (int i = 0; i < length; i++) {
      out.append("  ");
      if (mayCreate && creates && oneIn(3)) {
        out.append("run W(").append(random.nextInt(2)).append(")");
      } else {
        statement();
      }
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement() {
    switch (random.nextInt(12)) {
      case 0 -> {
        out.append("if\n  :: ").append(guard()).append(" -> ").append(simple());
        out.append("\n  :: ").append(guard()).append(" -> ").append(simple());
        out.append(oneIn(2) ? "\n  :: else -> " + simple() : "").append("\n  fi");
      }
      case 1 -> {
        out.append("if\n  :: ").append(guard()).append(" -> ").append(simple());
        out.append("\n  :: else -> ").append(simple()).append("\n  fi");
      }
      case 2 -> atomic();
      case 3 -> {
        out.append("d_step { ").append(oneIn(2) ? condition() : assignment()).append("; ");
        out.append(assignment()).append("; ").append(assertion()).append(" }");
      }
      case 4 -> {
        if (oneIn(3)) {
          out.append("{ ").append(simple()).append("; ").append(simple()).append(" } unless { ");
          out.append(condition()).append(" }");
        } else {
          out.append(simple());
        }
      }
      case 5 -> out.append(waitsForAll ? "timeout" : assertion());
      default -> out.append(simple());
    }
  }

  private void atomic() {
    out.append("atomic { ").append(oneIn(2) ? guard() : assignment()).append("; ");
    if (choosesInAtomic) {
      out.append("if :: ").append(guard()).append(" -> ").append(assignment());
      out.append(" :: ").append(assignment()).append(" fi; ");
    } else if (oneIn(4)) {
      out.append(simple()).append("; ");
    }
    out.append(assignment()).append(" }");
  }

  private String simple() {
    return switch (random.nextInt(12)) {
      case 0, 1 -> guard();
      case 2 -> buffers ? "c!" + value() : assignment();
      case 3 -> buffers ? receive() : assignment();
      case 4 -> buffers ? (oneIn(2) ? "q!" + value() : "q?l") : assignment();
      case 5, 6 -> meets ? "r!" + value() : assignment();
      case 7, 8 -> meets ? (oneIn(4) ? "r?" + random.nextInt(2) : "r?l") : assignment();
      case 9 -> assertion();
      case 10 -> oneIn(8) ? "l = 1 / " + GLOBALS[random.nextInt(4)] : "l = 1 - l";
      default -> assignment();
    };
  }

  private String receive() {
    return switch (random.nextInt(3)) {
      case 0 -> "c?l";
      case 1 -> "c??" + random.nextInt(2);
      default -> "c?eval(l)";
    };
  }

  private String guard() {
    return switch (random.nextInt(6)) {
      case 0 -> buffers ? receive() : condition();
      case 1 -> meets ? (oneIn(2) ? "r?l" : "r!" + value()) : condition();
      default -> condition();
    };
  }

  private String condition() {
    if (looksAround && oneIn(3)) {
      return "(P0:l == " + random.nextInt(2) + ")";
    }
    if (counts && oneIn(3)) {
      return "(_nr_pr " + (oneIn(2) ? "<" : ">") + " 2)";
    }
    return switch (random.nextInt(6)) {
      case 0 -> buffers ? "(nempty(c))" : "(l == 0)";
      case 1 -> "(" + global() + " == " + global() + ")";
      case 2 -> "true";
      default -> "(" + global() + (oneIn(2) ? " == " : " != ") + random.nextInt(2) + ")";
    };
  }

  private String global() {
    return GLOBALS[random.nextInt(GLOBALS.length)];
  }

  private String value() {
    return oneIn(2) ? "l" : Integer.toString(random.nextInt(2));
  }

  private String assignment() {
    return switch (random.nextInt(5)) {
      case 0 -> "l = " + global();
      case 1 -> global() + " = l";
      case 2 -> global() + " = (" + global() + " + 1) % 3";
      default -> global() + " = " + random.nextInt(3);
    };
  }

  private String assertion() {
    return "assert(" + global() + " != 2 || " + global() + " != 1)";
  }
}
