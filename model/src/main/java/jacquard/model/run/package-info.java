/**
 * The reference interpreter: {@link jacquard.model.run.Interpreter} walks the trees of commands and
 * expressions, slowly and plainly. The compiler is tested against it.
 */
@NullMarked
package jacquard.model.run;

import org.jspecify.annotations.NullMarked;
