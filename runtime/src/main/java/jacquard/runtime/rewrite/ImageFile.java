package jacquard.runtime.rewrite;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.internal.jimage.BasicImageReader;
import jdk.tools.jlink.internal.BasicImageWriter;
import jdk.tools.jlink.internal.ImageResourcesTree;

/** The file that has all classes and resources of a JDK, with some classes replaced or added. */
final class ImageFile {
  private static final int BUFFER = 1 << 20;

  private final Path original;
  private final Map<String, byte[]> replaced = new TreeMap<>();

  /**
   * @param home of the JDK that has the other classes
   */
  ImageFile(Path home) {
    original = file(home);
  }

  private static Path file(Path home) {
    return home.resolve("lib").resolve(BasicImageWriter.MODULES_IMAGE_NAME);
  }

  void put(String module, String internalName, byte[] classFile) {
    replaced.put("/" + module + "/" + internalName + ".class", classFile);
  }

  /** Writes the file of another JDK. */
  void write(Path home) throws IOException {
    try (BasicImageReader reader = BasicImageReader.open(original);
        DataOutputStream out =
            new DataOutputStream(
                new BufferedOutputStream(Files.newOutputStream(file(home)), BUFFER))) {
      Map<String, Long> sizes = new TreeMap<>();
      for (String name : reader.getEntryNames()) {
        if (!ImageResourcesTree.isTreeInfoResource(name)) {
          sizes.put(name, reader.findLocation(name).getUncompressedSize());
        }
      }
      replaced.forEach((name, bytes) -> sizes.put(name, (long) bytes.length));
      List<String> names = new ArrayList<>(sizes.keySet());
      BasicImageWriter writer = new BasicImageWriter(ByteOrder.nativeOrder());
      long offset = 0;
      for (Map.Entry<String, Long> entry : sizes.entrySet()) {
        writer.addLocation(entry.getKey(), offset, 0, entry.getValue());
        offset += entry.getValue();
      }
      ImageResourcesTree tree = new ImageResourcesTree(offset, writer, names);
      out.write(writer.getBytes());
      for (String name : names) {
        byte[] bytes = replaced.get(name);
        out.write(bytes != null ? bytes : reader.getResource(name));
      }
      tree.addContent(out);
    }
  }
}
