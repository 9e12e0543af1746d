package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Golden;
import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelCommandsTest {
  private static final String RACY = "../models/racy-counter.pml";
  private static final String PETERSON = "../models/peterson.pml";

  @Test
  void aFailedAssertionIsShownAsAPath() throws IOException {
    Ran ran = Ran.jacquard("check", RACY, "--order", "bfs");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    Golden.assertMatches("model-racy-counter.txt", ran);
  }

  @Test
  void anInvalidEndStateIsShownWithWhoIsStuck() throws IOException {
    Ran ran = Ran.jacquard("check", "../models/rendezvous-deadlock.pml", "--order", "bfs");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("model-rendezvous-deadlock.txt", ran);
  }

  @Test
  void aModelThatHoldsIsCoveredWhole() throws IOException {
    Ran ran = Ran.jacquard("check", PETERSON);
    assertThat(ran.status()).isZero();
    Golden.assertMatches("model-peterson.txt", ran);
  }

  @Test
  void theJsonHasTheWholeStory() throws IOException {
    Ran ran = Ran.jacquard("check", RACY, "--order", "bfs", "--json", "-");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("model-racy-counter.json", ran);
  }

  @Test
  void aPrintedTokenReplaysToTheSameViolation(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("check.txt");
    Files.writeString(file, Ran.jacquard("check", RACY).out());
    Ran replayed = Ran.jacquard("replay", file.toString());
    assertThat(replayed.status()).isEqualTo(1);
    assertThat(replayed.out())
        .contains("assertion: assert(n == 2) failed in Check[2] (racy-counter.pml:13)");
    Path json = folder.resolve("check.json");
    Ran.jacquard("check", RACY, "--json", json.toString());
    assertThat(Ran.jacquard("replay", json.toString()).status()).isEqualTo(1);
  }

  @Test
  void aScheduleThatAModelCannotFollowIsUnknown() {
    String token = Ran.jacquard("check", RACY).out().replaceAll("(?s).*'(jq1:\\w+:).*", "$1");
    Ran ran = Ran.jacquard("replay", token + "2", RACY);
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).contains("step 1: expected process 2 to move, saw that it cannot");
  }

  @Test
  void aScheduleThatEndsBeforeTheModelDoesIsUnknown() {
    String token = Ran.jacquard("check", RACY).out().replaceAll("(?s).*'(jq1:\\w+:).*", "$1");
    Ran ran = Ran.jacquard("replay", token + "0", RACY);
    assertThat(ran.status()).as(ran.err()).isEqualTo(3);
    assertThat(ran.out()).startsWith("CUT").contains("ends here, and violates nothing so far");
  }

  @Test
  void withTheJsonOnTheOutputThereIsNoOtherText(@TempDir Path folder) {
    Path trail = folder.resolve("t");
    Ran ran = Ran.jacquard("check", RACY, "--json", "-", "--trail", trail.toString());
    assertThat(ran.out()).startsWith("{");
    assertThat(trail).isNotEmptyFile();
  }

  @Test
  void methodsThatLookAtOtherDepthsDoNotContradictEachOther() {
    Ran ran = Ran.jacquard("compare", RACY, "--depth", "5", "--solver", "own");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.status()).isLessThan(2);
  }

  @Test
  void theModelOfASourceFileIsShown(@TempDir Path folder) throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Own.java"),
            "class Own { static int n; public static void main(String[] a) { n++; } }");
    assertThat(Ran.jacquard("graph", source.toString(), "--text").out()).contains("process main");
    assertThat(Ran.jacquard("circuit", source.toString()).out()).startsWith("CIRCUIT");
  }

  @Test
  void aClassWithoutAMainMethodHasAModelOfEachOfItsMethods(@TempDir Path folder)
      throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("Own.java"), "class Own { static int n; static void add() { n++; } }");
    assertThat(Ran.jacquard("graph", source.toString()).err())
        .contains("Own has no main method; name another one: %s#METHOD".formatted(source))
        .doesNotContain("--engine");
    assertThat(Ran.jacquard("graph", source + "#add", "--text").out()).contains("process main");
    assertThat(Ran.jacquard("graph", source + "#sub").err())
        .contains("Own has no method sub without parameters that returns nothing");
  }

  @Test
  void aReportOfAnotherVersionIsRefused(@TempDir Path folder) throws IOException {
    Path json = folder.resolve("check.json");
    Ran.jacquard("check", RACY, "--json", json.toString());
    String text = Files.readString(json);
    Files.writeString(json, text.replaceFirst("\"version\" : 1", "\"version\" : 2"));
    Ran ran = Ran.jacquard("replay", json.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("version 2 of the format, but this Jacquard reads version 1");
  }

  @Test
  void aScheduleOfAnotherModelIsRefused() {
    Ran ran = Ran.jacquard("replay", "jq1:00000000:1", RACY);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("the schedule is of another model");
  }

  @Test
  void aSearchThatGivesUpClaimsNothing() {
    Ran ran = Ran.jacquard("check", "../models/filter-lock.pml", "--max-states", "100");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).startsWith("UNKNOWN").contains("stopped: 100 states");
  }

  @Test
  void aMistakeInAModelIsToldInOneLine(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("bad.pml"), "init { x = 1 }\n");
    Ran ran = Ran.jacquard("check", file.toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).isEqualTo("jacquard: bad.pml:1:8: 'x' is not declared\n");
    assertThat(Ran.jacquard("check", "missing.pml").err())
        .isEqualTo("jacquard: no such file: missing.pml\n");
    assertThat(Ran.jacquard("check", RACY, "--order", "sideways").status()).isEqualTo(2);
  }

  @Test
  void aSimulationIsTheSameForTheSameSeed() {
    Ran one = Ran.jacquard("simulate", PETERSON, "--seed", "3", "--steps", "20");
    Ran same = Ran.jacquard("simulate", PETERSON, "--seed", "3", "--steps", "20");
    Ran other = Ran.jacquard("simulate", PETERSON, "--seed", "4", "--steps", "20");
    assertThat(one.status()).isZero();
    assertThat(one.out()).isEqualTo(same.out()).isNotEqualTo(other.out());
    assertThat(one.out()).endsWith("stopped after 20 steps (--steps N for more)\n");
  }

  @Test
  void aSimulationPrintsWhatTheModelPrints() {
    assertThat(Ran.jacquard("simulate", "../models/symbols.pml").out()).contains("prints 1 1");
  }

  @Test
  void allSearchesOfAModelAreComparedToTheEnd() {
    Ran ran = Ran.jacquard("compare", "../models/philosophers.pml");
    assertThat(ran.status()).isZero();
    assertThat(ran.out().replaceAll("\\d\\.\\d\\d", "0.00"))
        .isEqualTo(
            """
            COMPARED  ../models/philosophers.pml
              search                  verdict  states  transitions  depth  seconds
              full                    holds     1,744        6,436    178     0.00
              persistent              holds        83          212     62     0.00
              ample                   holds        83          212     62     0.00
              full+sleep              holds     1,744        2,310     60     0.00
              persistent+sleep        holds        91          182     42     0.00
              ample:cpc               holds        91          220     68     0.00
              transactions:cpc        holds     1,032        1,772    101     0.00
              transactions:cpc-plain  holds     1,032        1,772    101     0.00
              transactions:cycles     holds     1,032        1,772    101     0.00
              transactions:unsound    unknown   1,032        1,772    101     0.00
            """);
    assertThat(Ran.jacquard("compare", RACY).status()).isEqualTo(1);
  }

  @Test
  void transactionsSayWhatTheyDoNotCover(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("locks.pml"),
            """
            bit a, b;
            active proctype P() {
              atomic { a == 0 -> a = 1 }; atomic { b == 0 -> b = 1 }; b = 0; a = 0
            }
            active proctype Q() {
              atomic { b == 0 -> b = 1 }; atomic { a == 0 -> a = 1 }; a = 0; b = 0
            }
            """);
    Ran reduced = Ran.jacquard("check", file.toString(), "--search", "transactions:cpc");
    assertThat(reduced.status()).isZero();
    assertThat(reduced.out()).contains("nothing is claimed about invalid end states");
    assertThat(Ran.jacquard("check", file.toString()).status()).isEqualTo(1);
  }

  @Test
  void anUnsoundSearchNeverSaysThatAModelHolds() {
    Ran ran = Ran.jacquard("check", PETERSON, "--search", "transactions:unsound");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).startsWith("UNKNOWN").contains("put off for ever");
  }

  @Test
  void aSearchThatIsNotForModelsIsRefused() {
    assertThat(Ran.jacquard("check", PETERSON, "--search", "sample").err())
        .contains("unknown search 'sample' (did you mean ample?)");
    assertThat(
            Ran.jacquard("check", PETERSON, "--search", "transactions:cpc", "--order", "bfs").err())
        .contains("--search transactions:cpc goes depth first only: use full");
  }

  @Test
  void statelessSearchesRunModelsToo() throws IOException {
    for (String search : List.of("dfs", "dpor", "optimal", "stateless+sleep")) {
      Ran ran = Ran.jacquard("check", RACY, "--search", search);
      assertThat(ran.status()).as(ran.out() + ran.err()).isEqualTo(1);
      assertThat(ran.out()).contains("assert(n == 2) failed");
      String token = ran.out().replaceAll("(?s).*'(jq1:[^']*)'.*", "$1");
      assertThat(Ran.jacquard("replay", token, RACY).status()).isEqualTo(1);
    }
    assertThat(Ran.jacquard("check", "../models/division.pml", "--search", "dpor").status())
        .isEqualTo(1);
    for (String search : List.of("dpor", "dpor:source", "optimal")) {
      assertThat(Ran.jacquard("check", "../models/rendezvous.pml", "--search", search).status())
          .isZero();
    }
  }

  @Test
  void aModelThatASearchCannotDealWithIsRefusedByName(@TempDir Path folder) throws IOException {
    Path endless = folder.resolve("endless.pml");
    Files.writeString(endless, "byte x; active proctype P() { atomic { do :: x++ od } }");
    Ran ran = Ran.jacquard("check", endless.toString(), "--search", "optimal");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err())
        .contains("this search cannot deal with this model: an atomic sequence does not end");
  }

  @Test
  void aSampleOfAModelClaimsNothing() {
    Ran ran =
        Ran.jacquard("check", PETERSON, "--search", "random", "--max-executions", "10", "--quiet");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).startsWith("UNKNOWN");
  }

  @Test
  void aGraphIsForGraphviz() {
    assertThat(Ran.jacquard("graph", PETERSON).out()).startsWith("digraph \"peterson.pml\" {");
    assertThat(Ran.jacquard("graph", PETERSON, "--text").out()).startsWith("model peterson.pml");
    assertThat(Ran.jacquard("graph", "litmus:spin").err())
        .contains(
            "'litmus:spin' is not a model: name a Promela file (model.pml) or a Java program");
  }

  @Test
  void theModelOfAClassOnAClassPathIsShown(@TempDir Path folder) {
    String source = "../examples/01-lost-update/LostUpdate.java";
    String classes = folder.toString();
    assertThat(
            ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes, source))
        .isZero();
    Ran drawn = Ran.jacquard("graph", "--classpath", classes, "LostUpdate", "--text");
    assertThat(drawn.err()).isEmpty();
    assertThat(drawn.out())
        .contains("process north, starts at 0", "reads LostUpdate.visitors  LostUpdate.java:29");
    assertThat(Ran.jacquard("graph", "NoSuch").err()).contains("cannot find class NoSuch");
    assertThat(Ran.jacquard("graph", source, "-DN=1").err()).contains("-D is for models");
  }

  @Test
  void theModelOfAProgramHasItsChoices(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("Chosen.java"),
            """
            import jacquard.hooks.Choose;
            class Chosen {
              public static void main(String[] args) throws Exception {
                Thread t = new Thread(() -> { assert Choose.among(3) < 2; });
                t.start();
                t.join();
              }
            }
            """);
    Ran drawn = Ran.jacquard("graph", file.toString(), "--text");
    assertThat(drawn.status()).as(drawn.err()).isZero();
    assertThat(drawn.out()).contains("Chosen.java:4");
  }

  @Test
  void theGraphOfStatesShowsWhatAReductionLeavesOut(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("two.pml"),
            """
            byte x, y;
            active proctype P() {
              byte l = 1;
              x = l
            }
            active proctype Q() { y == 0; x == 1; assert(y == 1); x == 3 }
            """);
    Ran ran = Ran.jacquard("graph", file.toString(), "--states", "--search", "ample");
    assertThat(ran.status()).isZero();
    Golden.assertMatches("model-states.dot", ran);
    assertThat(Ran.jacquard("graph", file.toString(), "--states").out())
        .contains("two.pml, full search: 6 states, 6 transitions")
        .doesNotContain("dashed");
  }

  @Test
  void aGraphOfTooManyStatesIsRefused() {
    Ran ran = Ran.jacquard("graph", PETERSON, "--states", "--max-states", "10");
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .isEqualTo(
            "jacquard: ../models/peterson.pml has more than 10 states, too many to show;"
                + " --max-states N allows more\n");
    assertThat(Ran.jacquard("graph", PETERSON, "--states", "--max-states", "38").status()).isZero();
  }

  @Test
  void aGraphOfStatesIsAskedForByName() {
    assertThat(Ran.jacquard("graph", PETERSON, "--search", "ample").err())
        .isEqualTo("jacquard: --search is for the graph of states: add --states\n");
    assertThat(Ran.jacquard("graph", PETERSON, "--max-states", "9").status()).isEqualTo(2);
    assertThat(Ran.jacquard("graph", PETERSON, "--states", "--text").status()).isEqualTo(2);
    assertThat(Ran.jacquard("graph", PETERSON, "--states", "--search", "ample:cpc").err())
        .isEqualTo(
            "jacquard: --search ample:cpc cannot be drawn: give full, persistent or ample\n");
  }

  private static Path sized(Path folder) throws IOException {
    return Files.writeString(
        folder.resolve("sized.pml"),
        """
        #ifndef N
        #error how many?
        #endif
        byte n;
        active [N] proctype P() { n++ }
        active proctype Check() { n == N; assert(n != LIMIT) }
        ltl few { [] (n < N) }
        """);
  }

  @Test
  void macrosOfAModelAreDefinedFromOutside(@TempDir Path folder) throws IOException {
    String file = sized(folder).toString();
    assertThat(Ran.jacquard("check", file).err())
        .isEqualTo("jacquard: sized.pml:2:2: #error how many?\n");
    assertThat(Ran.jacquard("check", file, "-D", "N=2", "-DLIMIT=(N + 1)").status()).isEqualTo(1);
    Ran held = Ran.jacquard("check", file, "-D", "N=2", "-DLIMIT=(N + 1)", "--safety");
    assertThat(held.status()).isZero();
    assertThat(held.out()).startsWith("HOLDS  " + file + " -D N=2 -D LIMIT=(N + 1)\n");
    assertThat(Ran.jacquard("check", file, "-DN", "-DLIMIT").status()).isEqualTo(1);
    assertThat(Ran.jacquard("compare", file, "-DN=2", "-DLIMIT=0", "--safety").out())
        .startsWith("COMPARED  " + file + " --safety -D N=2 -D LIMIT=0\n");
    assertThat(Ran.jacquard("compare", file, "-DN=2", "-DLIMIT=0", "--ltl", "few").status())
        .isEqualTo(1);
    assertThat(Ran.jacquard("simulate", file, "-DN=2", "-DLIMIT=0").out()).contains("P[1]: n++");
    assertThat(Ran.jacquard("graph", file, "--text", "-DN=2", "-DLIMIT=0").out())
        .contains("start P, P, Check");
    assertThat(Ran.jacquard("check", file, "-DN=2", "-DLIMIT=0", "--ltl", "[] (n < N)").status())
        .isEqualTo(1);
  }

  @Test
  void aRecordingRemembersTheMacrosOfItsModel(@TempDir Path folder) throws IOException {
    String file = sized(folder).toString();
    String[][] calls = {
      {"-DN=2", "-D", "LIMIT=1 + 1"},
      {"-DN=2", "-D", "LIMIT='2' - '0'"},
      {"-DN=2", "-D", "LIMIT=0", "--ltl", "few"},
      {"-DN=2", "-D", "LIMIT=0", "--ltl", "[] (n < N)"},
    };
    Path text = folder.resolve("check.txt");
    Path json = folder.resolve("check.json");
    for (String[] call : calls) {
      List<String> check = new ArrayList<>(List.of("check", file, "--json", json.toString()));
      check.addAll(List.of(call));
      Ran found = Ran.jacquard(check.toArray(String[]::new));
      assertThat(found.status()).as(found.err()).isEqualTo(1);
      Files.writeString(text, found.out());
      Ran replayed = Ran.jacquard("replay", text.toString());
      assertThat(replayed.status()).as(replayed.err()).isEqualTo(1);
      assertThat(Ran.jacquard("replay", json.toString()).out()).isEqualTo(replayed.out());
    }
    String token = Files.readString(text).replaceAll("(?s).*'(jq1:[^']*)'.*", "$1");
    assertThat(Ran.jacquard("replay", token, file, "-DN=2", "-DLIMIT=0", "--ltl", "few").status())
        .isEqualTo(1);
    assertThat(Ran.jacquard("replay", token, file, "-DN=3", "-DLIMIT=0", "--ltl", "few").err())
        .contains("the schedule is of another model");
  }

  @Test
  void aWrongMacroIsToldWithItsPlace() {
    assertThat(Ran.jacquard("check", PETERSON, "-D", "2=3"))
        .isEqualTo(
            new Ran(2, "", "jacquard: -D2=3:1:1: expected the name of a macro but found '2'\n"));
    assertThat(Ran.jacquard("check", PETERSON, "-DN=1`").err())
        .isEqualTo("jacquard: -DN=1`:1:4: unexpected character '`'\n");
    assertThat(Ran.jacquard("graph", PETERSON, "-D", "=").status()).isEqualTo(2);
    assertThat(Ran.jacquard("check", PETERSON, "-Dwant=7 7").err())
        .startsWith("jacquard: peterson.pml:2:6: ");
    assertThat(Ran.jacquard("check", "litmus:spin", "-DN=1").err())
        .isEqualTo("jacquard: -D is for models, which litmus:spin is not\n");
  }
}
