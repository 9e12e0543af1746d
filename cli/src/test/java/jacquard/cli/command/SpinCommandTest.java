package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpinCommandTest {
  @TempDir private Path folder;
  private String counter = "";

  @BeforeEach
  void copyModel() throws IOException {
    Path file = folder.resolve("racy-counter.pml");
    Files.copy(Path.of("../models/racy-counter.pml"), file);
    counter = file.toString();
  }

  @Test
  void aRunIsACheckThatWritesATrail() throws IOException {
    Ran ran = Ran.jacquard("spin", "-run", "-a", "-m10000", "-bfs", "-DVECTORSZ=4096", counter);
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("-a               not needed: claims and accept labels are always checked")
        .contains("-m10000          not needed: paths may have any length")
        .contains("-bfs             --order=bfs")
        .contains("= jacquard check " + counter + " --order=bfs --trail=" + counter + ".trail")
        .contains("VIOLATED  " + counter);
    assertThat(Files.readAllLines(Path.of(counter + ".trail")))
        .containsExactly("1:1:0", "2:0:0", "3:1:1", "4:0:1", "5:0:2", "6:1:2", "7:2:4", "8:2:5");
  }

  @Test
  void aTrailIsReplayed() {
    Ran.jacquard("spin", "-run", counter);
    Ran ran = Ran.jacquard("spin", "-t", "-p", "-g", counter);
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("    3  P[1]: n = t + 1  (racy-counter.pml:7)\n           n = 1\n")
        .endsWith("VIOLATED  assertion: assert(n == 2) failed\n");
    Ran replay = Ran.jacquard("replay", counter + ".trail");
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out()).contains("assert(n == 2) failed in Check[2]");
    assertThat(Ran.jacquard("spin", "-k", counter + ".trail", counter).status()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "-DBITSTATE, --store=bitstate",
    "-DNOREDUCE, --search=full",
    "-DSAFETY, --safety",
    "-noclaim, --safety",
    "-i, --order=bfs",
    "-hc, --store=hash-compact",
    "-l, --non-progress",
    "-c0, --keep-going",
    "-Q3, --timeout=3m"
  })
  void anOptionOfTheVerifierBecomesOneOfOurs(String typed, String ours) {
    Ran ran = Ran.jacquard("spin", "-run", "-tx", typed, counter);
    assertThat(ran.out()).contains("  " + typed + " ").contains(" " + ours + "\n");
    assertThat(ran.out())
        .contains("= jacquard check " + counter + " " + ours + " --trail=" + counter + ".x");
    assertThat(ran.status()).isIn(0, 1, 3);
  }

  @Test
  void fairnessIsAskedForTogetherWithTheOnlyProperty() throws IOException {
    Ran labels = Ran.jacquard("spin", "-run", "-f", "../models/liveness/accept-fair.pml");
    assertThat(labels.out()).contains("accept-fair.pml --acceptance --fair=weak");
    assertThat(labels.status()).isZero();
    Path model = folder.resolve("peterson.pml");
    Files.copy(Path.of("../models/liveness/peterson.pml"), model);
    Ran named = Ran.jacquard("spin", "-run", "-f", "-ltl", "entry", model.toString());
    assertThat(named.out()).contains("--fair=weak --ltl=entry");
    assertThat(named.status()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-E", "-A", "-q", "-e", "-c3", "-swarm4", "-DNONSENSE", "-RS7"})
  void whatCannotBeMappedIsRefusedByName(String option) {
    Ran ran = Ran.jacquard("spin", "-run", option, counter);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("Spin's " + option + " cannot be mapped");
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"-a", "-m", "-N", "-A", "-J", "-e"})
  void soIsWhatOnlySpinItselfCanDo(String option) {
    Ran ran = Ran.jacquard("spin", option, counter);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("Spin's " + option + " cannot be mapped");
  }

  @Test
  void withoutAModelThereIsNothingToDo() {
    assertThat(Ran.jacquard("spin", "-run").err()).contains("name a model");
    assertThat(Ran.jacquard("spin", "-p", "a.pml", "b.pml").err()).contains("one model at a time");
    assertThat(Ran.jacquard("spin", "-k").err()).contains("-k needs a value");
  }

  @Test
  void aSimulationHasTheSeedAndTheStepsOfSpin() {
    Ran ran = Ran.jacquard("spin", "-n7", "-u3", "-p", counter);
    assertThat(ran.out())
        .contains("= jacquard simulate " + counter + " --seed=7 --steps=3 -p")
        .endsWith("stopped after 3 steps (--steps N for more)\n");
  }

  @Test
  void aClaimIsCheckedByItsNameWhateverItIs() throws IOException {
    Path model =
        Files.writeString(
            folder.resolve("m.pml"),
            """
            #define low (x < 2)
            byte x;
            active proctype P() { do :: x < 3 -> x++ :: x == 3 -> x = 0 od }
            never large { do :: x > 3 -> break :: else od }
            never mid { do :: x == 2 -> break :: else od }
            ltl small { [] (x < 4) }
            """);
    Ran large = Ran.jacquard("spin", "-run", "-N", "large", model.toString());
    assertThat(large.out()).contains("  -N large  --never=large\n");
    assertThat(large.status()).isZero();
    Ran mid = Ran.jacquard("spin", "-run", "-ltl", "mid", model.toString());
    assertThat(mid.out()).contains("m.pml --never=mid --trail=");
    assertThat(mid.status()).isEqualTo(1);
    Ran small = Ran.jacquard("spin", "-run", "-ltl", "small", model.toString());
    assertThat(small.out()).contains("m.pml --ltl=small --trail=");
    assertThat(small.status()).isZero();

    Ran formula = Ran.jacquard("spin", "-f", "<> !low", "-run", model.toString());
    assertThat(formula.out()).contains("  -f    --ltl=!(<> !low)\n");
    assertThat(formula.status()).as(formula.err()).isEqualTo(1);
  }

  @Test
  void aFormulaBecomesANeverClaim() {
    Ran ran = Ran.jacquard("spin", "-f", "<> p");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).contains("never {").contains("accept_");
  }

  @Test
  void theVersionIsOurs() {
    assertThat(Ran.jacquard("spin", "-V").out()).startsWith("jacquard ");
  }

  @Test
  void aTrailOfAnotherModelIsRefused() throws IOException {
    Files.writeString(folder.resolve("x.trail"), "1:0:3\n2:0:2\n");
    Ran ran = Ran.jacquard("replay", folder.resolve("x.trail").toString(), counter);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("does not follow the trail");
  }
}
