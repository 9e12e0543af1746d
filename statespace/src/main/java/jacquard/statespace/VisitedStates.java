package jacquard.statespace;

import java.util.Optional;
import java.util.OptionalDouble;

/** What a depth-first search knows of the states that it has seen, and the states on its stack. */
sealed interface VisitedStates permits ExactStates, SketchedStates {
  /**
   * Adds a state.
   *
   * @return whether it is new
   */
  boolean add(byte[] state);

  /** Whether it can tell which states are on the stack. */
  boolean knowsStack();

  /** Whether the last state that was not new is on the stack; asked only if that is known. */
  boolean isOnStack();

  /** Puts the state that was added last on the stack. */
  void push(byte[] state);

  /** Takes the topmost state from the stack. */
  void pop();

  /** Copies a state of the stack, of which the lowest has number 0. */
  void load(int level, byte[] into);

  /** How many states were new. */
  long size();

  long bytes();

  /** Why to give up now, if so; asked in every round. */
  Optional<String> exceeded(long states);

  /** How many new states were probably taken for seen, if it does not know them exactly. */
  OptionalDouble expectedMisses();
}
