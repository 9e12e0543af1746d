package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Both threads use a cipher for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class CipherFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private CipherFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
          cipher.init(
              Cipher.ENCRYPT_MODE,
              new SecretKeySpec(new byte[16], "AES"),
              new IvParameterSpec(new byte[16]));
          assert cipher.doFinal(new byte[3]).length == 16;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}
