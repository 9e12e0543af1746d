/**
 * Models for stateless searches: {@link ModelProgram} is a {@link jacquard.explore.Subject} whose
 * threads are the processes of a model.
 */
@NullMarked
package jacquard.model.stateless;

import org.jspecify.annotations.NullMarked;
