package jacquard.symbolic.bdd;

/** From where states are looked for. */
public enum Direction {
  /** From the initial states. */
  FORWARD("bdd-forward"),
  /** From the bad states. */
  BACKWARD("bdd-backward"),
  /** From both, until they meet; the next step is made where less has been done. */
  BOTH("bdd");

  private final String method;

  Direction(String method) {
    this.method = method;
  }

  /** How users name the method that goes so. */
  public String method() {
    return method;
  }
}
