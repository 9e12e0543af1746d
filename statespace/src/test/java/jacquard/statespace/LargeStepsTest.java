package jacquard.statespace;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.ViolationKind;
import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions.Method;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What does not fit into a method of the JVM, which has at most 64 KB, runs all the same. */
class LargeStepsTest {
  /** Each needs more than 50 bytes of bytecode; Spin allows about 2000 in a deterministic step. */
  private static final int STATEMENTS = 1500;

  @ParameterizedTest
  @CsvSource({"d_step, 0", "d_step, 1", "atomic, 0", "atomic, 1"})
  void aLargeStepHasTheVerdictOfSpin(String kind, int wrong, @TempDir Path folder)
      throws IOException {
    StringBuilder text =
        new StringBuilder("byte x = 1, y;\nactive proctype P() {\n  " + kind + " {\n");
    int x = 1;
    int y = 0;
    for (int i = 0; i < STATEMENTS; i++) {
      if (i % 2 == 0) {
        text.append("    x = (x * 3 + y * 5 + x * y + x + y + 1) % 251;\n");
        x = (x * 3 + y * 5 + x * y + x + y + 1) % 251;
      } else {
        text.append("    y = (y * 7 + x * 2 + x * y + x + y + 2) % 241;\n");
        y = (y * 7 + x * 2 + x * y + x + y + 2) % 241;
      }
    }
    text.append("    assert(x == %d && y == %d)\n  }\n}\n".formatted(x + wrong, y));
    Path file = Files.createDirectory(folder.resolve("in")).resolve("large.pml");
    Files.writeString(file, text);
    for (Method method : Method.values()) {
      SearchResult result =
          SafetySearch.run(
              Compiler.compile(Promela.read(file)), SearchOptions.DEFAULT.by(method).goingOn());
      assertThat(result.kinds().keySet())
          .isEqualTo(wrong == 0 ? Set.of() : Set.of(ViolationKind.ASSERTION));
    }
    if (Spin.isInstalled()) {
      Spin.Report report = Spin.search(file, Files.createDirectory(folder.resolve("out")));
      assertThat(report.hasErrors()).isEqualTo(wrong == 1);
    }
  }
}
