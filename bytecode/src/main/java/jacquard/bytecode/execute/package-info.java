/**
 * The symbolic executor. A {@link jacquard.bytecode.execute.StepPath} is a thread on its way
 * through a step; {@link jacquard.bytecode.execute.Executor} follows it, and all that fork from it,
 * to where the step ends. {@link jacquard.bytecode.execute.Memory} is the heap as the path sees it:
 * known in every detail during the set-up, variables of the model afterwards.
 *
 * <p>An instruction decides first ({@link jacquard.bytecode.execute.Decisions}) and changes the
 * path then: a fork starts over with the same instruction and one more assumption.
 */
@NullMarked
package jacquard.bytecode.execute;

import org.jspecify.annotations.NullMarked;
