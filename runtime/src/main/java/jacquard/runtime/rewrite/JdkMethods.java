package jacquard.runtime.rewrite;

import java.lang.classfile.CodeBuilder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The methods of the JDK that are treated in a way of their own, each a row of a table with its
 * reason. Read only where the JDK is rewritten.
 */
final class JdkMethods {
  static final String FILE = "jdk-methods.tsv";

  private static final Map<String, Hook> OF_ARGUMENT =
      Map.of(
          "file", Hook.USES_FILE,
          "asks", Hook.ASKS_FOR_FILE,
          "entries", Hook.LISTS_FOLDER,
          "reads", Hook.READS_HIDDEN,
          "writes", Hook.WRITES_HIDDEN,
          "keeps", Hook.KEEPS,
          "takes", Hook.TAKES_CLEANABLE);

  private static final Map<String, List<Row>> ROWS = read();

  private record Row(Pattern methods, String treatment, String reason) {
    boolean isOf(String method) {
      return methods.matcher(method).matches();
    }
  }

  private JdkMethods() {}

  /** Whether a class has such methods. */
  static boolean isIn(String internalName) {
    return ROWS.containsKey(internalName);
  }

  /**
   * Whether the JDK works on its own account in a method: it links, loads, looks up and caches.
   * Such a method runs out of control, for it is no step of the program, and does more the first
   * time than later.
   */
  static boolean isHousekeeping(String internalName, String method) {
    return reason(internalName, method, "housekeeping") != null;
  }

  /**
   * What a method lets in by which a program leaves the JVM, so that what it meets there differs
   * from run to run; null for most methods.
   */
  static @Nullable String uncontrolled(String internalName, String method) {
    return reason(internalName, method, "uncontrolled");
  }

  /** Whether a method loads native code for the class that is its first argument. */
  static boolean loadsNativeCode(String internalName, String method) {
    return reason(internalName, method, "native") != null;
  }

  /** What a method tells of its arguments and of itself before it begins; nothing, mostly. */
  static List<Consumer<CodeBuilder>> announcements(String internalName, String method) {
    List<Consumer<CodeBuilder>> all = new ArrayList<>();
    for (Row row : ROWS.getOrDefault(internalName, List.of())) {
      if (row.isOf(method)) {
        String[] words = row.treatment.split(" ", -1);
        Hook hook = OF_ARGUMENT.get(words[0]);
        if (hook != null) {
          int argument = Integer.parseInt(words[1]);
          all.add(code -> hook.invoke(code.aload(argument)));
        } else if (words[0].equals("own")) {
          all.add(Hook.IDENTIFY::invoke);
        } else if (words[0].equals("alone")) {
          all.add(code -> Hook.AMONG_THREADS.invoke(code.loadConstant(row.reason)));
        }
      }
    }
    return all;
  }

  private static @Nullable String reason(String internalName, String method, String treatment) {
    for (Row row : ROWS.getOrDefault(internalName, List.of())) {
      if (row.treatment.equals(treatment) && row.isOf(method)) {
        return row.reason;
      }
    }
    return null;
  }

  private static Map<String, List<Row>> read() {
    Map<String, List<Row>> rows = new HashMap<>();
    for (String[] cells : JdkTable.cells(FILE, 4)) {
      rows.computeIfAbsent(cells[0], _ -> new ArrayList<>())
          .add(new Row(Pattern.compile(cells[1]), cells[2], cells[3]));
    }
    return rows;
  }
}
