/**
 * Programs about the order of the Java memory model: what gives an edge, what does not, and which
 * accesses race. Nearly all of them hold; the table of the corpus says which data races are found.
 */
package jacquard.runtime.corpus.races;
