package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An interface has a companion that is made in a nested class. */
@Expect(value = "holds", about = "constants of interfaces")
public final class InterfaceConstantOfCompanion {
  interface Element {
    Companion COMPANION = Companion.SELF;

    final class Companion {
      static final Companion SELF = new Companion();
      final AtomicInteger made = new AtomicInteger();

      Element make() {
        made.incrementAndGet();
        return new Element() {};
      }
    }
  }

  private InterfaceConstantOfCompanion() {}

  public static void main() throws Exception {
    Together.run(() -> Element.COMPANION.make(), () -> Element.COMPANION.make());
    assert Element.Companion.SELF.made.get() == 2;
  }
}
