/**
 * Small programs with known verdicts and, where somebody has counted them, known numbers of traces:
 * for testing the searches, for comparing them, and for learning what the checker can do.
 *
 * <p>Start at {@link LitmusCatalog}. A program is a {@link Shape} at some size; the shapes live in
 * one file per family, each with a word on where it comes from. Depends on {@code script} only.
 */
@NullMarked
package jacquard.litmus;

import org.jspecify.annotations.NullMarked;
