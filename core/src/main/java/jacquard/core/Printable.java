package jacquard.core;

import java.util.Locale;

/**
 * What comes from a program under test, as a report may show it: in one line, without characters
 * that a terminal obeys instead of showing them, and not too long. What is printable stays as it
 * is, so that to do this twice does no harm.
 */
public final class Printable {
  /** Enough for a message. */
  private static final int LONG = 2_000;

  /** Enough for what stands in a table. */
  private static final int SHORT = 200;

  private Printable() {}

  /** A message. */
  public static String text(String text) {
    return line(cut(text, LONG));
  }

  /** A name or a value. */
  public static String name(String text) {
    return line(cut(text, SHORT));
  }

  /** Of any length. */
  public static String line(String text) {
    int i = 0;
    while (i < text.length() && isPlain(text.charAt(i))) {
      i++;
    }
    return i == text.length() ? text : escaped(text, i);
  }

  /** Most characters that there are to see, told apart in no time. */
  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x7f;
  }

  private static String escaped(String text, int from) {
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, from);
    for (int i = from; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (isShown(c)) {
        out.appendCodePoint(c);
      } else {
        switch (c) {
          case '\n' -> out.append("\\n");
          case '\r' -> out.append("\\r");
          case '\t' -> out.append("\\t");
          default ->
              out.append(
                  c <= Character.MAX_VALUE
                      ? String.format(Locale.ROOT, "\\u%04x", c)
                      : String.format(Locale.ROOT, "\\u{%x}", c));
        }
      }
    }
    return out.toString();
  }

  /** Not what steers a terminal, breaks a line, turns its direction round, or takes no room. */
  private static boolean isShown(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  private static String cut(String text, int limit) {
    if (text.length() <= limit) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(limit - 1)) ? limit - 1 : limit;
    return text.substring(0, end) + String.format(Locale.ROOT, "… (%,d characters)", text.length());
  }
}
