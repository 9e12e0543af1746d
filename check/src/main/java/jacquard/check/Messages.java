package jacquard.check;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Objects as bytes, with their length before them. */
final class Messages {
  private Messages() {}

  static void send(DataOutputStream out, Object message) throws IOException {
    byte[] bytes = Serialization.write(message);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }

  static <T> T receive(DataInputStream in, Class<T> type) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    try {
      return type.cast(Serialization.read(bytes, type.getClassLoader()));
    } catch (ClassNotFoundException e) {
      throw new IOException("the other side speaks of a class that is not here", e);
    }
  }
}
