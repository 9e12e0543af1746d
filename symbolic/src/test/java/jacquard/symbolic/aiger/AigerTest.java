package jacquard.symbolic.aiger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.circuit.Simulation;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AigerTest {
  @ParameterizedTest
  @EnumSource(AigerWriter.Format.class)
  void whatIsWrittenIsReadAgain(AigerWriter.Format format) throws AigerException {
    RandomCircuits circuits = new RandomCircuits(3);
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      AigerFile file = new AigerFile(circuits.next(), List.of("a comment", "c"));
      byte[] bytes = AigerWriter.write(file, format);
      AigerFile again = AigerReader.read(bytes);
      assertThat(again.comments()).isEqualTo(file.comments());
      sameBehaviour(file.circuit(), again.circuit(), random);
    }
  }

  @Test
  void textAndBinarySayTheSame() throws AigerException {
    RandomCircuits circuits = new RandomCircuits(17);
    Random random = new Random(5);
    for (int i = 0; i < 100; i++) {
      Circuit circuit = circuits.next(20, 10, 200);
      byte[] text = AigerWriter.write(new AigerFile(circuit), AigerWriter.Format.ASCII);
      Circuit read = AigerReader.read(text).circuit();
      byte[] binary = AigerWriter.write(new AigerFile(read), AigerWriter.Format.BINARY);
      sameBehaviour(circuit, AigerReader.read(binary).circuit(), random);
    }
  }

  @Test
  void conjunctionsOfATextMayComeInAnyOrder() throws AigerException {
    Circuit circuit = read("aag 4 2 0 1 2\n2\n4\n8\n8 6 2\n6 4 3\n");
    assertThat(circuit.bads()).hasSize(1);
    assertThat(circuit.bads().getFirst().literal()).isEqualTo(0);
    assertThat(circuit.bads().getFirst().name()).isEqualTo("o0");
  }

  @Test
  void initialValuesAndNamesAreRead() throws AigerException {
    Circuit circuit =
        read("aag 3 0 3 1 0 1\n2 3\n4 2 1\n6 4 6\n6\n4\nl1 two words\nb0 wrong\nc\nsome text\n");
    assertThat(circuit.latches().stream().map(Circuit.Latch::initial))
        .containsExactly(Circuit.Initial.ZERO, Circuit.Initial.ONE, Circuit.Initial.FREE);
    assertThat(circuit.latches().stream().map(Circuit.Latch::name))
        .containsExactly("l0", "two words", "l2");
    assertThat(circuit.bads())
        .containsExactly(new Circuit.Signal(circuit.latches().get(1).literal(), "wrong"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abc 1 2 3|line 1: an AIGER file begins with aag or aig",
        "aag 1 1 0|line 1: the header has five to nine numbers",
        "aag 1 -1 0 0 0|line 1: a number expected, not \"-1\"",
        "aag 3000000000 0 0 0 0|line 1: 3000000000 is too large",
        "aag 1 1 1 0 0|line 1: inputs, latches and conjunctions are 2, the maximum is 1",
        "aag 900 0 900 0 0|line 1: the header promises more than the file has",
        "aag 1 1 0 0 0/|line 2: the file ends where an input is expected",
        "aag 1 1 0 0 0/3|line 2: literal 3 cannot be defined",
        "aag 2 2 0 0 0/2/2|line 3: literal 2 is defined twice",
        "aag 1 0 1 0 0/2 9|line 2: literal 9 is above the maximum 3",
        "aag 1 0 1 0 0/2 3 4|line 2: the initial value of a latch is 0, 1 or the latch, not 4",
        "aag 2 1 0 1 1/2/4/4 4 2|literal 4 depends on itself",
        "aag 2 1 0 1 0/2/4|literal 4 is used and never defined",
        "aag 1 1 0 0 0/2/i1 x|line 3: there is no i1 to name",
        "aag 1 1 0 0 0/2/nonsense|line 3: a symbol or a comment expected, not \"nonsense\"",
        "aig 2 1 0 1 1/4/|byte 16: the file ends within the conjunctions",
      })
  void aBrokenFileIsOneLineWithThePlace(String file, String message) {
    assertThatThrownBy(() -> read(file.replace('/', '\n')))
        .isInstanceOf(AigerException.class)
        .hasMessage(message);
  }

  @Test
  void noCutAndNoChangeOfAFileMakesTheReaderFailOtherwise() {
    RandomCircuits circuits = new RandomCircuits(23);
    Random random = new Random(29);
    for (int i = 0; i < 300; i++) {
      AigerWriter.Format format = i % 2 == 0 ? AigerWriter.Format.ASCII : AigerWriter.Format.BINARY;
      byte[] bytes = AigerWriter.write(new AigerFile(circuits.next()), format);
      byte[] broken = Arrays.copyOf(bytes, random.nextInt(bytes.length));
      if (broken.length > 0) {
        broken[random.nextInt(broken.length)] = (byte) random.nextInt(128);
      }
      try {
        assertThat(AigerReader.read(broken)).isNotNull();
      } catch (AigerException e) {
        assertThat(e.getMessage()).doesNotContain("\n");
      }
    }
  }

  private static Circuit read(String text) throws AigerException {
    return AigerReader.read(text.getBytes(StandardCharsets.UTF_8)).circuit();
  }

  private static void sameBehaviour(Circuit a, Circuit b, Random random) {
    assertThat(b.inputs()).hasSameSizeAs(a.inputs());
    assertThat(b.latches().stream().map(l -> l.name() + l.initial()))
        .containsExactlyElementsOf(a.latches().stream().map(l -> l.name() + l.initial()).toList());
    Simulation left = new Simulation(a);
    Simulation right = new Simulation(b);
    for (int i = 0; i < a.latches().size(); i++) {
      long word = random.nextLong();
      left.setLatch(i, word);
      right.setLatch(i, word);
    }
    for (int step = 0; step < 4; step++) {
      for (int i = 0; i < a.inputs().size(); i++) {
        long word = random.nextLong();
        left.setInput(i, word);
        right.setInput(i, word);
      }
      left.evaluate();
      right.evaluate();
      assertThat(values(right, b)).isEqualTo(values(left, a));
      left.step();
      right.step();
    }
  }

  private static long[] values(Simulation simulation, Circuit circuit) {
    return IntStream.concat(
            IntStream.concat(
                circuit.latches().stream().mapToInt(Circuit.Latch::next),
                circuit.justice().stream()
                    .flatMapToInt(j -> j.literals().stream().mapToInt(Integer::intValue))),
            Stream.of(circuit.bads(), circuit.constraints(), circuit.fairness())
                .flatMapToInt(s -> s.stream().mapToInt(Circuit.Signal::literal)))
        .mapToLong(simulation::value)
        .toArray();
  }
}
