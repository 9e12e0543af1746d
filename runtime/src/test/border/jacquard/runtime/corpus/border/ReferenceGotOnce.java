package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/** A reference is cleared while another thread has what it referred to. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ReferenceGotOnce {

  private ReferenceGotOnce() {}

  public static void main() throws Exception {
    String text = new String("text");
    WeakReference<String> reference = new WeakReference<>(text);
    Together.run(
        () -> {
          String seen = reference.get();
          assert seen == null || seen.length() == 4;
        },
        () -> reference.clear());
    Reference.reachabilityFence(text);
  }
}
