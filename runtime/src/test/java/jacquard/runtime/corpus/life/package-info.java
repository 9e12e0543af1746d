/**
 * Time, interrupts, the beginning and the end of threads and of the program, and what threads see
 * of each other: a program with a bug and a correct twin for each.
 */
package jacquard.runtime.corpus.life;
