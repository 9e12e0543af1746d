/*
 * 8c. A lock-free stack of bounded size. Three threads push a number and pop one, and one of them does so twice; no number
 * is lost and none comes twice, but there are too many executions to run them all.
 */
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A stack of nodes that lie in arrays. The top is the number of a node and a stamp that counts its
 * changes, in one word: so a compare-and-set fails if the stack has changed, even where the same
 * node is on top again.
 */
class BoundedStack {
  private static final int NONE = -1;
  private static final int NODE_BITS = 8;
  private static final int NODE_MASK = (1 << NODE_BITS) - 1;

  private final int[] values;
  private final AtomicInteger[] next;
  private final AtomicInteger top = new AtomicInteger();

  BoundedStack(int nodes) {
    values = new int[nodes];
    next = new AtomicInteger[nodes];
    for (int i = 0; i < nodes; i++) {
      next[i] = new AtomicInteger();
    }
  }

  /** The number of the node on top, or {@link #NONE}. */
  private static int node(int top) {
    return (top & NODE_MASK) - 1;
  }

  /** The word for another node on top, with the next stamp. */
  private static int changed(int top, int node) {
    return ((top >> NODE_BITS) + 1 << NODE_BITS) | node + 1;
  }

  /** Pushes a node that nobody else has. */
  void push(int node, int value) {
    values[node] = value;
    while (true) {
      int seen = top.get();
      next[node].set(node(seen));
      if (top.compareAndSet(seen, changed(seen, node))) {
        return;
      }
    }
  }

  /** Pops a node, which is the caller's from now on, or {@link #NONE}. */
  int pop() {
    while (true) {
      int seen = top.get();
      int node = node(seen);
      if (node == NONE || top.compareAndSet(seen, changed(seen, next[node].get()))) {
        return node;
      }
    }
  }

  static final int THREADS = 3;

  /** Pushes the node that it has, and pops one, again and again. */
  static class Worker extends Thread {
    private final BoundedStack stack;
    private final int rounds;
    private int node;

    Worker(String name, BoundedStack stack, int node, int rounds) {
      super(name);
      this.stack = stack;
      this.node = node;
      this.rounds = rounds;
    }

    @Override
    public void run() {
      for (int i = 0; i < rounds; i++) {
        stack.push(node, 1 << node);
        node = stack.pop();
        if (node == NONE) {
          throw new AssertionError("as many are pushed as are popped, but the stack is empty");
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedStack stack = new BoundedStack(THREADS);
    Worker first = new Worker("first", stack, 0, 2);
    Worker second = new Worker("second", stack, 1, 1);
    Worker third = new Worker("third", stack, 2, 1);
    first.start();
    second.start();
    third.start();
    first.join();
    second.join();
    third.join();
    int popped = stack.values[first.node] + stack.values[second.node] + stack.values[third.node];
    if (popped != 1 + 2 + 4) {
      throw new AssertionError("a number is lost, or has come twice");
    }
  }
}
