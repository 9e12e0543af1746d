package jacquard.script.sample;

import static jacquard.script.ThreadBuilder.local;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import jacquard.core.Execution;
import jacquard.explore.Observer;
import jacquard.explore.sample.Pct;
import jacquard.script.Program;
import jacquard.script.Ref;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What probabilistic concurrency testing is, by its definition (ASPLOS 2010, section 3). */
class PctTest {
  private static final int RUNS = 20_000;

  @Test
  void withoutChangesTheThreadOfHighestPriorityRunsToItsEnd() {
    Map<String, Double> orders = new Sampled(Sampled.writers(2, 2, 2), new Pct(1, 1)).orders(RUNS);
    assertThat(orders)
        .containsOnlyKeys("001122", "002211", "110022", "112200", "220011", "221100")
        .allSatisfy((_, often) -> assertThat(often).isCloseTo(1.0 / 6, within(0.02)));
  }

  @Test
  void eachChangeIsOnePreemptionAtMost() {
    for (int depth = 1; depth <= 4; depth++) {
      int most = depth - 1;
      boolean[] seen = new boolean[depth];
      new Sampled(Sampled.writers(4, 4, 4, 4), new Pct(depth, depth))
          .look(
              RUNS / 4,
              new Observer() {
                @Override
                public void executed(Execution execution) {
                  assertThat(execution.preemptions()).isLessThanOrEqualTo(most);
                  seen[execution.preemptions()] = true;
                }
              });
      assertThat(seen).doesNotContain(false);
    }
  }

  @Test
  void whoeverIsPreemptedComesLast() {
    Set<String> orders = new Sampled(Sampled.writers(3, 3, 3), new Pct(7, 2)).orders(RUNS).keySet();
    for (String order : orders) {
      List<String> blocks = List.of(order.split("(?<=(.))(?!\\1)"));
      assertThat(blocks).hasSizeBetween(3, 4);
      if (blocks.size() == 4) {
        char preempted = blocks.getLast().charAt(0);
        assertThat(blocks.subList(0, 3).stream().filter(b -> b.charAt(0) == preempted)).hasSize(1);
      }
    }
    assertThat(orders).hasSize(6 + 6 * 2 + 6 * 2);
  }

  /** Of two that were preempted, either may be the one to come back first. */
  @Test
  void priorityAfterAChangeIsThatOfTheChange() {
    Map<String, Double> orders = new Sampled(Sampled.writers(3, 3), new Pct(5, 3)).orders(RUNS);
    assertThat(orders.keySet()).contains("011100", "011001", "100110", "001110");
  }

  /** The place of a change is uniform over the steps of the longest execution so far. */
  @Test
  void everyPlaceOfAChangeIsEquallyLikely() {
    Map<String, Double> orders = new Sampled(Sampled.writers(5, 5), new Pct(3, 2)).orders(RUNS);
    for (int place = 1; place < 5; place++) {
      String changed = "0".repeat(place) + "11111" + "0".repeat(5 - place);
      assertThat(orders.get(changed)).as(changed).isCloseTo(0.5 / 10, within(0.008));
    }
    assertThat(orders.get("0000011111")).isCloseTo(0.5 * 6 / 10, within(0.02));
  }

  /** A bug of depth d, n threads, k steps: at least one in n k^(d-1) executions finds it. */
  @Test
  void bugsOfSmallDepthAreFoundAsOftenAsPromised() {
    for (int noise : new int[] {0, 4, 12}) {
      assertThat(found(orderBug(noise), 1)).isGreaterThan(0.9 / 2);
      assertThat(found(atomicityBug(noise), 2)).isGreaterThan(0.9 / (2 * (5.0 + noise)));
      double k = 6.0 + noise;
      assertThat(found(twoConstraintsBug(noise), 3)).isGreaterThan(0.9 / (2 * k * k));
    }
  }

  private static double found(Program program, int depth) {
    return new Sampled(program, new Pct(depth, depth))
        .frequency(RUNS, e -> e.outcome().isViolation());
  }

  /** Depth 1: it is enough that U begins first. */
  private static Program orderBug(int noise) {
    return Program.of(
        "order",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          p.thread(
              "T",
              t -> {
                t.write(x, 1);
                for (int i = 0; i < noise; i++) {
                  t.write(y, i);
                }
              });
          p.thread("U", t -> t.read(local("r"), x).require(local("r").is(1)));
        });
  }

  /** Depth 2: U reads between two writes that belong together. */
  private static Program atomicityBug(int noise) {
    return Program.of(
        "atomicity",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          p.thread(
              "T",
              t -> {
                for (int i = 0; i < noise; i++) {
                  t.write(y, i);
                }
                t.write(x, 1).write(x, 2);
              });
          p.thread("U", t -> t.read(local("r"), x).require(local("r").isNot(1)));
        });
  }

  /** Depth 3: T must be interrupted after its first write, and U between its reads. */
  private static Program twoConstraintsBug(int noise) {
    return Program.of(
        "two-constraints",
        p -> {
          Ref x = p.variable("x", 0);
          Ref y = p.variable("y", 0);
          p.thread(
              "T",
              t -> {
                for (int i = 0; i < noise; i++) {
                  t.write(y, i);
                }
                t.write(x, 1).write(x, 2);
              });
          p.thread(
              "U",
              t ->
                  t.read(local("r"), x)
                      .read(local("q"), x)
                      .require(local("r").is(1).and(local("q").is(2)).not()));
        });
  }
}
