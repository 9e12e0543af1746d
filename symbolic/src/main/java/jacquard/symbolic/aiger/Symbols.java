package jacquard.symbolic.aiger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names at the end of a file, and its comments. */
record Symbols(Map<String, String> names, List<String> comments) {
  static Symbols read(Bytes bytes, Header header) throws AigerException {
    Map<String, String> names = new HashMap<>();
    List<String> comments = new ArrayList<>();
    while (!bytes.atEnd()) {
      String line = bytes.line();
      if (line.equals("c")) {
        while (!bytes.atEnd()) {
          comments.add(bytes.line());
        }
      } else {
        int space = line.indexOf(' ');
        if (space < 2) {
          throw bytes.lineError("a symbol or a comment expected, not \"" + line + "\"");
        }
        int index = bytes.number(line.substring(1, space), "a number");
        if (index >= count(line.charAt(0), header)) {
          throw bytes.lineError("there is no " + line.substring(0, space) + " to name");
        }
        names.put(line.substring(0, space), line.substring(space + 1));
      }
    }
    return new Symbols(names, comments);
  }

  private static int count(char kind, Header header) {
    return switch (kind) {
      case 'i' -> header.inputs();
      case 'l' -> header.latches();
      case 'o' -> header.outputs();
      case 'b' -> header.bads();
      case 'c' -> header.constraints();
      case 'j' -> header.justice();
      case 'f' -> header.fairness();
      default -> 0;
    };
  }

  /** Its name in the file, or its kind and number. */
  String name(char kind, int index) {
    String key = kind + Integer.toString(index);
    return names.getOrDefault(key, key);
  }
}
