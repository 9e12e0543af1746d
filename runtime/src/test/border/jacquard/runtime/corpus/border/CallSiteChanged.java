package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

/** One thread changes the target of a call site, another one calls it. */
@Expect(
    value = "unknown",
    about = "calls in other ways",
    message = "a call site whose target changes")
public final class CallSiteChanged {

  private CallSiteChanged() {}

  public static void main() throws Exception {
    VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 1));
    int[] seen = new int[1];
    Together.run(
        () -> site.setTarget(MethodHandles.constant(int.class, 2)), () -> seen[0] = called(site));
    assert seen[0] == 2;
  }

  private static int called(VolatileCallSite site) {
    try {
      return (int) site.dynamicInvoker().invokeExact();
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }
}
