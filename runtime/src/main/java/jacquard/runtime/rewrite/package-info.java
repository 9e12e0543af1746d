/**
 * Changes classes so that they call {@link jacquard.hooks}: the program's as they load, the JDK's
 * once, into a folder that a JVM is started with.
 */
@NullMarked
package jacquard.runtime.rewrite;

import org.jspecify.annotations.NullMarked;
