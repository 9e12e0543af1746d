package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.symbolic.aiger.AigerFile;
import jacquard.symbolic.aiger.AigerWriter;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuits;
import jacquard.symbolic.circuit.FilterLock;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.method.Answer;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our verdicts beside those of ABC on the AIGER files that we write; skipped where ABC is not. */
class AbcComparisonTest {
  private static final String ABC = "berkeley-abc";

  @TempDir private Path folder;

  @BeforeAll
  static void abcIsThere() {
    assumeTrue(
        List.of(System.getenv().getOrDefault("PATH", "").split(":", -1)).stream()
            .anyMatch(dir -> Files.isExecutable(Path.of(dir, ABC))),
        ABC + " is not installed");
  }

  @Test
  void pdrOfAbcGivesTheSameVerdicts() throws IOException, InterruptedException {
    List<Circuit> circuits = new ArrayList<>();
    circuits.add(Circuits.modulo(6, 40, 50));
    circuits.add(Circuits.counter(6, 33));
    circuits.add(Circuits.ring(10));
    circuits.add(FilterLock.correct(3));
    circuits.add(FilterLock.broken(3));
    RandomCircuits random = new RandomCircuits(71);
    for (int i = 0; i < 60; i++) {
      circuits.add(plain(random.next(8 + i / 3, 4, 60 + 4 * i)));
    }
    for (Circuit circuit : circuits) {
      Answer ours =
          MethodCatalog.named("pdr").method().check(circuit, 0, Setting.with(SolverCatalog.best()));
      String abc = abc(circuit);
      switch (ours) {
        case Answer.Safe _ -> assertThat(abc).contains("Property proved");
        case Answer.Unsafe _ -> assertThat(abc).contains("was asserted in frame");
        case Answer.Unknown unknown -> throw new AssertionError(unknown);
      }
    }
  }

  private String abc(Circuit circuit) throws IOException, InterruptedException {
    Path file = folder.resolve("circuit.aig");
    AigerWriter.write(new AigerFile(circuit), file);
    // constraints become part of the property, and every latch begins with zero
    Process process =
        new ProcessBuilder(ABC, "-c", "read " + file + "; fold; zero; pdr")
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  /** With one property, which is all that ABC's command takes, and without liveness. */
  private static Circuit plain(Circuit circuit) {
    List<Circuit.Latch> latches =
        circuit.latches().stream()
            .map(
                l ->
                    l.initial() == Circuit.Initial.FREE
                        ? new Circuit.Latch(l.literal(), l.next(), Circuit.Initial.ZERO, l.name())
                        : l)
            .toList();
    return new Circuit(
        circuit.aig(),
        circuit.inputs(),
        latches,
        circuit.constraints(),
        circuit.bads().subList(0, 1),
        List.of(),
        List.of());
  }
}
