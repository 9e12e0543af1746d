package jacquard.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import jacquard.runtime.Carrier;
import jacquard.runtime.Watchdog;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;

/** What a worker JVM runs: it checks what it is asked to, one request after the other. */
final class WorkerMain {
  private WorkerMain() {}

  /** The argument is the port to answer to; the first line of the input proves who answers. */
  public static void main(String[] arguments) throws IOException {
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    String secret = input.readLine();
    Thread.ofPlatform().daemon().name("jacquard end").start(() -> endWith(input));
    System.setIn(InputStream.nullInputStream());
    ProgramOutput.discard();
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(arguments[0]))) {
      socket.setTcpNoDelay(true);
      DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
      out.writeUTF(secret);
      out.flush();
      while (true) {
        Request request = Messages.receive(in, Request.class);
        Watchdog.setObituary(
            reason -> {
              send(out, FindingBuilder.givenUp(request, reason));
              return Watchdog.UNKNOWN;
            });
        Answer answer =
            Carrier.call(() -> Watchdog.within(request.time(), () -> Checker.answer(request)));
        send(out, answer);
      }
    } catch (EOFException e) {
      Runtime.getRuntime().halt(0);
    }
  }

  private static void send(DataOutputStream out, Answer answer) {
    try {
      Messages.send(out, answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Nobody is left to answer to when the input ends. */
  private static void endWith(BufferedReader input) {
    try {
      while (input.readLine() != null) {
        // nothing more is said there
      }
    } catch (IOException e) {
      // that is an end, too
    }
    Runtime.getRuntime().halt(0);
  }
}
