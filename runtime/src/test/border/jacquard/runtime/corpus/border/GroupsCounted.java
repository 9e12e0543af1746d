package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread makes a group of threads, another one counts them. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class GroupsCounted {

  private GroupsCounted() {}

  public static void main() throws Throwable {
    ThreadGroup group = new ThreadGroup("group");
    ThreadGroup[] made = new ThreadGroup[1];
    Together.run(
        () -> made[0] = new ThreadGroup(group, "below"),
        () -> {
          assert group.activeGroupCount() == 1;
        });
    assert made[0] != null;
  }
}
