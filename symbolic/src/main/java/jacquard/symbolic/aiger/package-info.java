/**
 * Circuits as files in the AIGER format, version 1.9 (Biere, Heljanko and Wieringa, FMV report
 * 11/2, 2011): as text and as binary.
 *
 * <p>Start at {@link AigerReader} and {@link AigerWriter}.
 */
@NullMarked
package jacquard.symbolic.aiger;

import org.jspecify.annotations.NullMarked;
