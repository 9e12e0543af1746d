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

/** A check of a model checks everything that the model claims, unless it is told otherwise. */
class AllClaimsTest {
  private static final String MODEL =
      """
      byte x;
      active proctype P() {
        do
        :: x < 3 -> x++
        :: x == 3 -> x = 0
        od
      }
      ltl small { [] (x < 4) }
      ltl often { [] <> (x == 0) }
      ltl low { [] (x < 2) }
      never large { do :: x > 3 -> break :: else od }
      """;

  @TempDir private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void everyClaimHasALineAndTheWorstDecides() throws IOException {
    Ran ran = Ran.jacquard("check", file("m.pml", MODEL));
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .startsWith("VIOLATED")
        .contains(
            """
              claims    holds     no assertion fails, no error, no invalid end state
                        holds     small holds
                        holds     often holds
                        violated  low holds
                        holds     the never claim large accepts no run
            """);
  }

  @Test
  void whereAllHoldTheCheckDoes() throws IOException {
    String text = MODEL.replace("ltl low { [] (x < 2) }", "");
    Ran ran = Ran.jacquard("check", file("m.pml", text), "--order", "dfs", "--timeout", "1m");
    assertThat(ran.status()).as(ran.out()).isZero();
    assertThat(ran.out()).startsWith("HOLDS").contains("holds     often holds\n");
  }

  @Test
  void theSymbolicEngineChecksThemToo() throws IOException {
    Ran ran = Ran.jacquard("check", file("m.pml", MODEL), "--engine", "symbolic");
    assertThat(ran.status()).as(ran.err()).isEqualTo(1);
    assertThat(ran.out())
        .startsWith("VIOLATED")
        .contains("what      ltl: [](x < 2) does not hold")
        .contains(
            """
              claims    holds     no assertion fails, no error, no invalid end state
                        holds     small holds
                        holds     often holds
                        violated  low holds
                        holds     the never claim large accepts no run
            """);
  }

  @Test
  void ofAClaimThatNoCircuitIsMadeOfNothingIsKnown() throws IOException {
    String text =
        MODEL
            .replace("ltl low { [] (x < 2) }", "")
            .replace("large { do", "large { byte y; do :: y > 0 -> break");
    Ran ran = Ran.jacquard("check", file("m.pml", text), "--engine", "symbolic");
    assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(3);
    assertThat(ran.out())
        .startsWith("UNKNOWN")
        .contains("holds     often holds\n")
        .contains("unknown   the never claim large accepts no run: ");
    assertThat(Ran.jacquard("check", file("m.pml", text)).status()).isZero();
  }

  @Test
  void whatHoldsOnlyWithinABoundIsNoMoreThanThat() throws IOException {
    String text = MODEL.replace("ltl low { [] (x < 2) }", "");
    Ran ran =
        Ran.jacquard(
            "check", file("m.pml", text), "--engine=symbolic", "--method=bmc", "--depth=4");
    assertThat(ran.status()).as(ran.out() + ran.err()).isZero();
    assertThat(ran.out())
        .startsWith("HOLDS")
        .contains("scope     all executions with at most 4 steps of the circuit (proven): ")
        .contains("holds     often holds in all executions with at most 4 steps of the circuit");
  }

  /** Nothing that a file claims is passed over with an answer to something else. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "--engine=stateless => --engine",
        "--search=dfs --timeout=1m => --search",
        "--search=optimal -D N=1 => --search",
        "--bound=preemption=1 => --bound",
        "--seal=x++ => --seal",
        "--search=bounded --bound=depth=9 => --search and --bound",
      })
  void executionsSayNothingAboutThem(String options, String left) throws IOException {
    String file = file("m.pml", MODEL);
    List<String> call = new ArrayList<>(List.of("check", file));
    call.addAll(List.of(options.split(" ")));
    Ran ran = Ran.jacquard(call.toArray(String[]::new));
    assertThat(ran.status()).as(ran.out()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "jacquard: the stateless engine checks finite runs only, and %s claims more (ltl small,"
                    .formatted(file)
                + " ltl often, ltl low, the never claim): add --safety, or leave %s out\n"
                    .formatted(left));
    call.addAll(List.of("--safety", "--max-executions=20"));
    assertThat(Ran.jacquard(call.toArray(String[]::new)).status()).isIn(0, 3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      value = {
        "--order=bfs => a property of infinite runs is checked depth first only: leave --order out,"
            + " or add --safety",
        "--store=bitstate => a property of infinite runs is checked with exact states only: leave"
            + " --store out, or add --safety",
        "--search=transactions:cpc => --search transactions:cpc is not for infinite runs: give"
            + " full, persistent or ample, or add --safety",
      })
  void whatIsForStatesAloneIsRefused(String option, String complaint) throws IOException {
    String file = file("m.pml", MODEL);
    Ran ran = Ran.jacquard("check", file, option);
    assertThat(ran.err()).isEqualTo("jacquard: " + complaint + "\n");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(Ran.jacquard("check", file, option, "--safety").status()).isIn(0, 3);
  }

  @Test
  void aCertificateIsForSafety() throws IOException {
    String file = file("m.pml", MODEL);
    String proof = "--certificate=" + folder.resolve("proof.cnf");
    Ran ran = Ran.jacquard("check", file, proof);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err())
        .startsWith("jacquard: --certificate is not for infinite runs of models, and ")
        .endsWith(" claims something of them: add --safety\n");
    assertThat(Ran.jacquard("check", file, proof, "--safety").status()).isZero();
  }

  @Test
  void aCircuitSaysThatItHasNoneOfThem() throws IOException {
    Path circuit = folder.resolve("m.aag");
    Ran ran = Ran.jacquard("circuit", file("m.pml", MODEL), "--aiger", circuit.toString());
    String note =
        "without ltl small, ltl often, ltl low, the never claim: claims about infinite runs are no"
            + " part of it\n";
    assertThat(ran.out()).contains("made      " + note).contains("room for 1 process and ");
    assertThat(circuit).content().contains(note);
  }

  @Test
  void onePropertyIsComparedAtATime() throws IOException {
    String file = file("m.pml", MODEL);
    for (String search : List.of("--search=full", "--search=dfs", "--engine=symbolic", "--quiet")) {
      Ran ran = Ran.jacquard("compare", file, search);
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err())
          .isEqualTo(
              "jacquard: one property is compared at a time, and %s has several (ltl small, ltl"
                      .formatted(file)
                  + " often, ltl low, the never claim): give --safety, --ltl, --never or"
                  + " --acceptance\n");
    }
    assertThat(Ran.jacquard("compare", file, "--safety").status()).isZero();
    assertThat(Ran.jacquard("compare", file, "--ltl", "low").status()).isEqualTo(1);
  }

  @Test
  void anOptionNarrowsTheCheck() throws IOException {
    String file = file("m.pml", MODEL);
    for (List<String> narrow :
        List.of(List.of("--safety"), List.of("--ltl", "often"), List.of("--never"))) {
      List<String> call = new ArrayList<>(List.of("check", file));
      call.addAll(narrow);
      Ran ran = Ran.jacquard(call.toArray(String[]::new));
      assertThat(ran.status()).as(ran.out()).isZero();
      assertThat(ran.out()).doesNotContain("claims  ");
    }
    assertThat(Ran.jacquard("check", file, "--safety", "--ltl", "low").err())
        .isEqualTo("jacquard: one property at a time: give --safety or --ltl\n");
  }

  @Test
  void whatIsShownAndWhatIsListedCanBeReplayed() throws IOException {
    String text = MODEL + "ltl lowest { [] (x < 1) }\n";
    Path json = folder.resolve("check.json");
    Ran ran = Ran.jacquard("check", file("m.pml", text), "--json", json.toString());
    assertThat(ran.status()).isEqualTo(1);
    Ran first = Ran.jacquard("replay", json.toString());
    assertThat(first.status()).as(first.err()).isEqualTo(1);
    assertThat(first.out()).contains("x < 2) does not hold");
    String listed =
        ran.out()
            .lines()
            .filter(l -> l.contains(" replay ") && l.contains("--ltl=lowest"))
            .findFirst()
            .orElseThrow();
    String token = listed.replaceAll(".*(jq1:[^' ]*).*", "$1");
    Ran second = Ran.jacquard("replay", token, folder.resolve("m.pml").toString(), "--ltl=lowest");
    assertThat(second.status()).as(second.err()).isEqualTo(1);
    assertThat(second.out()).contains("x < 1) does not hold");
  }

  @Test
  void aSearchThatStopsAtAFailedAssertionHasNotDecidedAboutItsClaim() throws IOException {
    String text = MODEL.replace("x == 3 -> x = 0", "x == 3 -> assert(x < 3)");
    Ran ran = Ran.jacquard("check", file("m.pml", text));
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out())
        .contains("violated  no assertion fails")
        .contains("unknown   small holds: ")
        .contains("the search stopped at another violation: assert(x < 3) failed");
  }

  @Test
  void aFileOfAnyNameIsAModelIfItReadsLikeOne() throws IOException {
    for (String name : List.of("m.prom", "m.pr", "model", "m.txt")) {
      Ran ran = Ran.jacquard("check", file(name, MODEL), "--safety");
      assertThat(ran.status()).as(name + ran.err()).isZero();
    }
    Path old = folder.resolve("latin1.pml");
    Files.write(
        old,
        "/* caf\u00e9 */ active proctype P() { skip }"
            .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
    assertThat(Ran.jacquard("check", old.toString()).status()).isZero();
    assertThat(Ran.jacquard("check", file("notes.txt", "no model")).status()).isEqualTo(2);
  }
}
