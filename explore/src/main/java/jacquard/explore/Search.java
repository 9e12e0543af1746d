package jacquard.explore;

/** A way of going through the executions of a subject. */
public interface Search {
  /** The name that {@link Searches} knows it by. */
  String name();

  /** Searches until everything is covered, a violation is found or a limit is reached. */
  Result check(Subject subject, Limits limits, Observer observer);
}
