package jacquard.library.programs;

import jacquard.library.Expect;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.matcher.ElementMatchers;

/** A class that was made at run time calls an object that is not safe for threads. */
@Expect(value = "assertion", library = "byte-buddy")
public final class ByteBuddyDelegationRaced {
  public static final class Target {
    public int n;

    public void run() {
      n++;
    }
  }

  private ByteBuddyDelegationRaced() {}

  public static void main() throws Exception {
    Target target = new Target();
    Runnable made =
        new ByteBuddy()
            .subclass(Object.class)
            .implement(Runnable.class)
            .method(ElementMatchers.named("run"))
            .intercept(MethodDelegation.to(target))
            .make()
            .load(Target.class.getClassLoader())
            .getLoaded()
            .asSubclass(Runnable.class)
            .getConstructor()
            .newInstance();
    Threads.run(() -> made.run(), () -> made.run());
    assert target.n == 2;
  }
}
