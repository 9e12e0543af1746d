package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.security.Provider;
import java.security.Security;

/** A security provider that was added is there in the next execution, so nothing is claimed. */
@Expect(
    value = "unknown",
    message = "list of security providers",
    about = "every execution starts in the same world")
public final class ProviderAdded {
  static volatile int last;

  private ProviderAdded() {}

  public static void main() throws Exception {
    assert Security.getProvider("Border") == null;
    Together.run(() -> last = 1, () -> last = 2);
    Security.addProvider(new Provider("Border", "1", "") {});
  }
}
