/**
 * Changes classes so that they call {@link jacquard.hooks}: the program's as they load, the JDK's
 * once, into a copy of the JDK ({@link jacquard.runtime.rewrite.RewrittenJdk}) that programs run
 * on.
 */
@NullMarked
package jacquard.runtime.rewrite;

import org.jspecify.annotations.NullMarked;
