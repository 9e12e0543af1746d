package jacquard.bench.plot;

/** The shape that marks the points of a line. */
public enum Marker {
  SQUARE {
    @Override
    String outline(double x, double y) {
      return polygon(x - 4, y - 4, x + 4, y - 4, x + 4, y + 4, x - 4, y + 4);
    }
  },
  DIAMOND {
    @Override
    String outline(double x, double y) {
      return polygon(x, y - 5.5, x + 5.5, y, x, y + 5.5, x - 5.5, y);
    }
  },
  TRIANGLE_UP {
    @Override
    String outline(double x, double y) {
      return polygon(x, y - 5.5, x + 5, y + 4, x - 5, y + 4);
    }
  },
  TRIANGLE_DOWN {
    @Override
    String outline(double x, double y) {
      return polygon(x, y + 5.5, x + 5, y - 4, x - 5, y - 4);
    }
  },
  TRIANGLE_LEFT {
    @Override
    String outline(double x, double y) {
      return polygon(x - 5.5, y, x + 4, y - 5, x + 4, y + 5);
    }
  },
  TRIANGLE_RIGHT {
    @Override
    String outline(double x, double y) {
      return polygon(x + 5.5, y, x - 4, y - 5, x - 4, y + 5);
    }
  };

  /** The shape around a point, as SVG path data. */
  abstract String outline(double x, double y);

  private static String polygon(double... coordinates) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < coordinates.length; i += 2) {
      path.append(i == 0 ? 'M' : 'L')
          .append(SvgElement.number(coordinates[i]))
          .append(',')
          .append(SvgElement.number(coordinates[i + 1]));
    }
    return path.append('Z').toString();
  }
}
