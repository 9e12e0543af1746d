package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Spin, where it is installed, confirms what is recorded; {@link CorpusTest} holds us to that. */
class SpinComparisonTest {
  private static boolean installed;

  @BeforeAll
  static void lookForSpin() {
    installed = Spin.isInstalled();
  }

  static List<Corpus> comparable() {
    return Corpus.all().stream().filter(c -> !c.spin().startsWith("crashes")).toList();
  }

  @ParameterizedTest
  @MethodSource("comparable")
  void spinConfirmsTheRecordedVerdictAndStates(Corpus entry, @TempDir Path folder) {
    assumeTrue(installed, "spin and gcc are not installed");
    Spin.Report report = Spin.search(entry.file(), folder);
    assertThat(report.hasErrors()).isEqualTo(!entry.verdict().equals("holds"));
    if (entry.spin().equals("same")) {
      assertThat(report.states()).isEqualTo(entry.states());
    }
  }
}
