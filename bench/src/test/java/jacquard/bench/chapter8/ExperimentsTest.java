package jacquard.bench.chapter8;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.bench.subjects.UnitTests;
import jacquard.core.Statistics;
import jacquard.explore.bounded.Bounds;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The experiments at small sizes: that they measure what they say. */
class ExperimentsTest {
  private static final SearchBudget AMPLE = new SearchBudget(Duration.ofMinutes(1), 5_000);

  @Test
  void allSearchesVisitTheSameStatesWithinABoundAndAllStatesInTheEnd() {
    Coverage coverage =
        Coverage.measure(
            new Coverage.Experiment(
                UnitTests.mrse(1),
                "8.1",
                Optional.of("8.9"),
                List.of(
                    RaisedBound.of(Bounds.PREEMPTION),
                    RaisedBound.of(Bounds.LOCAL_CONTEXT),
                    RaisedBound.of(Bounds.CONTEXT).withFair(2))),
            AMPLE);

    Visit dpor = coverage.dpor().orElseThrow();
    assertThat(coverage.isConsistent()).isTrue();
    for (Coverage.Raised raised : coverage.bounds()) {
      for (Variant variant : Variant.values()) {
        Visit last = raised.of(variant).getLast().visit();
        assertThat(last.extent()).isEqualTo(Visit.Extent.ALL_EXECUTIONS);
        assertThat(last.fingerprint()).isEqualTo(dpor.fingerprint());
        assertThat(last.redundancy()).isGreaterThanOrEqualTo(1);
      }
      assertThat(raised.of(Variant.PLAIN).getFirst().visit().localStates())
          .isLessThan(dpor.localStates());
    }
    Section section = CoverageReport.of(coverage);
    assertThat(section.text()).contains("same states within each limit: yes", "fair=2,context");
    assertThat(section.pictures())
        .extracting(Section.Picture::file)
        .containsExactly(
            "chapter8-mrse-executions.svg",
            "chapter8-mrse-time.svg",
            "chapter8-mrse-redundancy.svg");
    assertThat(OptimisationsReport.of(Optimisations.measure(coverage, "8.9", AMPLE)).text())
        .contains("transitive-reduction", "50%");
  }

  @Test
  void statesThatDifferAreNoticed() {
    Visit one = visit(1);
    Visit other = visit(2);
    Coverage.Raised raised =
        new Coverage.Raised(
            RaisedBound.of(Bounds.DELTA),
            Map.of(
                Variant.PLAIN, List.of(new Coverage.Sample(0, one), new Coverage.Sample(1, one)),
                Variant.OPTIMISED,
                    List.of(new Coverage.Sample(0, one), new Coverage.Sample(1, other))));

    assertThat(raised.disagreements()).containsExactly(1);
  }

  private static Visit visit(long fingerprint) {
    return new Visit(Statistics.NOTHING, 1, 1, fingerprint, 0, Visit.Extent.WITHIN_BOUND);
  }

  @Test
  void searchesOverTheirBudgetEndASeries() {
    Coverage coverage =
        Coverage.measure(
            new Coverage.Experiment(
                UnitTests.mrse(2),
                "",
                Optional.empty(),
                List.of(RaisedBound.of(Bounds.PREEMPTION))),
            new SearchBudget(Duration.ofMinutes(1), 50));

    assertThat(coverage.bounds().getFirst().of(Variant.PLAIN)).hasSize(1);
    assertThat(coverage.dpor()).isPresent();
  }

  @Test
  void bporWithBoundsThatCutNothingOffAndLocalBoundsAreNeverDearerThanDpor() {
    Guarantees guarantees =
        Guarantees.measure(
            List.of(UnitTests.mrse(2), UnitTests.exception(1), UnitTests.fft(4)), 100);

    assertThat(guarantees.saturated())
        .extracting(Guarantees.Saturated::program)
        .contains("MRSE(2)", "Exception(1)", "FFT(4)", "lastzero(4)");
    assertThat(guarantees.saturated()).hasSizeGreaterThan(40).allMatch(Guarantees.Saturated::holds);
    assertThat(guarantees.local()).hasSizeGreaterThan(80).allMatch(Guarantees.Local::holds);
    assertThat(guarantees.hold()).isTrue();
    assertThat(GuaranteesReport.of(guarantees))
        .allSatisfy(section -> assertThat(section.about()).contains(": yes ("));
  }

  @Test
  void dearerBoundsAreReported() {
    Guarantees wrong =
        new Guarantees(
            List.of(new Guarantees.Saturated("p", 2, List.of(2L, 2L, 3L, 2L, 2L, 2L, 2L))),
            List.of(new Guarantees.Local("p", Bounds.LOCAL_DEPTH, 2, List.of(1L, 3L, 2L))));

    assertThat(wrong.hold()).isFalse();
    assertThat(GuaranteesReport.of(wrong))
        .allSatisfy(section -> assertThat(section.text()).contains("NO (0 of 1)"));
  }

  @Test
  void everyBugHasARowInTable82() {
    List<UnitTest> tests = UnitTests.bugs(UnitTests.Size.SMALL);
    Bugs bugs = Bugs.measure(tests.subList(0, 4), AMPLE);

    assertThat(bugs.bugs()).hasSize(4);
    assertThat(bugs.bugs())
        .allSatisfy(
            b -> {
              assertThat(b.table().plainPreemption().isFound()).isTrue();
              assertThat(b.table().bporPreemption().isFound()).isTrue();
              assertThat(b.table().bestFirst().isFound()).isTrue();
              assertThat(b.table().dpor().or(b.table()::bporFair).orElseThrow().isFound()).isTrue();
              assertThat(b.dpor().random()).hasSize(Bugs.SEEDS);
            });
    assertThat(BugsReport.of(bugs).getFirst().text().lines())
        .anyMatch(row -> row.matches(" *MRSE\\(2\\) counted-too-late +deadlock +\\d.*"));
  }

  @Test
  void bestFirstFindsTheBugsInFewerExecutionsThanDepthFirst() {
    PriorityStudy study = PriorityStudy.measure(UnitTests.bugs(UnitTests.Size.SMALL), AMPLE);
    int today = PriorityStudy.orders().stream().map(o -> o.name()).toList().indexOf("random(1)");

    assertThat(study.factor(today)).isGreaterThan(1);
    assertThat(PriorityStudy.geometricMean(List.of(2.0, 8.0))).isCloseTo(4, within(1e-9));
  }

  @Test
  void theFringeIsEmptyAndItsMemoryFreeWhenASearchIsOver() {
    PriorityStudy.Order random = PriorityStudy.orders().get(7);
    FringeMemory memory = FringeMemory.measure(UnitTests.exception(2), random, ends(), 5_000);

    assertThat(memory.order()).isEqualTo("random(1)");
    assertThat(memory.complete()).isTrue();
    assertThat(memory.samples()).hasSizeGreaterThan(5);
    assertThat(memory.largest().open()).isBetween(1_000L, memory.peakOpen());
    assertThat(memory.mostPerBranch(1_000)).isLessThan(20_000);
    assertThat(memory.samples().getLast().open()).isLessThan(memory.largest().open());
    assertThat(memory.atEnd()).isLessThan(memory.largest().bytes() / 4);
  }

  private static SearchBudget ends() {
    return new SearchBudget(Duration.ofMinutes(2), 100_000);
  }
}
