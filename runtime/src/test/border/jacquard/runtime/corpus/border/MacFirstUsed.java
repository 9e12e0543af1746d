package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Both threads use a message authentication code for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class MacFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private MacFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          Mac mac = Mac.getInstance("HmacSHA256");
          mac.init(new SecretKeySpec(new byte[16], "HmacSHA256"));
          assert mac.doFinal(new byte[3]).length == 32;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}
