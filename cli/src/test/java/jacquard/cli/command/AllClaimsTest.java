package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                        holds     the never claim large accepts none
            """);
  }

  @Test
  void whereAllHoldTheCheckDoes() throws IOException {
    String text = MODEL.replace("ltl low { [] (x < 2) }", "");
    Ran ran = Ran.jacquard("check", file("m.pml", text), "--order", "bfs", "--timeout", "1m");
    assertThat(ran.status()).as(ran.out()).isZero();
    assertThat(ran.out()).startsWith("HOLDS").contains("holds     often holds\n");
  }

  @Test
  void anOptionNarrowsTheCheck() throws IOException {
    String file = file("m.pml", MODEL);
    for (List<String> narrow :
        List.of(List.of("--safety"), List.of("--ltl", "often"), List.of("--never"))) {
      List<String> call = new java.util.ArrayList<>(List.of("check", file));
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
