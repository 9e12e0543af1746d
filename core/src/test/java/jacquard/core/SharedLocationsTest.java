package jacquard.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SharedLocationsTest {
  @Test
  void whatSeveralThreadsAccessIsCountedOnceInEachExecution() {
    SplittableRandom random = new SplittableRandom(5);
    SharedLocations shared = new SharedLocations();
    for (int n = 0; n < 500; n++) {
      Execution e = Executions.random(random, 1 + n % 4, 12, 200);
      Map<Integer, Set<Integer>> users = new HashMap<>();
      for (int i = 0; i < e.length(); i++) {
        users.computeIfAbsent(e.object(i), _ -> new HashSet<>()).add(e.thread(i));
      }
      assertThat(shared.in(e))
          .isEqualTo((int) users.values().stream().filter(u -> u.size() > 1).count());
    }
  }
}
