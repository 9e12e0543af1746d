package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** The name of a thread that has ended is its last one. */
@Expect(value = "holds", about = "names of threads")
public final class NameAfterJoin {
  private NameAfterJoin() {}

  public static void main() throws InterruptedException {
    Thread renamed = new Thread(() -> Thread.currentThread().setName("after"), "before");
    renamed.start();
    renamed.join();
    assert renamed.getName().equals("after");
  }
}
