package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** The thread is started when its constructor is done. */
@Expect(value = "holds", about = "Thread subclass", executions = 1)
public final class StartedWhenBuilt {
  private StartedWhenBuilt() {}

  public static void main() throws InterruptedException {
    Worker worker = new Worker(1);
    worker.start();
    worker.join();
  }

  static final class Worker extends Thread {
    private final int number;

    Worker(int number) {
      super("worker");
      this.number = number;
    }

    @Override
    public void run() {
      assert number == 1;
    }
  }
}
