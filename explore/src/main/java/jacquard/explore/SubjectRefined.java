package jacquard.explore;

/**
 * Thrown by a subject that from now on shows more of what it does, so that its earlier executions
 * no longer fit: whoever searches it begins again. Happens a few times at most.
 */
public class SubjectRefined extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SubjectRefined(String why) {
    super(why, null, false, false);
  }
}
