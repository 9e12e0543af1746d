package jacquard.library.programs;

import jacquard.library.Expect;
import net.bytebuddy.ByteBuddy;

/** A class that was made at run time inherits a method that locks. */
@Expect(value = "holds", library = "byte-buddy")
public final class ByteBuddySubclassLocked {
  public static class Locked {
    public int n;

    public synchronized void increment() {
      n++;
    }
  }

  private ByteBuddySubclassLocked() {}

  public static void main() throws Exception {
    Locked made =
        new ByteBuddy()
            .subclass(Locked.class)
            .make()
            .load(Locked.class.getClassLoader())
            .getLoaded()
            .getConstructor()
            .newInstance();
    Threads.run(() -> made.increment(), () -> made.increment());
    assert made.n == 2 && made.getClass() != Locked.class;
  }
}
