package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** What is wrong with a time is said as a JVM says it. */
@Expect(value = "holds", about = "exceptions that misbehave")
public final class WaitForANegativeTime {

  private WaitForANegativeTime() {}

  public static void main() throws Throwable {
    try {
      new Object().wait(-1);
      throw new AssertionError("waited");
    } catch (IllegalArgumentException e) {
      assert "timeout value is negative".equals(e.getMessage());
    }
  }
}
