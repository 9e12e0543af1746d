/**
 * The experiments of Coons' dissertation (Bounded partial-order reduction, 2013): chapter 8 and
 * those of chapter 3, on the programs of {@link jacquard.bench.subjects}.
 *
 * <p>Start at {@link Chapter8Command}. Each experiment is a class that measures; its report makes
 * {@link Section}s of what was measured.
 */
@NullMarked
package jacquard.bench.chapter8;

import org.jspecify.annotations.NullMarked;
