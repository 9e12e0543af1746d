/*
 * 8c. A lock-free stack of bounded size. Two threads push a node and pop one, four times each; each has a node of its own in
 * the end, but there are too many executions to run them all.
 */
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * A stack of at most three nodes, which are numbered from 1, such as those of buffers that nobody
 * uses. The top is the number of a node and a stamp that counts its changes, in one word: so a
 * compare-and-set fails if the stack has changed, even where the same node is on top again. After
 * sixteen changes the stamp is the same again, so that no thread may be held up for so long.
 */
class BoundedStack {
  private static final int NONE = 0;
  private static final int NODE_MASK = 3;
  private static final int TOP_MASK = 63;

  private final AtomicIntegerArray next = new AtomicIntegerArray(NODE_MASK + 1);
  private final AtomicInteger top = new AtomicInteger();

  /** The word for another node on top, with the next stamp. */
  private static int changed(int top, int node) {
    return (top | NODE_MASK) + 1 & TOP_MASK | node;
  }

  /** Pushes a node that nobody else has. */
  void push(int node) {
    while (true) {
      int seen = top.get();
      next.set(node, seen & NODE_MASK);
      if (top.compareAndSet(seen, changed(seen, node))) {
        return;
      }
    }
  }

  /** Pops a node, which is the caller's from now on, or {@link #NONE}. */
  int pop() {
    while (true) {
      int seen = top.get();
      int node = seen & NODE_MASK;
      if (node == NONE || top.compareAndSet(seen, changed(seen, next.get(node)))) {
        return node;
      }
    }
  }

  static final int ROUNDS = 4;

  /** Pushes the node that it has, and pops one, again and again. */
  static class Worker extends Thread {
    private final BoundedStack stack;
    private int node;

    Worker(String name, BoundedStack stack, int node) {
      super(name);
      this.stack = stack;
      this.node = node;
    }

    @Override
    public void run() {
      int own = node;
      for (int i = 0; i < ROUNDS; i++) {
        stack.push(own);
        own = stack.pop();
        if (own == NONE) {
          throw new AssertionError("as many are pushed as are popped, but the stack is empty");
        }
      }
      node = own;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedStack stack = new BoundedStack();
    Worker first = new Worker("first", stack, 1);
    Worker second = new Worker("second", stack, 2);
    first.start();
    second.start();
    first.join();
    second.join();
    if (first.node + second.node != 1 + 2) {
      throw new AssertionError("a node is lost, or two threads have the same");
    }
  }
}
