package jacquard.hooks;

import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import org.jspecify.annotations.Nullable;

/** The conditions of locks that are one visible operation each. */
public interface ConditionControl {
  /** What stands for a condition; null for one whose own code runs. */
  @Nullable ModelledCondition model(ConditionObject condition);
}
