/**
 * Finite models: what every front end produces and every stateful or symbolic engine reads.
 *
 * <p>Start at {@link Model}: process graphs ({@link ProcessGraph}, {@link Location}, {@link Edge})
 * of guarded {@link Command}s over bounded, typed {@link Variable}s and {@link Channel}s. All of it
 * is immutable data. A state is a vector of bytes, laid out by {@link Layout}; {@link Machine} says
 * how an engine asks for enabled transitions and performs one. {@code jacquard.model.run} has the
 * reference interpreter, {@code jacquard.model.compile} the compiler to bytecode.
 *
 * <p>For those who add reductions: a {@link Transition} names the process, its edge and, in a
 * rendezvous, the partner; {@link Edge#command()} is all that it may read or write, so analyses are
 * functions of commands, and an ample, persistent or transaction-based search is one that performs
 * a part of what {@link Machine#enabled} lists.
 */
@NullMarked
package jacquard.model;

import org.jspecify.annotations.NullMarked;
