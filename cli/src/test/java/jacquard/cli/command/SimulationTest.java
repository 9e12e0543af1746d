package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulationTest {
  private static final String PASSING = "../models/channel-passing.pml";

  @TempDir private Path folder;

  @Test
  void onlyWhatIsAskedForIsShown() {
    String sends = Ran.jacquard("simulate", PASSING, "-s").out();
    assertThat(sends).contains("sends 4,4 to server").doesNotContain("receives", " = ");
    String receives = Ran.jacquard("simulate", PASSING, "-r").out();
    assertThat(receives).contains("receives 4,4 from server").doesNotContain("sends");
    String globals = Ran.jacquard("simulate", PASSING, "-g").out();
    assertThat(globals).contains("           server = [").doesNotContain("Client[2].");
    String locals = Ran.jacquard("simulate", PASSING, "-l").out();
    assertThat(locals).contains("           Client[2].").doesNotContain("server = [");
  }

  @Test
  void aChartHasAnArrowForEachMessage() throws IOException {
    String text = Ran.jacquard("simulate", PASSING, "-s", "--chart", "-").out();
    assertThat(text)
        .contains("step  Client[2]")
        .containsPattern("\\d+ +server: 4,4 ->1")
        .contains("1-> server: 4,4");
    Path picture = folder.resolve("chart.svg");
    Ran.jacquard("simulate", PASSING, "--chart", picture.toString());
    assertThat(Files.readString(picture))
        .startsWith("<svg ")
        .contains(">Server[0]</text>", ">server: 4,4</text>", "marker-end")
        .endsWith("</svg>\n");
    Path lines = folder.resolve("chart.txt");
    Ran.jacquard("simulate", PASSING, "--chart", lines.toString());
    assertThat(text).endsWith(Files.readString(lines));
  }

  @Test
  void aMeetingIsOneLineAndWhatNobodyTakesHasNoEnd() throws IOException {
    Path model =
        Files.writeString(
            folder.resolve("m.pml"),
            """
            chan c = [0] of { byte }
            chan d = [2] of { byte, bit }
            active proctype A() { c!7; d_step { d!1,0; d!2,1 } }
            active proctype B() { byte x; bit y; c?x; d?x,y }
            """);
    assertThat(Ran.jacquard("simulate", model.toString(), "-s", "--chart", "-").out())
        .contains("A[0]        B[1]")
        .contains("c: 7 ->     -> c: 7")
        .contains("d: 1,0 ->2")
        .contains("2-> d: 1,0")
        .contains("d: 2,1 ->3")
        .doesNotContain("3-> d");
  }

  @Test
  void theAutomatonOfAFormulaIsShown() {
    String lossy = "../models/liveness/lossy.pml";
    assertThat(Ran.jacquard("graph", lossy, "--ltl", "arrives", "--text").out())
        .startsWith("never {")
        .contains("!(got == 1)");
    assertThat(Ran.jacquard("graph", "--ltl", "[] p").out()).contains("digraph");
    assertThat(Ran.jacquard("graph", "--ltl", "[] (").err()).contains("no formula");
    assertThat(Ran.jacquard("graph").err()).contains("name a model");
    assertThat(Ran.jacquard("graph", "--ltl", "[] p", "--states").status()).isEqualTo(2);
  }

  @Test
  void memoryIsAskedForWithASize() {
    String peterson = "../models/peterson.pml";
    assertThat(Ran.jacquard("check", peterson, "--memory", "32m").status()).isZero();
    assertThat(Ran.jacquard("check", peterson, "--memory", "much").err()).contains("is no size");
    Ran more = Ran.jacquard("check", peterson, "--memory", "9000000g");
    assertThat(more.status()).isEqualTo(2);
    assertThat(more.err()).contains("java -Xmx9000000g");
    assertThat(Ran.jacquard("check", "litmus:racy-counter(2)", "--memory", "32m").status())
        .isEqualTo(1);
    assertThat(Ran.jacquard("check", "Any", "--memory", "1g").err())
        .contains("--memory is not for a Java program", "--jvm-option=-Xmx1g");
  }
}
