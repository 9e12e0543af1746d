package jacquard.promela.random;

import java.util.Random;

/** Small random models whose processes have priorities; the same for the same seed. */
public final class RandomPriorities {
  private final Random random;
  private final StringBuilder out = new StringBuilder();

  private RandomPriorities(long seed) {
    random = new Random(seed);
  }

  public static String text(long seed) {
    return new RandomPriorities(seed).text();
  }

  private String text() {
    out.append("byte x, y;\nchan c = [1] of { byte };\n");
    for (int p = 0; p < 2 + random.nextInt(2); p++) {
      out.append("active proctype P%d()%s%s {\n  byte l;\n".formatted(p, priority(), provided()));
      sequence(2 + random.nextInt(3), 1, "  ");
      out.append("}\n");
    }
    out.append("proctype W(byte l)").append(priority()).append(" {\n");
    sequence(2, 1, "  ");
    out.append("}\ninit").append(priority()).append(" {\n  byte l;\n");
    sequence(1, 1, "  ");
    out.append("  ;l = run W(1)").append(priority()).append(";\n");
    out.append("  run W(l)").append(priority()).append("\n}\n");
    return out.toString();
  }

  private String priority() {
    return random.nextInt(3) == 0 ? "" : " priority " + (1 + random.nextInt(3));
  }

  private String provided() {
    return random.nextInt(4) == 0 ? " provided (" + condition() + ")" : "";
  }

  private void sequence(int length, int depth, String indent) {
    for (int i = 0; i < length; i++) {
      out.append(indent);
      statement(depth, indent);
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth > 0 ? 15 : 10)) {
      case 0, 1 -> out.append(assignment());
      case 2, 3 -> out.append(condition());
      case 4 ->
          // after setting that of a process that does not exist, Spin's verifier goes back wrongly
          out.append(
              "set_priority(%s, %d)".formatted(random.nextBoolean() ? "0" : "_pid", level()));
      case 5 -> out.append("_priority = ").append(level());
      case 6 -> out.append("l = get_priority(").append(random.nextInt(5)).append(")");
      case 7 -> out.append("c!x");
      case 8 -> out.append("c?l");
      case 9 -> out.append("assert(x != 2 || _priority != 2)");
      case 10, 11 -> block("atomic {", indent);
      case 12 -> block("d_step { skip;", indent);
      case 13 -> choice("if", "fi", indent);
      default -> choice("do", "od", indent);
    }
  }

  private int level() {
    return 1 + random.nextInt(3);
  }

  private void block(String start, String indent) {
    out.append(start).append("\n");
    if (start.startsWith("d_step")) {
      out.append(indent).append("  ").append(assignment()).append(";\n");
      out.append(indent).append("  set_priority(_pid, %d)\n".formatted(level()));
    } else {
      sequence(2 + random.nextInt(2), 0, indent + "  ");
    }
    out.append(indent).append("}");
  }

  private void choice(String start, String end, String indent) {
    out.append(start).append("\n").append(indent).append(":: ").append(condition());
    out.append(" -> ").append(assignment()).append("\n").append(indent).append(":: ");
    out.append(
        switch (random.nextInt(3)) {
          case 0 -> "else";
          case 1 -> "timeout";
          default -> condition();
        });
    out.append(" -> ").append(start.equals("do") ? "break" : assignment()).append("\n");
    out.append(indent).append(end);
  }

  private String place() {
    return switch (random.nextInt(4)) {
      case 0 -> "l";
      case 1 -> "y";
      default -> "x";
    };
  }

  private String shared() {
    return random.nextBoolean() ? "x" : "y";
  }

  private String assignment() {
    return random.nextBoolean()
        ? place() + " = " + random.nextInt(3)
        : place() + " = (" + shared() + " + 1) % 3";
  }

  private String condition() {
    return random.nextInt(5) == 0
        ? "(get_priority(" + random.nextInt(4) + ") > 1)"
        : "(" + shared() + (random.nextBoolean() ? " == " : " != ") + random.nextInt(3) + ")";
  }
}
