/*
 * 8a. A bounded buffer. Two threads put three numbers each, two threads take three each, and the buffer has room for two.
 * Nothing is lost and nothing comes twice, but there are too many executions to run them all.
 */
/** A buffer of fixed size, whose threads wait while it is full or empty. */
class BoundedBuffer {
  private final int[] items;
  private int first;
  private int count;

  BoundedBuffer(int capacity) {
    items = new int[capacity];
  }

  synchronized void put(int item) throws InterruptedException {
    while (count == items.length) {
      wait();
    }
    items[(first + count) % items.length] = item;
    count++;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    int item = items[first];
    first = (first + 1) % items.length;
    count--;
    notifyAll();
    return item;
  }

  synchronized boolean isEmpty() {
    return count == 0;
  }

  static final int CAPACITY = 2;
  static final int EACH = 3;

  /** Takes some numbers, and keeps their sum. */
  static class Taker extends Thread {
    private final BoundedBuffer buffer;
    private int sum;

    Taker(String name, BoundedBuffer buffer) {
      super(name);
      this.buffer = buffer;
    }

    @Override
    public void run() {
      try {
        int taken = 0;
        for (int i = 0; i < EACH; i++) {
          taken += buffer.take();
        }
        sum = taken;
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts a taker");
      }
    }
  }

  /** Puts some numbers: the first one, twice the first one, and so on. */
  static class Putter extends Thread {
    private final BoundedBuffer buffer;
    private final int number;

    Putter(String name, BoundedBuffer buffer, int number) {
      super(name);
      this.buffer = buffer;
      this.number = number;
    }

    @Override
    public void run() {
      try {
        for (int i = 1; i <= EACH; i++) {
          buffer.put(i * number);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException("nobody interrupts a putter");
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer(CAPACITY);
    Putter ones = new Putter("ones", buffer, 1);
    Putter fives = new Putter("fives", buffer, 5);
    Taker left = new Taker("left", buffer);
    Taker right = new Taker("right", buffer);
    ones.start();
    fives.start();
    left.start();
    right.start();
    ones.join();
    fives.join();
    left.join();
    right.join();
    if (left.sum + right.sum != (1 + 5) * (1 + 2 + 3)) {
      throw new AssertionError("what was taken is not what was put");
    }
    if (!buffer.isEmpty()) {
      throw new AssertionError("something is left");
    }
  }
}
