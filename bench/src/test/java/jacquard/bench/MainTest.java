package jacquard.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void theExperimentsLeaveTheirFiles(@TempDir Path folder) {
    int status =
        run(
            "popl2005",
            "--max-threads",
            "2",
            "--max-executions",
            "100",
            "--out",
            folder.toString());

    assertThat(status).isZero();
    assertThat(out.toString()).contains("Indexer", "File System", "over budget");
    assertThat(folder)
        .isDirectoryContaining("glob:**/popl2005-indexer.svg")
        .isDirectoryContaining("glob:**/popl2005-indexer.csv")
        .isDirectoryContaining("glob:**/popl2005-filesystem.svg")
        .isDirectoryContaining("glob:**/popl2005-filesystem.csv")
        .isDirectoryContaining("glob:**/popl2005.md");
  }

  @Test
  void theExperimentsOnBoundedSearchLeaveTheirFiles(@TempDir Path folder) {
    int status =
        run(
            "chapter8",
            "--part",
            "coverage,optimisations",
            "--max-executions",
            "100",
            "--out",
            folder.toString());

    assertThat(status).isZero();
    assertThat(out.toString()).contains("Coverage of MRSE(2)", "Each optimisation on FFT(4)");
    assertThat(folder)
        .isDirectoryContaining("glob:**/chapter8-mrse-executions.svg")
        .isDirectoryContaining("glob:**/chapter8-exception-time.svg")
        .isDirectoryContaining("glob:**/chapter8-fft-optimisations.svg")
        .isDirectoryContaining("glob:**/chapter8.md");
  }

  @Test
  void lastZeroShowsSpeedAndMemory() {
    int status =
        run("lastzero", "--search", "optimal", "--n", "5", "--rounds", "1", "--max-n", "8");

    assertThat(status).isZero();
    assertThat(out.toString().lines())
        .anyMatch(row -> row.matches("  optimal +64 +0 +[\\d,]+ +[\\d,]+ +[\\d,]+"))
        .anyMatch(row -> row.matches("  optimal +8 +704 +[\\d,]+ +[\\d.]+"));
  }

  @Test
  void optionsOfJmhAreHandedOn() {
    assertThat(run("jmh", "-l")).isZero();
    assertThat(err.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "popl2005 --budget 5, is not a time with its unit",
    "popl2005 --budget 0s, is not a time with its unit",
    "popl2005 --out pom.xml/x, cannot create pom.xml/x",
    "popl2005 --max-threads 0, at least 1",
    "popl2005 --threads 3, --threads",
    "chapter8 --part nothing, no part 'nothing'",
    "chapter8 --max-executions 0, at least 1",
    "lastzero --search dfs, no optimal search",
    "lastzero --rounds 0, at least 1",
    "spin --rounds 0, at least 1",
    "spin --only nothing, no model 'nothing'",
    "lastzeros, lastzeros",
  })
  void wrongOptionsAreToldInOneLine(String call, String complaint) {
    assertThat(run(call.split(" "))).isEqualTo(2);
    assertThat(err.toString().lines()).singleElement().asString().contains(complaint);
  }

  private int run(String... args) {
    return Main.run(args, new PrintWriter(out, true), new PrintWriter(err, true));
  }
}
