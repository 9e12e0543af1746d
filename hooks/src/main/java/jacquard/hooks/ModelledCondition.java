package jacquard.hooks;

import java.util.List;
import java.util.concurrent.locks.Condition;

/** What stands for a condition of a lock that the control models as a whole. */
public interface ModelledCondition extends Condition {
  /** Who waits. Asked by the holder of the lock only. */
  List<Thread> waiting();
}
