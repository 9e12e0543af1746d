package jacquard.bench.daisy;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.measure.TimedRun;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DaisyReportTest {
  private static final Path ROOT = Path.of("..");
  private static final long SIZE = 30 << 20;

  private static TimedRun run(int status, String out) {
    return new TimedRun(status, out, "", Duration.ofMillis(7_000), Duration.ofMillis(2_500), SIZE);
  }

  private static DaisyReport report(List<Measurement> all, List<LargeClass.Checked> classes) {
    return new DaisyReport(
        "bench/run daisy", all, classes, Duration.ofMinutes(2), Duration.ofSeconds(20));
  }

  private static Figures took(String verdict, int seconds) {
    String out = "\"verdict\" : \"%s\"".formatted(verdict);
    return Figures.ofJacquard(
        new TimedRun(0, out, "", Duration.ZERO, Duration.ofSeconds(seconds), SIZE));
  }

  private static Measurement bounded(Mode mode, String verdict, int seconds) {
    return new Measurement(
        Witness.WW1, Variant.RACY, Way.bounded(Way.Subject.JAVA, mode), took(verdict, seconds));
  }

  private static final String FOUND =
      """
      { "verdict" : "violated",
        "statistics" : { "latches" : 135, "gates" : 4839, "maxDepth" : 105, "seconds" : 1.5 } }
      """;

  @Test
  void depthTimeAndMemoryOfAWitnessAreShownBesideThePapers() {
    Figures figures = Figures.ofJacquard(run(1, FOUND));
    List<Measurement> all = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      Way way = Way.bounded(Way.Subject.JAVA, mode);
      all.add(new Measurement(Witness.WW1, Variant.RACY, way, figures));
    }
    String page = report(all, List.of()).page();
    assertThat(page)
        .contains(
            "| stubborn | depth 122, 36,707 s, 999 MB | depth 105, 2.5 s, 30 MB |  |",
            "| interleaved | memory out at depth 15 | depth 105, 2.5 s, 30 MB |  |",
            "| WW1, Java | 135 latches, 4,839 gates | 135 latches, 4,839 gates |");
  }

  @Test
  void whatTheCaseStudyIsToShowIsJudged() {
    List<Measurement> all =
        List.of(
            bounded(Mode.TRANSACTIONS, "violated", 10),
            bounded(Mode.STUBBORN, "unknown", 121),
            new Measurement(Witness.WW1, Variant.RACY, Way.stateless(), took("violated", 4)),
            new Measurement(Witness.WW1, Variant.REPAIRED, Way.diagrams(), took("holds", 8)));
    List<LargeClass.Checked> classes =
        List.of(
            new LargeClass.Checked(LargeClass.STACK, took("holds", 20), took("unknown", 61)),
            new LargeClass.Checked(LargeClass.BUFFER, took("holds", 70), took("unknown", 61)),
            new LargeClass.Checked(LargeClass.CACHE, took("holds", 20), took("holds", 50)));
    assertThat(report(all, classes).text())
        .contains(
            "symbolically and directly: met (10.0 s, 4.0 s).",
            "alone, on the Java program: met, more than 12.1 times.",
            "as interleaved, on the Java program: not met.",
            "twin of WW1 holds, on the Java program: met, by bdd-forward.",
            "BoundedStack.java proven symbolically within a minute, in which the stateless search"
                + " does not end: met.")
        .containsPattern("BoundedBuffer.java .*: not met\\.")
        .containsPattern("ReadWriteCache.java .*: not met\\.");
  }

  @Test
  void aBarWithoutItsFiguresIsNotMet() {
    List<Measurement> all =
        List.of(bounded(Mode.TRANSACTIONS, "unknown", 10), bounded(Mode.STUBBORN, "unknown", 60));
    assertThat(report(all, List.of()).text().lines().filter(line -> line.startsWith("- ")))
        .hasSize(4)
        .allMatch(line -> line.contains(": not met"));
  }

  @Test
  void aCheckThatGivesUpBeforeItsTimeIsUpShowsNothing() {
    List<Measurement> all =
        List.of(bounded(Mode.TRANSACTIONS, "violated", 10), bounded(Mode.STUBBORN, "unknown", 60));
    assertThat(report(all, List.of()).text())
        .contains("with stubborn sets alone, on the Java program: not met.");
  }

  @Test
  void aCheckThatGivesUpSaysHowFarItCame() {
    Figures unknown = Figures.ofJacquard(run(3, FOUND.replace("violated", "unknown")));
    assertThat(unknown.row()).isEqualTo("unknown, no violation within 105 steps, 2.5 s, 30 MB");
  }

  @Test
  void aCommandWithoutAnAnswerHasNoVerdict() {
    assertThat(Figures.ofJacquard(run(4, "")).verdict()).isEqualTo("status 4");
    assertThat(Figures.ofJacquard(run(3, "")).row()).isEqualTo("unknown, 2.5 s, 30 MB");
    assertThat(Figures.ofJacquard(run(4, "")).row()).isEqualTo("status 4, 2.5 s, 30 MB");
    assertThat(Figures.ofCbmc(run(-1, "Unwinding")).verdict()).isEqualTo("over budget");
    assertThat(Figures.ofCbmc(run(10, "VERIFICATION FAILED\n")).verdict()).isEqualTo("violated");
    assertThat(Figures.ofCbmc(run(0, "VERIFICATION SUCCESSFUL")).verdict()).isEqualTo("holds");
  }

  @ParameterizedTest
  @EnumSource
  void everyProgramExists(Witness witness) {
    for (Variant variant : Variant.values()) {
      assertThat(ROOT.resolve(witness.model(variant))).isRegularFile();
      String program = witness.program(variant).split("#", 2)[0];
      assertThat(ROOT.resolve(program)).isRegularFile();
    }
  }

  @Test
  void theProgramInCIsThere() {
    assertThat(Laboratory.class.getResource("daisy.c")).isNotNull();
  }
}
