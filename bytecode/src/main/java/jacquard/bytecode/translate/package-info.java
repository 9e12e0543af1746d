/**
 * Makes the model. {@link jacquard.bytecode.translate.Translator} repeats the translation of all
 * processes until nothing new is known of the heap; {@link jacquard.bytecode.translate.Nodes} has
 * what is known at the nodes of one process; {@link jacquard.bytecode.translate.ModelBuilder} lays
 * out the variables and turns paths into edges.
 */
@NullMarked
package jacquard.bytecode.translate;

import org.jspecify.annotations.NullMarked;
