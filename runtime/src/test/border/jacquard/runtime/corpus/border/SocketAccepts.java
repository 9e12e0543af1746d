package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A thread connects to another by a socket. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "a network socket")
public final class SocketAccepts {

  private SocketAccepts() {}

  public static void main() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Together.run(
          () -> {
            try (Socket socket = server.accept()) {
              socket.getOutputStream().write(7);
            }
          },
          () -> {
            try (Socket socket = new Socket(server.getInetAddress(), server.getLocalPort())) {
              assert socket.getInputStream().read() == 7;
            }
          });
    }
  }
}
