package jacquard.runtime.rewrite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text file, by number and by text. A file beside it says where each line begins, so
 * that nothing is parsed but the lines that are asked for: a JVM that starts needs few of the many.
 */
final class Lines {
  /** There are none. */
  static final Lines NONE = new Lines(null, 0);

  private static final String INDEX = ".index";

  private final @Nullable Path file;
  private final int count;
  private @Nullable Index index;

  private Lines(@Nullable Path file, int count) {
    this.file = file;
    this.count = count;
  }

  /** What is in both files. */
  private static final class Index {
    final byte[] text;

    /** Where each line begins; at the end, where the last one ends. */
    final int[] begins;

    /** A hash table of numbers of lines, counted from 1; its size is a power of two. */
    final int[] slots;

    Index(Path file) throws IOException {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(indexOf(file)));
      begins = new int[bytes.getInt() + 1];
      bytes.asIntBuffer().get(begins);
      bytes.position(bytes.position() + begins.length * Integer.BYTES);
      slots = new int[bytes.remaining() / Integer.BYTES];
      bytes.asIntBuffer().get(slots);
      text = Files.readAllBytes(file);
    }
  }

  /** Writes a file that {@link #in} can find lines in. */
  static void write(Path file, List<String> lines) throws IOException {
    int[] slots = new int[Integer.highestOneBit(Math.max(1, lines.size())) * 4];
    try (BufferedOutputStream text = new BufferedOutputStream(Files.newOutputStream(file));
        DataOutputStream index =
            new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(indexOf(file))))) {
      index.writeInt(lines.size());
      int begin = 0;
      for (int i = 0; i < lines.size(); i++) {
        byte[] bytes = lines.get(i).getBytes(UTF_8);
        index.writeInt(begin);
        text.write(bytes);
        text.write('\n');
        begin += bytes.length + 1;
        int slot = slot(lines.get(i), slots);
        while (slots[slot] != 0) {
          slot = next(slot, slots);
        }
        slots[slot] = i + 1;
      }
      index.writeInt(begin);
      for (int slot : slots) {
        index.writeInt(slot);
      }
    }
  }

  /** The lines of a file that {@link #write} has written. */
  static Lines in(Path file) throws IOException {
    try (var in = Files.newInputStream(indexOf(file))) {
      return new Lines(file, ByteBuffer.wrap(in.readNBytes(Integer.BYTES)).getInt());
    }
  }

  int count() {
    return count;
  }

  String get(int number) {
    return get(number, index());
  }

  private static String get(int number, Index index) {
    int begin = index.begins[number];
    return new String(index.text, begin, index.begins[number + 1] - begin - 1, UTF_8);
  }

  /** The number of a line; -1 if there is none like it. */
  int find(String line) {
    if (count == 0) {
      return -1;
    }
    Index known = index();
    int slot = slot(line, known.slots);
    while (known.slots[slot] != 0) {
      int number = known.slots[slot] - 1;
      if (get(number, known).equals(line)) {
        return number;
      }
      slot = next(slot, known.slots);
    }
    return -1;
  }

  private static int slot(String line, int[] slots) {
    int hash = line.hashCode();
    return (hash ^ hash >>> 16) & slots.length - 1;
  }

  private static int next(int slot, int[] slots) {
    return slot + 1 & slots.length - 1;
  }

  private synchronized Index index() {
    Index known = index;
    if (known == null) {
      if (file == null) {
        throw new IndexOutOfBoundsException("there are no lines");
      }
      try {
        known = new Index(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      index = known;
    }
    return known;
  }

  private static Path indexOf(Path file) {
    return file.resolveSibling(file.getFileName() + INDEX);
  }
}
