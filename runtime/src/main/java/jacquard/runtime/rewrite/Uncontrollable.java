package jacquard.runtime.rewrite;

import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Methods of the JDK with which a program leaves the JVM, so that what it meets there differs from
 * run to run. They work as ever, but what they do is named, and nothing is claimed.
 */
final class Uncontrollable {
  /** Loaded for a class, which is the first argument; the JDK may load its own. */
  static final String NATIVE = "native code";

  /** Their list is one for the JVM, and is used where the JDK works on its own account. */
  private static final String PROVIDERS = "a change of the list of security providers";

  private static final Map<String, String> METHODS =
      Map.ofEntries(
          Map.entry("sun/nio/ch/Net.socket", "a network socket"),
          Map.entry("sun/nio/ch/Net.serverSocket", "a network socket"),
          Map.entry("java/net/Socket.connect", "a network connection"),
          Map.entry("java/net/ServerSocket.implAccept", "a network connection"),
          Map.entry("java/net/ServerSocket.bind", "a network socket"),
          Map.entry("java/net/DatagramSocket.send", "the network"),
          Map.entry("java/net/DatagramSocket.receive", "the network"),
          Map.entry("java/security/Security.insertProviderAt", PROVIDERS),
          Map.entry("java/security/Security.removeProvider", PROVIDERS),
          Map.entry("sun/nio/ch/SelectorImpl.lockAndDoSelect", "a selector of channels"),
          Map.entry("java/lang/ProcessBuilder.start", "another process"),
          Map.entry("jdk/internal/foreign/abi/AbstractLinker.downcallHandle", "a native function"),
          Map.entry("jdk/internal/foreign/abi/AbstractLinker.upcallStub", "a native function"),
          Map.entry("java/lang/Runtime.load0", NATIVE),
          Map.entry("java/lang/Runtime.loadLibrary0", NATIVE));

  /** Methods that use a file, and which argument says which; 0 for the object itself. */
  private static final Map<String, Integer> FILES =
      Map.ofEntries(
          Map.entry("java/io/FileInputStream.open", 1),
          Map.entry("java/io/FileInputStream.read", 0),
          Map.entry("java/io/FileOutputStream.open", 1),
          Map.entry("java/io/FileOutputStream.write", 0),
          Map.entry("java/io/RandomAccessFile.open", 1),
          Map.entry("java/io/RandomAccessFile.read", 0),
          Map.entry("java/io/RandomAccessFile.write", 0),
          Map.entry("java/io/RandomAccessFile.seek", 0),
          Map.entry("java/io/RandomAccessFile.length", 0),
          Map.entry("sun/nio/fs/UnixFileSystemProvider.newByteChannel", 1),
          Map.entry("sun/nio/fs/UnixFileSystemProvider.newFileChannel", 1),
          Map.entry("sun/nio/fs/UnixFileSystemProvider.implDelete", 1),
          Map.entry("sun/nio/fs/UnixFileSystemProvider.exists", 1),
          Map.entry("sun/nio/fs/WindowsFileSystemProvider.newByteChannel", 1),
          Map.entry("sun/nio/fs/WindowsFileSystemProvider.newFileChannel", 1),
          Map.entry("sun/nio/fs/WindowsFileSystemProvider.implDelete", 1),
          Map.entry("sun/nio/ch/FileChannelImpl.read", 0),
          Map.entry("sun/nio/ch/FileChannelImpl.write", 0));

  private Uncontrollable() {}

  static boolean isIn(String internalName) {
    return Stream.of(METHODS, FILES)
        .flatMap(methods -> methods.keySet().stream())
        .anyMatch(method -> method.startsWith(internalName + "."));
  }

  /** What the method lets in; null for most methods. */
  static @Nullable String of(String internalName, String method) {
    return METHODS.get(internalName + "." + method);
  }

  /** The argument of a method that says which file it uses; -1 for most methods. */
  static int file(String internalName, String method) {
    return FILES.getOrDefault(internalName + "." + method, -1);
  }
}
