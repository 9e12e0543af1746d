package jacquard.cli;

/** Words of a shell command. */
final class Shell {
  private Shell() {}

  /** How this program was started, as its launcher says it. */
  static String command() {
    String typed = System.getenv("JACQUARD_COMMAND");
    return typed == null || typed.isBlank() ? "jacquard" : quote(typed);
  }

  /** The word such that a shell reads it as it is. */
  static String quote(String word) {
    return word.matches("[\\w./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
