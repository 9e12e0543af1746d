package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/** A checksum is made of memory outside of the heap that another thread writes. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ChecksumOfMemory {

  private ChecksumOfMemory() {}

  public static void main() throws Throwable {
    ByteBuffer buffer = ByteBuffer.allocateDirect(2);
    CRC32 none = new CRC32();
    none.update(new byte[2]);
    CRC32 both = new CRC32();
    both.update(new byte[] {1, 1});
    Together.run(
        () -> {
          buffer.put(0, (byte) 1);
          buffer.put(1, (byte) 1);
        },
        () -> {
          CRC32 sum = new CRC32();
          sum.update(buffer.duplicate());
          assert sum.getValue() == none.getValue() || sum.getValue() == both.getValue();
        });
  }
}
