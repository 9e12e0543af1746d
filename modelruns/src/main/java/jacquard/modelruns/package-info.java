/**
 * Models that run under a schedule: {@link ModelProgram} is a {@link jacquard.explore.Subject}
 * whose threads are the processes of a model.
 */
@NullMarked
package jacquard.modelruns;

import org.jspecify.annotations.NullMarked;
