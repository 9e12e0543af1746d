package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.SwitchPoint;

/** One thread invalidates a switch point, another one asks for it. */
@Expect(
    value = "unknown",
    about = "calls in other ways",
    message = "a switch point that is invalidated")
public final class SwitchPointInvalidated {

  private SwitchPointInvalidated() {}

  public static void main() throws Exception {
    SwitchPoint point = new SwitchPoint();
    boolean[] seen = new boolean[1];
    Together.run(
        () -> SwitchPoint.invalidateAll(new SwitchPoint[] {point}),
        () -> seen[0] = point.hasBeenInvalidated());
    assert seen[0];
  }
}
