package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models of messages: arrays of channels and loops over them, messages with more
 * fields, of which some are left out, and a trace or a notrace of events. The same for the same
 * seed.
 */
public final class RandomEvents {
  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private boolean mayEnd;
  private int ends;

  private RandomEvents(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    return new RandomEvents(seed).text();
  }

  private String text() {
    mayEnd = random.nextInt(4) > 0;
    out.append("mtype = { one, two }\nbyte x\nchan c = [2] of { byte }\n");
    out.append("chan p = [1] of { mtype, byte }\nchan q[2] = [1] of { byte }\n");
    out.append("#define text(a) #a\n#define at(n) q[n]\n");
    if (random.nextInt(3) > 0) {
      events();
    }
    int processes = 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d() {\n  byte l, i\n  mtype m\n".formatted(p));
      sequence(2 + random.nextInt(2), 1, "  ");
      out.append("}\n");
    }
    return out.toString();
  }

  /** What may, or may not, happen one after the other. */
  private void events() {
    out.append(random.nextBoolean() ? "trace {\n" : "notrace {\n");
    switch (random.nextInt(3)) {
      case 0 -> out.append("  ").append(event()).append(";\n  ").append(event()).append("\n");
      case 1 -> {
        out.append("end:\n  do\n  :: ").append(event()).append("\n  :: ");
        out.append(event()).append(" -> ").append(event()).append("\n  od\n");
      }
      default -> {
        out.append("  ").append(event()).append(";\n  if\n  :: ").append(event());
        out.append("\n  :: ").append(event()).append("\n  fi\n");
      }
    }
    out.append("}\n");
  }

  private String event() {
    return switch (random.nextInt(5)) {
      case 0 -> "c!" + value();
      case 1 -> "c?" + value();
      case 2 -> "c!_";
      case 3 -> "p!" + name() + ",_";
      default -> "p?" + name() + ",_";
    };
  }

  private void sequence(int length, int depth, String indent) {
    for (int i = 0; i < length; i++) {
      if (mayEnd && depth > 0) {
        out.append("end").append(ends++).append(":\n");
      }
      out.append(indent);
      statement(depth, indent);
      out.append("\n");
    }
  }

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth > 0 ? 18 : 12)) {
      case 0, 1 -> out.append("c!").append(random.nextBoolean() ? "x" : value());
      case 2, 3 -> out.append(random.nextBoolean() ? "c?l" : "c??" + value());
      case 4, 5 -> out.append("p!").append(name()).append("(").append(value()).append(")");
      case 6, 7 -> out.append(random.nextBoolean() ? "p?(m, l)" : "p?" + name() + "(l)");
      case 8 -> out.append("at(").append(random.nextInt(2)).append(")!").append(value());
      case 9 -> out.append("at(").append(random.nextInt(2)).append(")?l");
      case 10 -> out.append("x = (x + l) % 3; printf(text(x))");
      case 11 -> out.append(rare());
      case 12, 13 -> {
        out.append("for (i in q) {\n").append(indent).append("  q[i]");
        out.append(random.nextBoolean() ? "!i" : "?l").append("\n").append(indent).append("}");
      }
      case 14 -> block("atomic {", indent);
      case 15 -> {
        out.append("d_step { ").append(random.nextBoolean() ? "c?l" : "nfull(c)");
        out.append("; x = (x + 1) % 3 }");
      }
      default -> choice(indent);
    }
  }

  /** Errors of the run, both to Spin and to us; and what is never one. */
  private String rare() {
    return switch (random.nextInt(8)) {
      case 0 -> "p!" + name();
      case 1 -> "p?m";
      case 2 -> "assert(x != 2 || len(c) < 2)";
      case 3 -> "assert(pc_value(_pid) != 0)";
      default -> "x != " + value();
    };
  }

  private void block(String start, String indent) {
    out.append(start).append("\n");
    sequence(2, 0, indent + "  ");
    out.append(indent).append("}");
  }

  private void choice(String indent) {
    boolean loop = random.nextBoolean();
    out.append(loop ? "do\n" : "if\n");
    for (int o = 0; o < 2; o++) {
      out.append(indent).append(":: ");
      statement(0, indent);
      out.append(loop && o == 1 ? "; break\n" : "\n");
    }
    if (random.nextInt(3) == 0) {
      out.append(indent).append(":: timeout").append(loop ? " -> break\n" : "\n");
    }
    out.append(indent).append(loop ? "od" : "fi");
  }

  private String name() {
    return random.nextBoolean() ? "one" : "two";
  }

  private String value() {
    return Integer.toString(random.nextInt(3));
  }
}
