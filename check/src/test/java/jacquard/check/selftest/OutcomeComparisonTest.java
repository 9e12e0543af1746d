package jacquard.check.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeComparisonTest {
  @Test
  void whatRealThreadsShowAndACompleteSearchLacksIsMissing() {
    OutcomeComparison.Result result = compare(shown("1|", "2|"), seen("", List.of(), "1|"));
    assertThat(result.disagreement()).contains(OutcomeComparison.Disagreement.MISSING);
    assertThat(result.verdict()).isEqualTo("holds");
  }

  @Test
  void aSearchThatClaimsNothingLacksNothing() {
    OutcomeComparison.Result result =
        compare(shown("1|", "2|"), seen("out of budget", List.of(), "1|"));
    assertThat(result.disagreement()).isEmpty();
    assertThat(result.verdict()).isEqualTo("unknown: out of budget");
  }

  @Test
  void aDataRaceExcusesWhatThreadsShowAtOnceButNotInTurn() {
    SearchSights racy = seen("", List.of("P.x"), "1|");
    assertThat(compare(new PlainSights("", false, 2, List.of(), List.of("2|")), racy))
        .extracting(OutcomeComparison.Result::disagreement, OutcomeComparison.Result::beyond)
        .containsExactly(Optional.empty(), 1);
    assertThat(compare(shown("1|", "2|"), racy).disagreement())
        .contains(OutcomeComparison.Disagreement.MISSING);
  }

  @Test
  void whatDiffersThoughThreadsRanInTheSameOrderIsNotCompared() {
    PlainSights clock =
        new PlainSights("", false, 2, List.of(List.of("a|17|", "a|18|")), List.of("a|19|"));
    assertThat(compare(clock, seen("", List.of(), "a|0|")).disagreement()).isEmpty();
    assertThat(compare(clock, seen("", List.of(), "b|0|")).disagreement())
        .contains(OutcomeComparison.Disagreement.MISSING);
  }

  @Test
  void searchesThatSeeDifferentThingsDisagree() {
    SearchSights.One one = new SearchSights.One("default", 1, "", List.of("1|"));
    SearchSights.One other = new SearchSights.One("dfs", 2, "out of budget", List.of("1|", "2|"));
    SearchSights search =
        new SearchSights("", List.of(one, other), List.of(), List.of(), List.of());
    assertThat(compare(shown("1|"), search).disagreement())
        .contains(OutcomeComparison.Disagreement.SEARCHES);
  }

  @Test
  void anErrorThatOnlyASearchSeesIsAnIntrusion() {
    SearchSights search = seen("", List.of(), "!java.lang.NoClassDefFoundError|", "1|");
    assertThat(compare(shown("1|"), search).disagreement())
        .contains(OutcomeComparison.Disagreement.INTRUSION);
  }

  @Test
  void anErrorIsNoIntrusionWhereNoRunOfAPlainJvmCameToItsEnd() {
    SearchSights search =
        seen("", List.of(), "!java.lang.IllegalMonitorStateException|", PlainRunner.DEADLOCK);
    assertThat(compare(shown(PlainRunner.DEADLOCK), search).disagreement()).isEmpty();
  }

  @Test
  void framesOfJacquardInAStackTraceAreNoticed() {
    SearchSights search = seen("", List.of(), "!java.lang.Error at jacquard.hooks.Hooks|");
    assertThat(compare(shown("!java.lang.Error|"), search).disagreement())
        .contains(OutcomeComparison.Disagreement.FRAMES);
  }

  @Test
  void identitiesAndNamesOfHiddenClassesAreNotCompared() {
    SearchSights search = seen("", List.of(), "Object@1f|P$$Lambda/0x0012@a|");
    assertThat(compare(shown("Object@2e|P$$Lambda/0x0034@b|"), search).disagreement()).isEmpty();
  }

  private static OutcomeComparison.Result compare(PlainSights plain, SearchSights search) {
    TestProgram program =
        new TestProgram("P", ProgramKind.JDK, List.of(), List.of(List.of()), List.of());
    return OutcomeComparison.compare(program, List.of(plain), search);
  }

  /** Each in another order of the threads. */
  private static PlainSights shown(String... outcomes) {
    return new PlainSights(
        "",
        false,
        outcomes.length,
        List.of(outcomes).stream().map(List::of).toList(),
        List.of(outcomes));
  }

  private static SearchSights seen(String end, List<String> races, String... outcomes) {
    return new SearchSights(
        "",
        List.of(new SearchSights.One("default", outcomes.length, end, List.of(outcomes))),
        List.of(),
        List.of(),
        races);
  }
}
