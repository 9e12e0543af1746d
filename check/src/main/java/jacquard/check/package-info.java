/**
 * Checks Java programs from Java, for test frameworks and tools.
 *
 * <p>Start at {@link JavaCheck}, which says what is checked and how; {@link Finding} is what came
 * of it. A program is checked in a worker JVM, which this package starts and keeps ({@link
 * WorkerConnection}), or in the current one if that can control programs. What goes there and back
 * is serialized.
 */
@NullMarked
package jacquard.check;

import org.jspecify.annotations.NullMarked;
