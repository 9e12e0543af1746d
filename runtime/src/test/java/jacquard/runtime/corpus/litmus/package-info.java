/**
 * The shapes of the litmus programs as Java classes, with their numbers of traces.
 *
 * <p>Threads do the same in the same order as their scripted counterparts; what main reads after it
 * has joined them adds no trace.
 */
package jacquard.runtime.corpus.litmus;
