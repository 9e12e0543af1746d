package jacquard.symbolic.method;

/**
 * How far a method is.
 *
 * @param method its name
 * @param depth steps or frames that are done
 * @param clauses what its solver holds, or the lemmas that it has learned
 */
public record Progress(String method, int depth, long clauses) {}
