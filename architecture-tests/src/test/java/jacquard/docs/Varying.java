package jacquard.docs;

/**
 * What pages show and no test compares, since it differs from run to run or from machine to
 * machine. There is nothing else.
 */
final class Varying {
  /** How often something is run again that was run on a busy machine. */
  static final int REPETITIONS = 5;

  private Varying() {}

  /**
   * Whether the default search of a Java program did not come to its end within a second, so that
   * others had their turn. No page shows such a program.
   */
  static boolean isOfABusyMachine(String report) {
    return report.lines().anyMatch(line -> line.matches("  checked   (best-first|pos); .*"))
        && report.contains(".java:");
  }

  static String masked(String text) {
    return text
        // times, in seconds
        .replaceAll("\\b\\d+\\.\\d\\d\\b", "0.00")
        // the fingerprint of a Java program, which depends on the compiler
        .replaceAll("jq1:[0-9a-f]+:", "jq1:FINGERPRINT:")
        .replaceAll("\"(seconds|executionsPerSecond)\" : [0-9.E-]+", "\"$1\" : 0.0")
        .replaceAll("[ \\t]+\n", "\n");
  }
}
