package jacquard.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Golden;
import jacquard.cli.Ran;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CheckCommandTest {

  @Test
  void aLostUpdateIsShown() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:racy-counter(3)");
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.err()).isEmpty();
    Golden.assertMatches("racy-counter.txt", ran);
  }

  @Test
  void aDeadlockIsShown() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:dining(2)");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("dining.txt", ran);
  }

  @Test
  void aLostNotificationIsShown() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:wait-notify(2)");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("wait-notify.txt", ran);
  }

  @Test
  void aProgramThatHoldsIsCoveredWhole() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:message-passing", "--count-traces");
    assertThat(ran.status()).isZero();
    Golden.assertMatches("message-passing.txt", ran);
  }

  @Test
  void allViolationsAreFoundIfAskedFor() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:racy-counter(3)", "--keep-going", "--all-steps");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("racy-counter-keep-going.txt", ran);
  }

  @Test
  void theJsonHasTheWholeStory() throws IOException {
    Ran ran = Ran.jacquard("check", "litmus:racy-counter(2)", "--json", "-", "--count-traces");
    assertThat(ran.status()).isEqualTo(1);
    Golden.assertMatches("racy-counter.json", ran);
  }

  @Test
  void theJsonFileComesBesideTheText(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("result.json");
    Ran ran = Ran.jacquard("check", "litmus:atomic-inc(3)", "--json", file.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).startsWith("HOLDS  litmus:atomic-inc(3)");
    assertThat(Files.readString(file))
        .contains(
            "\"verdict\" : \"holds\"", "\"scope\" : \"all-executions\"", "\"executions\" : 6");
  }

  @Test
  void anExhaustedBudgetIsUnknownAndSaysWhatToRaise() {
    Ran executions = Ran.jacquard("check", "litmus:lastzero(4)", "--max-executions", "3");
    assertThat(executions.status()).isEqualTo(3);
    assertThat(executions.out()).contains("out of budget (3 executions)", "raise --max-executions");

    Ran steps = Ran.jacquard("check", "litmus:lastzero(4)", "--max-steps", "3");
    assertThat(steps.status()).isEqualTo(3);
    assertThat(steps.out()).contains("3 steps in one execution", "raise --max-steps");

    Ran time = Ran.jacquard("check", "litmus:lastzero(15)", "--search", "dfs", "--timeout", "20ms");
    assertThat(time.status()).isEqualTo(3);
    assertThat(time.out()).contains("out of budget (0.02 s)", "raise --timeout");
  }

  @Test
  void aSampleIsUnknown() {
    Ran ran =
        Ran.jacquard("check", "litmus:lastzero(4)", "--search", "random", "--max-executions", "50");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out()).contains("only 50 sampled executions");
  }

  @Test
  void aSampleIsTheSameForTheSameSeed() {
    String[] call = {"check", "litmus:racy-counter(4)", "--search", "pct", "--seed", "5"};
    assertThat(Ran.jacquard(call).timeless()).isEqualTo(Ran.jacquard(call).timeless());
  }

  static List<String> searches() {
    return Searches.withoutBounds().stream().map(SearchEntry::name).toList();
  }

  @ParameterizedTest
  @MethodSource("searches")
  void everySearchFindsTheLostUpdate(String search) {
    Ran ran = Ran.jacquard("check", "litmus:racy-counter(2)", "--search", search);
    assertThat(ran.status()).isEqualTo(1);
    assertThat(ran.out()).contains("checked   " + search + "; found in execution ");
  }
}
