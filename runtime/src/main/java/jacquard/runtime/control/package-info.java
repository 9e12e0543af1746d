/**
 * Runs the threads of a program one at a time, as fibers on the calling thread, and records every
 * visible operation. Start at {@link jacquard.runtime.control.schedule.Scheduler}; {@link
 * jacquard.runtime.control.execution.Supervisor} puts all parts together.
 *
 * <p>Here are the words that others use, too. The parts are below, each of which knows only those
 * before it: {@link jacquard.runtime.control.names} of objects and locations, {@link
 * jacquard.runtime.control.schedule} of threads, {@link jacquard.runtime.control.operations} that
 * are visible, {@link jacquard.runtime.control.synchronisers}, {@link
 * jacquard.runtime.control.memory}, {@link jacquard.runtime.control.threads}, and {@link
 * jacquard.runtime.control.execution} of a program. What the hooks call implements an interface of
 * {@link jacquard.hooks}, one for each topic.
 *
 * <h2>To add a synchroniser</h2>
 *
 * <p>So that each of its operations is one visible operation instead of the many steps of its own
 * code. It must be one whose program cannot see the difference; {@link
 * jacquard.runtime.control.synchronisers.Latches} is the smallest example.
 *
 * <ol>
 *   <li>Its model is a class in {@link jacquard.runtime.control.synchronisers}: an operation
 *       announces itself with {@link jacquard.runtime.control.operations.Operations#await}, changes
 *       the {@link jacquard.runtime.control.schedule.SyncStates state} of the synchroniser's
 *       location, and tells of it with {@link
 *       jacquard.runtime.control.operations.Operations#happened}. Who waits and can be interrupted
 *       waits at its own parker ({@link jacquard.runtime.control.operations.Parkers}).
 *   <li>What the JDK's methods call instead is a class in {@link jacquard.hooks}, as {@link
 *       jacquard.hooks.LatchHooks}, with the interface that the model implements. Both get their
 *       place in {@link jacquard.hooks.Control} and in {@link
 *       jacquard.runtime.control.execution.Supervisor}, where the compiler asks for them.
 *   <li>Which methods these are is a list in {@code jacquard.runtime.rewrite.SynchroniserMethods}.
 *       {@code HookTest} finds names that are wrong; add the class to {@code ModelledMethodsTest},
 *       which finds methods that were forgotten.
 * </ol>
 */
@NullMarked
package jacquard.runtime.control;

import org.jspecify.annotations.NullMarked;
