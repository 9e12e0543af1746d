package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** The thread starts itself before its constructor has set what it reads. */
@Expect(value = "assertion", about = "Thread subclass", executions = 2, violations = 1)
public final class StartedInConstructor {
  private StartedInConstructor() {}

  public static void main() throws InterruptedException {
    new Worker(1).join();
  }

  static final class Worker extends Thread {
    private int number;

    Worker(int number) {
      super("worker");
      start();
      this.number = number;
    }

    @Override
    public void run() {
      assert number == 1;
    }
  }
}
