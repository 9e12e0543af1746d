/**
 * Classes as the translation sees them. {@link jacquard.bytecode.code.ClassTable} finds classes,
 * methods and fields, with those of {@code jacquard.bytecode.world} in the place of the JDK's;
 * {@link jacquard.bytecode.code.MethodCode} has the instructions of a method, by their numbers.
 * {@link jacquard.bytecode.code.CallSites} makes methods of what the JVM makes when a program runs:
 * how records are compared, and which label of a switch an object has.
 */
@NullMarked
package jacquard.bytecode.code;

import org.jspecify.annotations.NullMarked;
