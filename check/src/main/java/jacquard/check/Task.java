package jacquard.check;

import java.io.Serializable;

/**
 * What can be checked as it is, a lambda mostly. It is copied to where it is checked together with
 * all that it has captured, once for every execution.
 */
@FunctionalInterface
public interface Task extends Runnable, Serializable {}
