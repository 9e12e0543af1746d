package jacquard.script.sample;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import jacquard.explore.sample.Pos;
import jacquard.script.Program;
import jacquard.script.Ref;
import jacquard.script.ThreadBuilder;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/**
 * What partial order sampling is, by its definition (CAV 2018, section 4): how likely it is that a
 * thread with one step comes after all five of the other. Where nothing races with that step, it
 * keeps its priority, which is the lowest of six once in six times. Where each of the five does, it
 * draws a new one after each, and loses five times in a row once in 32 times.
 */
class PosTest {
  private static final int RUNS = 20_000;
  private static final int STEPS = 5;
  private static final double KEPT = 1.0 / 6;
  private static final double DRAWN_ANEW = 1.0 / 32;

  private static double last(
      BiConsumer<ThreadBuilder, Ref> steps, BiConsumer<ThreadBuilder, Ref> step, boolean same) {
    Program program =
        Program.of(
            "steps",
            p -> {
              Ref x = p.variable("x", 0);
              Ref y = p.variable("y", 0);
              p.thread(
                  "T",
                  t -> {
                    for (int i = 0; i < STEPS; i++) {
                      steps.accept(t, x);
                    }
                  });
              p.thread("U", t -> step.accept(t, same ? x : y));
            });
    return new Sampled(program, new Pos(1)).frequency(RUNS, e -> e.thread(STEPS) == 1);
  }

  private static void write(ThreadBuilder t, Ref x) {
    t.write(x, 1);
  }

  private static void read(ThreadBuilder t, Ref x) {
    t.read(local("r"), x);
  }

  @Test
  void whatRacesWithTheStepThatWasTakenDrawsANewPriority() {
    assertThat(last(PosTest::write, PosTest::write, true)).isCloseTo(DRAWN_ANEW, within(0.006));
    assertThat(last(PosTest::write, PosTest::read, true)).isCloseTo(DRAWN_ANEW, within(0.006));
    assertThat(last(PosTest::read, PosTest::write, true)).isCloseTo(DRAWN_ANEW, within(0.006));
  }

  @Test
  void whatDoesNotRaceKeepsItsPriority() {
    assertThat(last(PosTest::write, PosTest::write, false)).isCloseTo(KEPT, within(0.012));
    assertThat(last(PosTest::read, PosTest::read, true)).isCloseTo(KEPT, within(0.012));
  }

  @Test
  void everyExecutionDrawsAnew() {
    double first =
        new Sampled(Sampled.writers(1, 1, 1), new Pos(3))
            .frequency(RUNS, e -> Sampled.order(e).equals("201"));
    assertThat(first).isCloseTo(1.0 / 6, within(0.012));
  }
}
