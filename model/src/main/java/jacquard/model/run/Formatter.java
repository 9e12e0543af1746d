package jacquard.model.run;

import java.util.List;

/** Text from a format with %d, %c, %x, %o, %u and %e. */
final class Formatter {
  private Formatter() {}

  static String format(String format, List<Integer> values) {
    StringBuilder out = new StringBuilder();
    int next = 0;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c != '%' || i + 1 == format.length()) {
        out.append(c);
        continue;
      }
      char kind = format.charAt(++i);
      if (kind == '%' || next >= values.size()) {
        out.append(kind);
        continue;
      }
      int value = values.get(next++);
      switch (kind) {
        case 'c' -> out.append((char) value);
        case 'x' -> out.append(Integer.toHexString(value));
        case 'o' -> out.append(Integer.toOctalString(value));
        case 'u' -> out.append(Integer.toUnsignedString(value));
        default -> out.append(value);
      }
    }
    return out.toString();
  }
}
