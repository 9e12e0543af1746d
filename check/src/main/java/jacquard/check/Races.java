package jacquard.check;

/** What becomes of the data races that a check meets. */
public enum Races {
  /** They are told beside the verdict. */
  REPORT,
  /** They are a violation. */
  FAIL,
  /** They are not looked at. */
  IGNORE
}
