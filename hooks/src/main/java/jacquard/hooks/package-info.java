/**
 * What rewritten code calls, in one class for each topic: {@link jacquard.hooks.FieldHooks}, {@link
 * jacquard.hooks.MonitorHooks} and so on. Start at {@link jacquard.hooks.Supervision}, which knows
 * the thread that runs under control.
 *
 * <p>In a JVM that runs programs under control this package is part of {@code java.base}, so that
 * rewritten classes of the JDK can call it; everything that needs the JDK's internals is here. It
 * does nothing until a {@link jacquard.hooks.Control} is installed, which has an interface for each
 * topic, and then only for the thread that runs under control.
 */
@NullMarked
package jacquard.hooks;

import org.jspecify.annotations.NullMarked;
