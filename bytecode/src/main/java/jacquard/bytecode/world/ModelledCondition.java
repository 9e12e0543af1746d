package jacquard.bytecode.world;

/** What every condition can do. */
public interface ModelledCondition {
  void await() throws InterruptedException;

  void signal();

  void signalAll();
}
