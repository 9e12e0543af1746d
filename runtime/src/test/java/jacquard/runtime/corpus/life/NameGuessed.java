package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** The name of a thread may change at any time. */
@Expect(value = "assertion", about = "names of threads")
public final class NameGuessed {
  private NameGuessed() {}

  public static void main() throws InterruptedException {
    Thread renamed = new Thread(() -> Thread.currentThread().setName("after"), "before");
    renamed.start();
    assert renamed.getName().equals("before");
    renamed.join();
  }
}
