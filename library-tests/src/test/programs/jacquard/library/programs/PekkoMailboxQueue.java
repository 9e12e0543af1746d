package jacquard.library.programs;

import jacquard.library.Expect;
import org.apache.pekko.dispatch.AbstractNodeQueue;

/** Two threads put into the queue of a mailbox. */
@Expect(value = "holds", library = "pekko-actor_2.13")
public final class PekkoMailboxQueue {
  static final class Mailbox extends AbstractNodeQueue<Integer> {
    private static final long serialVersionUID = 1;
  }

  private PekkoMailboxQueue() {}

  public static void main() throws Exception {
    Mailbox mailbox = new Mailbox();
    Threads.run(() -> mailbox.add(1), () -> mailbox.add(2));
    assert mailbox.poll() + mailbox.poll() == 3 && mailbox.poll() == null;
  }
}
