package jacquard.script.bounded;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.Sealing;
import jacquard.explore.sample.RandomWalk;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.Script;
import jacquard.script.generate.ProgramGenerator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the meters of bounds say before a step is what they say after it. */
class MetersTest {
  private static final int PROGRAMS = 300;
  private static final int MAX_STEPS = 100;

  static Stream<Bound> bounds() {
    return Stream.concat(Bounds.all().stream(), Stream.of(new Sealing(site -> site % 2 == 0)));
  }

  /** Follows an execution, and notes what was foretold of each step. */
  private static final class Foretold implements Policy {
    private final Bound.Meter meter;
    private final Policy walk;
    private final int[] values = new int[MAX_STEPS + 1];

    Foretold(Bound.Meter meter, Policy walk) {
      this.meter = meter;
      this.walk = walk;
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      while (meter.length() < sofar.length()) {
        meter.advance(sofar);
      }
      meter.enter(sofar, frontier);
      long label = walk.choose(sofar, frontier);
      values[sofar.length() + 1] = meter.next(sofar, frontier, Label.thread(label));
      return label;
    }
  }

  @ParameterizedTest
  @MethodSource("bounds")
  void theValueOfAStepIsForetold(Bound bound) {
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Bound.Meter meter = bound.meter();
      Foretold foretold = new Foretold(meter, new RandomWalk(seed));
      Execution execution = new Execution();
      script.run(foretold, MAX_STEPS, execution);
      follow(meter, execution);
      assertThat(values(meter)).as("seed %d", seed).isEqualTo(prefix(foretold.values, meter));
    }
  }

  @ParameterizedTest
  @MethodSource("bounds")
  void aMeterThatGoesBackForgetsWhatCameAfter(Bound bound) {
    SplittableRandom random = new SplittableRandom(7);
    for (long seed = 0; seed < PROGRAMS; seed++) {
      Script script = new Script(ProgramGenerator.generate(seed));
      Bound.Meter meter = bound.meter();
      Execution execution = new Execution();
      script.run(new Foretold(meter, new RandomWalk(seed)), MAX_STEPS, execution);
      follow(meter, execution);
      int[] once = values(meter);
      meter.rollBack(random.nextInt(meter.length() + 1));
      follow(meter, execution);
      assertThat(values(meter)).as("seed %d", seed).isEqualTo(once);
    }
  }

  /** It has seen nothing that another thread did. */
  @Test
  void whoWritesWhatItHasReadKnowsOfNoSwitch() {
    Program program =
        Program.of(
            "alone",
            p -> {
              Ref x = p.variable("x", 0);
              p.thread("T0", t -> t.read(local("r"), x).write(x, 1));
            });
    Bound.Meter meter = Bounds.LOCAL_CONTEXT.meter();
    Execution execution = new Execution();
    new Script(program).run(new RandomWalk(1), MAX_STEPS, execution);
    follow(meter, execution);
    assertThat(values(meter)).containsExactly(0, 0, 0);
  }

  private static void follow(Bound.Meter meter, Execution execution) {
    while (meter.length() < execution.length()) {
      meter.advance(execution);
    }
  }

  private static int[] values(Bound.Meter meter) {
    return IntStream.rangeClosed(0, meter.length()).map(meter::value).toArray();
  }

  private static int[] prefix(int[] values, Bound.Meter meter) {
    return IntStream.rangeClosed(0, meter.length()).map(i -> values[i]).toArray();
  }
}
