package jacquard.ltl;

/**
 * Finds the atoms in the text of a formula; what they mean is the caller's business.
 *
 * <p>Both methods are given a position where no white space is, and return the position after the
 * atom, or {@code start} itself if no atom begins there.
 */
public interface AtomParser {

  /** The longest atom that may stand between two binary operators of the logic: {@code x == 3}. */
  int expressionEnd(String text, int start);

  /**
   * The longest atom that a unary operator applies to without parentheses: {@code x}. Where this is
   * shorter than the expression, the text is ambiguous and is rejected.
   */
  int operandEnd(String text, int start);
}
