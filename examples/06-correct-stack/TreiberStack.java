/*
 * 6. A correct lock-free stack. Two threads push, one pops, and whatever they do, nothing is lost.
 *
 * $ ./jacquard check examples/06-correct-stack/TreiberStack.java
 * HOLDS  examples/06-correct-stack/TreiberStack.java
 *   scope     all executions: no assertion fails, nothing is thrown, no deadlock
 *   checked   optimal; 22 executions, none blocked, 0.08 s
 *   shared    at most 2 locations and locks in one execution
 *   races     none in any explored execution, so sequential consistency is all there is
 *
 * HOLDS is a claim about all executions, not about those that were tried: try to break the stack, and see it fail.
 */
import java.util.concurrent.atomic.AtomicReference;

/** The stack of R. K. Treiber (1986): a push or pop that comes too late tries again. */
class TreiberStack {
  record Node(int value, Node next) {}

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(int value) {
    Node next;
    do {
      next = top.get();
    } while (!top.compareAndSet(next, new Node(value, next)));
  }

  /** The last value that was pushed, or 0 when there is none. */
  static int pop() {
    Node first;
    do {
      first = top.get();
      if (first == null) {
        return 0;
      }
    } while (!top.compareAndSet(first, first.next()));
    return first.value();
  }

  public static void main(String[] args) throws InterruptedException {
    int[] popped = new int[1];
    Thread odd = new Thread(() -> push(1), "odd");
    Thread even = new Thread(() -> push(2), "even");
    Thread taker = new Thread(() -> popped[0] = pop(), "taker");
    odd.start();
    even.start();
    taker.start();
    odd.join();
    even.join();
    taker.join();
    int sum = popped[0];
    for (Node n = top.get(); n != null; n = n.next()) {
      sum += n.value();
    }
    if (sum != 3) {
      throw new AssertionError("1 and 2 were pushed, and " + sum + " came back");
    }
  }
}
