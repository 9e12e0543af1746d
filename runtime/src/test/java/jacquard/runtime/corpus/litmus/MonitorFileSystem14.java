package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/**
 * Fourteen threads allocate a disk block each (POPL 2005, figure 7); two of them want the same one.
 */
@Expect(value = "holds", about = "synchronized", executions = 2)
public final class MonitorFileSystem14 {
  private static final int INODES = 32;
  private static final int BLOCKS = 26;
  private static final int THREADS = 14;
  static final Object[] lockInode = new Object[INODES];
  static final Object[] lockBlock = new Object[BLOCKS];
  static final int[] inode = new int[INODES];
  static final boolean[] busy = new boolean[BLOCKS];

  static {
    Arrays.setAll(lockInode, _ -> new Object());
    Arrays.setAll(lockBlock, _ -> new Object());
  }

  private MonitorFileSystem14() {}

  public static void main() throws InterruptedException {
    Together.Body[] bodies = new Together.Body[THREADS];
    for (int tid = 0; tid < THREADS; tid++) {
      int i = tid % INODES;
      bodies[tid] = () -> allocate(i);
    }
    Together.run(bodies);
    assert inode[13] != inode[0];
  }

  private static void allocate(int i) {
    synchronized (lockInode[i]) {
      if (inode[i] == 0) {
        search(i);
      }
    }
  }

  private static void search(int i) {
    int block = i * 2 % BLOCKS;
    while (true) {
      synchronized (lockBlock[block]) {
        if (!busy[block]) {
          busy[block] = true;
          inode[i] = block + 1;
          return;
        }
      }
      block = (block + 1) % BLOCKS;
    }
  }
}
