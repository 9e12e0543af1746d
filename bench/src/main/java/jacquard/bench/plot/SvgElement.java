package jacquard.bench.plot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;

/** An element of an SVG document, with its attributes and what is inside it. */
final class SvgElement {
  private final String name;
  private final SequencedMap<String, String> attributes = new LinkedHashMap<>();
  private final List<SvgElement> children = new ArrayList<>();
  private String text = "";

  SvgElement(String name) {
    this.name = name;
  }

  /** The outermost element of a picture. */
  static SvgElement document(int width, int height) {
    return new SvgElement("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("width", width)
        .with("height", height)
        .with("viewBox", "0 0 %d %d".formatted(width, height));
  }

  SvgElement with(String attribute, String value) {
    attributes.put(attribute, value);
    return this;
  }

  SvgElement with(String attribute, double value) {
    return with(attribute, number(value));
  }

  SvgElement containing(String content) {
    text = content;
    return this;
  }

  SvgElement add(SvgElement child) {
    children.add(child);
    return this;
  }

  /** A length with at most one decimal: finer than anyone can see. */
  static String number(double value) {
    String rounded = String.format(Locale.ROOT, "%.1f", value);
    return rounded.endsWith(".0") ? rounded.substring(0, rounded.length() - 2) : rounded;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    write(out, "");
    return out.toString();
  }

  private void write(StringBuilder out, String indent) {
    out.append(indent).append('<').append(name);
    attributes.forEach(
        (key, value) ->
            out.append(' ').append(key).append("=\"").append(escaped(value)).append('"'));
    if (children.isEmpty() && text.isEmpty()) {
      out.append("/>\n");
      return;
    }
    out.append('>').append(escaped(text));
    if (!children.isEmpty()) {
      out.append('\n');
      children.forEach(child -> child.write(out, indent + "  "));
      out.append(indent);
    }
    out.append("</").append(name).append(">\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
