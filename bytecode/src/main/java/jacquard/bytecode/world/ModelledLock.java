package jacquard.bytecode.world;

/** What every lock can do. */
public interface ModelledLock {
  void lock();

  void lockInterruptibly() throws InterruptedException;

  boolean tryLock();

  void unlock();

  ModelledCondition newCondition();
}
