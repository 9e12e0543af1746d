package jacquard.cli.worker;

import jacquard.cli.console.UsageException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Where it is first thrown, a JVM that was started for a debugger waits for one. */
public final class DebuggerWanted extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private DebuggerWanted() {
    super("attach a debugger", null, false, false);
  }

  public static void await() {
    try {
      throw new DebuggerWanted();
    } catch (DebuggerWanted noticed) {
      // the JVM has seen it
    }
  }

  /**
   * Makes sure that nobody else listens there.
   *
   * @throws UsageException if somebody does
   */
  public static void requireFree(int port) {
    try (ServerSocket server = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      server.setReuseAddress(true);
    } catch (IOException | IllegalArgumentException e) {
      throw new UsageException(
          "cannot listen for a debugger on port %d (%s): give another one, --debug=PORT"
              .formatted(port, e.getMessage()),
          e);
    }
  }
}
