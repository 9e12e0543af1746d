/**
 * Where the command speaks to people and to the shell: its streams, exit statuses, complaints, and
 * how it is called off.
 *
 * <p>Start at {@link Console}. A wrong call is a {@link UsageException}, one line and exit status
 * 2; {@link Complaints} reports any other exception as a fault of Jacquard.
 */
@NullMarked
package jacquard.cli.console;

import org.jspecify.annotations.NullMarked;
