package jacquard.bench.plot;

/** One chart of a {@link Sheet}. */
public sealed interface Panel permits LinePanel, BarPanel {
  String title();

  /** Draws into the rectangle that the axes enclose. */
  void draw(SvgElement into, Box box);

  /** A rectangle; y grows downwards. */
  record Box(double left, double top, double right, double bottom) {
    double x(double position) {
      return left + position * (right - left);
    }

    double y(double position) {
      return bottom - position * (bottom - top);
    }

    double middle() {
      return (left + right) / 2;
    }
  }

  /** The vertical axis with its rules, and what it shows. */
  static void verticalAxis(SvgElement into, Box box, Scale scale, String label) {
    for (double tick : scale.ticks()) {
      double y = box.y(scale.position(tick));
      into.add(rule(box.left(), y, box.right(), y, "#ddd"));
      into.add(text(Scale.text(tick), box.left() - 6, y + 4, "end"));
    }
    into.add(rule(box.left(), box.top(), box.left(), box.bottom(), "#333"));
    into.add(rule(box.left(), box.bottom(), box.right(), box.bottom(), "#333"));
    double x = box.left() - 52;
    double y = (box.top() + box.bottom()) / 2;
    into.add(
        text(label, x, y, "middle")
            .with(
                "transform",
                "rotate(-90 %s %s)".formatted(SvgElement.number(x), SvgElement.number(y))));
  }

  static SvgElement rule(double x1, double y1, double x2, double y2, String colour) {
    return new SvgElement("line")
        .with("x1", x1)
        .with("y1", y1)
        .with("x2", x2)
        .with("y2", y2)
        .with("stroke", colour);
  }

  static SvgElement text(String text, double x, double y, String anchor) {
    return new SvgElement("text")
        .with("x", x)
        .with("y", y)
        .with("text-anchor", anchor)
        .containing(text);
  }
}
