package jacquard.script.sample;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import jacquard.explore.sample.RandomWalk;
import jacquard.script.Program;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RandomWalkTest {
  private static final int RUNS = 20_000;

  @Test
  void everyEnabledThreadIsEquallyLikelyInEveryState() {
    Map<String, Double> orders =
        new Sampled(Sampled.writers(1, 1, 2), new RandomWalk(1)).orders(RUNS);
    // a third at first; then a half each, or a half and only one is left
    assertThat(orders.get("0122")).isCloseTo(1.0 / 6, within(0.01));
    assertThat(orders.get("2012")).isCloseTo(1.0 / 3 / 3 / 2, within(0.01));
    assertThat(orders.get("2201")).isCloseTo(1.0 / 3 / 3 / 2, within(0.01));
    assertThat(orders).hasSize(12);
  }

  @Test
  void everyAlternativeOfADataChoiceIsEquallyLikely() {
    Program program = Program.of("choice", p -> p.thread("T", t -> t.choose(local("r"), 4)));
    for (int c = 0; c < 4; c++) {
      int choice = c;
      assertThat(
              new Sampled(program, new RandomWalk(c)).frequency(RUNS, e -> e.choice(0) == choice))
          .isCloseTo(0.25, within(0.02));
    }
  }
}
