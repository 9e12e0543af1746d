/** Draws charts as SVG. Start at {@link LogChart}. */
@NullMarked
package jacquard.bench.plot;

import org.jspecify.annotations.NullMarked;
