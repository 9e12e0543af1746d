package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Circuits are written, read, checked, and their certificates checked again. */
class CircuitCommandTest {
  /** A latch that is 1 in every second step. */
  private static final String TOGGLE = "aag 1 0 1 0 0 1\n2 3\n2\n";

  /** A bit that an input sets for good; the justice property asks for it infinitely often. */
  private static final String SET =
      "aag 3 1 1 0 1 0 0 1\n2\n4 7\n1\n4\n6 3 5\ni0 set\nl0 bit\nj0 often\n";

  @TempDir private Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private String written(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  @ParameterizedTest
  @CsvSource({"peterson, aag, 0", "peterson, aig, 0", "racy-counter, aag, 1"})
  void aModelsCircuitHasTheModelsVerdict(String model, String suffix, int verdict) {
    String aiger = file("circuit." + suffix);
    Ran made = Ran.jacquard("circuit", "../models/" + model + ".pml", "--aiger", aiger);
    assertThat(made.status()).as(made.err()).isZero();
    assertThat(made.out())
        .contains("mode stubborn+transactions")
        .containsPattern("size +\\d+ latches, \\d+ inputs?, \\d+ gates");
    assertThat(Ran.jacquard("check", "../models/" + model + ".pml").status()).isEqualTo(verdict);
    assertThat(Ran.jacquard("check", aiger).status()).isEqualTo(verdict);
  }

  @Test
  void aViolationIsReplayed() throws IOException {
    String aiger = written("toggle.aag", TOGGLE);
    Ran check = Ran.jacquard("check", aiger);
    assertThat(check.status()).isEqualTo(1);
    assertThat(check.out()).contains("bad state b0 is reached").contains("l0 = 1");
    String token = check.out().replaceAll("(?s).*'(jq1:[^']*)'.*", "$1");
    Ran replay = Ran.jacquard("replay", token, aiger);
    assertThat(replay.status()).as(replay.err()).isEqualTo(1);
    assertThat(replay.out()).contains("bad state b0 is reached");
  }

  @Test
  void aRunThatFulfilsAJusticePropertyIsALasso() throws IOException {
    String aiger = written("set.aag", SET);
    for (String method : List.of("auto", "bmc", "induction", "pdr", "bdd")) {
      Ran check = Ran.jacquard("check", aiger, "--method", method);
      assertThat(check.status()).as(method + check.err()).isEqualTo(1);
      assertThat(check.out()).contains("a run fulfils justice property j0 (often)");
    }
  }

  @Test
  void severalPropertiesHaveALineEach() throws IOException {
    String aiger = written("two.aag", "aag 2 0 2 0 0 2\n2 3\n4 4\n4\n2\n");
    Ran check = Ran.jacquard("check", aiger);
    assertThat(check.status()).isEqualTo(1);
    assertThat(check.out()).contains("bad state b0").contains("bad state b1");
    assertThat(Ran.jacquard("check", aiger, "--property", "b0").status()).isZero();
    assertThat(Ran.jacquard("check", aiger, "--property", "b1").status()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "pdr", "bdd"})
  void aCertificateOfAModelIsConfirmedAndOneThatWasChangedIsNot(String method) throws IOException {
    String model = "../models/peterson.pml";
    String proof = file("proof.cnf");
    Ran check =
        Ran.jacquard(
            "check", model, "--engine=symbolic", "--method", method, "--certificate", proof);
    assertThat(check.status()).as(check.err()).isZero();
    Ran confirmed = Ran.jacquard("certificate", proof, model);
    assertThat(confirmed.status()).as(confirmed.err()).isZero();
    assertThat(confirmed.out()).startsWith("CONFIRMED");

    String other = written("other.cnf", withoutTheLastHalf(Files.readString(Path.of(proof))));
    Ran refuted = Ran.jacquard("certificate", other, model);
    assertThat(refuted.status()).as(refuted.err()).isIn(1, 2);
    assertThat(Ran.jacquard("certificate", proof, "../models/dekker.pml").status()).isEqualTo(2);
  }

  /** Fewer clauses, or a diagram's root turned into false. */
  private static String withoutTheLastHalf(String text) {
    List<String> kept = new ArrayList<>();
    List<String> clauses = new ArrayList<>();
    for (String line : text.lines().toList()) {
      (line.startsWith("c") || line.startsWith("p") ? kept : clauses).add(line);
    }
    List<String> half = clauses.subList(0, clauses.size() / 2);
    kept.addAll(half);
    return String.join("\n", kept)
            .replaceAll("p cnf (\\d+) \\d+", "p cnf $1 " + half.size())
            .replaceAll("c root \\d+", "c root 0")
        + "\n";
  }

  @Test
  void aCertificateOfAJusticePropertyIsConfirmed() throws IOException {
    // the bit is never set again
    String aiger = written("never.aag", SET.replace("4 7", "4 4"));
    String proof = file("proof.cnf");
    Ran check = Ran.jacquard("check", aiger, "--certificate", proof);
    assertThat(check.status()).as(check.err()).isZero();
    assertThat(Ran.jacquard("certificate", proof, aiger).out()).startsWith("CONFIRMED");
  }

  @ParameterizedTest
  @CsvSource({
    "'aag 1 0', the header has five to nine numbers",
    "'aag 1 0 1 0 0 1/2 9/2/', is above the maximum",
    "'aag 1 0 1 0 0 1/2 3/', the file ends",
    "'nonsense', begins with aag or aig",
    "'aag 0 0 0 0 0', has no property",
  })
  void aBrokenFileIsRefusedInOneLine(String content, String why) throws IOException {
    Ran ran = Ran.jacquard("check", written("broken.aag", content.replace('/', '\n')));
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).contains(why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check ../models/peterson.pml --method=bmc --certificate=target/x.cnf",
        "check ../models/peterson.pml --depth=9 --certificate=target/x.cnf",
        "check ../models/peterson.pml --method=pdr --certificate=no/such/folder/x.cnf",
        "check ../models/peterson.pml --method=pdr --search=ample",
        "check ../models/peterson.pml --method=sideways",
        "check ../models/peterson.pml --property=b0",
        "check FOLDER/toggle.aag --mode=stubborn",
        "check FOLDER/toggle.aag --search=dfs",
        "check FOLDER/toggle.aag --engine=stateful",
        "check FOLDER/toggle.aag --property=b7",
        "check FOLDER/missing.aag",
        "check FOLDER/toggle.aag -D N=1",
        "circuit FOLDER/toggle.aag --mode=stubborn",
        "circuit ../models/peterson.pml --mode=other",
        "circuit ../models/peterson.pml --aiger=no/such/folder/x.aig",
        "circuit litmus:dining(2)",
        "certificate FOLDER/toggle.aag FOLDER/toggle.aag",
        "certificate FOLDER/missing.cnf FOLDER/toggle.aag",
      })
  void whatMakesNoSenseIsRefusedInOneLine(String call) throws IOException {
    written("toggle.aag", TOGGLE);
    Ran ran = Ran.jacquard(call.replace("FOLDER", folder.toString()).split(" ", -1));
    assertThat(ran.status()).as(ran.out()).isEqualTo(2);
    assertThat(ran.err().lines()).as(ran.err()).hasSize(1);
  }

  @Test
  void theCircuitOfAProgramIsTheOneThatACheckHas() throws IOException {
    String program = "../examples/01-lost-update/LostUpdate.java";
    Ran usual = Ran.jacquard("circuit", program);
    assertThat(usual.status()).as(usual.err()).isZero();
    assertThat(usual.out())
        .isEqualTo(Ran.jacquard("circuit", program, "--mode=stubborn+transactions").out())
        .isNotEqualTo(Ran.jacquard("circuit", program, "--mode=stubborn").out());
  }

  @Test
  void aFileThatIsNotThereIsNamedOnce() throws IOException {
    String toggle = written("toggle.aag", TOGGLE);
    String missing = file("missing.cnf");
    assertThat(Ran.jacquard("certificate", missing, toggle).err())
        .isEqualToIgnoringNewLines("jacquard: no such file: " + missing);
    String aiger = file("no/folder.aig");
    assertThat(Ran.jacquard("circuit", toggle, "--aiger", aiger).err())
        .isEqualToIgnoringNewLines(
            "jacquard: cannot write " + aiger + ": no such folder; give another file");
  }

  @Test
  void stepsOfAReducedCircuitAreNotStepsOfTheModel() {
    String model = "../models/peterson.pml";
    assertThat(Ran.jacquard("check", model, "--method=bmc", "--depth=9").out())
        .contains("at most 9 steps of the circuit");
    assertThat(
            Ran.jacquard("check", model, "--method=bmc", "--depth=9", "--mode=interleaved").out())
        .contains("at most 9 steps (");
  }
}
