/**
 * Models as bytecode. {@link jacquard.model.compile.Compiler} makes a class for a model, in which
 * every location lists its enabled edges and every edge has a method that performs it. What is rare
 * (random receives, creation of processes, looking at other processes, rendezvous) is left to the
 * interpreter, edge by edge; both give the same states.
 */
@NullMarked
package jacquard.model.compile;

import org.jspecify.annotations.NullMarked;
