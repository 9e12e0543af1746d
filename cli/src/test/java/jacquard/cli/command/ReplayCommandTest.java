package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Golden;
import jacquard.cli.Ran;
import jacquard.cli.target.Targets;
import jacquard.core.request.CheckRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayCommandTest {
  private static final Pattern COMMAND =
      Pattern.compile("replay +jacquard replay '?(jq1:[^' ]+)'? '?([^' ]+?)'?\\n");

  private static String what(Ran ran) {
    return ran.out().lines().filter(line -> line.startsWith("  what ")).findFirst().orElseThrow();
  }

  private static List<String> steps(Ran ran) {
    return ran.out().lines().filter(line -> line.startsWith("    ")).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "racy-counter(3)",
        "dining(4)",
        "wait-notify(2)",
        "transfer-any(2)",
        "park-lost-signal",
        "stack-aba",
        "peterson-swapped",
        "crossed-sends(2)",
        "permits-one-by-one(2)"
      })
  void aPrintedTokenReproducesTheViolation(String litmus) {
    Ran check = Ran.jacquard("check", "litmus:" + litmus, "--all-steps");
    Matcher command = COMMAND.matcher(check.out());
    assertThat(command.find()).isTrue();
    assertThat(command.group(2)).isEqualTo("litmus:" + litmus);

    Ran replay = Ran.jacquard("replay", command.group(1), command.group(2));
    assertThat(replay.status()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));
    assertThat(steps(check)).containsAll(steps(replay));

    assertThat(Ran.jacquard("replay", command.group(1))).isEqualTo(replay);
  }

  /** Neither stateful nor symbolic search has a limit on steps: the model is run. */
  @ParameterizedTest
  @ValueSource(strings = {"full-deadlock", "racy-counter"})
  void aRunOfAModelIsShownInAReplay(String name, @TempDir Path folder) {
    String json = folder.resolve("check.json").toString();
    Ran check =
        Ran.jacquard(
            "check",
            "../models/%s.pml".formatted(name),
            "--max-steps",
            "500",
            "--all-steps",
            "--json",
            json);
    Ran replay = Ran.jacquard("replay", json);
    assertThat(what(replay)).isEqualTo(what(check));
    assertThat(steps(replay)).isNotEmpty().isEqualTo(steps(check));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--debug", "--classpath=x", "-DX", "--run-target"})
  void whatIsNotForAFoundProgramIsRefused(String option) {
    Matcher command = COMMAND.matcher(Ran.jacquard("check", "litmus:racy-counter(2)").out());
    assertThat(command.find()).isTrue();
    Ran replay = Ran.jacquard("replay", command.group(1), option);
    assertThat(replay.err()).hasLineCount(1);
    assertThat(replay.status()).isEqualTo(2);
  }

  @Test
  void aSavedCheckReproducesTheViolation(@TempDir Path folder) {
    Path file = folder.resolve("result.json");
    Ran check = Ran.jacquard("check", "litmus:dining(3)", "--json", file.toString());
    Ran replay = Ran.jacquard("replay", file.toString());
    assertThat(replay.status()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));
  }

  @Test
  void aSavedTextReproducesTheViolation(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("result.txt");
    Ran check = Ran.jacquard("check", "litmus:racy-counter(4)");
    Files.writeString(file, check.out());
    Ran replay = Ran.jacquard("replay", file.toString());
    assertThat(replay.status()).isEqualTo(1);
    assertThat(what(replay)).isEqualTo(what(check));

    Matcher command = COMMAND.matcher(check.out());
    assertThat(command.find()).isTrue();
    Files.writeString(file, command.group(1));
    assertThat(Ran.jacquard("replay", file.toString())).isEqualTo(replay);
  }

  @Test
  void filesWithoutAScheduleAreRefused(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("result");
    Ran.jacquard("check", "litmus:atomic-inc(2)", "--json", file.toString());
    assertThat(Ran.jacquard("replay", file.toString()).err())
        .contains("has no violation, so there is nothing to replay");
    Files.writeString(file, "{");
    assertThat(Ran.jacquard("replay", file.toString()).err())
        .contains("not JSON: ")
        .hasLineCount(1);
    Files.writeString(file, "nothing here");
    assertThat(Ran.jacquard("replay", file.toString()).err()).contains("no schedule in ");
    Files.write(file, new byte[] {(byte) 0xff, 0});
    assertThat(Ran.jacquard("replay", file.toString()).err()).contains("it is not a text file");
    assertThat(Ran.jacquard("replay", folder.toString()).status()).isEqualTo(2);
  }

  @Test
  void anExecutionThatViolatesNothingCompletes() {
    Ran ran = Ran.jacquard("replay", prefix("litmus:dining(2)", "1"), "litmus:dining(2)");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).startsWith("COMPLETED  litmus:dining(2)");
  }

  @Test
  void aScheduleThatCannotBeFollowedDiverges() throws IOException {
    Ran ran = Ran.jacquard("replay", prefix("litmus:dining(2)", "0.1*2"), "litmus:dining(2)");
    assertThat(ran.status()).isEqualTo(3);
    Golden.assertMatches("diverged.txt", ran);
  }

  /** A schedule for the target that makes these choices. */
  private static String prefix(String target, String choices) {
    return "jq1:%s:%s"
        .formatted(new Targets().find(CheckRequest.of(target)).fingerprint(), choices);
  }
}
