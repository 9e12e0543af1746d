package jacquard.cli;

/** Words of a shell command. */
final class Shell {
  private Shell() {}

  /** The word such that a shell reads it as it is. */
  static String quote(String word) {
    return word.matches("[\\w./:=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
