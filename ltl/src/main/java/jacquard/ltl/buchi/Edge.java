package jacquard.ltl.buchi;

/**
 * An edge while an automaton is being built; {@code marks} are the acceptance sets it belongs to.
 */
record Edge(Guard guard, long marks, int target) {}
