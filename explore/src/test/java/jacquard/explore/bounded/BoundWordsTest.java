package jacquard.explore.bounded;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every bound says in words what stays within it. */
class BoundWordsTest {
  @Test
  void everyBoundIsToldInWords() {
    List<Bound> bounds = new ArrayList<>(Bounds.all());
    bounds.add(new Sealing(_ -> true));
    StringBuilder all = new StringBuilder();
    for (Bound bound : bounds) {
      for (int limit : new int[] {0, 1, 2000}) {
        all.append(new BoundLimit(bound, limit).toVerdict().words()).append('\n');
      }
    }
    assertThat(all.toString())
        .isEqualTo(
            """
            no step
            at most 1 step
            at most 2,000 steps
            no context switch
            at most 1 context switch
            at most 2,000 context switches
            no preemption
            at most 1 preemption
            at most 2,000 preemptions
            no deviation from round-robin
            at most 1 deviation from round-robin
            at most 2,000 deviations from round-robin
            no thread yielding ahead of another
            no thread more than 1 yield ahead of another
            no thread more than 2,000 yields ahead of another
            no step in any causal past
            at most 1 step in any causal past
            at most 2,000 steps in any causal past
            no context switch in any causal past
            at most 1 context switch in any causal past
            at most 2,000 context switches in any causal past
            no preemption in sealed code
            at most 1 preemption in sealed code
            at most 2,000 preemptions in sealed code
            """);
  }

  @Test
  void whatHasNoWordsOfItsOwnIsCounted() {
    assertThat(new Verdict.Limit("other", 2000, "others").words())
        .isEqualTo("at most 2,000 others");
  }
}
