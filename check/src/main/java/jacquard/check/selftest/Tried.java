package jacquard.check.selftest;

import java.util.List;

/**
 * A program and what became of it everywhere.
 *
 * @param plain what real threads showed; empty if it does not compile
 */
record Tried(
    TestProgram program,
    List<PlainSights> plain,
    SearchSights search,
    OutcomeComparison.Result result) {
  /** Begins the verdict on a program that could not be run on a plain JVM. */
  static final String UNTRIED = "untried: ";

  static Tried not(TestProgram program, List<PlainSights> plain, String why) {
    return new Tried(
        program,
        plain,
        SearchSights.fault("not run"),
        OutcomeComparison.Result.none(UNTRIED + why));
  }

  boolean isUntried() {
    return result.verdict().startsWith(UNTRIED);
  }
}
