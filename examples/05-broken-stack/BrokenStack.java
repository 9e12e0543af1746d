/*
 * 5. A broken lock-free stack. A compare-and-set that fails must be tried again, and here it is not.
 *
 * $ ./jacquard check examples/05-broken-stack/BrokenStack.java
 * VIOLATED  examples/05-broken-stack/BrokenStack.java
 *   what      assertion in main: 2 values were pushed, 1 is on the stack (BrokenStack.java:45)
 *   checked   optimal; found in execution 2, this schedule has 1 preemption
 *   steps     5 of 11 shown: without what library calls do for themselves (--all-steps shows the rest)
 *     step  main                           odd                                     even                                 source                                                switch
 *        5                                 BrokenStack.top.value -> null                                                BrokenStack.java:29 in AtomicReference.get            main waits for odd to end
 *        6                                                                         BrokenStack.top.value -> null        BrokenStack.java:29 in AtomicReference.get            odd preempted
 *        7                                                                         BrokenStack.top.value: null => Node  BrokenStack.java:30 in AtomicReference.compareAndSet
 *        8                                 BrokenStack.top.value: failed, is Node                                       BrokenStack.java:30 in AtomicReference.compareAndSet  even ended
 *       11  BrokenStack.top.value -> Node                                                                               BrokenStack.java:41 in AtomicReference.get            odd ended
 *   races     none in any explored execution
 *   replay    ./jacquard replay 'jq1:eb3aafab:0*4.1.2*2.1.0*3' examples/05-broken-stack/BrokenStack.java
 *
 * To fix it, repeat until the compare-and-set succeeds, as the next example does.
 */
import java.util.concurrent.atomic.AtomicReference;

/** A stack without locks, whose push forgets to try again. */
class BrokenStack {
  record Node(int value, Node next) {}

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(int value) {
    Node next = top.get();
    top.compareAndSet(next, new Node(value, next)); // fails when another push was faster
  }

  public static void main(String[] args) throws InterruptedException {
    Thread odd = new Thread(() -> push(1), "odd");
    Thread even = new Thread(() -> push(2), "even");
    odd.start();
    even.start();
    odd.join();
    even.join();
    int size = 0;
    for (Node n = top.get(); n != null; n = n.next()) {
      size++;
    }
    if (size != 2) {
      throw new AssertionError("2 values were pushed, " + size + " is on the stack");
    }
  }
}
