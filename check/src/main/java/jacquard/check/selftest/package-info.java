/**
 * Random Java programs against real threads: what a plain JVM shows must be among what the searches
 * see, or they must not claim to have seen everything; and the searches must agree with each other.
 *
 * <p>Start at {@link jacquard.check.selftest.JavaSelfTest}. A {@link
 * jacquard.check.selftest.Generator} draws programs over language constructs, {@code
 * java.util.concurrent} and the whole public API of the running JDK, which {@link
 * jacquard.check.selftest.JdkApi} finds by reflection. {@link
 * jacquard.check.selftest.ControlledRunner} and {@link jacquard.check.selftest.PlainRunner} run
 * them, each in a JVM of its own.
 */
@NullMarked
package jacquard.check.selftest;

import org.jspecify.annotations.NullMarked;
