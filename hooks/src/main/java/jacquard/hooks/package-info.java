/**
 * What rewritten code calls. Start at {@link jacquard.hooks.Hooks}.
 *
 * <p>In a JVM that runs programs under control this package is part of {@code java.base}, so that
 * rewritten classes of the JDK can call it; everything that needs the JDK's internals is here. It
 * does nothing until a {@link jacquard.hooks.Control} is installed, and then only for the thread
 * that runs under control.
 */
@NullMarked
package jacquard.hooks;

import org.jspecify.annotations.NullMarked;
