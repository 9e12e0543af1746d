/**
 * The Daisy case study of Kahlon, Gupta and Sinha (CAV 2006, section 5): {@link DaisyCommand} lets
 * every engine look for its witnesses, and at the repaired twins.
 */
@NullMarked
package jacquard.bench.daisy;

import org.jspecify.annotations.NullMarked;
