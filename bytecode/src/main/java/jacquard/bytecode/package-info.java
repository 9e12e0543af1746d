/**
 * From Java bytecode to a finite model, so that the engines for models can check the same program
 * that runs.
 *
 * <p>Start at {@link jacquard.bytecode.translate.JavaModel}. The work is done by one symbolic
 * executor ({@code jacquard.bytecode.execute}), in two ways:
 *
 * <ol>
 *   <li><b>Set-up.</b> The thread that runs {@code main} goes on alone, with every value known,
 *       through the starts of other threads, until it has to wait, to choose, or to touch what a
 *       thread that it has started may touch. What is in its frames and in the heap then is the
 *       initial state. To go on past a start is sound because what it does until then commutes with
 *       everything the others do; the translation checks that, and cuts the set-up short where it
 *       is not so.
 *   <li><b>Translation.</b> Each thread object is a process. From each of its nodes (the call
 *       chain, the instruction, the monitors held) the executor follows all paths to the next
 *       nodes; each path is one edge: its condition and what it assigns, in terms of the state
 *       before it. A path has at most one visible operation, something that another thread may
 *       notice, and all local computation around it.
 * </ol>
 *
 * <p>What may be in a cell of the heap, and who touches it, is found by a fixpoint over the whole
 * program ({@code jacquard.bytecode.translate}). A cell that nobody writes is a constant; one that
 * a single process uses is invisible. References are numbers of objects, and every access forks on
 * the objects it may meet, so that calls are resolved and footprints are exact.
 *
 * <p>Classes of the JDK whose methods are single steps to others (atomics, locks, semaphores,
 * threads) are written down in {@code jacquard.bytecode.world}, as Java code that takes their
 * place; all other classes are translated from their own bytecode. What cannot be translated is
 * named with its place ({@link jacquard.bytecode.code.UnsupportedCodeException}).
 */
@NullMarked
package jacquard.bytecode;

import org.jspecify.annotations.NullMarked;
