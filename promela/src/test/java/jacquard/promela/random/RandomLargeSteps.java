package jacquard.promela.random;

import java.util.Random;

/**
 * Random models with indivisible steps that are too large for a method of the JVM, beside a process
 * that can be seen between them; the same for the same seed.
 */
public final class RandomLargeSteps {
  private final Random random;
  private final StringBuilder out = new StringBuilder();

  private RandomLargeSteps(long seed) {
    random = new Random(seed * 15_485_863 + 3);
  }

  public static String text(long seed) {
    return new RandomLargeSteps(seed).text();
  }

  private String text() {
    String kind = random.nextBoolean() ? "d_step" : "atomic";
    out.append("byte x = 1, y, a[3];\nchan c = [1] of { byte };\n");
    out.append("active proctype P() {\n  ").append(kind).append(" {\n");
    for (int i = 0; i < 900 + random.nextInt(600); i++) {
      out.append("    ").append(statement()).append(";\n");
    }
    out.append("    skip\n  }\n}\nactive proctype Q() {\n  byte l;\n");
    out.append("  do :: c?l :: timeout -> break od;\n");
    String asserted = random.nextBoolean() ? "l" : "y";
    out.append("  assert(%s %% 7 != %d)\n}\n".formatted(asserted, random.nextInt(7)));
    return out.toString();
  }

  private String statement() {
    return switch (random.nextInt(8)) {
      case 0 -> "if :: x > y -> " + assignment() + " :: else -> " + assignment() + " fi";
      case 1 -> "if :: nfull(c) -> c!x :: full(c) -> c?y fi";
      case 2 -> "a[x % 3] = y % 5";
      default -> assignment();
    };
  }

  private String assignment() {
    return random.nextBoolean()
        ? "x = (x * 3 + y * 5 + a[y %% 3] + x * y + %d) %% 251".formatted(random.nextInt(9))
        : "y = (y * 7 + x * 2 + a[x %% 3] + x * y + %d) %% 241".formatted(random.nextInt(9));
  }
}
