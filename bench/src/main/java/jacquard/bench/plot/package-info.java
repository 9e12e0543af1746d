/** Draws charts as SVG. Start at {@link LogChart} for one chart, at {@link Sheet} for several. */
@NullMarked
package jacquard.bench.plot;

import org.jspecify.annotations.NullMarked;
