package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** Two threads that are started by reflection race. */
@Expect(value = "assertion", about = "calls in other ways")
public final class StartedByReflection {
  static int n;

  private StartedByReflection() {}

  public static void main() throws Exception {
    Thread a = Together.thread("a", () -> n++);
    Thread b = Together.thread("b", () -> n++);
    Method start = Thread.class.getMethod("start");
    Method join = Thread.class.getMethod("join");
    start.invoke(a);
    start.invoke(b);
    join.invoke(a);
    join.invoke(b);
    assert n == 2;
  }
}
