package jacquard.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimedRunTest {
  @TempDir private Path folder = Path.of("");

  private TimedRun run(Duration timeout, String script) throws IOException, InterruptedException {
    return TimedRun.run(List.of("sh", "-c", script), folder, timeout);
  }

  @Test
  void outputsAndStatusAreThoseOfTheCommand() throws IOException, InterruptedException {
    TimedRun run = run(Duration.ofMinutes(1), "echo out; echo err >&2; exit 3");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.out()).isEqualTo("out\n");
    assertThat(run.err()).isEqualTo("err\n");
    assertThat(run.timedOut()).isFalse();
  }

  @Test
  void processorTimeOfGrandchildrenCounts() throws IOException, InterruptedException {
    String loop = "sh -c 'i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done'; exit 0";
    assertThat(run(Duration.ofMinutes(1), loop).cpu()).isGreaterThan(Duration.ofMillis(20));
  }

  @Test
  void whatTakesTooLongIsEnded() throws IOException, InterruptedException {
    TimedRun run = run(Duration.ofMillis(200), "echo begun; sleep 60; echo ended");
    assertThat(run.timedOut()).isTrue();
    assertThat(run.out()).isEqualTo("begun\n");
    assertThat(run.wall()).isLessThan(Duration.ofSeconds(50));
  }

  @Test
  void aCommandThatDoesNotExistFails() throws IOException, InterruptedException {
    TimedRun run = TimedRun.run(List.of("no-such-command-as-this"), folder, Duration.ofMinutes(1));
    assertThat(run.status()).isEqualTo(127);
  }

  @Test
  void timesOfTheShellAreRead() {
    assertThat(TimedRun.children("0m0.01s 0m0.02s\n1m2.500000s 0m0.250000s\n"))
        .isEqualTo(Duration.ofMillis(62_750));
    assertThatThrownBy(() -> TimedRun.children("nothing"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thePeakOfAProcessIsRead() {
    assertThat(PeakMemory.parse("VmPeak:\t  900 kB\nVmHWM:\t    12 kB\n")).isEqualTo(12_288);
    assertThat(PeakMemory.parse("Name:\tzombie\n")).isZero();
  }
}
