package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Golden;
import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LivenessCommandsTest {
  private static final String PETERSON = "../models/liveness/peterson.pml";
  private static final String CLAIMS = "../models/liveness/claims.pml";
  private static final String SEMAPHORE = "../models/liveness/semaphore.pml";
  private static final String PROGRESS = "../models/liveness/progress.pml";

  @Test
  void aCounterexampleShowsItsPrefixAndItsCycle() throws IOException {
    Ran ran = Ran.jacquard("check", "../models/liveness/stuck.pml", "--non-progress");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    Golden.assertMatches("model-non-progress.txt", ran);
  }

  @Test
  void aRunThatEndsRepeatsItsLastStateForEver() throws IOException {
    Ran ran = Ran.jacquard("check", "../models/liveness/lossy.pml", "--ltl", "ends");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("model-ltl-lossy.txt", ran);
  }

  @Test
  void theJsonSaysWhereTheCycleBegins() throws IOException {
    Ran ran = Ran.jacquard("check", SEMAPHORE, "--ltl", "[] (s == 1)", "--json", "-");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("model-ltl-semaphore.json", ran);
  }

  @Test
  void aFormulaThatHoldsIsSaidToHoldOfAllExecutions() {
    Ran ran = Ran.jacquard("check", PETERSON, "--ltl", "exclusion");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .startsWith("HOLDS")
        .contains("scope     all executions: exclusion holds\n")
        .contains("ample sets, depth first; 22 states");
  }

  @Test
  void fairnessMayDecide() {
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "often").status()).isEqualTo(1);
    Ran fair = Ran.jacquard("check", PETERSON, "--ltl", "often", "--fair", "weak");
    assertThat(fair.status()).isZero();
    assertThat(fair.out()).contains("often holds in all weakly fair runs");
    assertThat(Ran.jacquard("check", PROGRESS, "--non-progress").status()).isEqualTo(1);
    assertThat(Ran.jacquard("check", PROGRESS, "--non-progress", "--fair", "weak").status())
        .isZero();
  }

  @Test
  void aReductionIsUsedOnlyWhereItKeepsTheVerdict() {
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "entry", "--search", "ample").out())
        .contains("ample sets, depth first; 28 states");
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "X want[0]", "--search", "ample").out())
        .contains("full search")
        .contains("no reduction: the formula can tell runs apart that differ only by stuttering");
    assertThat(Ran.jacquard("check", "../models/claim.pml", "--never", "--search", "ample").out())
        .contains("ample sets, depth first");
    assertThat(Ran.jacquard("check", CLAIMS, "--never", "next", "--search", "ample").out())
        .contains("no reduction: the never claim can tell runs apart that differ only by stutter");
    assertThat(
            Ran.jacquard("check", PETERSON, "--ltl", "entry", "--fair", "weak", "--search", "ample")
                .out())
        .contains("ample sets, depth first");
  }

  @Test
  void aPrintedTokenReplaysToTheSameCycle(@TempDir Path folder) throws IOException {
    String[][] calls = {
      {SEMAPHORE, "--ltl", "[] <> P[0]@critical", "--fair", "weak"},
      {"../models/claim.pml", "--never"},
      {CLAIMS, "--never", "seen", "--fair", "weak"},
      {"../models/labels.pml", "--acceptance"},
      {"../models/liveness/accept-end.pml", "--acceptance"},
      {"../models/liveness/claim-end.pml", "--never"},
      {PROGRESS, "--non-progress"},
    };
    for (String[] call : calls) {
      String[] check = new String[call.length + 1];
      System.arraycopy(call, 0, check, 1, call.length);
      check[0] = "check";
      Ran found = Ran.jacquard(check);
      assertThat(found.status()).isEqualTo(1);
      Ran replayed =
          Ran.jacquard(
              "replay", Files.writeString(folder.resolve("check.txt"), found.out()).toString());
      assertThat(replayed.status()).isEqualTo(1);
      assertThat(steps(replayed.out())).isEqualTo(steps(found.out()));
      Path json = folder.resolve("check.json");
      check = Arrays.copyOf(check, check.length + 2);
      check[check.length - 2] = "--json";
      check[check.length - 1] = json.toString();
      Ran.jacquard(check);
      assertThat(Ran.jacquard("replay", json.toString()).out()).isEqualTo(replayed.out());
    }
  }

  private static String steps(String report) {
    return report.replaceAll("(?s).*(  steps  .*?)(  replay .*)?$", "$1");
  }

  @Test
  void aRunThatDoesNotViolateTheFormulaIsSaidSo() {
    Ran found = Ran.jacquard("check", PETERSON, "--ltl", "often");
    String token = found.out().replaceAll("(?s).*'(jq1:[^']*)'.*", "$1");
    Ran replayed = Ran.jacquard("replay", token, PETERSON, "--ltl", "exclusion");
    assertThat(replayed.status()).isZero();
    assertThat(replayed.out()).contains("violates nothing");
  }

  @Test
  void aWrongPropertyIsToldInOneLine() {
    assertThat(Ran.jacquard("check", PETERSON, "--never").err())
        .isEqualTo("jacquard: ../models/liveness/peterson.pml has no never claim\n");
    assertThat(Ran.jacquard("check", "--never", CLAIMS).err())
        .startsWith("jacquard: ../models/liveness/claims.pml has several never claims: give");
    assertThat(Ran.jacquard("check", CLAIMS, "--never", "oops").err())
        .startsWith("jacquard: ../models/liveness/claims.pml has no never claim 'oops', but seen,");
    assertThat(Ran.jacquard("check", PETERSON, "--acceptance").err())
        .isEqualTo("jacquard: ../models/liveness/peterson.pml has no accept label\n");
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "[] oops").err())
        .isEqualTo("jacquard: --ltl:1:1: 'oops' is not declared\n");
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "[] (").status()).isEqualTo(2);
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "[] P[0]@nowhere").err())
        .isEqualTo("jacquard: --ltl:1:1: proctype 'P' has no label 'nowhere'\n");
    assertThat(Ran.jacquard("check", PETERSON, "--fair", "weak").status()).isEqualTo(2);
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "often", "--never").status()).isEqualTo(2);
    assertThat(Ran.jacquard("check", PETERSON, "--ltl", "often", "--order", "bfs").status())
        .isEqualTo(2);
    assertThat(Ran.jacquard("check", "litmus:spin", "--ltl", "often").err())
        .isEqualTo("jacquard: --ltl is for models, which litmus:spin is not\n");
  }

  @Test
  void theSearchesThatCanCheckAPropertyAreCompared() {
    Ran ran = Ran.jacquard("compare", PROGRESS, "--non-progress");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out().replaceAll("\\d\\.\\d\\d", "0.00"))
        .isEqualTo(
            """
            COMPARED  ../models/liveness/progress.pml --non-progress
              search      verdict                       states  transitions  depth  seconds
              full        violated: non-progress-cycle      94          207     13     0.00
              persistent  violated: non-progress-cycle      66          126     13     0.00
              ample       violated: non-progress-cycle      66          126     13     0.00
            """);
    Ran exclusion = Ran.jacquard("compare", PETERSON, "--ltl", "exclusion");
    assertThat(exclusion.status()).isZero();
    assertThat(exclusion.out()).contains("full ", "persistent ", "ample ", "holds");
  }

  @Test
  void aComparisonSaysWhyNothingIsReduced() {
    Ran never = Ran.jacquard("compare", CLAIMS, "--never", "next");
    assertThat(never.out())
        .startsWith("COMPARED  " + CLAIMS + " --never=next\n")
        .contains("no reduction: the never claim can tell runs apart")
        .doesNotContain("ample");
    Ran fair = Ran.jacquard("compare", PETERSON, "--ltl", "often", "--fair", "weak");
    assertThat(fair.status()).isZero();
    assertThat(fair.out()).contains("ample ");
  }

  @Test
  void anErrorInAFormulaIsReplayed(@TempDir Path folder) throws IOException {
    String file =
        Files.writeString(
                folder.resolve("division.pml"), "byte x; ltl p { [] (1/x == 1) } init { x = 1 }")
            .toString();
    Ran check = Ran.jacquard("check", file, "--ltl", "p");
    assertThat(check.status()).isEqualTo(1);
    assertThat(check.out()).contains("division by zero");
    Matcher token = Pattern.compile("jq1:[^ ']+").matcher(check.out());
    assertThat(token.find()).isTrue();
    Ran replay = Ran.jacquard("replay", token.group(), file, "--ltl", "p");
    assertThat(replay.status()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));
  }

  private static String what(Ran ran) {
    return ran.out().lines().filter(l -> l.startsWith("  what ")).findFirst().orElse("nothing");
  }

  @ParameterizedTest
  @ValueSource(strings = {"seen", "ends", "fails", "next", "middle"})
  void theReplayOfAClaimSaysWhatTheCheckSays(String claim) {
    Ran check = Ran.jacquard("check", CLAIMS, "--never=" + claim);
    assertThat(check.status()).isEqualTo(1);
    Matcher token = Pattern.compile("jq1:[^ ']+").matcher(check.out());
    assertThat(token.find()).isTrue();
    Ran replay = Ran.jacquard("replay", token.group(), CLAIMS, "--never=" + claim);
    assertThat(replay.status()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));
  }

  @Test
  void aComparisonOfWhatIsNotAskedForIsRefused() {
    assertThat(Ran.jacquard("compare", "litmus:spin", "--ltl", "often").err())
        .isEqualTo("jacquard: --ltl is for models, which litmus:spin is not\n");
    assertThat(Ran.jacquard("compare", PETERSON, "--never").status()).isEqualTo(2);
    assertThat(Ran.jacquard("compare", PETERSON, "--safety", "--json", "-").out())
        .contains("\"search\" : \"ample\"", "\"states\" : ");
  }
}
