package jacquard.explore.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LeafPathTest {
  private long stamps;

  @Test
  void stepsThatTheLastPathHasAreShared() {
    LeafPath path = new LeafPath();
    WakeupNode root = node(null, 0, 0);
    WakeupNode first = node(root, 1, 0);
    path.load(node(first, 2, 0), 0);
    assertThat(path.load(node(first, 2, 1), 2)).isEqualTo(1);
  }

  @Test
  void aNodeThatIsUsedAgainIsAnotherStep() {
    LeafPath path = new LeafPath();
    WakeupNode root = node(null, 0, 0);
    WakeupNode reused = node(root, 1, 0);
    path.load(node(reused, 2, 0), 0);
    become(reused, root, 1, 1);
    assertThat(path.load(node(reused, 2, 0), 2)).isZero();
    assertThat(path.label(0)).isNotEqualTo(path.label(1));
  }

  private WakeupNode node(@Nullable WakeupNode parent, int depth, int thread) {
    WakeupNode node = new WakeupNode();
    become(node, parent, depth, thread);
    return node;
  }

  private void become(WakeupNode node, @Nullable WakeupNode parent, int depth, int thread) {
    node.clear(parent, depth);
    node.thread = thread;
    node.stamp = ++stamps;
  }
}
