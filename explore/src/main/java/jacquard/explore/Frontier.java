package jacquard.explore;

import jacquard.core.Kind;

/** What the threads are about to do in the current state; asked only about enabled threads. */
public interface Frontier {
  Kind kind(int thread);

  /** The object of the pending operation, or {@link jacquard.core.Dependence#NO_OBJECT}. */
  int object(int thread);

  /** Whether the pending operation would write its object if it ran now. */
  boolean writes(int thread);

  /** The thread that a start or a join is about; for those only. */
  int target(int thread);

  /** Where in the program the pending operation is, as the vocabulary explains it. */
  int site(int thread);

  /** How many alternatives the pending operation's data choice has; 1 where there is none. */
  int alternatives(int thread);
}
