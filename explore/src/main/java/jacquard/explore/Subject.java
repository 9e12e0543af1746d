package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.core.Vocabulary;
import java.util.List;

/**
 * A concurrent program that can be run again and again, each time with other choices.
 *
 * <p>Used by one thread at a time. Equal choices give equal executions; a search that sees anything
 * else reports uncontrolled nondeterminism.
 */
public interface Subject {
  String name();

  /** Changes when the program does; hexadecimal digits. Guards schedules against other programs. */
  String fingerprint();

  Vocabulary vocabulary();

  /**
   * Runs the program from its start and records everything.
   *
   * <p>In every state the subject marks the enabled threads in the execution and then asks the
   * policy, unless nobody is enabled or {@code maxSteps} events have happened. However the run
   * ends, the pending operation of every unfinished thread is recorded.
   */
  void run(Policy policy, int maxSteps, Execution into);

  /**
   * The same program, run so that its executions tell a person more, which may be slower. Schedules
   * of one are schedules of the other.
   */
  default Subject detailed() {
    return this;
  }

  /**
   * How many unlikely things happened in the last execution, such as a timeout that fired although
   * others could move. People believe an execution the sooner the fewer there are.
   */
  default int oddities() {
    return 0;
  }

  /**
   * Limits of its own that the executions so far were kept within: behaviours beyond them exist,
   * but no search gets to see them.
   */
  default List<Verdict.Limit> limits() {
    return List.of();
  }
}
