package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** A thread of the group may have ended when the active ones are counted. */
@Expect(value = "assertion", about = "ThreadGroup")
public final class GroupCountGuessed {
  private GroupCountGuessed() {}

  public static void main() throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> {}, "member");
    thread.start();
    int active = group.activeCount();
    thread.join();
    assert active == 1;
  }
}
