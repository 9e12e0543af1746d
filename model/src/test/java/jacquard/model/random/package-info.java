/**
 * Random models that are built without any language: {@link RandomGraphs} has every command, {@link
 * Reachable} goes through their states.
 */
@NullMarked
package jacquard.model.random;

import org.jspecify.annotations.NullMarked;
