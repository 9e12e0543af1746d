package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Each thread opens and closes a server socket. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a network socket")
public final class ServerSocketOnly {

  private ServerSocketOnly() {}

  public static void main() throws Exception {
    Together.Body open = () -> new ServerSocket(0, 1, InetAddress.getLoopbackAddress()).close();
    Together.run(open, open);
  }
}
