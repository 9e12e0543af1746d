package jacquard.symbolic.encode;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.Model;
import jacquard.promela.Promela;
import jacquard.promela.random.RandomChoices;
import jacquard.promela.random.RandomLockModel;
import jacquard.promela.random.RandomLoopModel;
import jacquard.promela.random.RandomModel;
import jacquard.promela.random.RandomShortModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A circuit makes the steps that the interpreter makes. */
class ModelCircuitTest {
  private static final int STATES = 40;
  private static final int STEPS = 100;

  /** Many models of every kind, on demand. */
  private static final int MORE = Integer.getInteger("jacquard.symbolic.steps", 40);

  private static final long FIRST = Long.getLong("jacquard.symbolic.from", 0L);

  @Test
  void randomModelsMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomModel::text, 0, 60)).isGreaterThan(40);
  }

  @Test
  void randomChoicesMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomChoices::text, 0, 60)).isGreaterThan(40);
  }

  @Test
  void randomModelsWithLocksMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomLockModel::text, 0, 40)).isEqualTo(40);
  }

  @Test
  void randomModelsWithLoopsMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomLoopModel::text, 0, 40)).isGreaterThan(30);
  }

  @Test
  void randomShortModelsMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomShortModel::text, 0, 40)).isGreaterThan(30);
  }

  @Test
  void modelsOfEveryKindMakeTheStepsOfTheInterpreter() {
    assertThat(agreeing(RandomTexts::text, FIRST, MORE)).isGreaterThan(MORE * 3 / 4);
  }

  /** How many of the models were compared; the others have something that is refused. */
  static int agreeing(LongFunction<String> text, long from, int count) {
    int compared = 0;
    for (long seed = from; seed < from + count; seed++) {
      try {
        compare(text.apply(seed), STATES);
        compared++;
      } catch (UnsupportedModelException e) {
        assertThat(e).hasMessageMatching(".*(priorities|enabled\\(\\)) \\(random:.*");
      } catch (AssertionError | IllegalStateException e) {
        throw new AssertionError("seed " + seed + "\n" + text.apply(seed), e);
      }
    }
    return compared;
  }

  private static int compare(String text, int states) {
    Model model = Promela.parse("random", text);
    ModelCircuit circuit =
        ModelCircuit.of(model, new Room(model.initial().size() + 2, STEPS), Mode.INTERLEAVED);
    return new StepsOfTheInterpreter(circuit).compare(states);
  }

  @Test
  void sortedSendsAndRandomReceivesMakeTheStepsOfTheInterpreter() {
    List.of(
            """
            chan c = [4] of { byte, short };
            active proctype A() { byte i; do :: i < 5 -> c!!(i * 3) % 4, 1 - i; i++ :: else -> break od }
            active proctype B() { short x; do :: c??2, x :: c?_, x :: c?<1, x> -> break od }
            """,
            """
            chan c[2] = [0] of { byte };
            proctype P(chan d; byte n) { byte v; if :: d!n :: d?v -> assert(v != 2) fi }
            init { byte i; for (i : 1 .. 3) { run P(c[i % 2], i) } }
            """,
            """
            byte x; int a[3];
            active [2] proctype P() { a[x % 4] = a[(x + 1) % 3] - 7; x++; atomic { a[0] / x > 1 -> x = x << 1 } }
            active proctype Q() { timeout -> assert(a[1] < 3); d_step { x = 1; if :: a[0] > 0 -> a[0]-- :: else fi } }
            """)
        .forEach(text -> assertThat(compare(text, 300)).isGreaterThan(5));
  }

  @Test
  void theModelsOfTheCorpusMakeTheStepsOfTheInterpreter() throws IOException {
    List<String> refused = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("..", "models"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".pml")).sorted().toList()) {
        Model model = Promela.read(file);
        try {
          Room room = new Room(model.initial().size() + 3, STEPS);
          ModelCircuit circuit = ModelCircuit.of(model, room, Mode.INTERLEAVED);
          new StepsOfTheInterpreter(circuit).compare(STATES);
        } catch (UnsupportedModelException _) {
          refused.add(file.getFileName().toString());
        }
      }
    }
    assertThat(refused)
        .containsExactly(
            "enabled.pml",
            "notrace-absent.pml",
            "notrace-found.pml",
            "priorities.pml",
            "priority-changes.pml",
            "priority-counters.pml",
            "priority-first.pml",
            "priority-starts.pml",
            "trace-broken.pml",
            "trace-longer.pml",
            "trace-order.pml",
            "trace-step.pml",
            "trace-unfinished.pml");
  }
}
