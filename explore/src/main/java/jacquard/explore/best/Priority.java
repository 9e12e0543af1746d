package jacquard.explore.best;

import jacquard.core.Vocabulary;

/** How promising a branch is. The branch with the smallest rank is run first. */
@FunctionalInterface
public interface Priority {
  /** The rank of what a priority prefers by its name. */
  double PREFERRED = 0;

  double rank(Branch branch);

  /**
   * A step that is to be taken instead of another one.
   *
   * @param preemptions of the steps up to and including this one
   * @param object the object it touches, or {@link jacquard.core.Dependence#NO_OBJECT}
   * @param site where in the program it is
   * @param need whether partial-order reduction needs it, or only the bound asks for it
   * @param sleep whether it repeats what has been seen from an earlier state
   * @param number counts the branches in the order in which they were found
   */
  record Branch(
      int step,
      int thread,
      int preemptions,
      int object,
      int site,
      Need need,
      Sleep sleep,
      long number,
      Vocabulary vocabulary) {}

  /** Why a branch is there. */
  enum Need {
    REDUCTION,
    BOUND
  }

  /** Whether a branch begins with a step that need not be taken from its state. */
  enum Sleep {
    AWAKE,
    ASLEEP
  }
}
