package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread writes data and then a flag; whoever reads the flag and then the data sees both. */
@Expect(value = "holds", about = "volatile", executions = 3)
public final class VolatileMessagePassing {
  static volatile int data;
  static volatile int flag;

  private VolatileMessagePassing() {}

  public static void main() throws InterruptedException {
    Together.run(VolatileMessagePassing::send, VolatileMessagePassing::receive);
  }

  private static void send() {
    data = 1;
    flag = 1;
  }

  private static void receive() {
    int seen = flag;
    int value = data;
    assert seen == 0 || value == 1;
  }
}
