package jacquard.model;

/** A place in a source file; lines and columns count from 1. */
public record Position(String file, int line, int column) {
  public static final Position NOWHERE = new Position("", 0, 0);

  /** The place as counterexamples show it. */
  public String fileAndLine() {
    return file + ":" + line;
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
