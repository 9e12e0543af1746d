package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread begins with the superclass, the other with a subclass that has no initialiser of its
 * own.
 */
@Expect(value = "deadlock", about = "class initialisation")
public final class SuperclassNeedsSubclass {
  static class Base {
    static Sub sub = new Sub();
  }

  static class Sub extends Base {}

  private SuperclassNeedsSubclass() {}

  public static void main() throws Exception {
    Together.run(() -> new Base(), () -> new Sub());
  }
}
