package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** A daemon may see the last thing that others did. */
@Expect(value = "assertion", about = "endless daemon")
public final class DaemonSeesTheEnd {
  static volatile boolean over;

  private DaemonSeesTheEnd() {}

  public static void main() {
    Thread daemon =
        new Thread(
            () -> {
              assert !over;
            });
    daemon.setDaemon(true);
    daemon.start();
    over = true;
  }
}
