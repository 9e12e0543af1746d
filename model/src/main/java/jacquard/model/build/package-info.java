/**
 * For front ends: {@link jacquard.model.build.Frame} gives variables their places in the state,
 * {@link jacquard.model.build.GraphBuilder} grows a process graph whose jumps are resolved at the
 * end.
 */
@NullMarked
package jacquard.model.build;

import org.jspecify.annotations.NullMarked;
