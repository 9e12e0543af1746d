/** Which steps of an execution can change places; shared by the optimal searches. */
@NullMarked
package jacquard.explore.race;

import org.jspecify.annotations.NullMarked;
