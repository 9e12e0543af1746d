package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.lang.management.ManagementFactory;

/** A table of the JDK is filled by an initialiser, and classes are looked up in it later. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class PlatformServerFirstUsed {
  private PlatformServerFirstUsed() {}

  public static void main() {
    assert ManagementFactory.getPlatformMBeanServer().getMBeanCount() > 0;
  }
}
