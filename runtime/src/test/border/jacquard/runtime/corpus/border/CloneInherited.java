package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy is made by the method that all objects have, called as one of the class's own. */
@Expect(value = "assertion", about = "clones")
public final class CloneInherited implements Cloneable {
  int n;

  private CloneInherited() {}

  public static void main() throws Exception {
    CloneInherited original = new CloneInherited();
    CloneInherited[] copy = new CloneInherited[1];
    Together.run(() -> original.n = 1, () -> copy[0] = (CloneInherited) original.clone());
    assert copy[0].n == 0;
  }
}
