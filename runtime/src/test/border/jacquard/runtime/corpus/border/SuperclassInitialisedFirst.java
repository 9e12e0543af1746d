package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The superclass is initialised before two threads use it and its subclass. */
@Expect(value = "holds", about = "class initialisation")
public final class SuperclassInitialisedFirst {
  static class Base {
    static Sub sub = new Sub();
  }

  static class Sub extends Base {}

  private SuperclassInitialisedFirst() {}

  public static void main() throws Exception {
    new Base();
    Together.run(() -> new Base(), () -> new Sub());
  }
}
