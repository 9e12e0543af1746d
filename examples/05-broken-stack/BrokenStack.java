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
