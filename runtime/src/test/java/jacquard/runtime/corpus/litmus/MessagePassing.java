package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread writes data and then a flag; whoever reads the flag and then the data sees both. */
@Expect(value = "holds", about = "plain field", executions = 3)
public final class MessagePassing {
  static int data;
  static int flag;

  private MessagePassing() {}

  public static void main() throws InterruptedException {
    Together.run(MessagePassing::send, MessagePassing::receive);
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
