package jacquard.promela.random;

import java.util.Random;

/**
 * Small random models of processes that are handed their channels: rings and stars in which each
 * end of a channel often belongs to one process, with receives that do not match what is there,
 * timeouts, and variables that nobody reads.
 */
public final class RandomRing {
  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private final boolean withTimeout;
  private final boolean exclusive;

  private RandomRing(long seed) {
    random = new Random(seed);
    withTimeout = random.nextInt(3) == 0;
    exclusive = random.nextInt(3) == 0;
  }

  /** The same model for the same seed. */
  public static String text(long seed) {
    return new RandomRing(seed).text();
  }

  private String text() {
    int processes = 2 + random.nextInt(2);
    int channels = processes + random.nextInt(2);
    out.append("byte x, y, seen, count[2];\n");
    out.append("chan q[%d] = [%d] of { byte, byte };\n".formatted(channels, 1 + random.nextInt(2)));
    boolean same = random.nextBoolean();
    for (int p = 0; p < (same ? 1 : processes); p++) {
      out.append("proctype P%d(chan in, out; byte me) {\n  byte l, m;\n".formatted(p));
      if (exclusive) {
        out.append("  xr in;\n  xs out;\n");
      }
      sequence(2 + random.nextInt(2), 2, "  ");
      out.append("}\n");
    }
    out.append("init { atomic {\n");
    for (int p = 0; p < processes; p++) {
      int in = exclusive || random.nextInt(4) > 0 ? p : random.nextInt(channels);
      int to = exclusive || random.nextInt(4) > 0 ? (p + 1) % processes : random.nextInt(channels);
      out.append("  run P%d(q[%d], q[%d], %d);\n".formatted(same ? 0 : p, in, to, p));
    }
    return out.append("  skip\n} }\n").toString();
  }

  private void sequence(int length, int depth, String indent) {
    for (int i = 0; i < length; i++) {
      out.append(indent);
      statement(depth, indent);
      out.append(i + 1 < length ? ";\n" : "\n");
    }
  }

  private void statement(int depth, String indent) {
    switch (random.nextInt(depth > 0 ? 14 : 9)) {
      case 0, 1 -> out.append("out!").append(value()).append(',').append(value());
      case 2 -> out.append(random.nextInt(3) == 0 && !exclusive ? "out!!1,l" : "out!l,me");
      case 3 -> out.append(receive());
      case 4 -> out.append(random.nextBoolean() ? "l = m" : "m = 1 - m % 2");
      case 5 -> out.append(random.nextBoolean() ? "seen = l" : "count[l % 2] = m");
      case 6 -> out.append(random.nextInt(3) == 0 ? "x = l" : "y = (y + 1) % 3");
      case 7 -> out.append("assert(x + %d > l)".formatted(random.nextInt(3)));
      case 8 -> out.append(random.nextBoolean() ? "x == l" : "skip");
      case 9, 10, 11 -> choice(depth, indent);
      case 12 -> atomicChoice(indent);
      default -> {
        out.append(random.nextBoolean() ? "atomic {\n" : "d_step {\n").append(indent);
        out.append("  l = ").append(value()).append(";\n").append(indent);
        out.append(random.nextBoolean() ? "  seen = l;\n" : "  y = m;\n").append(indent);
        out.append("}");
      }
    }
  }

  /** An atomic sequence in which there is a choice, perhaps again and again. */
  private void atomicChoice(String indent) {
    boolean loop = random.nextBoolean();
    out.append(loop ? "do :: " : "").append("atomic {\n").append(indent);
    out.append("  m = 1; if :: l = 0 :: l = ").append(value()).append(" fi; m = l; m = 0");
    out.append(loop ? ";\n" : "\n").append(indent);
    out.append(loop ? "  l = 0\n" + indent + "} od" : "}");
  }

  private String receive() {
    return switch (random.nextInt(exclusive ? 4 : 6)) {
      case 0 -> "in?l,m";
      case 1 -> "in?1,l";
      case 2 -> "in?0,m";
      case 3 -> "in?eval(l),m";
      case 4 -> "in??1,m";
      default -> "in?<l,m>";
    };
  }

  private void choice(int depth, String indent) {
    boolean loop = random.nextInt(3) == 0;
    if (loop && random.nextBoolean()) {
      out.append("end").append(out.length()).append(": ");
    }
    out.append(loop ? "do\n" : "if\n");
    int options = 2 + random.nextInt(2);
    for (int i = 0; i < options; i++) {
      out.append(indent).append(":: ");
      out.append(random.nextInt(4) == 0 ? "(l == " + value() + ")" : receive()).append(" ->\n");
      sequence(1 + random.nextInt(2), depth - 1, indent + "  ");
    }
    if (loop) {
      out.append(indent).append(":: l != 0 -> break\n");
    }
    if (withTimeout && random.nextBoolean()) {
      out.append(indent).append(":: timeout -> ").append(loop ? "break\n" : "y = 2\n");
    } else if (random.nextInt(4) == 0) {
      out.append(indent).append(":: else -> ").append(loop ? "break\n" : "skip\n");
    }
    out.append(indent).append(loop ? "od" : "fi");
  }

  private String value() {
    return random.nextInt(3) == 0 ? "l" : Integer.toString(random.nextInt(2));
  }
}
