package jacquard.check.selftest;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What goes to the JVMs that run programs, and comes back. */
final class SelftestMessages {
  private SelftestMessages() {}

  /**
   * A program to be run.
   *
   * @param fresh whether each run needs its classes anew
   * @param interrupts whether threads interrupt each other, perhaps when a run is over
   * @param effort of how much to do: more than 1 where a disagreement is looked at closely
   * @param races whether to tell the data races
   */
  record Request(
      String name,
      int threads,
      boolean fresh,
      boolean interrupts,
      int effort,
      boolean races,
      Map<String, byte[]> classFiles) {
    void write(DataOutputStream out) throws IOException {
      out.writeUTF(name);
      out.writeInt(threads);
      out.writeBoolean(fresh);
      out.writeBoolean(interrupts);
      out.writeInt(effort);
      out.writeBoolean(races);
      out.writeInt(classFiles.size());
      for (Map.Entry<String, byte[]> file : classFiles.entrySet()) {
        out.writeUTF(file.getKey());
        out.writeInt(file.getValue().length);
        out.write(file.getValue());
      }
      out.flush();
    }

    static Request read(DataInputStream in) throws IOException {
      String name = in.readUTF();
      int threads = in.readInt();
      boolean fresh = in.readBoolean();
      boolean interrupts = in.readBoolean();
      int effort = in.readInt();
      boolean races = in.readBoolean();
      Map<String, byte[]> files = new LinkedHashMap<>();
      int count = in.readInt();
      for (int i = 0; i < count; i++) {
        String file = in.readUTF();
        files.put(file, in.readNBytes(in.readInt()));
      }
      return new Request(name, threads, fresh, interrupts, effort, races, files);
    }
  }

  static void writeTexts(DataOutputStream out, Iterable<String> texts) throws IOException {
    for (String text : texts) {
      out.writeBoolean(true);
      byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }
    out.writeBoolean(false);
  }

  static List<String> readTexts(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    while (in.readBoolean()) {
      texts.add(new String(in.readNBytes(in.readInt()), java.nio.charset.StandardCharsets.UTF_8));
    }
    return texts;
  }
}
