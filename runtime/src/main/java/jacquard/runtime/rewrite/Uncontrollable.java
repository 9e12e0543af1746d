package jacquard.runtime.rewrite;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Methods of the JDK with which a program leaves the JVM, so that what it meets there differs from
 * run to run. They work as ever, but what they do is named, and nothing is claimed.
 */
final class Uncontrollable {
  /** Loaded for a class, which is the first argument; the JDK may load its own. */
  static final String NATIVE = "native code";

  private static final Map<String, String> METHODS =
      Map.of(
          "java/net/Socket.connect", "a network connection",
          "java/net/ServerSocket.implAccept", "a network connection",
          "java/net/DatagramSocket.send", "the network",
          "java/net/DatagramSocket.receive", "the network",
          "java/lang/ProcessBuilder.start", "another process",
          "java/lang/Runtime.load0", NATIVE,
          "java/lang/Runtime.loadLibrary0", NATIVE);

  private Uncontrollable() {}

  static boolean isIn(String internalName) {
    return METHODS.keySet().stream().anyMatch(method -> method.startsWith(internalName + "."));
  }

  /** What the method lets in; null for most methods. */
  static @Nullable String of(String internalName, String method) {
    return METHODS.get(internalName + "." + method);
  }
}
