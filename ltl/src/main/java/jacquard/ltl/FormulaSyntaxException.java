package jacquard.ltl;

/** A text that is no formula: where, what was expected and what was there. */
public final class FormulaSyntaxException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int column;
  private final String expected;
  private final String found;

  FormulaSyntaxException(int column, String expected, String found) {
    super("column " + column + ": expected " + expected + " but found " + found);
    this.column = column;
    this.expected = expected;
    this.found = found;
  }

  /** Counts from 1; one past the last character when the text ends too early. */
  public int column() {
    return column;
  }

  public String expected() {
    return expected;
  }

  public String found() {
    return found;
  }
}
