/**
 * Methods that decide whether a bad state of a circuit can be reached, and what is common to them.
 *
 * <p>Start at {@link Method}. {@link BoundedModelChecking} finds shortest violations, {@link
 * KInduction} proves that there are none, {@link Portfolio} runs several methods at once; more of
 * them are in packages of their own. {@link Confirmed} is around each: it leaves out of the circuit
 * what does not matter, runs every violation on the circuit, and lets {@link CertificateChecker}
 * check every proof with another solver.
 */
@NullMarked
package jacquard.symbolic.method;

import org.jspecify.annotations.NullMarked;
