package jacquard.promela.random;

import java.util.Random;

/** Small random models with most constructs of the language; the same for the same seed. */
public final class RandomModel {
  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private boolean withTimeout;
  private boolean loops = true;
  private boolean manyLocals;
  private boolean mayEnd;
  private int ends;

  private RandomModel(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    return new RandomModel(seed).text();
  }

  /** A model all of whose executions end. */
  public static String withoutLoops(long seed) {
    RandomModel model = new RandomModel(seed);
    model.loops = false;
    return model.text();
  }

  /** A model with all kinds of local variables. */
  public static String withManyLocals(long seed) {
    RandomModel model = new RandomModel(seed);
    model.manyLocals = true;
    return model.text();
  }

  /** A model whose processes may wait for ever, so that other violations are not hidden. */
  public static String withEndLabels(long seed) {
    RandomModel model = new RandomModel(seed);
    model.mayEnd = true;
    return model.text();
  }

  private String text() {
    withTimeout = random.nextInt(6) == 0;
    out.append("byte x, y, z[2];\nbool b;\n");
    out.append("chan c = [%d] of { byte };\n".formatted(1 + random.nextInt(2)));
    out.append("chan r = [0] of { byte };\n");
    out.append("chan q[2] = [1] of { byte, bit };\n");
    if (manyLocals) {
      return textWithManyLocals();
    }
    int processes = 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d() {\n  byte l, m;\n".formatted(p));
      sequence(2 + random.nextInt(3), 2, "  ", false);
      out.append("}\n");
    }
    if (random.nextInt(4) == 0) {
      out.append("proctype W(byte l) {\n  byte m;\n");
      sequence(2, 1, "  ", false);
      out.append("}\ninit { atomic { run W(1); run W(0) } }\n");
    }
    return out.toString();
  }

  private String textWithManyLocals() {
    out.append("typedef R { byte f; bit g[2] }\n");
    int processes = 2 + random.nextInt(2);
    for (int p = 0; p < processes; p++) {
      out.append("active proctype P%d()".formatted(p));
      if (random.nextInt(8) == 0) {
        out.append(" provided (").append(place()).append(" != 2)");
      }
      out.append(" {\n  byte l, m = 1;\n");
      locals(false);
      sequence(3 + random.nextInt(3), 2, "  ", false);
      if (random.nextInt(3) == 0) {
        out.append("  ;run W(").append(value()).append(", ").append(value()).append(")\n");
      }
      out.append("}\n");
    }
    out.append("proctype W(byte l; byte m) {\n");
    locals(true);
    sequence(2 + random.nextInt(2), 1, "  ", false);
    out.append("}\n");
    return out.toString();
  }

  private void locals(boolean started) {
    out.append("  short s").append(random.nextBoolean() ? " = 2" : started ? " = m" : "");
    out.append(";\n  byte a[2];\n  R v;\n");
    out.append("  chan e = [1] of { byte };\n");
    out.append("  chan d = ").append(random.nextBoolean() ? "c" : "e").append(";\n");
  }

  private void sequence(int length, int depth, String indent, boolean inStep) {
    for (int i = 0; i < length; i++) {
      boolean startsAtomic = i == 0 && out.indexOf("atomic {", out.length() - 10) >= 0;
      if (mayEnd && !inStep && !startsAtomic) {
        out.append("end").append(ends++).append(":\n");
      }
      statement(depth, indent, inStep);
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement(int depth, String indent, boolean inStep) {
    if (manyLocals && random.nextInt(5) < 3) {
      out.append(indent);
      localStatement(depth, indent, inStep);
      return;
    }
    int kind = random.nextInt(depth > 0 ? 14 : 9);
    out.append(indent);
    switch (kind) {
      case 0, 1, 2 -> out.append(assignment());
      case 3 -> out.append(inStep ? assignment() : condition());
      case 4 -> out.append(inStep ? "skip" : "c!" + value());
      case 5 -> out.append(inStep ? "skip" : receive());
      case 6 ->
          out.append(inStep ? "skip" : random.nextBoolean() ? "r!" + value() : "r?" + local());
      case 7 -> out.append(random.nextInt(3) == 0 ? assertion() : assignment());
      case 8 -> out.append(inStep ? "skip" : queue());
      case 9, 10 -> choice(depth, indent, inStep);
      case 11 -> loop(depth, indent, inStep);
      case 12 -> {
        out.append(inStep ? "{\n" : random.nextBoolean() ? "atomic {\n" : "d_step {\n");
        boolean step = inStep || out.substring(out.length() - 9).contains("d_step");
        int start = out.length();
        sequence(1 + random.nextInt(3), depth - 1, indent + "  ", step);
        if (step && out.indexOf("assert", start) == start + indent.length() + 2) {
          // Spin runs such a step while a rendezvous is half done: see models/rendezvous-step.pml
          out.insert(start, indent + "  skip;\n");
        }
        out.append(indent).append("}");
      }
      default -> {
        if (inStep || random.nextInt(3) > 0) {
          out.append(assignment());
        } else {
          out.append("{\n");
          sequence(1 + random.nextInt(2), depth - 1, indent + "  ", false);
          out.append(indent).append("} unless { ").append(condition()).append("; ");
          out.append(assignment()).append(" }");
        }
      }
    }
  }

  private void localStatement(int depth, String indent, boolean inStep) {
    switch (random.nextInt(inStep ? 6 : 16)) {
      case 0, 1, 12, 13 -> out.append(local()).append(" = ").append(value());
      case 2, 14, 15 -> out.append(place()).append(" = ").append(local());
      case 3 -> {
        String channel = random.nextBoolean() ? "c" : "d";
        out.append("if\n").append(indent).append(":: nempty(").append(channel).append(") -> ");
        out.append(channel).append("?").append(local()).append("\n");
        out.append(indent).append(":: else -> ").append(assignment()).append("\n");
        out.append(indent).append("fi");
      }
      case 4 -> out.append("printf(\"%d\", ").append(local()).append(")");
      case 5 -> {
        out.append("{\n").append(indent).append("  byte n");
        out.append(random.nextBoolean() ? " = " + local() : "").append(";\n").append(indent);
        out.append("  n = n + ").append(value()).append(";\n");
        out.append(indent).append("  ").append(local()).append(" = n % 3\n");
        out.append(indent).append("}");
      }
      case 6 -> out.append("d = ").append(random.nextBoolean() ? "c" : "e");
      case 7 -> out.append("d!").append(local());
      case 8 -> out.append("d").append(random.nextBoolean() ? "??" : "?").append(local());
      case 9 -> out.append("q[0]?").append(local()).append(",").append(local());
      case 10 -> out.append("select (").append(scalar()).append(" : 0 .. 2)");
      default -> {
        if (depth > 0 && loops) {
          out.append("for (").append(scalar()).append(" : 0 .. 1) {\n");
          sequence(1, depth - 1, indent + "  ", false);
          out.append(indent).append("}");
        } else {
          out.append("d?[eval(").append(local()).append(")]");
        }
      }
    }
  }

  private String scalar() {
    return random.nextBoolean() ? "l" : "s";
  }

  private String anyLocal() {
    return switch (random.nextInt(12)) {
      case 0 -> "l";
      case 1, 2 -> "m";
      case 3, 4 -> "s";
      case 5 -> "a[0]";
      case 6 -> "a[1]";
      case 7 -> "a[l % 2]";
      case 8 -> "v.f";
      case 9 -> "v.g[1]";
      case 10 -> "v.g[s % 2]";
      default -> random.nextInt(3) == 0 ? "a[m]" : "l";
    };
  }

  private void choice(int depth, String indent, boolean inStep) {
    out.append("if\n");
    int options = 1 + random.nextInt(2);
    for (int o = 0; o < options; o++) {
      out.append(indent).append(":: ").append(guard(inStep)).append(" ->\n");
      sequence(1, depth - 1, indent + "   ", inStep);
    }
    if (inStep || random.nextBoolean()) {
      out.append(indent).append(":: else -> ").append(assignment()).append("\n");
    }
    out.append(indent).append("fi");
  }

  /** Loops go on a few times, or for ever over few values. */
  private void loop(int depth, String indent, boolean inStep) {
    if (!loops) {
      out.append(assignment());
      return;
    }
    if (inStep) {
      out.append("l = 0;\n").append(indent).append("do\n");
      out.append(indent).append(":: l < 2 -> l++;\n");
      out.append(indent).append("   ").append("x = (x + 1) % 3\n");
      out.append(indent).append(":: else -> break\n").append(indent).append("od");
      return;
    }
    out.append("do\n").append(indent).append(":: ").append(guard(false)).append(" ->\n");
    sequence(1 + random.nextInt(2), depth - 1, indent + "   ", false);
    if (random.nextInt(3) > 0) {
      out.append(indent).append(":: ").append(condition()).append(" -> break\n");
    }
    if (withTimeout && random.nextBoolean()) {
      out.append(indent).append(":: timeout -> break\n");
    }
    out.append(indent).append("od");
  }

  private String guard(boolean inStep) {
    return switch (random.nextInt(inStep ? 1 : 4)) {
      case 1 -> receive();
      case 2 -> "r?" + local();
      case 3 -> "c!" + value();
      default -> condition();
    };
  }

  private String receive() {
    return switch (random.nextInt(4)) {
      case 0 -> "c?" + local();
      case 1 -> "c?" + random.nextInt(2);
      case 2 -> "c??" + random.nextInt(2);
      default -> "c?eval(" + local() + ")";
    };
  }

  private String queue() {
    String channel =
        "q[" + (random.nextBoolean() ? "0" : random.nextBoolean() ? "1" : "x % 2") + "]";
    return random.nextBoolean() ? channel + "!" + value() + ",1" : channel + "?" + local() + ",_";
  }

  private String local() {
    if (manyLocals) {
      return anyLocal();
    }
    return random.nextBoolean() ? "l" : "m";
  }

  private String place() {
    return switch (random.nextInt(7)) {
      case 0, 1 -> "x";
      case 2 -> "y";
      case 3 -> "z[" + (random.nextBoolean() ? "0" : "y % 2") + "]";
      case 4 -> "b";
      default -> local();
    };
  }

  private String value() {
    return random.nextInt(3) == 0 ? Integer.toString(random.nextInt(3)) : place();
  }

  private String assignment() {
    return random.nextBoolean()
        ? place() + " = " + random.nextInt(3)
        : place() + " = (" + value() + " + " + value() + ") % 3";
  }

  private String condition() {
    if (manyLocals && random.nextInt(8) == 0) {
      boolean inFirst = out.indexOf("P1()") < 0; // a process cannot ask whether it can move
      return switch (random.nextInt(inFirst ? 5 : 6)) {
        case 0 -> "(P0:l == 1)";
        case 1 -> "(P0[0]:a[m % 2] > 0)";
        case 2 -> "(P1:v.f != 1)";
        case 3 -> "(len(d) < 1)";
        case 4 -> "(!d?[eval(" + local() + ")])";
        default -> "(enabled(0))";
      };
    }
    String condition =
        switch (random.nextInt(6)) {
          case 0 -> "len(c) " + (random.nextBoolean() ? "> 0" : "== 0");
          case 1 -> "nempty(c) || " + place() + " == 0";
          case 2 -> value() + " < " + value();
          case 3 -> place() + " != " + random.nextInt(3);
          default -> place() + " == " + random.nextInt(3);
        };
    return "(" + condition + ")";
  }

  private String assertion() {
    return "assert(" + place() + " != 2 || " + place() + " != 1)";
  }
}
