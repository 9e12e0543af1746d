/**
 * The locks of the file system: one for each file name, one for each inode, and one for each block.
 * Who needs several takes them in this order, and never two of the same kind at a time.
 */
class Locks {
  private final Mutex[] files;
  private final Mutex[] inodes;
  private final Mutex[] blocks;

  Locks(Layout layout) {
    files = mutexes(layout.names());
    inodes = mutexes(layout.inodes());
    blocks = mutexes(layout.blocks());
  }

  private static Mutex[] mutexes(int count) {
    Mutex[] all = new Mutex[count];
    for (int i = 0; i < count; i++) {
      all[i] = new Mutex();
    }
    return all;
  }

  void acquireFile(int name) {
    files[name].acquire();
  }

  void releaseFile(int name) {
    files[name].release();
  }

  void acquireInode(int inode) {
    inodes[inode].acquire();
  }

  void releaseInode(int inode) {
    inodes[inode].release();
  }

  void acquireBlock(int block) {
    blocks[block].acquire();
  }

  void releaseBlock(int block) {
    blocks[block].release();
  }
}
