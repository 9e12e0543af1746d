/**
 * What the command shows besides the reports of checks: how far it has come, what to do next, and
 * tables.
 */
@NullMarked
package jacquard.cli.rendering;

import org.jspecify.annotations.NullMarked;
