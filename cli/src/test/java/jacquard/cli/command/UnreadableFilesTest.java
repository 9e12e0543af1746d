package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are something else than what they are taken for. */
class UnreadableFilesTest {
  private static final String MODEL = "../models/peterson.pml";

  @TempDir Path folder;
  private Path noise = Path.of("");

  @BeforeEach
  void writeNoise() throws IOException {
    byte[] bytes = new byte[5_000];
    new Random(1).nextBytes(bytes);
    noise = Files.write(folder.resolve("noise"), bytes);
  }

  private static String complaint(String... call) {
    Ran ran = Ran.jacquard(call);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err().strip()).startsWith("jacquard: ").matches("\\p{Print}*");
    return ran.err().strip().substring("jacquard: ".length());
  }

  @Test
  void twoNamesOfOneFileAreOneFile(@TempDir Path scratch) throws IOException {
    Path real = Files.createFile(scratch.resolve("real"));
    Path link = Files.createSymbolicLink(scratch.resolve("link"), real);
    Ran ran =
        Ran.jacquard(
            "check", "../models/racy-counter.pml", "--json", "" + real, "--trail", "" + link);
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains(link + ": it is written twice");
  }

  @Test
  void nothingIsWrittenOverWhatAModelIncludes() throws IOException {
    Path included = Files.writeString(folder.resolve("defs.h"), "byte x;\n");
    Path model =
        Files.writeString(
            folder.resolve("m.pml"), "#include \"defs.h\"\nactive proctype P() { x++ }\n");
    String complaint = "cannot write " + included + ": it is what is read; give another file";
    for (String option : List.of("--json", "--trail", "--certificate")) {
      assertThat(complaint("check", "" + model, option, "" + included)).isEqualTo(complaint);
    }
    assertThat(complaint("compare", "" + model, "--json", "" + included)).isEqualTo(complaint);
    assertThat(complaint("simulate", "" + model, "--chart", "" + included)).isEqualTo(complaint);
    assertThat(complaint("circuit", "" + model, "--aiger", "" + included)).isEqualTo(complaint);
    assertThat(included).hasContent("byte x;\n");
  }

  @Test
  void norOverOtherSourcesOfAProgram() throws IOException {
    Path other = Files.writeString(folder.resolve("Other.java"), "class Other {}\n");
    Path main = Files.writeString(folder.resolve("Main.java"), "class Main { Other other; }\n");
    String complaint = "cannot write " + other + ": it is what is read; give another file";
    for (String target : List.of("" + main, main + "#test")) {
      assertThat(complaint("check", target, "--json", "" + other)).isEqualTo(complaint);
    }
    assertThat(complaint("check", "Main", "-cp", "" + folder, "--json", "" + other))
        .isEqualTo(complaint);
    assertThat(complaint("circuit", "" + main, "--aiger", "" + other)).isEqualTo(complaint);
    assertThat(other).hasContent("class Other {}\n");
  }

  @Test
  void aReportThatWasEdited() throws IOException {
    Path json = folder.resolve("check.json");
    Ran.jacquard(
        "check", "litmus:racy-counter(2)", "--search=dfs", "--max-steps=50", "--json", "" + json);
    String text = Files.readString(json);
    assertThat(Ran.jacquard("replay", "" + json).status()).isEqualTo(1);

    Files.writeString(json, text.replace("\"max-steps\" : \"50\"", "\"max-steps\" : \"3\""));
    assertThat(complaint("replay", "" + json))
        .isEqualTo(
            json
                + ": max-steps 3 would cut the schedule, which has 4 steps: check the target"
                + " again");
    Files.writeString(json, text.replaceFirst("\"version\" : \\d+,", ""));
    assertThat(complaint("replay", "" + json))
        .isEqualTo(json + ": not the JSON of a check: it has no version");
    Files.writeString(json, text.replace("\"search\" : \"dfs\"", "\"search\" : \"sorcery\""));
    assertThat(complaint("replay", "" + json))
        .isEqualTo(json + ": unknown search 'sorcery'; 'jacquard list searches' names all");
  }

  @Test
  void aComparisonInsteadOfACheck() {
    String json = folder.resolve("compared.json").toString();
    Ran.jacquard("compare", "litmus:racy-counter(2)", "--search=dfs", "--json", json);
    assertThat(complaint("replay", json))
        .isEqualTo(
            json
                + ": the figures of a comparison, which have no schedule: check with one of its"
                + " searches");
  }

  @Test
  void whatIsSaidToRunAProgramRunsIt() throws IOException {
    Path json =
        Files.writeString(
            folder.resolve("check.json"),
            """
            {"version": 1, "target": "Lost", "request": {"classpath": "my classes"},
             "violation": {"schedule": "jq1:12:0"}}
            """);
    assertThat(complaint("replay", "" + json))
        .contains("(replay %s Lost '--classpath=my classes')".formatted(json));
  }

  @Test
  void aTrailThatIsNone() {
    assertThat(complaint("simulate", MODEL, "--trail", noise.toString()))
        .isEqualTo(noise + ": line 1 is no step of a trail");
  }

  @Test
  void aScheduleThatIsNone() {
    assertThat(complaint("replay", noise.toString()))
        .isEqualTo("cannot read " + noise + ": it is not a text file");
  }

  @Test
  void aFolderInsteadOfASchedule() {
    assertThat(complaint("replay", folder.toString()))
        .isEqualTo("cannot read " + folder + ": it is a folder");
  }

  @Test
  void aReportThatIsNotComplete() throws IOException {
    Path json = folder.resolve("check.json");
    Ran.jacquard("check", "litmus:racy-counter(2)", "--json", json.toString());
    String text = Files.readString(json);
    Files.writeString(json, text.substring(0, text.indexOf("\"schedule\"")));
    assertThat(complaint("replay", json.toString()))
        .startsWith(json + ": not JSON: the file is not complete, it ends at line ");
  }

  @Test
  void aTrailWithoutItsModel() throws IOException {
    Path trail = Files.writeString(folder.resolve("x.trail"), "1:0:1\n2:0:2\n");
    assertThat(complaint("replay", trail.toString()))
        .isEqualTo(
            "no such file: %s; name the model behind its trail %s"
                .formatted(folder.resolve("x"), trail));
  }

  @Test
  void aCertificateThatIsNone() {
    assertThat(complaint("certificate", noise.toString(), MODEL))
        .isEqualTo("cannot read " + noise + ": it is not a text file");
  }

  @Test
  void aSourceFileThatIsNone() throws IOException {
    Path java = folder.resolve("Noise.java");
    Files.copy(noise, java);
    assertThat(complaint("graph", java.toString()))
        .isEqualTo("cannot read " + java + ": it is not a text file");
  }
}
