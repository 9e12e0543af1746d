package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** The stack of a thread ends where the thread began. */
@Expect(value = "holds", about = "exceptions that misbehave")
public final class StackOfAThread {
  private static volatile int frames;

  private StackOfAThread() {}

  public static void main() throws Throwable {
    Thread thread = new Thread(() -> frames = new Throwable().getStackTrace().length);
    thread.start();
    thread.join();
    assert frames == 2;
  }
}
