package jacquard.explore.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.Writers;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.Bounds;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a search says that it can do is what may be asked of it. */
class SearchRequestTest {
  private static final Subject SUBJECT = new Writers(2, 1);

  static Stream<SearchEntry> all() {
    return Searches.all().stream();
  }

  /** A request for the search with this option and, if need be, a bound. */
  private static SearchRequest request(SearchEntry entry, SearchOption option) {
    boolean bounded = option == SearchOption.BOUND || entry.needsBound();
    return new SearchRequest(
        Optional.of(entry.name()),
        bounded ? Optional.of("preemption=2") : Optional.empty(),
        option == SearchOption.PRIORITY ? Optional.of("preemptions") : Optional.empty(),
        option == SearchOption.SEAL ? List.of("lock") : List.of(),
        option == SearchOption.WITHOUT ? Optional.of("sleep") : Optional.empty(),
        option == SearchOption.SEED ? OptionalLong.of(7) : OptionalLong.empty());
  }

  @ParameterizedTest
  @MethodSource("all")
  void whatASearchDoesNotTakeIsRefusedWithWhatToUseInstead(SearchEntry entry) {
    for (SearchOption option : SearchOption.values()) {
      SearchRequest request = request(entry, option);
      if (entry.takes(option)) {
        assertThat(request.plan(SUBJECT).name()).isEqualTo(entry.name());
      } else {
        assertThatThrownBy(() -> request.plan(SUBJECT))
            .isInstanceOf(RequestException.class)
            .hasMessageStartingWith("search " + entry.name() + " " + option.refusal())
            .hasMessageContaining("use ")
            .hasMessageContaining(Searches.taking(option).getFirst().name())
            .hasMessageNotContaining("\n");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSearchKeepsTheBoundsThatItTakesAndRefusesOthers(SearchEntry entry) {
    for (Bound bound : Bounds.all()) {
      SearchRequest request =
          SearchRequest.open().withSearch(entry.name()).withBounds(bound.name() + "=9");
      assertThat(request.able().contains(entry)).isEqualTo(entry.takes(bound));
      if (entry.takes(bound)) {
        assertThat(request.plan(SUBJECT).limits()).hasSize(1);
      } else {
        assertThatThrownBy(() -> request.plan(SUBJECT))
            .isInstanceOf(RequestException.class)
            .hasMessageContaining("use " + Searches.DEFAULT_WITHIN_BOUNDS);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aSearchThatNeedsABoundSaysSo(SearchEntry entry) {
    SearchRequest request = SearchRequest.open().withSearch(entry.name());
    assertThat(request.able().contains(entry)).isEqualTo(!entry.needsBound());
    if (entry.needsBound()) {
      assertThatThrownBy(() -> request.plan(SUBJECT))
          .hasMessage(entry.name() + " needs a bound, such as preemption=2");
    } else {
      assertThat(request.plan(SUBJECT).promise()).isEqualTo(entry.promise());
    }
  }

  @Test
  void aSeedIsNoReasonToRefuseARequestThatLeavesTheSearchOpen() {
    SearchRequest request =
        new SearchRequest(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            OptionalLong.of(7));
    assertThat(request.isOpen()).isTrue();
    assertThat(request.plan(SUBJECT).name()).isEqualTo(Searches.DEFAULT);
  }

  @Test
  void aSeedIsUsedWhereTheSearchDrawsRandomNumbers() {
    SearchRequest open =
        new SearchRequest(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            OptionalLong.of(7));
    assertThatThrownBy(open::requireSeedIsUsed)
        .hasMessageStartingWith("search optimal draws no random numbers");
    open.withSearch("random").requireSeedIsUsed();
    SearchRequest.open().requireSeedIsUsed();
  }

  @Test
  void oneBoundCanBeRaisedBesideOthers() {
    SearchRequest open = SearchRequest.open();
    SearchRequest.Plan plan = open.withBounds("preemption=0..,depth=9").plan(SUBJECT);
    assertThat(plan.raised()).isPresent();
    assertThat(plan.limits()).hasSize(1);
    assertThatThrownBy(() -> open.withBounds("preemption=0..,fair=0..").plan(SUBJECT))
        .hasMessageStartingWith("only one bound can be raised");
    assertThatThrownBy(() -> open.withBounds("preemption=1,preemption=2").plan(SUBJECT))
        .hasMessageContaining("given twice");
  }

  @Test
  void aLimitThatAllowsNoStepIsRefusedUnlessItIsRaised() {
    SearchRequest open = SearchRequest.open();
    assertThat(open.withBounds("depth=1").plan(SUBJECT).limits()).hasSize(1);
    assertThat(open.withBounds("preemption=0").plan(SUBJECT).limits()).hasSize(1);
    assertThat(open.withBounds("depth=0..").plan(SUBJECT).raised()).isPresent();
    assertThatThrownBy(() -> open.withBounds("depth=0").plan(SUBJECT))
        .hasMessageContaining("allows no step at all");
  }

  @Test
  void aRequestWithoutASearchKnowsWhichAreAbleToAnswerIt() {
    SearchRequest request =
        new SearchRequest(
            Optional.empty(),
            Optional.of("preemption=1"),
            Optional.of("preemptions"),
            List.of(),
            Optional.of("sleep"),
            OptionalLong.of(7));
    assertThat(request.able().stream().map(SearchEntry::name))
        .containsExactly("optimal:fewest-preemptions", "bounded", "bpor", "best-first");
  }

  @Test
  void aTextThatSealsNothingIsKnownAfterTheSearch() {
    SearchRequest request =
        new SearchRequest(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of("x =", "nowhere"),
            Optional.empty(),
            OptionalLong.empty());
    SearchRequest.Plan plan = request.plan(SUBJECT);
    Result _ = plan.search().check(new Writers(2, 2), Limits.NONE, Observer.SILENT);
    assertThat(plan.sealed().unmet()).containsExactly("nowhere");
  }
}
