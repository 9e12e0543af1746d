package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** A class has a field of an absent type, which stays null. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentAsAField {
  static final class Holder {
    Absent absent;
    int n;

    synchronized void increment() {
      n++;
    }
  }

  private AbsentAsAField() {}

  public static void main() throws Exception {
    Holder holder = new Holder();
    Together.run(() -> holder.increment(), () -> holder.increment());
    assert holder.n == 2 && holder.absent == null;
  }
}
