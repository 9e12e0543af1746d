package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.nio.ByteBuffer;

/** Two duplicates of a direct buffer have the same memory. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class DirectBufferDuplicates {

  private DirectBufferDuplicates() {}

  public static void main() throws Exception {
    ByteBuffer left = ByteBuffer.allocateDirect(8);
    ByteBuffer right = left.duplicate();
    Together.run(
        () -> left.putInt(0, left.getInt(0) + 1), () -> right.putInt(0, right.getInt(0) + 1));
    assert left.getInt(0) == 2;
  }
}
