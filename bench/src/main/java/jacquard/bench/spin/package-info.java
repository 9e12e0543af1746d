/**
 * Models under Jacquard and under Spin, side by side: how long a whole check takes, what a state
 * costs, and how many states are left by the reduction of each. Start at {@link SpinCommand}.
 */
@NullMarked
package jacquard.bench.spin;

import org.jspecify.annotations.NullMarked;
