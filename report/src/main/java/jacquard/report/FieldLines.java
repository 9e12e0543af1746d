package jacquard.report;

import jacquard.core.Printable;
import java.util.List;

/**
 * Text with a title and named fields below it, aligned. A text is one line, whatever is in it: no
 * message of a program can look like a line of ours.
 */
final class FieldLines {
  private final StringBuilder out = new StringBuilder();

  void title(String verdict, String target) {
    out.append(verdict).append("  ").append(Printable.line(target)).append('\n');
  }

  void field(String name, String text) {
    field(name, List.of(text));
  }

  /** One line per text; none at all where there is no text. */
  void field(String name, List<String> texts) {
    String head = name;
    for (String text : texts) {
      out.append("  %-9s ".formatted(head)).append(Printable.line(text)).append('\n');
      head = "";
    }
  }

  /** Lines as they are. */
  void block(String lines) {
    out.append(lines);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
