package jacquard.check.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A small part of {@code jacquard selftest --java}, for every build. */
class JavaSelfTestTest {
  private static final long SEED = 3;

  @Test
  void realThreadsShowNothingThatSearchesOfLanguageAndConcurrentProgramsLack() {
    JavaSelfTest.Report report = run(60, EnumSet.of(ProgramKind.LANGUAGE, ProgramKind.CONCURRENT));

    assertThat(report.disagreements()).isEmpty();
    assertThat(report.verdicts().keySet()).noneMatch(v -> v.contains("does not compile"));
    assertThat(report.kinds().values().stream().mapToInt(n -> n)).allMatch(n -> n > 20);
  }

  @Test
  void realThreadsShowNothingThatSearchesOfRandomCallsOfTheJdkLack() {
    JavaSelfTest.Report report = run(20, EnumSet.of(ProgramKind.JDK));

    assertThat(report.disagreements()).isEmpty();
    assertThat(report.jdkClasses()).hasSizeGreaterThan(15);
  }

  private static JavaSelfTest.Report run(int programs, Set<ProgramKind> kinds) {
    return JavaSelfTest.run(
        new JavaSelfTest.Request(SEED, 0, programs, kinds, 0, Optional.empty()), (_, _) -> {});
  }
}
