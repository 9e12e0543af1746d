/**
 * The finite heap: {@link jacquard.bytecode.heap.Heap} has the objects by their numbers, {@link
 * jacquard.bytecode.heap.Cell} names what can be read and written of them, {@link
 * jacquard.bytecode.heap.Facts} collects who does that and with which values.
 */
@NullMarked
package jacquard.bytecode.heap;

import org.jspecify.annotations.NullMarked;
