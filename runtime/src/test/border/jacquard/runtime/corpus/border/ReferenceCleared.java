package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/** A reference is cleared between two uses. */
@Expect(value = "exception", about = "mutable classes of the JDK")
public final class ReferenceCleared {

  private ReferenceCleared() {}

  public static void main() throws Exception {
    String text = new String("text");
    WeakReference<String> reference = new WeakReference<>(text);
    Together.run(
        () -> {
          if (reference.get() != null) {
            assert reference.get().length() == 4;
          }
        },
        () -> reference.clear());
    Reference.reachabilityFence(text);
  }
}
