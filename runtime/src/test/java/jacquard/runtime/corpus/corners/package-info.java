/**
 * Programs that each hang on one rule of the checker which no other program needs: copies of arrays
 * beside writes, the order of deadlines, signals that meet interrupts, initialisers that fail.
 */
package jacquard.runtime.corpus.corners;
