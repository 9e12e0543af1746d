/**
 * Classes of the JDK as a model has them. Each takes the place of the class that {@code
 * jacquard.bytecode.code.Names} says, and behaves to other threads as that one does: a method
 * marked {@link jacquard.bytecode.world.Step} is one step. {@link jacquard.bytecode.world.Kernel}
 * has what cannot be written in Java.
 *
 * <p>Nothing of this is ever run, only translated.
 */
@NullMarked
package jacquard.bytecode.world;

import org.jspecify.annotations.NullMarked;
